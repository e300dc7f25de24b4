import { type Household, type MonthText, monthNumber } from '@freehold/finance';
import { refinanceOrStay, renovateOrNot } from '@freehold/finance/decide';
import { type PlanEvent, usualYears } from '@freehold/plan';
import { monthText } from '../../figures/timeline-words.ts';
import { active, type PlanToRun } from '../plan-owners.ts';
import { type InBothDollars, todaysDollars } from '../plan-years.ts';
import { aboutText } from './ask-words.ts';
import type { Ran } from './asked.ts';

/** What is decided about a home, and what it is decided by. */
export interface DecideAsked {
  /** Agent and marketing, percent of the price; none unless given. */
  readonly saleCostsPct?: number | undefined;
  /** Dollars of today for work that the plan does not hold; `adds` to the value. */
  readonly renovation?: { readonly month: MonthText; readonly cost: number; readonly adds: number } | undefined;
  /** A rate in percent for a loan on the home that the plan does not refinance. Costs in dollars of today. */
  readonly refinance?:
    | { readonly loan: string; readonly month: MonthText; readonly pct: number; readonly costs: number }
    | undefined;
  /** Many runs: false leaves the growth that breaks even out. */
  readonly breakEven?: boolean | undefined;
}

/** One more way: refinancing or renovating against leaving it. */
export interface OtherWay {
  readonly label: string;
  /** Net worth at the end of the plan less that of leaving it. */
  readonly difference: InBothDollars;
  /** First month by which its costs are back; null where they never are. */
  readonly paidBack: MonthText | null;
  readonly sentence: string;
}

/** A home of a plan that ran, by its id in the plan and its path in the household. */
export interface Deciding {
  readonly plan: PlanToRun;
  readonly run: Ran;
  readonly homeId: string;
  readonly path: string;
  readonly asked: DecideAsked;
}

/** Dollars at the end of the plan, and what they are today. */
export function atEndInBoth({ run }: Deciding, dollars: number): InBothDollars {
  const { timeline, household } = run;
  return { ofYear: dollars, today: todaysDollars(dollars, timeline.months - 1, household.assume.pricesPct) };
}

/** Refinancing of loans on the home, as the plan holds it and as asked, against staying. */
export function refinancings(about: Deciding): readonly OtherWay[] {
  const { plan, run, homeId, asked } = about;
  const planned = active(plan.events).flatMap(([id, event]) =>
    event.do === 'refinance' && isOn(plan, event, homeId) ? [`events/${id}`] : [],
  );
  const held = run.household.events.flatMap((event) =>
    event.do === 'refinance' && planned.includes(event.id)
      ? [{ own: event.id, loan: event.loan, month: event.when, ratePct: event.ratePct, costs: event.costs ?? 0 }]
      : [],
  );
  const wanted = asked.refinance && [
    {
      ...{ own: null, loan: loanPath(plan, asked.refinance.loan), month: asked.refinance.month },
      ...{ ratePct: asked.refinance.pct, costs: asked.refinance.costs * factorAt(about, asked.refinance.month) },
    },
  ];
  return [...held, ...(wanted ?? [])].map(({ own, ...terms }) => {
    const household = withoutEvent(run.household, own);
    const found = refinanceOrStay(household, { ...terms, years: plan.years ?? usualYears });
    const label = `Refinance at ${terms.ratePct}% in ${monthText(terms.month)}`;
    const { difference, costsPaidBack: paidBack } = found;
    return wayOf(about, { label, difference, paidBack, note: found.status === 'notPossible' ? found.sentence : null });
  });
}

function isOn({ loans = {} }: PlanToRun, { loan }: Extract<PlanEvent, { do: 'refinance' }>, homeId: string): boolean {
  return loan === homeId || (loans[loan]?.on ?? []).includes(homeId);
}

function loanPath({ loans = {} }: PlanToRun, id: string): string {
  return Object.hasOwn(loans, id) ? `loans/${id}` : `events/${id}.loan`;
}

/** Renovations of the home, as the plan holds them and as asked, against leaving it. */
export function renovations(about: Deciding): readonly OtherWay[] {
  const { plan, run, path, asked } = about;
  const held = run.household.events.flatMap((event) =>
    event.do === 'renovate' && event.home === path
      ? [{ own: event.id, month: event.when, cost: event.cost, addsValue: event.addsValue }]
      : [],
  );
  const factor = asked.renovation === undefined ? 1 : factorAt(about, asked.renovation.month);
  const wanted = asked.renovation && [
    {
      ...{ own: null, month: asked.renovation.month },
      ...{ cost: asked.renovation.cost * factor, addsValue: asked.renovation.adds * factor },
    },
  ];
  return [...held, ...(wanted ?? [])].map(({ own, ...work }) => {
    const household = withoutEvent(run.household, own);
    const found = renovateOrNot(household, { ...work, home: path, years: plan.years ?? usualYears });
    const label = `Renovate in ${monthText(work.month)}`;
    const { difference, paidBack } = found;
    return wayOf(about, { label, difference, paidBack, note: found.status === 'notPossible' ? found.sentence : null });
  });
}

function withoutEvent(household: Household, id: string | null): Household {
  return { ...household, events: household.events.filter((event) => event.id !== id) };
}

/** Dollars of a month for one of today, in steps of a year as the run has them. */
function factorAt({ plan, run }: Deciding, month: MonthText): number {
  const years = Math.max(0, Math.floor((monthNumber(month) - monthNumber(plan.start)) / 12));
  return (1 + run.household.assume.pricesPct / 100) ** years;
}

interface Way extends Pick<OtherWay, 'label' | 'paidBack'> {
  readonly difference: number;
  /** Why it cannot be done, or null. */
  readonly note: string | null;
}

function wayOf(about: Deciding, { label, difference, paidBack, note }: Way): OtherWay {
  const both = atEndInBoth(about, difference);
  const end = `${aboutText(Math.abs(both.today))} ${difference < 0 ? 'less' : 'more'} at the end of the plan in today’s dollars`;
  const back =
    paidBack === null
      ? 'its costs are not paid back in this plan'
      : `its costs are paid back by ${monthText(paidBack)}`;
  return {
    label,
    difference: both,
    paidBack,
    sentence: note === null ? `${label}: ${back}; ${end}.` : `${label}: ${note}`,
  };
}
