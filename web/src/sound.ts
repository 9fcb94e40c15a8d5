// Short synthesised sounds; no file is loaded. Off by default.

import { settings } from "./settings.svelte";

export type Sound = "tile" | "figure" | "points" | "turn" | "said";

/** Frequencies in sequence, the length of each, and the volume. */
const TUNES: Record<Sound, [number[], number, number]> = {
  tile: [[180, 120], 0.05, 0.25],
  figure: [[420], 0.05, 0.12],
  points: [[523, 659, 784], 0.09, 0.1],
  turn: [[392, 523], 0.12, 0.12],
  said: [[880], 0.06, 0.06],
};

/** What is heard while the page is not seen, too. */
const HEARD_AFAR: Sound[] = ["turn", "said"];

let audio: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || (document.hidden && !HEARD_AFAR.includes(name))) return;
  audio ??= new AudioContext();
  const [tones, length, loud] = TUNES[name];
  tones.forEach((tone, k) => {
    const begin = audio!.currentTime + k * length;
    const voice = audio!.createOscillator();
    const volume = audio!.createGain();
    voice.type = name === "tile" ? "triangle" : "sine";
    voice.frequency.value = tone;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length * 1.6);
    voice.connect(volume).connect(audio!.destination);
    voice.start(begin);
    voice.stop(begin + length * 1.7);
  });
}
