import pyaclnn


def add_arguments(parser):
    pass


def main(args):
    print(pyaclnn.home())
    return 0
