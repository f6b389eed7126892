# Source this file (bash or zsh): it makes the pyaclnn home beside it the CANN installation of this shell.
# `python -m pyaclnn env` prints its path.
if [ -n "${BASH_SOURCE:-}" ]; then
  _pyaclnn_home=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
elif [ -n "${ZSH_VERSION:-}" ]; then
  _pyaclnn_home=$(cd "$(dirname "${(%):-%x}")" && pwd)
else
  echo "set_env.sh: needs bash or zsh to find its own folder" >&2
  return 1
fi
export ASCEND_HOME_PATH="$_pyaclnn_home"
export ASCEND_TOOLKIT_HOME="$_pyaclnn_home"
export ASCEND_OPP_PATH="$_pyaclnn_home/opp"
case ":${LD_LIBRARY_PATH:-}:" in
  *":$_pyaclnn_home/lib64:"*) ;;
  *) export LD_LIBRARY_PATH="$_pyaclnn_home/lib64${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" ;;
esac
unset _pyaclnn_home
