/** Result of a solver: a value, or the statement that none exists. */
export type Solution =
  | { readonly status: 'solved'; readonly value: number }
  | { readonly status: 'no-solution'; readonly reason: string };

/** Search range of ln(1 + rate): rates from −99.9999 % to about 1,000,000 % a period. */
const lowest = Math.log(1e-6);
const highest = Math.log(1e4);
const stepsPerSide = 400;
const mostHalvings = 200;

/**
 * The rate at which `balance` is 0, the one nearest to the guess if there are several. `balance` takes ln(1 + rate),
 * which keeps every power an exponential; only its sign has to be right. Always terminates: searches for a sign change
 * outwards from the guess, then bisects.
 */
export function solveRate(balance: (logGrowth: number) => number, guess: number): Solution {
  const start = Math.min(highest, Math.max(lowest, Math.log1p(guess)));
  for (let step = 0; step < stepsPerSide; step += 1) {
    for (const bracket of [bracketAt(start, highest, step), bracketAt(start, lowest, step)]) {
      const root = rootIn(balance, bracket);
      if (root !== null) return { status: 'solved', value: Math.expm1(root) + 0 };
    }
  }
  return { status: 'no-solution', reason: 'no rate between -99.9999 % and 1000000 % a period balances the amounts' };
}

type Bracket = readonly [near: number, far: number];

/**
 * The step-th interval from the start towards one end; steps grow with distance, so that small rates can be told apart.
 */
function bracketAt(start: number, end: number, step: number): Bracket {
  const at = (index: number) => start + (end - start) * (index / stepsPerSide) ** 2;
  return [at(step), at(step + 1)];
}

function rootIn(balance: (logGrowth: number) => number, [near, far]: Bracket): number | null {
  const atNear = balance(near);
  const atFar = balance(far);
  if (atNear === 0) return near;
  if (atFar === 0) return far;
  if (Math.sign(atNear) === Math.sign(atFar) || Number.isNaN(atNear + atFar)) return null;
  return halve(balance, { inside: near, outside: far, sign: Math.sign(atNear) });
}

function halve(
  balance: (logGrowth: number) => number,
  bracket: { readonly inside: number; readonly outside: number; readonly sign: number },
): number {
  let { inside, outside } = bracket;
  for (let count = 0; count < mostHalvings; count += 1) {
    const middle = inside + (outside - inside) / 2;
    if (middle === inside || middle === outside) break;
    if (Math.sign(balance(middle)) === bracket.sign) inside = middle;
    else outside = middle;
  }
  return inside + (outside - inside) / 2;
}
