/** What a person notices who looks elsewhere: a sound where they want one, and a short buzz where the device has it. */
import { settings } from "./settings.svelte";

export type Cue = "turn" | "over";

/** Hertz, one after the other: two steps up for a turn, three for the end. */
const tunes: Readonly<Record<Cue, readonly number[]>> = { turn: [523, 659], over: [523, 659, 784] };
const beat = 0.14;
let audio: AudioContext | undefined;

export function cue(what: Cue): void {
  const touched = matchMedia("(pointer: coarse)").matches && navigator.userActivation?.hasBeenActive;
  if (touched) navigator.vibrate?.(what === "turn" ? 60 : [60, 60, 120]);
  if (settings.sounds) play(tunes[what]);
}

function play(tune: readonly number[]): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  tune.forEach((frequency, i) => {
    const tone = new OscillatorNode(audio!, { type: "triangle", frequency });
    const volume = new GainNode(audio!, { gain: 0 });
    const start = now + i * beat;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * beat);
    tone.connect(volume).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + 2 * beat);
  });
}
