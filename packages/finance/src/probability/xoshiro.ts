const words = 4;

/** Largest seed: seeds are whole numbers of 32 bits. */
export const largestSeed = 0xffff_ffff;

/**
 * Initial generator state for a seed: four words of SplitMix32, started at the seed, with the finaliser of MurmurHash3
 * (Appleby) as its mixer. Equal seeds give equal states on every platform; no seed gives the all-zero state.
 */
export function seededState(seed: number): Int32Array {
  const state = new Int32Array(words);
  let counter = seed | 0;
  for (let word = 0; word < words; word += 1) {
    counter = (counter + 0x9e3779b9) | 0;
    let mixed = counter ^ (counter >>> 16);
    mixed = Math.imul(mixed, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    state[word] = mixed ^ (mixed >>> 16);
  }
  return state;
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
