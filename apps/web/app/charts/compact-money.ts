import { decimal } from '#app/lib/format.ts';

const units = [
  [1e9, 'b'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

/** An amount in axis form: `$25k`, `$1.25m`, `−$40k`. */
export function compactMoney(amount: number): string {
  const size = Math.abs(amount);
  const [divisor, letter] = units.find(([least]) => size >= least) ?? [1, ''];
  const text = `$${decimal(size / divisor)}${letter}`;
  return amount < 0 && size > 0 ? `\u2212${text}` : text;
}
