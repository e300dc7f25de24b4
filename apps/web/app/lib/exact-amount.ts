import { decimalText, roundToCent } from '@freehold/finance';

export { roundToWholePercent } from '@freehold/finance';

/** Dollars to the cent as spreadsheets read them: `912033.56`, `-0.50`. */
export function exactCents(amount: number): string {
  return roundToCent(amount).toFixed(2);
}

/** Dollars to the cent for people: `$912,033.56`, `−$0.50`. */
export function exactMoney(amount: number): string {
  const rounded = roundToCent(amount);
  const size = `$${decimalText(Math.abs(rounded), { most: 2, least: 2 })}`;
  return rounded < 0 ? `\u2212${size}` : size;
}
