import pyaclnn


def add_arguments(parser):
    parser.epilog = 'Use it as: source "$(python -m pyaclnn env)"'


def main(args):
    print(pyaclnn.home() / "set_env.sh")
    return 0
