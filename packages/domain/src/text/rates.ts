import { decimalText } from '@freehold/finance';

// U+2212: as wide as a plus sign and, unlike the hyphen, never wrapped away from its figure.
const minus = '\u2212';

/** An entered rate, percent, with up to four decimals: `5.125%`, `−0.25%`. */
export function rateText(rate: number): string {
  return `${signed(rate, 4)}%`;
}

/** A calculated share, percent, with up to two decimals (decision R-01): `66.67%`. */
export function percentText(share: number): string {
  return `${numberText(share)}%`;
}

/** A number with grouped thousands and up to two decimals, rounded half away from zero: `1,234.5`. */
export function numberText(value: number): string {
  return signed(value, 2);
}

function signed(value: number, most: number): string {
  // A double holds fifteen digits reliably, so 1.005 is treated as the exact half that was typed.
  const meant = Number(value.toPrecision(15));
  const text = decimalText(Math.abs(meant), { most });
  return meant < 0 && text !== '0' ? `${minus}${text}` : text;
}
