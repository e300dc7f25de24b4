import { type FinancialYear, firstDayOf, lastDayOf } from '../units/financial-year.ts';
import type { Rule } from './rule.ts';

/** Result for a year that no rule covers: neither an error nor a number. */
export interface NoRule {
  readonly status: 'no-rule';
  readonly topic: string;
  readonly financialYear: FinancialYear;
}

/** The rule found, or the statement that there is none. */
export type FoundRule<Value> = { readonly status: 'found'; readonly rule: Rule<Value> } | NoRule;

/** States that no rule on the topic covers the year. */
export function noRule(topic: string, year: FinancialYear): NoRule {
  return { status: 'no-rule', topic, financialYear: year };
}

/**
 * The dates of a rule that applies from the first to the last financial year, both included; a null last year means
 * still in force.
 */
export function forYears(first: FinancialYear, last: FinancialYear | null): { from: string; to: string | null } {
  return { from: firstDayOf(first), to: last === null ? null : lastDayOf(last) };
}
