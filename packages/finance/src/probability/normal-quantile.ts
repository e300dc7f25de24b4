const wordCount = 4_294_967_296;

/**
 * Converts a word of 32 random bits to a standard normal value: the quantile of (word + ½) / 2³², between −6.34 and
 * 6.34. Accurate to about 1 in 10¹⁶. Uses only sums, products, quotients and square roots, so every platform gives the
 * same bits. Source: algorithm AS 241 (PPND16), Wichura, Applied Statistics 37 (1988).
 */
export function normalQuantile(word: number): number {
  const distance = (word + 0.5) / wordCount - 0.5;
  if (distance > 0.425 || distance < -0.425) return tailQuantile(word, distance < 0);
  const r = 0.180_625 - distance * distance;
  const above =
    ((((((2509.0809287301227 * r + 33430.57558358813) * r + 67265.7709270087) * r + 45921.95393154987) * r +
      13731.69376550946) *
      r +
      1971.5909503065513) *
      r +
      133.14166789178438) *
      r +
    3.3871328727963665;
  const below =
    ((((((5226.495278852854 * r + 28729.085735721943) * r + 39307.89580009271) * r + 21213.794301586597) * r +
      5394.196021424751) *
      r +
      687.1870074920579) *
      r +
      42.31333070160091) *
      r +
    1;
  return (distance * above) / below;
}

/**
 * Fills `normals` with the normal values of the words at these indexes, in order. One loop, so no number is
 * heap-allocated per value.
 */
export function fillNormals(words: Uint32Array, places: Uint32Array, normals: Float64Array): void {
  for (let place = 0; place < places.length; place += 1) {
    normals[place] = normalQuantile(words[places[place] ?? 0] ?? 0);
  }
}

function tailQuantile(word: number, isLow: boolean): number {
  const r = Math.sqrt(32 * Math.LN2 - lnOfHalfStep(isLow ? word : wordCount - 1 - word)) - 1.6;
  const above =
    ((((((0.0007745450142783414 * r + 0.022723844989269184) * r + 0.2417807251774506) * r + 1.2704582524523684) * r +
      3.6478483247632045) *
      r +
      5.769497221460691) *
      r +
      4.630337846156546) *
      r +
    1.4234371107496835;
  const below =
    ((((((1.0507500716444169e-9 * r + 0.0005475938084995345) * r + 0.015198666563616457) * r + 0.14810397642748008) *
      r +
      0.6897673349851) *
      r +
      1.6763848301838038) *
      r +
      2.053191626637759) *
      r +
    1;
  return isLow ? -above / below : above / below;
}

/**
 * ln (count + ½): a power of two from the bit count, and the series of the inverse hyperbolic tangent for the remaining
 * factor.
 */
function lnOfHalfStep(count: number): number {
  const bits = 31 - Math.clz32(count);
  const unit = bits < 0 ? 0.5 : (1 << bits) >>> 0;
  const ratio = (count + 0.5) / unit;
  const isHigh = ratio > 1.5;
  const s = isHigh ? (ratio - 2) / (ratio + 2) : (ratio - 1) / (ratio + 1);
  const t = s * s;
  const series =
    1 + t * (1 / 3 + t * (1 / 5 + t * (1 / 7 + t * (1 / 9 + t * (1 / 11 + t * (1 / 13 + t * (1 / 15 + t / 17)))))));
  return (isHigh ? bits + 1 : bits) * Math.LN2 + 2 * s * series;
}
