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

/** Whether a field holds a number. */
export function isNumberKind(kind: FieldFacts['kind']): kind is NumberKind {
  return Object.hasOwn(messages, kind);
}

/** What a number field says about text that is no number. */
export function notANumberMessage(kind: NumberKind): string {
  return messages[kind];
}

/** What a number field counts, from its kind and the unit it shows. */
export function measureOf({ kind, unit }: Pick<FieldFacts, 'kind' | 'unit'>): Measure {
  if (kind === 'money') return dollarsPer(unit);
  if (kind === 'percent') return 'percent';
  return kind === 'years' || kind === 'age' ? 'years' : 'number';
}

/** The number that a text stands for: `whenBlank` for none, NaN for what is no number; parsed strictly (decision G-13). */
export function typedNumber(text: string, whenBlank: number, measure: Measure): number {
  const amount = parseAmount(text, measure);
  if (amount === 'blank') return whenBlank;
  return amount === 'not-an-amount' ? Number.NaN : amount;
}

/** A stored number as its field shows it: amounts with grouped thousands, `12,500.50`, all else bare, with every decimal. */
export function numberText(kind: NumberKind, value: number): string {
  return kind === 'money' ? moneyText(String(value), 'number') : String(value);
}

/** The text that a number field shows once it is left; what is no number stays as it was typed. */
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
