module-bathhouses = The Bathhouses
    .sentence = Followers that come home alone may have to take a bath, and are bought out of it.

mark-bathhouse = bathhouse
