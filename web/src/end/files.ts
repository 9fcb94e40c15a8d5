// Files that are made for somebody to keep or to pass on.

import { finger } from "../settings.svelte";

const LONGEST = 2400; // pixels along the longer side of a picture

/** A drawing as PNG, which every messenger shows. */
export async function asPixels(drawing: Blob): Promise<Blob> {
  const address = URL.createObjectURL(drawing);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = LONGEST / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    return made ?? drawing;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** On a phone offer to pass a file on, elsewhere store it. */
export async function handOut(made: Blob, name: string): Promise<void> {
  const file = new File([made], name, { type: made.type });
  if (finger() && navigator.canShare?.({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (problem) {
      if ((problem as DOMException).name === "AbortError") return; // somebody thought better of it
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
