import {
  type HouseholdAssumptions,
  type HouseholdEvent,
  lendingPolicy,
  type MonthText,
  monthNumber,
} from '@freehold/finance';
import type { Finding, PlanEvent } from '@freehold/plan';
import { monthText } from '../figures/timeline-words.ts';
import { firstHomeNote } from './first-home.ts';
import { dependantUntil, type EventMoment, eventMoment, type MonthsFound } from './plan-moments.ts';
import { active, isActive, loanNamed, type PlanToRun, peopleOwning, personId } from './plan-owners.ts';
import { homeFactsOf } from './plan-records.ts';
import { daysIn, fullWeek, stoppedNote, workOfPerson } from './plan-work.ts';

/** What an event becomes, and what is left out of it. */
interface EventRead {
  readonly event: HouseholdEvent | null;
  readonly note?: string;
}

interface Context {
  readonly plan: PlanToRun;
  readonly assume: HouseholdAssumptions;
  readonly found: MonthsFound;
}

type EventOf<Kind extends PlanEvent['do']> = Extract<PlanEvent, { do: Kind }>;

/** Loan to value of a purchase that names none, percent. */
const usualLvr = 80;

/** The events of a plan as a household has them; ids are their paths in the plan. */
export function eventsOf(context: Context) {
  const { plan, found } = context;
  const events: HouseholdEvent[] = [...payRises(context)];
  const notes: Finding[] = [...payNotes(context)];
  for (const [id, event] of active(plan.events)) {
    const where = `events/${id}`;
    const read = eventOf(context, { id: where, event, when: eventMoment(plan, found, id) });
    if (read.event !== null) events.push(read.event);
    if (read.note !== undefined) notes.push({ where, says: read.note });
  }
  return { events, notes };
}

/** Later amounts of incomes: an event each, full-time pay times the days of work that hold in its month. */
function payRises(context: Context): readonly HouseholdEvent[] {
  const { plan } = context;
  return active(plan.incomes).flatMap(([id, { who, steps = [] }]) => {
    const changes = salaryOf(plan, who)?.[0] === id ? workOfPerson(context, who) : [];
    return steps.map(([when, yearly], place) => ({
      id: `incomes/${id}/steps/${place}`,
      do: 'work',
      when,
      income: `incomes/${id}`,
      annual: yearly * priceFactor(context, when) * (daysIn(changes, when) / fullWeek),
    }));
  });
}

/** A note at an income that ends with work, for the first of its later amounts that comes after. */
function payNotes(context: Context): readonly Finding[] {
  return active(context.plan.incomes).flatMap(([id, { who, type, steps = [] }]): readonly Finding[] => {
    if (type !== 'salary' && type !== 'business') return [];
    for (const [from] of steps.toSorted(([one], [other]) => one.localeCompare(other))) {
      const note = stoppedNote(context, who, { what: `Its amount from ${monthText(from)}`, from });
      if (note !== null) return [{ where: `incomes/${id}`, says: note }];
    }
    return [];
  });
}

/** How much a dollar of the start is in a month: prices step at the end of each year from the start (docs/TIMELINE.md). */
function priceFactor({ plan, assume }: Context, when: MonthText): number {
  return growth(assume.pricesPct, yearsBetween(plan.start, when));
}

function growth(pct: number, years: number): number {
  return (1 + pct / 100) ** years;
}

function yearsBetween(start: MonthText, when: MonthText): number {
  return Math.max(0, Math.floor((monthNumber(when) - monthNumber(start)) / 12));
}

interface Placed<Event, When = MonthText> {
  readonly id: string;
  readonly event: Event;
  readonly when: When;
}

function eventOf(context: Context, { id, event, when }: Placed<PlanEvent, EventMoment>): EventRead {
  if (when === null) return { event: null, note: 'Its month is not known, so it is left out.' };
  if (event.do === 'buy') return purchaseOf(context, { id, event, when });
  if (typeof when === 'object') return { event: null, note: 'Only a purchase waits for the tests, so it is left out.' };
  return datedEvent(context, { id, event, when });
}

function purchaseOf({ plan }: Context, { id, event, when }: Placed<EventOf<'buy'>, EventMoment>): EventRead {
  const { lvr = usualLvr, io, rate } = event.loan ?? {};
  const home = { ...homeFactsOf(plan, event.home), id, owners: peopleOwning(plan, event.home.owners) };
  const note = firstHomeNote(plan, id.slice('events/'.length), event);
  return {
    event: {
      id,
      do: 'buy',
      when: when ?? plan.start,
      home,
      loan: {
        lvrPct: lvr,
        ...(rate !== undefined && { ratePct: rate }),
        ...(io !== undefined && { interestOnlyMonths: io * 12 }),
      },
      // Each place's relief is for a home that its buyers live in.
      ...(event.firstHome === true && home.use === 'home' && { buyer: 'first' }),
    },
    ...(note !== undefined && { note }),
  };
}

