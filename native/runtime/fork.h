// What happens around fork() and exit(), where worker threads vanish or run on without the program.
#pragma once

namespace pyaclnn {

// Installs both handlers; called once, before there is a device.
void install_exit_and_fork_handlers();

}  // namespace pyaclnn
