module-flying_machines = De Vliegmachines
    .sentence = Een dobbelsteen beslist hoe ver een horige vliegt.

mark-flying_machine = vliegmachine
