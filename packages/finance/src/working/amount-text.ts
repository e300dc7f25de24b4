import { decimalText } from '../units/decimal-text.ts';

/** Formats an amount for a formula, with two decimals or none: `$1,234`, `−$50`, `$51,813.50`. */
export function amountText(amount: number): string {
  const shortest = decimalText(Math.abs(amount), { most: 2 });
  const text = `$${shortest.includes('.') ? decimalText(Math.abs(amount), { most: 2, least: 2 }) : shortest}`;
  return amount < 0 ? `−${text}` : text;
}

/** Formats a rate or share for a formula: 5.5 gives `5.5%`. */
export function percentText(rate: number): string {
  const text = `${decimalText(Math.abs(rate), { most: 4 })}%`;
  return rate < 0 ? `−${text}` : text;
}

/** Formats a plain number for a formula: a count, or an amount in the caller's own currency. */
export function numberText(value: number): string {
  const text = decimalText(Math.abs(value), { most: 4 });
  return value < 0 ? `−${text}` : text;
}
