import { parseAmount } from '#app/lib/parse-amount.ts';

/** The end of 1 to 100 that is nearer to a share outside of it (decision G-12); null for one inside or no number. */
export function clampedOwnership(text: string): string | null {
  const share = parseAmount(text, 'percent');
  if (typeof share !== 'number') return null;
  if (share < 1) return '1';
  return share > 100 ? '100' : null;
}
