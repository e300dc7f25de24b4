import { roundToCent } from '@freehold/finance';

export { roundToWholePercent } from '@freehold/finance';

const twoDecimals = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** Dollars to the cent as spreadsheets read them: `912033.56`, `-0.50`. */
export function exactCents(amount: number): string {
  return twoDecimals.format(roundToCent(amount));
}

const grouped = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Dollars to the cent for people: `$912,033.56`, `−$0.50`. */
export function exactMoney(amount: number): string {
  const rounded = roundToCent(amount);
  return rounded < 0 ? `\u2212$${grouped.format(-rounded)}` : `$${grouped.format(rounded)}`;
}
