import { clientMessages, fieldMessages } from '@freehold/contract';
import { dollarsPer, type Measure } from '#app/lib/amount-words.ts';
import { normaliseAmountText, parseAmount } from '#app/lib/parse-amount.ts';
import type { FieldFacts, NumberKind } from './field-facts.ts';

const messages: Readonly<Record<NumberKind, string>> = {
  money: fieldMessages.notAnAmount,
  percent: clientMessages.percentRange,
  years: 'Enter a length of time, for example 6 years, 2.5 or 18 months',
  year: 'Enter a year, for example 2017',
  count: fieldMessages.wholeNumber,
  age: clientMessages.ageRange,
};

/** True if a field of this kind holds a number. */
export function isNumberKind(kind: FieldFacts['kind']): kind is NumberKind {
  return Object.hasOwn(messages, kind);
}

/** Error for text in a number field that is not a number. */
export function notANumberMessage(kind: NumberKind): string {
  return messages[kind];
}

/** Unit of measure of a number field, from its kind and displayed unit. */
export function measureOf({ kind, unit }: Pick<FieldFacts, 'kind' | 'unit'>): Measure {
  if (kind === 'money') return dollarsPer(unit);
  if (kind === 'percent') return 'percent';
  return kind === 'years' || kind === 'age' ? 'years' : 'number';
}

/** Parses a number strictly (decision G-13): returns `whenBlank` for blank text, NaN for text that is not a number. */
export function typedNumber(text: string, whenBlank: number, measure: Measure): number {
  const amount = parseAmount(text, measure);
  if (amount === 'blank') return whenBlank;
  return amount === 'not-an-amount' ? Number.NaN : amount;
}

/**
 * A stored number as its field shows it: amounts with grouped thousands, `12,500.50`, others plain with all decimals.
 */
export function numberText(kind: NumberKind, value: number): string {
  return kind === 'money' ? moneyText(String(value), 'number') : String(value);
}

/** Text a number field shows on blur; text that is not a number stays as typed. */
export function settledNumberText(facts: Pick<FieldFacts, 'kind' | 'unit'>, text: string): string {
  const measure = measureOf(facts);
  if (facts.kind === 'money') return moneyText(text, measure);
  const amount = parseAmount(text, measure);
  if (amount === 'blank') return '';
  return amount === 'not-an-amount' ? text : String(amount);
}

// Two decimals or none.
function moneyText(text: string, measure: Measure): string {
  return normaliseAmountText(text, measure).replace(/^[\d,]+\.\d$/, (amount) => `${amount}0`);
}