function datedEvent(context: Context, { id, event, when }: Placed<Exclude<PlanEvent, { do: 'buy' }>>): EventRead {
  const { plan } = context;
  switch (event.do) {
    case 'sell':
      return saleOf(plan, { id, event, when });
    case 'refinance':
      return refinanceOf(context, { id, event, when });
    case 'renovate':
      return renovationOf(context, { id, event, when });
    case 'rates':
      return { event: { id, do: 'rates', when, addPct: event.add } };
    case 'work':
      return workOf(context, { id, event, when });
    case 'child':
      return { event: childOf(plan, { id, event, when }) };
    case 'retire':
      return retirementOf(plan, { id, event, when });
  }
}

const nothingNamed: EventRead = { event: null, note: 'What it names is not in the plan, so it is left out.' };

function saleOf(plan: PlanToRun, { id, event, when }: Placed<EventOf<'sell'>>): EventRead {
  const what = homeNamed(plan, event.home);
  if (what === null) return nothingNamed;
  const { costsPct } = event;
  if (costsPct !== undefined) return { event: { id, do: 'sell', when, what, costsPct } };
  return {
    event: { id, do: 'sell', when, what },
    note: 'No costs of selling are counted. Enter them as a percentage of the price; 2% is typical.',
  };
}

function refinanceOf(context: Context, { id, event, when }: Placed<EventOf<'refinance'>>): EventRead {
  const loan = loanNamed(context.plan, event.loan);
  if (loan === null) return nothingNamed;
  const costs = event.costs === undefined ? {} : { costs: event.costs * priceFactor(context, when) };
  return { event: { id, do: 'refinance', when, loan, ratePct: event.pct, ...costs } };
}

function renovationOf(context: Context, { id, event, when }: Placed<EventOf<'renovate'>>): EventRead {
  const home = homeNamed(context.plan, event.home);
  if (home === null) return nothingNamed;
  const factor = priceFactor(context, when);
  const { cost, adds = 0 } = event;
  return { event: { id, do: 'renovate', when, home, cost: cost * factor, addsValue: adds * factor } };
}

/** The salary of somebody, which work and leave change: the first one that is on. */
function salaryOf(plan: PlanToRun, who: string) {
  return active(plan.incomes).find(([, income]) => income.who === who && income.type === 'salary');
}

function workOf(context: Context, { id, event, when }: Placed<EventOf<'work'>>): EventRead {
  const { plan, assume } = context;
  const found = salaryOf(plan, event.who);
  if (found === undefined) return { event: null, note: 'There is no salary that it changes, so it is left out.' };
  const [income, { yearly, grows = assume.wagesPct, steps = [] }] = found;
  // An engine's run leaves out what is dated before its start.
  const due = steps.filter(([from]) => plan.start <= from && from <= when);
  const step = due.toSorted(([one], [other]) => one.localeCompare(other)).at(-1);
  const since = step?.[0] ?? plan.start;
  const pay = step === undefined ? yearly : step[1] * priceFactor(context, since);
  const years = yearsBetween(plan.start, when) - yearsBetween(plan.start, since);
  const annual = (pay * growth(grows, years) * event.days) / fullWeek;
  const note = stoppedNote(context, event.who, { what: 'It', from: when });
  return { event: { id, do: 'work', when, income: `incomes/${income}`, annual }, ...(note !== null && { note }) };
}

/** A child costs what a typical lender adds to living costs for one more dependant, until it is none. */
function childOf(plan: PlanToRun, { id, event, when }: Placed<EventOf<'child'>>): HouseholdEvent {
  const { benchmarkMonthly } = lendingPolicy.value;
  const [none = 0, one = 0] = benchmarkMonthly[Object.keys(plan.people ?? {}).length > 1 ? 'couple' : 'single'];
  const { leave } = event;
  const salary = leave && salaryOf(plan, leave.who);
  return {
    id,
    do: 'child',
    when,
    monthlyCost: one - none,
    until: dependantUntil(when),
    ...(leave && salary && leave.months > 0
      ? { leave: { income: `incomes/${salary[0]}`, months: leave.months, keepsPct: leave.keeps ?? 0 } }
      : {}),
  };
}

function retirementOf(plan: PlanToRun, { id, event, when }: Placed<EventOf<'retire'>>): EventRead {
  const { who, spend } = event;
  if (!Object.hasOwn(plan.people ?? {}, who)) return nothingNamed;
  const spending = spend === undefined ? {} : { monthlySpending: spend / 12 };
  return { event: { id, do: 'retire', when, person: personId(who), ...spending } };
}

/** A home of the plan, or one that a purchase brings; null for neither. */
function homeNamed(plan: PlanToRun, id: string): string | null {
  if (isActive(plan.homes, id)) return `homes/${id}`;
  return isActive(plan.events, id) && plan.events?.[id]?.do === 'buy' ? `events/${id}` : null;
}
