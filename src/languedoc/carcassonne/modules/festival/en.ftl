module-festival = The Festival
    .sentence = A festival lets you take a follower home instead of deploying one.

mark-festival = festival
