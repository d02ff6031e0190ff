/**
 * Pseudo-random numbers from a text (FNV-1a for the seed, then mulberry32).
 * In: any text. Out: a function that gives the next number in [0, 1), always the same series for the same text.
 */
export function seededRandom(seed: string): () => number {
  let state = 2166136261
  for (let i = 0; i < seed.length; i++) {
    state = Math.imul(state ^ seed.charCodeAt(i), 16777619)
  }
  // FNV-1a alone leaves similar texts ("partner-1", "partner-2") with similar states: stir once more.
  state = Math.imul(state ^ (state >>> 15), 2246822507)
  state = Math.imul(state ^ (state >>> 13), 3266489909) ^ (state >>> 16)
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
