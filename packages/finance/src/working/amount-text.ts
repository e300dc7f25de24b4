const wholeDollars = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2, minimumFractionDigits: 0 });

/** An amount as it stands inside a formula: `$1,234`, `−$50`, `$88,888.88`. */
export function amountText(amount: number): string {
  const text = `$${wholeDollars.format(Math.abs(amount))}`;
  return amount < 0 ? `−${text}` : text;
}
