import { createNoise2D } from 'simplex-noise'
import { seededRandom } from './seed.ts'

/**
 * Smooth noise over a drawing.
 * In: a seed, the length of its largest wave in drawing units, and how many finer waves (each half as long and
 * half as strong) ride on it. Out: a function of a place that gives a value between -1 and 1.
 */
export function smoothNoise(seed: string, wavelength: number, octaves = 1): (x: number, y: number) => number {
  const noise = createNoise2D(seededRandom(seed))
  let whole = 0
  for (let octave = 0; octave < octaves; octave++) whole += 0.5 ** octave
  return (x, y) => {
    let sum = 0
    for (
      let octave = 0, strength = 1, wave = wavelength;
      octave < octaves;
      octave++, strength /= 2, wave /= 2
    ) {
      // The offset keeps octaves from sharing their zero at the origin.
      sum += strength * noise(x / wave + octave * 17.3, y / wave - octave * 9.1)
    }
    return sum / whole
  }
}
