import type { Household } from '../../household/household.ts';
import { monthNumber, monthText } from '../../ledger/clock.ts';
import type { Gate } from '../../ledger/gates.ts';
import type { Timeline } from '../../ledger/timeline.ts';
import { monthsOfPlan } from '../balances.ts';
import { pointsBetween } from '../search.ts';
import { freeId } from '../two-ways.ts';
import { monthsWords, monthWords } from '../words.ts';
import { alreadySo, type GoalAnswer, notReachable, type Question, severalTimes, solved } from './answer.ts';
import type { BuyEarliest } from './goal.ts';
import { checkPurchase, type OpenPurchase, runWith, thinMonth } from './purchase-check.ts';

/**
 * The earliest month of a purchase. A run in which it waits for the tests finds the first month they pass; cash must then
 * hold for a year, else it waits on. Later months are tried a year apart, and month by month where one of them fails.
 */
export function buyEarliest(household: Household, goal: BuyEarliest, years: number): GoalAnswer {
  const start = monthNumber(household.start);
  const first = goal.from === undefined ? 0 : monthNumber(goal.from) - start;
  const last = monthsOfPlan(household, years) - 1;
  const purchase = openPurchase(household, goal);
  const question = questionOf(household, purchase, years);
  const waited = firstPassing(household, purchase, { first, last, years });
  if (waited.month === null) {
    return notReachable(question, null, `It cannot be bought in this plan. ${waited.why}`);
  }
  const { month } = waited;
  const later = pointsBetween(month, last, 12).filter((at) => !question.check(at).holds);
  if (later.length > 0) {
    const works = pointsBetween(month, last, 1).filter((at) => question.check(at).holds);
    return severalTimes(
      question,
      works,
      `It can be bought in ${monthWords(monthText(start + month))}, and not ever after.`,
    );
  }
  if (month === first) return alreadySo(question, month, 'It can be bought right at the start.');
  const sentence = `It can be bought from ${question.text(month)} on, ${monthsWords(month - first)} from now. ${waited.why}`;
  return solved(question, { holds: month, fails: month - 1 }, sentence.trim());
}

/** The purchase under an id that no event has, waiting from the start on. */
function openPurchase(household: Household, { purchase }: BuyEarliest): OpenPurchase {
  const id = freeId(household, purchase.id);
  return { ...purchase, id, do: 'buy', when: { whenAllowedFrom: household.start } };
}

function questionOf(household: Household, purchase: OpenPurchase, years: number): Question {
  const month = (place: number) => monthText(monthNumber(household.start) + place);
  return {
    unit: 'month',
    heldStill: 'Held still: price in dollars of the start, share borrowed, and everything else in the plan.',
    check: (place) => checkPurchase(household, purchase, { month: month(place), years }),
    text: (place) => monthWords(month(place)),
    changes: (place) => [{ do: 'add', event: { ...purchase, when: month(place) } }],
  };
}

interface Waited {
  /** From 0; null where it is never bought. */
  readonly month: number | null;
  /** What stands in the way the longest, in a sentence. */
  readonly why: string;
}

interface Span {
  readonly first: number;
  readonly last: number;
  readonly years: number;
}

function firstPassing(household: Household, purchase: OpenPurchase, { first, last, years }: Span): Waited {
  let thin = 0;
  let from = first;
  while (from <= last) {
    const whenAllowedFrom = monthText(monthNumber(household.start) + from);
    const timeline = runWith(household, { ...purchase, when: { whenAllowedFrom } }, years);
    const bought = timeline.events.find(({ id }) => id === purchase.id)?.month ?? null;
    if (bought === null) return { month: null, why: blockersIn(timeline, purchase.id, thin) };
    if (thinMonth(timeline, household, bought) === null) {
      return { month: bought, why: blockersIn(timeline, purchase.id, thin) };
    }
    thin += 1;
    from = bought + 1;
  }
  return { month: null, why: `In ${monthsWords(thin)} the tests pass and cash does not hold for a year.` };
}

const testWords: Readonly<Record<Gate, string>> = {
  equity: 'equity test',
  serviceability: 'income test',
  cash: 'cash test',
};

/** What stops a purchase that waits: the test that fails first in most months. */
function blockersIn({ blocked }: Timeline, id: string, thin: number): string {
  const blockers = blocked.find((entry) => entry.id === id)?.blockers ?? [];
  const counts = (['equity', 'serviceability', 'cash'] as const).map((gate) => ({
    gate,
    months: blockers.filter((one) => one === gate).length,
  }));
  const [most] = counts.sort((one, other) => other.months - one.months);
  const held = thin === 0 ? '' : ` In ${monthsWords(thin)} the tests pass and cash does not hold for a year.`;
  if (most === undefined || most.months === 0) return held.trim();
  return `The ${testWords[most.gate]} stops it the longest: ${monthsWords(most.months)}.${held}`;
}
