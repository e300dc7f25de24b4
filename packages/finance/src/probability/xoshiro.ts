const words = 4;

/** Largest seed: seeds are whole numbers of 32 bits. */
export const largestSeed = 0xffff_ffff;

/** Distance between the counters of two words: 2³² over the golden ratio, as in SplitMix. */
const step = 0x9e3779b9;

/**
 * Initial generator state for a seed: four words of SplitMix32, started at the seed. Equal seeds give equal states on
 * every platform; no seed gives the all-zero state.
 */
export function seededState(seed: number): Int32Array {
  const state = new Int32Array(words);
  for (let word = 0; word < words; word += 1) state[word] = mixed((seed + (word + 1) * step) | 0);
  return state;
}

/**
 * Sets a generator to the start of one of a seed's streams; `stream` is a whole number of 32 bits. Two streams of a
 * seed differ in each of the four words, and so do two seeds of a stream; none gives the all-zero state.
 */
export function seedStream(state: Int32Array, seed: number, stream: number): void {
  const away = Math.imul(stream, step);
  for (let word = 0; word < words; word += 1) {
    state[word] = mixed((mixed((seed + (word + 1) * step) | 0) + away) | 0);
  }
}

/** The finaliser of MurmurHash3 (Appleby): one to one on words of 32 bits. */
function mixed(counter: number): number {
  let word = counter ^ (counter >>> 16);
  word = Math.imul(word, 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
}

/**
 * Fills a list with the generator's next words and advances its state. Source: xoshiro128** 1.1, Blackman and Vigna,
 * "Scrambled linear pseudorandom number generators" (2021); integer operations only, so the bits are the same
 * everywhere.
 */
export function fillBits(state: Int32Array, out: Uint32Array): void {
  let [s0 = 0, s1 = 0, s2 = 0, s3 = 0] = state;
  for (let place = 0; place < out.length; place += 1) {
    const scrambled = Math.imul(s1, 5);
    out[place] = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = (s3 << 11) | (s3 >>> 21);
  }
  state[0] = s0;
  state[1] = s1;
  state[2] = s2;
  state[3] = s3;
}
