import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

/** Rise of wages of a household whose own is not known. */
export const wagesGrowthPercent: Rule<number> = {
  id: 'household.wages',
  label: 'Growth of wages',
  value: 3.5,
  unit: 'percent a year',
  ...ownEstimate,
  note: 'A point over the inflation assumed; super funds’ calculators take wages at 3.7 % and prices at 2.5 %',
};

/** Rise of the price of shares, besides their dividends. */
export const sharesGrowthPercent: Rule<number> = {
  id: 'household.shares',
  label: 'Growth of shares',
  value: 4,
  unit: 'percent a year',
  ...ownEstimate,
  note: 'The return assumed on savings, 7 % a year, less about 3 % of it paid as dividends, which a household enters as income',
};

/** Time left on a loan whose end is not known. */
export const loanYearsLeft: Rule<number> = {
  id: 'household.loan-years-left',
  label: 'Years left on a loan without an end on record',
  value: 30,
  unit: 'years from today',
  ...ownEstimate,
};

/** Interest only left on a loan whose record does not say until when. */
export const interestOnlyYearsLeft: Rule<number> = {
  id: 'household.interest-only-years-left',
  label: 'Years of interest only left on a loan without an end of them on record',
  value: 5,
  unit: 'years from today',
  ...ownEstimate,
};

/** Return of super in each mix but the balanced one, which earns what savings do. */
export const superMixReturns: Rule<Readonly<Record<'cash' | 'conservative' | 'growth' | 'highGrowth', number>>> = {
  id: 'household.super-mixes',
  label: 'Return of super by mix',
  value: { cash: 3.5, conservative: 5, growth: 7.5, highGrowth: 8 },
  unit: 'percent a year',
  ...ownEstimate,
  note: 'Around the 7 % a year assumed of a balanced mix: lower the less of it is shares and property',
};
