import type { HouseholdEvent } from '../household/household.ts';
import { firstDayOfMonth, monthNumber } from '../ledger/clock.ts';
import { never, type Run, type RunningIncome } from '../ledger/running.ts';

type SettingEvent = Exclude<HouseholdEvent, { readonly do: 'buy' | 'sell' | 'refinance' | 'renovate' | 'lump' }>;

/** True for an event that changes what holds from its month on; the others move money later in the month. */
export function isSetting(event: HouseholdEvent): event is SettingEvent {
  return !['buy', 'sell', 'refinance', 'renovate', 'lump'].includes(event.do);
}

/** Lets an event take effect at the start of its month. Returns what did not fit, or null. */
export function applySetting(run: Run, event: SettingEvent): string | null {
  switch (event.do) {
    case 'rates':
      run.raised += event.addPct;
      return null;
    case 'work':
      return changeWork(run, event);
    case 'child':
      return addChild(run, event);
    case 'retire':
      return retire(run, event);
    case 'use':
      return changeUse(run, event);
  }
}

function changeWork(run: Run, event: Extract<HouseholdEvent, { do: 'work' }>): string | null {
  const income = incomeOf(run, event.income);
  if (income === undefined) return `There is no income ${event.income}.`;
  const until = event.until === undefined ? never : monthsFromStart(run, event.until);
  income.changes.push({ annual: event.annual, atFactor: income.growing.factor, until });
  return null;
}

function addChild(run: Run, event: Extract<HouseholdEvent, { do: 'child' }>): string | null {
  const { id, monthlyCost, leave } = event;
  const until = event.until === undefined ? never : monthsFromStart(run, event.until);
  run.costs.push({ cost: { id, monthly: monthlyCost }, from: run.month, until, growing: run.prices });
  run.children = [...run.children, until];
  if (leave === undefined) return null;
  const income = incomeOf(run, leave.income);
  if (income === undefined) return `There is no income ${leave.income}.`;
  income.leaves.push({ until: run.month + leave.months - 1, keepsPct: leave.keepsPct });
  return null;
}

function retire(run: Run, event: Extract<HouseholdEvent, { do: 'retire' }>): string | null {
  const place = run.people.findIndex(({ person }) => person.id === event.person);
  const person = run.people[place];
  if (person === undefined) return `There is nobody called ${event.person}.`;
  person.retiredAfter = Math.min(person.retiredAfter, run.month);
  for (const income of run.incomes) {
    const ends = income.income.endsAtRetirement ?? income.income.kind === 'salary';
    if (income.person === place && ends) income.until = Math.min(income.until, run.month);
  }
  if (event.monthlySpending !== undefined) run.spendings.push({ monthly: event.monthlySpending, after: run.month });
  return null;
}

function changeUse(run: Run, event: Extract<HouseholdEvent, { do: 'use' }>): string | null {
  const home = run.homes.find(({ home: { id } }) => id === event.home);
  if (home === undefined || !home.owned) return `${event.home} is not owned then.`;
  home.use = event.use;
  const from = firstDayOfMonth(run.start + run.month);
  if (home.uses.at(-1)?.from === from) home.uses.pop();
  home.uses.push({ from, use: event.use });
  return null;
}

function incomeOf({ incomes }: Run, id: string): RunningIncome | undefined {
  return incomes.find(({ income }) => income.id === id);
}

/** A month's place in the run; months before the start are negative. */
function monthsFromStart({ start }: Run, text: string): number {
  return monthNumber(text) - start;
}
