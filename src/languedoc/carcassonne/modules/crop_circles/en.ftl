module-crop_circles = The Crop Circles
    .sentence = Crop circles let everybody add or take back followers of one kind.

mark-crop_circle = crop circle
