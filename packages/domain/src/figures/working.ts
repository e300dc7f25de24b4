import { moneyText } from '@freehold/contract';
import type { LineUnit, WorkingLine } from '@freehold/finance';
import { countText, durationText } from '../text/duration.ts';
import { numberText, rateText } from '../text/rates.ts';

const amountTexts: Readonly<Record<LineUnit, (amount: number) => string>> = {
  dollars: moneyText,
  'dollars-per-year': (amount) => `${moneyText(amount)} a year`,
  'dollars-per-month': (amount) => `${moneyText(amount)} a month`,
  percent: rateText,
  count: numberText,
  years: (amount) => countText(amount, 'year'),
  months: durationText,
};

/** The amount of a line of a working with its unit: `$200,000 a year`, `5.125%`. */
export function workingAmount({ amount, unit }: Pick<WorkingLine, 'amount' | 'unit'>): string {
  return amountTexts[unit](amount);
}
