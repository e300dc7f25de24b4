import { roundToDollar } from '@freehold/finance';

const wholeDollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

// U+2212, as long as a plus sign and never broken from its figure, unlike the hyphen.
const minus = '\u2212';

/**
 * An amount as screens and reports show it: whole Australian dollars, halves away from zero, `$768,765`, `−$1,234`, and
 * `$0` for −0. Where a negative amount means something, a word such as "shortfall" stands beside it (decision R-03).
 */
export function moneyText(amount: number): string {
  const rounded = roundToDollar(amount);
  return rounded < 0 ? `${minus}$${wholeDollars.format(-rounded)}` : `$${wholeDollars.format(rounded)}`;
}
