// Whether the play aid is being printed: then everything on it is loaded, not only what is open.

export const paper = $state({ printing: false });
