module-flying_machines = The Flying Machines
    .sentence = A die decides how far a follower flies.

mark-flying_machine = flying machine
