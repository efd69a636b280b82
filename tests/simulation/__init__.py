"""The whole server in one process, on a loop without real time: chance and faults follow from a seed."""
