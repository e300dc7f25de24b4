import { moneyText } from '@freehold/contract';
import { monthText as monthKey, monthNumber } from '@freehold/finance';
import { lastThatHolds } from '@freehold/finance/decide';
import { monthText } from '../../figures/timeline-words.ts';
import type { PlanToRun } from '../plan-owners.ts';
import { runPlan } from '../run-plan.ts';
import { aboutText } from './ask-words.ts';
import { type AskedPlan, askedOf, planWith, purchaseId, workersOf } from './asked.ts';
import { isAbove, staysAbove } from './cash.ts';
import type { Because, PlanAnswer, PlanQuestion, SpendLess } from './question.ts';
import { type Failing, spendLess } from './spend-less.ts';

type StopQuestion = Extract<PlanQuestion, { readonly ask: 'stopWork' }>;

/** Steps of a price in which a purchase that is not reachable is tried, dollars. */
const priceStep = 5_000;
const spendStep = 1_000;

/** What would be enough: a lower price, or less spending; null where nothing above 0 is, or the question has neither. */
export function enoughFor(about: AskedPlan, because: Because | null): PlanAnswer['enough'] {
  const { question } = about;
  if (question.ask === 'buyEarliest' && because !== null && because.test !== 'floor')
    return lowerPrice(about, question);
  if (question.ask === 'stopWork') return lessSpending(about, question);
  return null;
}

function lowerPrice({ plan, asked }: AskedPlan, question: Extract<PlanQuestion, { readonly ask: 'buyEarliest' }>) {
  const id = purchaseId(plan, question);
  const boughtAt = (steps: number) => {
    const run = runPlan(planWith(asked.plan, [{ set: `events/${id}/home/value`, to: steps * priceStep }]));
    return run.status === 'run' ? run.months.get(id) : undefined;
  };
  const most = Math.floor(question.price / priceStep);
  const turn = lastThatHolds(fourfold(most), (steps) => boughtAt(steps) !== undefined);
  const month = turn.status === 'between' ? boughtAt(turn.holds) : undefined;
  if (turn.status !== 'between' || month === undefined) return null;
  const value = turn.holds * priceStep;
  const words = `At ${moneyText(value)}, ${aboutText(question.price - value)} less, the tests pass in ${monthText(monthKey(month))}.`;
  return { value, sentence: words };
}

/** The month in which the plan's last of these people stops, from 0, or else its start. */
function stopMonth({ plan, run }: AskedPlan, { who = workersOf(plan) }: StopQuestion): number {
  const stops = run.timeline.events.filter(({ do: does }) => does === 'retire').map(({ id, month }) => ({ id, month }));
  const own = stops.filter(({ id }) => {
    const event = plan.events?.[id.slice('events/'.length)];
    return event?.do === 'retire' && who.includes(event.who);
  });
  return Math.max(0, ...own.map(({ month }) => month));
}

/** What would last from the month in which the plan has them stop. */
function lessSpending(about: AskedPlan, question: StopQuestion) {
  const { plan, asked } = about;
  const from = stopMonth(about, question);
  const lasts = (steps: number) => {
    const { ops } = askedOf(plan, { ...question, spend: steps * spendStep });
    return staysAbove(planWith(asked.plan, ops(from)), { first: from, last: untilMonth(plan, question) });
  };
  const turn = lastThatHolds(fourfold(Math.floor(question.spend / spendStep)), lasts);
  if (turn.status !== 'between') return null;
  const value = turn.holds * spendStep;
  return { value, sentence: `From ${monthWords(plan, from)} on, ${moneyText(value)} a year would last.` };
}

/** How much less spending would do for a question that has no answer; null where spending is not what stops it. */
export function spendLessFor(about: AskedPlan): SpendLess | null {
  const failing = failingOf(about);
  return failing === null ? null : spendLess(failing);
}

function failingOf(about: AskedPlan): Failing | null {
  const { question, asked, run } = about;
  switch (question.ask) {
    case 'buyEarliest':
    case 'payMost':
      return notBought(about, question);
    case 'stopWork':
      return notLasting(about, question);
    case 'highestRate': {
      const span = { first: 1, last: run.timeline.months - 1 };
      const says = () => 'cash stays at what you keep, without a rise of rates';
      const isShort = !staysAbove(asked.plan, span);
      return isShort
        ? { plan: asked.plan, holds: (changed) => staysAbove(changed, span), says, first: () => [] }
        : null;
    }
    case 'saveMonthly':
      return null;
  }
}

type PurchaseQuestion = Extract<PlanQuestion, { readonly ask: 'buyEarliest' | 'payMost' }>;

/** A purchase at the price asked about, or at the plan's own where the question is the price. */
function notBought({ plan, asked }: AskedPlan, question: PurchaseQuestion): Failing | null {
  const id = purchaseId(plan, question);
  const event = plan.events?.[id];
  const own = event?.do === 'buy' ? event.home.value : null;
  const price = question.ask === 'buyEarliest' ? question.price : own;
  if (price === null) return null;
  const isDated = question.ask === 'payMost';
  const words = (month: number) => `you could buy at ${moneyText(price)} in ${monthWords(plan, month)}`;
  return {
    plan: isDated ? planWith(plan, asked.ops(price)) : asked.plan,
    holds: (changed) => boughtIn(changed, id) !== null,
    says: (changed) => words(boughtIn(changed, id) ?? 0),
    first: (changed) => asked.ops(isDated ? price : (boughtIn(changed, id) ?? 0)),
  };
}

/** Months, its own among them, in which cash must stay at the floor after a purchase. */
const monthsWatched = 12;

/** The month in which a plan's purchase happens and leaves enough for a year, from 0; null where it does not. */
function boughtIn(plan: PlanToRun, id: string): number | null {
  const run = runPlan(plan);
  if (run.status === 'refused') return null;
  const bought = run.timeline.events.find((event) => event.id === `events/${id}`);
  if (bought === undefined || bought.note !== null) return null;
  const { month } = bought;
  return isAbove(run, { first: month, last: month + monthsWatched - 1 }) ? month : null;
}

/** Stopping work when the plan has it, on what is asked about. */
function notLasting(about: AskedPlan, question: StopQuestion): Failing {
  const { plan, asked } = about;
  const from = stopMonth(about, question);
  const span = { first: from, last: untilMonth(plan, question) };
  const words = `also once work stops, it lasts when you stop in ${monthWords(plan, from)}`;
  return {
    plan: planWith(asked.plan, asked.ops(from)),
    holds: (changed) => staysAbove(changed, span),
    says: () => words,
    first: () => asked.ops(from),
  };
}

function monthWords({ start }: PlanToRun, place: number): string {
  return monthText(monthKey(monthNumber(start) + place));
}

function untilMonth({ people = {}, start }: PlanToRun, { untilAge }: { readonly untilAge: number }): number {
  const [first] = Object.values(people);
  return monthNumber(first?.born ?? start) + untilAge * 12 - monthNumber(start);
}

/** From 1 to all of a number of steps, each four times the one before. */
function fourfold(most: number): readonly number[] {
  const points = [];
  for (let steps = 1; steps < most; steps *= 4) points.push(steps);
  return [...points, most];
}
