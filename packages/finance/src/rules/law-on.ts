import { parseDate } from '../units/calendar.ts';
import { type FinancialYear, financialYearOf, firstDayOf } from '../units/financial-year.ts';
import type { Rule } from './rule.ts';
import { type FoundRule, noRule } from './rule-set.ts';

/** What holds after the last day a topic has a rule for: its last known rule goes on, or none does. */
export type AfterLastKnown = 'freeze' | 'no-rule';

/** The law of one day. Finds rules by topic and keeps a list of those it handed out. */
export interface Law {
  /** ISO date. */
  readonly day: string;
  readonly financialYear: FinancialYear;
  /**
   * The rule of a topic in force on the day. With `freeze`, a day after the topic's last known day gets that last rule;
   * a day before the first known one never gets any. `rules` are in order of their days.
   */
  find<Value>(topic: string, rules: readonly Rule<Value>[]): FoundRule<Value>;
  /** Rules found so far, each once. */
  readonly used: readonly Rule<unknown>[];
  /** Ids of those that ended before the day and were carried on, in the order found. */
  readonly frozen: readonly string[];
}

/** What was found out of a day: its financial year, and the place of the rule found among each topic's, −1 for none. */
interface KnownDay {
  readonly financialYear: FinancialYear;
  readonly places: Readonly<Record<AfterLastKnown, WeakMap<readonly Rule<unknown>[], number>>>;
}

// A household's futures ask for the same rules of the same few days thousands of times.
const knownDays = new Map<string, KnownDay>();
const mostKnownDays = 200;

function knownDay(day: string): KnownDay {
  const known = knownDays.get(day);
  if (known !== undefined) return known;
  const found: KnownDay = {
    financialYear: financialYearOf(parseDate('day', day)),
    places: { freeze: new WeakMap(), 'no-rule': new WeakMap() },
  };
  if (knownDays.size >= mostKnownDays) knownDays.clear();
  knownDays.set(day, found);
  return found;
}

/**
 * The law on a day, written YYYY-MM-DD: rules are found by that very day, so one that starts within a financial year
 * holds from its start. Throws RangeError for a text that is no day.
 */
export function lawOn(day: string, { afterLastKnown = 'no-rule' }: { afterLastKnown?: AfterLastKnown } = {}): Law {
  const { financialYear, places } = knownDay(day);
  const known = places[afterLastKnown];
  const used: Rule<unknown>[] = [];
  const frozen: string[] = [];
  const placeOf = (rules: readonly Rule<unknown>[]) => {
    const found = known.get(rules);
    if (found !== undefined) return found;
    const place = placeOn(day, rules, afterLastKnown);
    known.set(rules, place);
    return place;
  };
  return {
    day,
    financialYear,
    used,
    frozen,
    find: (topic, rules) => {
      const rule = rules[placeOf(rules)];
      if (rule === undefined) return noRule(topic, financialYear);
      if (!used.includes(rule)) {
        used.push(rule);
        if (!isInForce(rule, day)) frozen.push(rule.id);
      }
      return { status: 'found', rule };
    },
  };
}

function placeOn(day: string, rules: readonly Rule<unknown>[], afterLastKnown: AfterLastKnown): number {
  const inForce = rules.findIndex((rule) => isInForce(rule, day));
  if (inForce >= 0 || afterLastKnown === 'no-rule') return inForce;
  return rules.findLastIndex(({ to }) => to !== null && to < day);
}

/** The law of an income year, by its first day; its last known rules go on unless told otherwise. */
export function lawOfYear(year: FinancialYear, afterLastKnown: AfterLastKnown = 'freeze'): Law {
  return lawOn(firstDayOf(year), { afterLastKnown });
}

/** The rule in force on the first day of a financial year, or the statement that there is none. */
export function ruleFor<Value>(topic: string, rules: readonly Rule<Value>[], year: FinancialYear): FoundRule<Value> {
  return lawOfYear(year, 'no-rule').find(topic, rules);
}

function isInForce({ from, to }: Rule<unknown>, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to);
}
