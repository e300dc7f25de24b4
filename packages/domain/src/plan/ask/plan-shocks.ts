import { moneyText } from '@freehold/contract';
import { type Household, lendingPolicy, type MonthText, monthText as monthKey, monthNumber } from '@freehold/finance';
import { type Shock, type Stress, stress } from '@freehold/finance/decide';
import { type OptionChange, type PlanEvent, usualYears } from '@freehold/plan';
import { monthText } from '../../figures/timeline-words.ts';
import { countText, durationText } from '../../text/duration.ts';
import { numberText, rateText } from '../../text/rates.ts';
import { dependantUntil } from '../plan-moments.ts';
import { homeName } from '../plan-names.ts';
import { active, type PlanToRun, personId } from '../plan-owners.ts';
import { daysIn, workOfPerson } from '../plan-work.ts';
import { runPlan } from '../run-plan.ts';
import { payText } from './ask-words.ts';
import { freeEventId, type OptionOperation, type Ran } from './asked.ts';

/** Something that goes wrong in a plan. People and homes by their ids; months are next month unless named; dollars. */
export type PlanShock =
  /** Pay falls to a percent of itself for some months. */
  | {
      readonly kind: 'incomeLost';
      readonly who: string;
      readonly months: number;
      readonly keepsPct?: number | undefined;
      readonly from?: MonthText | undefined;
    }
  /** Percentage points on loans that are not fixed. */
  | { readonly kind: 'ratesUp'; readonly points: number; readonly from?: MonthText | undefined }
  /** More weeks without a tenant every year; of every property that is let unless one is named. */
  | { readonly kind: 'vacancy'; readonly weeks: number; readonly home?: string | undefined }
  /** Percent that homes and shares are worth less from the start on. */
  | { readonly kind: 'valuesDown'; readonly pct: number }
  | { readonly kind: 'repair'; readonly amount: number; readonly month?: MonthText | undefined }
  | {
      readonly kind: 'child';
      readonly month?: MonthText | undefined;
      readonly leave?:
        | { readonly who: string; readonly months: number; readonly keepsPct?: number | undefined }
        | undefined;
    };

/** The month after a plan's start. */
export function nextMonth({ start }: PlanToRun): MonthText {
  return monthKey(monthNumber(start) + 1);
}

/** A shock as the engine knows it: one for each income or home it falls on. */
export function engineShocks(plan: PlanToRun, household: Household, shock: PlanShock): readonly Shock[] {
  switch (shock.kind) {
    case 'incomeLost':
      return lostIncomes(plan, household, shock);
    case 'ratesUp':
      return [{ kind: 'ratesUp', from: shock.from ?? nextMonth(plan), points: shock.points }];
    case 'vacancy':
      return emptied(plan, household, shock);
    case 'valuesDown':
      return [shock];
    case 'repair':
      return [{ kind: 'repair', month: shock.month ?? nextMonth(plan), amount: shock.amount }];
    case 'child':
      return [childShock(plan, household, shock)];
  }
}

type LossOf = Extract<PlanShock, { readonly kind: 'incomeLost' }>;

function lostIncomes(plan: PlanToRun, household: Household, shock: LossOf): readonly Shock[] {
  const { months, keepsPct = 0, from = nextMonth(plan) } = shock;
  return paidTo(household, shock.who).map((income) => ({ kind: 'incomeLost', income, from, months, keepsPct }));
}

/** Incomes of somebody that end with their work. */
function paidTo({ incomes }: Household, who: string): readonly string[] {
  return incomes.flatMap(({ id, person, endsAtRetirement = false }) =>
    person === personId(who) && endsAtRetirement ? [id] : [],
  );
}

function emptied(plan: PlanToRun, household: Household, { weeks, home }: Extract<PlanShock, { kind: 'vacancy' }>) {
  if (home === undefined) return [{ kind: 'vacancy', weeks } as const];
  const path = Object.hasOwn(plan.homes ?? {}, home) ? `homes/${home}` : `events/${home}`;
  const isCounted = household.homes.some(({ id }) => id === path) || household.events.some(({ id }) => id === path);
  return isCounted ? [{ kind: 'vacancy', weeks, home: path } as const] : [];
}

function childShock(
  plan: PlanToRun,
  household: Household,
  { month, leave }: Extract<PlanShock, { kind: 'child' }>,
): Shock {
  const [income] = leave === undefined ? [] : paidTo(household, leave.who);
  const { benchmarkMonthly } = lendingPolicy.value;
  const [none = 0, one = 0] = benchmarkMonthly[Object.keys(plan.people ?? {}).length > 1 ? 'couple' : 'single'];
  const away = leave === undefined || income === undefined ? undefined : { ...leave, income };
  const born = month ?? nextMonth(plan);
  return {
    ...{ kind: 'child', month: born, until: dependantUntil(born), monthlyCost: one - none },
    ...(away && { leave: { income: away.income, months: away.months, keepsPct: away.keepsPct ?? 0 } }),
  };
}

