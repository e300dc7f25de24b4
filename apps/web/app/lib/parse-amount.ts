import { decimalText } from '@freehold/finance';
import { type Measure, sizeOf } from './amount-words.ts';

/** A parsed amount: a number, an empty field, or text that is not an amount. Never NaN. */
export type TypedAmount = number | 'blank' | 'not-an-amount';

/** The parts of a typed number; the tail is the text after its digits. */
interface Parts {
  readonly sign: string;
  readonly whole: string;
  readonly decimals: string;
  readonly tail: string;
}

const longest = 100;
const head = /^(?:(-)?(?:aud ?|au|a)?\$?|(?:aud ?|au|a)?\$(-)?) ?(\d[\d, ]*)?(?:\.(\d*))?/i;
const grouped = /^(?:\d+|\d{1,3}(?:[, ]\d{3})+)$/;

/**
 * Parses a number as people type or paste it. Dollars: `600,000`, `$650,000`, `650k`, `1.2m`, `650 000`, and `85k pa`
 * in a yearly field; percent: `6.25%`, `6.1 %`; years: `6 years`, `18 months`. Accepts what a spreadsheet cell brings
 * along: tabs, quotes, a trailing comma, non-breaking spaces, full-width digits. Refuses everything else: `1e5`,
 * `60,00`, words and two cells at once (decision G-13), and `85.000`, which is ambiguous (see `meantAmounts`).
 */
export function parseAmount(text: string, measure: Measure = 'number'): TypedAmount {
  const plain = plainText(text);
  if (plain === '') return 'blank';
  if (meantBy(plain, measure).length > 0) return 'not-an-amount';
  if (measure === 'years') return yearsIn(plain);
  const parts = partsOf(plain);
  const size = parts && sizeOf(parts.tail, measure);
  return parts && size ? number(parts, size.exponent) : 'not-an-amount';
}

/**
 * Possible meanings of a dollar amount with points before groups of three digits, the likelier first: `85.000` is
 * 85,000 to many people and 85 to a computer. Empty for text with one meaning.
 */
export function meantAmounts(text: string, measure: Measure): readonly number[] {
  return meantBy(plainText(text), measure);
}

/**
 * The thousands likely meant by an amount far below the field's usual least: 650 for a price is 650,000. Null for an
 * amount that is usual, or that thousands would not bring up to it.
 */
export function thousandsMeant(text: string, measure: Measure, usualLeast: number): number | null {
  const amount = parseAmount(text, measure);
  if (typeof amount !== 'number' || amount >= usualLeast || amount * 1_000 < usualLeast) return null;
  return amount * 1_000;
}

const pointed = /^(?:(?:aud ?|au|a)?\$ ?)?([1-9]\d{0,2}(?:\.\d{3})+)(?!\d)/i;

function meantBy(plain: string, measure: Measure): readonly number[] {
  const [matched, digits = ''] = pointed.exec(plain) ?? [];
  if (matched === undefined || !measure.startsWith('dollars')) return [];
  // 1.250m is unambiguous: a million and a quarter.
  const size = sizeOf(plain.slice(matched.length), measure);
  if (size === null || size.exponent > 0) return [];
  const bare = Number(digits.replaceAll('.', ''));
  return digits.split('.').length > 2 ? [bare] : [bare, Number(digits)];
}

/** Text of a number field after blur: `650k` becomes `650,000`; text that is not an amount stays as typed. */
export function normaliseAmountText(text: string, measure: Measure = 'number', places = 2): string {
  const amount = parseAmount(text, measure);
  if (amount === 'blank') return '';
  return amount === 'not-an-amount' ? text : amountAsTyped(amount, places);
}

/** An amount as people type it, with commas and up to `places` decimals: `650,000`, `-0.5`. */
export function amountAsTyped(amount: number, places: number): string {
  const size = decimalText(Math.abs(amount), { most: places });
  return amount < 0 ? `-${size}` : size;
}

/**
 * Text of an amount after a character was added or removed: without its commas if they are now in the wrong places, as
 * in `600,0001`.
 */
export function editedAmountText(before: string, text: string): string {
  const isGrouped = before.includes(',') && typeof parseAmount(before) === 'number';
  if (!isGrouped || Math.abs(text.length - before.length) !== 1 || parseAmount(text) !== 'not-an-amount') return text;
  const bare = text.replaceAll(',', '');
  return typeof parseAmount(bare) === 'number' ? bare : text;
}

const fullWidth = /[\uff01-\uff5e]/g;
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

// Normalises spaces; a tab or line break inside stays and is refused.
function plainText(text: string): string {
  const plain = text
    .replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(unseen, '')
    .replaceAll('\u2212', '-')
    .trim();
  const cell = withoutMark(plain);
  const isQuoted = cell.length > 1 && cell.startsWith('"') && cell.endsWith('"');
  const whole = isQuoted ? withoutMark(cell.slice(1, -1).trim()) : cell;
  return whole.replaceAll(/[^\S\t\r\n]+/g, ' ');
}

function withoutMark(text: string): string {
  return text.endsWith(',') || text.endsWith(';') ? text.slice(0, -1).trimEnd() : text;
}

function partsOf(plain: string): Parts | null {
  const [matched, before = '', after = '', digits = '', decimals = ''] =
    plain.length > longest ? [] : (head.exec(plain) ?? []);
  const whole = digits.trimEnd();
  if (matched === undefined || `${whole}${decimals}` === '') return null;
  if (whole !== '' && !grouped.test(whole)) return null;
  return { sign: before || after, whole: whole.replaceAll(/[, ]/g, ''), decimals, tail: plain.slice(matched.length) };
}

// Shifts the decimal point in the text, so that 0.07k is 70, not 70.00000000000001.
function number({ sign, whole, decimals }: Parts, exponent: number): TypedAmount {
  const size = Number(`${whole || '0'}.${decimals || '0'}e${exponent}`);
  if (!Number.isFinite(size)) return 'not-an-amount';
  return sign === '' || size === 0 ? size : -size;
}

const monthsText = /^(?:(\d{1,4}) ?(?:years?|yrs?|y)(?: and|,)? )?(\d{1,4}) ?(?:months?|mths?|mos?|m)\.?$/i;

// Rounded to 0.01 years: 18 months are 1.5, 20 months 1.67.
function yearsIn(plain: string): TypedAmount {
  const [matched, years = '0', months = '0'] = monthsText.exec(plain) ?? [];
  if (matched !== undefined)
    return Number(decimalText(Number(years) + Number(months) / 12, { most: 2 }).replaceAll(',', ''));
  const parts = partsOf(plain);
  const size = parts && sizeOf(parts.tail, 'years');
  return parts && size ? number(parts, size.exponent) : 'not-an-amount';
}
