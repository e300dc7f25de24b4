import type { Household } from '../household/household.ts';
import type { Run, RunOptions } from '../ledger/running.ts';
import type { Timeline } from '../ledger/timeline.ts';
import type { Rule } from '../rules/rule.ts';
import { monthlyPreset } from './monthly.ts';
import { simulate, simulateBalances } from './simulate.ts';
import { startRun } from './start-run.ts';

/**
 * A household's future month by month in whole cents, as docs/TIMELINE.md describes it: financial years from the
 * household's start, the first one cut short by it. `law` says which law all years go by, `paths` adds a drawn future's deviations, `observer` hears of every
 * posting. The household must have passed `checkHousehold`. Throws Refusal `outOfRange` at `years` where growth leads
 * outside the amounts that taxes are worked out on.
 */
export function runHousehold(household: Household, options: RunOptions): Timeline {
  const run = startRun(household, options, monthlyPreset);
  const filled = simulate(run);
  return { ...outcomeOf(run), ...filled };
}

/**
 * The balances of `runHousehold` alone, written into a list of months × accounts that futures can share. Throws as it
 * does.
 */
export function fillBalances(household: Household, options: RunOptions, balances: Float64Array): void {
  const run = startRun(household, { ...options, keeps: 'balances' }, monthlyPreset);
  simulateBalances(run, balances);
}

type Outcome = Omit<Timeline, 'opening' | 'balances' | 'flows'>;

function outcomeOf(run: Run): Outcome {
  const rules = new Set<Rule<unknown>>();
  const frozen = new Set<string>();
  for (const { people, entities } of run.years) {
    for (const entity of entities) for (const rule of entity.rules) rules.add(rule);
    for (const { position } of people) {
      for (const rule of position.rules) rules.add(rule);
      for (const id of position.frozen) frozen.add(id);
    }
  }
  return {
    law: run.law,
    start: run.household.start,
    months: run.months,
    accounts: run.books.names,
    years: run.years,
    events: run.happened,
    blocked: run.blocked.filter(({ blockers }) => blockers.length > 0),
    shortMonths: run.shortMonths,
    notKnown: [...run.notKnown.values()],
    superLimits: run.superLimits,
    breakCosts: run.breakCosts,
    rules: [...rules],
    frozen: [...frozen],
  };
}
