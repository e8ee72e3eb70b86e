/** What is heard at the door: two rising tones let in, a low one twice does not. */
export type Sound = 'in' | 'refused';

/** Hertz, and seconds from the start. */
const TONES: Readonly<Record<Sound, readonly (readonly [hertz: number, at: number])[]>> = {
  in: [
    [660, 0],
    [990, 0.12],
  ],
  refused: [
    [200, 0],
    [200, 0.22],
  ],
};
const LENGTH_S = 0.14;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

/** Made by tones, so that nothing is loaded. A device without sound stays silent. */
export function playSound(sound: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    for (const [hertz, at] of TONES[sound]) sing(context, hertz, context.currentTime + at);
  } catch {
    // Colour and word say the same.
  }
}

function sing(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = hertz < 300 ? 'square' : 'sine';
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(LOUDNESS, at);
  // Cut off at once it would crack.
  loudness.gain.exponentialRampToValueAtTime(0.001, at + LENGTH_S);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH_S);
}
