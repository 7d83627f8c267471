"""What several folders of tests share: positions, toy boards, processes, and how a test names its rules."""
