import { type FinancialYear, firstDayOf, lastDayOf } from '../units/financial-year.ts';
import type { Rule } from './rule.ts';

/** Answer for a year that no rule covers: not an error, and not a number. */
export interface NoRule {
  readonly status: 'no-rule';
  readonly topic: string;
  readonly financialYear: FinancialYear;
}

/** A rule for the year, or the statement that there is none. */
export type FoundRule<Value> = { readonly status: 'found'; readonly rule: Rule<Value> } | NoRule;

/** The rule whose dates contain the first day of the financial year. */
export function ruleFor<Value>(topic: string, rules: readonly Rule<Value>[], year: FinancialYear): FoundRule<Value> {
  const day = firstDayOf(year);
  const rule = rules.find(({ from, to }) => (from === null || from <= day) && (to === null || day <= to));
  return rule === undefined ? noRule(topic, year) : { status: 'found', rule };
}

/** The statement that no rule on the topic covers the year. */
export function noRule(topic: string, year: FinancialYear): NoRule {
  return { status: 'no-rule', topic, financialYear: year };
}

/** Dates and label of a rule that applies from one financial year to another, both included; no last year: still in force. */
export function forYears(first: FinancialYear, last: FinancialYear | null): { from: string; to: string | null } {
  return { from: firstDayOf(first), to: last === null ? null : lastDayOf(last) };
}
