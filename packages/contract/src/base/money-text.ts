import { decimalText, roundToDollar } from '@freehold/finance';

// U+2212: as wide as a plus sign and, unlike the hyphen, never broken from its figure.
const minus = '\u2212';

/**
 * An amount as screens and reports show it: whole Australian dollars, halves away from zero, `$768,765`, `−$1,234`, and
 * `$0` for −0. Where a negative amount means something, a word such as "shortfall" stands beside it (decision R-03).
 */
export function moneyText(amount: number): string {
  const rounded = roundToDollar(amount);
  const size = `$${decimalText(Math.abs(rounded), { most: 0 })}`;
  return rounded < 0 ? `${minus}${size}` : size;
}
