module-phantom = Het Fantoom
    .sentence = Een tweede, doorzichtige horige mag in dezelfde beurt gezet worden.
