/** Largest amount the calculations accept, so that no product of inputs overflows (decision G-10). */
export const largestAmount = 1e12;
