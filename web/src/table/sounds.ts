/** Small sounds made by code: a wooden knock, a call, a chime, a closing chord. */
import { settings } from "../shared/settings.svelte";

export type Sound = "place" | "turn" | "points" | "end";

interface Tone {
  at: number; // seconds from now
  hertz: number;
  to?: number; // glides there
  lasts: number;
  loud: number;
  shape: OscillatorType;
}

const SOUNDS: Record<Sound, Tone[]> = {
  place: [
    { at: 0, hertz: 190, to: 70, lasts: 0.09, loud: 0.5, shape: "triangle" },
    { at: 0.01, hertz: 900, to: 300, lasts: 0.03, loud: 0.08, shape: "square" },
  ],
  turn: [
    { at: 0, hertz: 392, lasts: 0.22, loud: 0.25, shape: "sine" },
    { at: 0.13, hertz: 587.3, lasts: 0.35, loud: 0.25, shape: "sine" },
  ],
  points: [
    { at: 0.08, hertz: 784, lasts: 0.25, loud: 0.14, shape: "triangle" },
    { at: 0.16, hertz: 1046.5, lasts: 0.35, loud: 0.14, shape: "triangle" },
  ],
  end: [261.6, 329.6, 392, 523.3].map((hertz, step) => ({
    at: 0.14 * step,
    hertz,
    lasts: 1.3 - 0.14 * step,
    loud: 0.18,
    shape: "triangle" as const,
  })),
};

let audio: AudioContext | null = null;

/** Plays a sound if sounds are wanted; a browser that forbids it stays silent. */
export function play(sound: Sound): void {
  if (!settings.sounds) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of SOUNDS[sound]) playTone(audio, tone);
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const end = start + tone.lasts;
  const source = new OscillatorNode(audio, { type: tone.shape, frequency: tone.hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(tone.loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, end);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(end);
}
