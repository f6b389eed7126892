"""What several suites share. These helpers have tests of their own in tests/meta/test_support.py."""
