module-phantom = The Phantom
    .sentence = A second, invisible follower may be deployed in the same turn.