/** A shock in words: `Without Alex’s pay for 12 months from January 2027`. */
export function shockWords(plan: PlanToRun, shock: PlanShock): string {
  switch (shock.kind) {
    case 'incomeLost': {
      const { who, months, keepsPct = 0, from = nextMonth(plan) } = shock;
      const left = keepsPct === 0 ? 'Without' : `With ${numberText(keepsPct)}% of`;
      return `${left} ${payText(plan, [who])} for ${durationText(months)} from ${monthText(from)}`;
    }
    case 'ratesUp':
      return `Rates ${numberText(shock.points)} points higher from ${monthText(shock.from ?? nextMonth(plan))}`;
    case 'vacancy': {
      const where = shock.home === undefined ? 'what is let' : homeName(plan, shock.home);
      return `${countText(shock.weeks, 'week')} more without a tenant every year in ${where}`;
    }
    case 'valuesDown':
      return `Homes and shares worth ${rateText(shock.pct)} less`;
    case 'repair':
      return `A repair of ${moneyText(shock.amount)} in ${monthText(shock.month ?? nextMonth(plan))}`;
    case 'child':
      return `A child in ${monthText(shock.month ?? nextMonth(plan))}${leaveWords(plan, shock)}`;
  }
}

function leaveWords(plan: PlanToRun, { leave }: Extract<PlanShock, { kind: 'child' }>): string {
  if (leave === undefined) return '';
  const { who, months, keepsPct = 0 } = leave;
  return `, with ${numberText(keepsPct)}% of ${payText(plan, [who])} for ${durationText(months)}`;
}

/**
 * What makes an option of the plan hold a shock of a list, by its place; empty for one that a plan has no event or field
 * for.
 */
export function shockOption(about: Placed, shock: PlanShock, place: number): readonly OptionChange[] {
  const ops = optionOps(about, shock, place + 1);
  return ops.length === 0 ? [] : [{ ops: [...ops], label: shockWords(about.plan, shock) }];
}

/** A plan, and the months in which its events happen. */
type Placed = Pick<Shocked, 'plan'> & { readonly run: Pick<Ran, 'months'> };

function optionOps(about: Placed, shock: PlanShock, count: number): readonly OptionOperation[] {
  const { plan } = about;
  switch (shock.kind) {
    case 'incomeLost':
      return lostWork(about, shock, count);
    case 'ratesUp':
      return [
        put(freeEventId(plan, `rise${count}`), { do: 'rates', when: shock.from ?? nextMonth(plan), add: shock.points }),
      ];
    case 'vacancy':
      return emptyWeeks(plan, shock);
    case 'child': {
      const { month = nextMonth(plan), leave } = shock;
      const away = leave && { leave: { who: leave.who, months: leave.months, keeps: leave.keepsPct ?? 0 } };
      return [put(freeEventId(plan, `child${count}`), { do: 'child', when: month, ...away })];
    }
    case 'valuesDown':
    case 'repair':
      return [];
  }
}

function put(id: string, event: PlanEvent): OptionOperation {
  return { put: `events/${id}`, to: { ...event } };
}

function emptyWeeks(
  plan: PlanToRun,
  { weeks, home }: Extract<PlanShock, { kind: 'vacancy' }>,
): readonly OptionOperation[] {
  const owned = active(plan.homes).map(([id, facts]) => ({ id, facts, path: `homes/${id}` as const }));
  const bought = active(plan.events).flatMap(([id, event]) =>
    event.do === 'buy' ? [{ id, facts: event.home, path: `events/${id}/home` as const }] : [],
  );
  return [...owned, ...bought].flatMap(({ id, facts: { rent = 0, vacancy = 0 }, path }): readonly OptionOperation[] =>
    rent > 0 && (home === undefined || home === id)
      ? [{ set: `${path}/vacancy`, to: Math.min(52, vacancy + weeks) }]
      : [],
  );
}

/**
 * A salary that is lost for a time: days of work from its first month, again wherever the days change within it, and as
 * before from its end. Nothing for other pay, which a plan has no event for.
 */
function lostWork({ plan, run }: Placed, shock: LossOf, count: number): readonly OptionOperation[] {
  const { who, months, keepsPct = 0, from = nextMonth(plan) } = shock;
  const paid = active(plan.incomes).filter(
    ([, { who: whose, type }]) => whose === who && type !== 'pension' && type !== 'other',
  );
  const [salary] = paid;
  if (salary === undefined || paid.length > 1 || salary[1].type !== 'salary') return [];
  const until = monthKey(monthNumber(from) + months);
  const changes = workOfPerson({ plan, found: run.months }, who);
  const within = changes.map(({ when }) => when).filter((when) => from < when && when < until);
  const cuts = [...new Set([from, ...within])];
  const free = (part: string) => freeEventId(plan, `lost${count}${part}`);
  return [
    ...cuts.map((when, place) =>
      put(free(`x${place}x`), { do: 'work', who, when, days: (daysIn(changes, when) * keepsPct) / 100 }),
    ),
    put(free('end'), { do: 'work', who, when: until, days: daysIn(changes, until) }),
  ];
}

/** A plan that ran, and what goes wrong in it. */
export interface Shocked {
  readonly plan: PlanToRun;
  readonly run: Ran;
  readonly shocks: readonly PlanShock[];
}

/** A plan that ran, under shocks. Throws Refusal for shocks out of range. */
export function hitBy(plan: PlanToRun, { household }: Ran, shocks: readonly PlanShock[]): Stress {
  const all = shocks.flatMap((shock) => engineShocks(plan, household, shock));
  return stress(household, { years: plan.years ?? usualYears, shocks: all });
}

/** Another plan under the same shocks; null where it cannot be run. */
export function hitAgain(plan: PlanToRun, shocks: readonly PlanShock[]): Stress | null {
  const run = runPlan(plan);
  return run.status === 'refused' ? null : hitBy(plan, run, shocks);
}
