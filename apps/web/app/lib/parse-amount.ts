import { decimalText } from '@freehold/finance';

/** What a typed amount stands for: dollars, nothing at all, or something that is no amount. Never NaN. */
export type TypedAmount = number | 'blank' | 'not-an-amount';

// Optional minus and dollar sign, plain digits or groups of three, optional decimals, optional k or m.
const shape = /^([-\u2212]?)\$?(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?([km]?)$/i;
const exponents: Readonly<Record<string, number>> = { k: 3, m: 6 };

/**
 * The amount of a text as people type or paste it: `600,000`, `$650,000`, `650k`, `1.2m`, `650 000`. Strict in all else:
 * `1e5`, `0x10`, `60,00` and words are no amounts (decision G-13).
 */
export function parseAmount(text: string): TypedAmount {
  const compact = text.replace(/\s/g, '');
  if (compact === '') return 'blank';
  const [matched, sign, whole = '', decimals = '', suffix = ''] = shape.exec(compact) ?? [];
  if (matched === undefined || `${whole}${decimals}` === '') return 'not-an-amount';
  // Moving the decimal point inside the text keeps 0.07k at 70 instead of 70.00000000000001.
  const exponent = exponents[suffix.toLowerCase()] ?? 0;
  const size = Number(`${whole.replaceAll(',', '') || '0'}.${decimals || '0'}e${exponent}`);
  if (!Number.isFinite(size)) return 'not-an-amount';
  return sign === '' || size === 0 ? size : -size;
}

/** The text a money field shows once it is left: `650k` becomes `650,000`; what is no amount stays as it was typed. */
export function normaliseAmountText(text: string): string {
  const amount = parseAmount(text);
  if (amount === 'blank') return '';
  return amount === 'not-an-amount' ? text : amountAsTyped(amount, 2);
}

/** An amount as people type it, with commas and up to so many places: `650,000`, `-0.5`. */
export function amountAsTyped(amount: number, places: number): string {
  const size = decimalText(Math.abs(amount), { most: places });
  return amount < 0 ? `-${size}` : size;
}

/**
 * What the text of an amount with commas becomes when a character is added to it or taken from it: without them where they would
 * now stand in wrong places, as in `600,0001`.
 */
export function editedAmountText(before: string, text: string): string {
  const isGrouped = before.includes(',') && typeof parseAmount(before) === 'number';
  if (!isGrouped || Math.abs(text.length - before.length) !== 1 || parseAmount(text) !== 'not-an-amount') return text;
  const bare = text.replaceAll(',', '');
  return typeof parseAmount(bare) === 'number' ? bare : text;
}
