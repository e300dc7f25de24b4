import { decimalText } from '../units/decimal-text.ts';

/** An amount as it stands inside a formula, with two cents or none: `$1,234`, `−$50`, `$51,813.50`. */
export function amountText(amount: number): string {
  const shortest = decimalText(Math.abs(amount), { most: 2 });
  const text = `$${shortest.includes('.') ? decimalText(Math.abs(amount), { most: 2, least: 2 }) : shortest}`;
  return amount < 0 ? `−${text}` : text;
}

/** A rate or share as it stands inside a formula: 5.5 gives `5.5%`. */
export function percentText(rate: number): string {
  const text = `${decimalText(Math.abs(rate), { most: 4 })}%`;
  return rate < 0 ? `−${text}` : text;
}

/** A plain number as it stands inside a formula: a count, or an amount in a currency of the caller's own. */
export function numberText(value: number): string {
  const text = decimalText(Math.abs(value), { most: 4 });
  return value < 0 ? `−${text}` : text;
}
