const upToCents = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2, minimumFractionDigits: 0 });
const upToFourPlaces = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 4, minimumFractionDigits: 0 });

/** An amount as it stands inside a formula: `$1,234`, `−$50`, `$88,888.88`. */
export function amountText(amount: number): string {
  const text = `$${upToCents.format(Math.abs(amount))}`;
  return amount < 0 ? `−${text}` : text;
}

/** A rate or share as it stands inside a formula: 5.5 gives `5.5%`. */
export function percentText(rate: number): string {
  const text = `${upToFourPlaces.format(Math.abs(rate))}%`;
  return rate < 0 ? `−${text}` : text;
}

/** A plain number as it stands inside a formula: a count, or an amount in a currency of the caller's own. */
export function numberText(value: number): string {
  const text = upToFourPlaces.format(Math.abs(value));
  return value < 0 ? `−${text}` : text;
}
