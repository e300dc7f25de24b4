const leastOfFigure = 0.01;
const leastOfLargest = 0.05;

/**
 * The levers worth a look: without those that move the figure by less than 1% of it, or by less than 5% of what the
 * largest moves it; the largest always stays. `worth` and `figure` are dollars, up or down.
 */
export function tellingLevers<Lever extends { readonly worth: number }>(
  levers: readonly Lever[],
  figure: number,
): readonly Lever[] {
  const largest = Math.max(...levers.map(({ worth }) => Math.abs(worth)));
  const least = Math.min(largest, Math.max(Math.abs(figure) * leastOfFigure, largest * leastOfLargest));
  return levers.filter(({ worth }) => Math.abs(worth) >= least);
}
