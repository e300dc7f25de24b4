import type { Household } from '../../household/household.ts';
import { monthNumber, monthText } from '../../ledger/clock.ts';
import { type Gate, gates } from '../../ledger/gates.ts';
import { sharedRuns } from '../../simulate/shared-runs.ts';
import { monthsOfPlan } from '../balances.ts';
import { heldValues, pointsBetween } from '../search.ts';
import { freeId } from '../two-ways.ts';
import { monthsWords, monthWords } from '../words.ts';
import {
  alreadySo,
  type GoalAnswer,
  type GoalOptions,
  notReachable,
  type Question,
  questionOnce,
  severalTimes,
  solved,
  type Tried,
} from './answer.ts';
import type { BuyEarliest } from './goal.ts';
import { checkPurchase, type OpenPurchase, withPurchase } from './purchase-check.ts';

/**
 * The earliest month of a purchase. A run in which it waits for the tests finds the first month they pass; cash must then
 * hold for a year. Months from then on are tried a year apart, and halved where one holds and the next does not.
 */
export function buyEarliest(household: Household, goal: BuyEarliest, options: GoalOptions): GoalAnswer {
  const { years } = options;
  const start = monthNumber(household.start);
  const first = goal.from === undefined ? 0 : monthNumber(goal.from) - start;
  const last = monthsOfPlan(household, years) - 1;
  const purchase = openPurchase(household, goal);
  const question = questionOf(household, purchase, options);
  const waited = waitingFrom({ household, purchase, question }, first, years);
  const { bought, why } = waited;
  const withWaited = (answer: GoalAnswer): GoalAnswer => {
    const unseen = waited.tried.filter(({ value }) => !question.seen.has(value));
    return { ...answer, tried: [...unseen, ...answer.tried] };
  };
  if (bought === null) {
    return withWaited(notReachable(question, null, `It cannot be bought in this plan. ${why}`));
  }
  const works = heldValues(pointsBetween(bought, last, 12), (at) => question.check(at).holds);
  const month = works[0];
  if (month === undefined) {
    return withWaited(notReachable(question, bought, 'The tests pass, and cash does not hold for a year after.'));
  }
  if (works.length < last - month + 1) {
    if (month > first) question.check(month - 1);
    const words = `It can be bought in ${monthWords(monthText(start + month))}, and not ever after.`;
    return withWaited(severalTimes(question, works, words));
  }
  if (month === first) return alreadySo(question, month, 'It can be bought right at the start.');
  const sentence = `It can be bought from ${question.text(month)} on, ${monthsWords(month - first)} from now. ${why}`;
  return withWaited(solved(question, { holds: month, fails: month - 1 }, sentence.trim()));
}

/** The purchase under an id that no event has, waiting from the start on. */
function openPurchase(household: Household, { purchase }: BuyEarliest): OpenPurchase {
  const id = freeId(household, purchase.id);
  return { ...purchase, id, do: 'buy', when: { whenAllowedFrom: household.start } };
}

function questionOf(household: Household, purchase: OpenPurchase, { years, at }: GoalOptions): Question {
  const month = (place: number) => monthText(monthNumber(household.start) + place);
  const boughtIn = (place: number) => at?.(place) ?? withPurchase(household, { ...purchase, when: month(place) });
  const run = sharedRuns(boughtIn(monthsOfPlan(household, years) - 1), years);
  return questionOnce({
    unit: 'month',
    heldStill: 'Held still: price in dollars of the start, share borrowed, and everything else in the plan.',
    check: (place) => checkPurchase(boughtIn(place), purchase.id, { month: month(place), run }),
    text: (place) => monthWords(month(place)),
    changes: (place) => [{ do: 'add', event: { ...purchase, when: month(place) } }],
  });
}

interface Waited {
  /** From 0; null where it is never bought. */
  readonly bought: number | null;
  /** The months before, each with the test that stops it first. */
  readonly tried: readonly Tried[];
  /** What stands in the way the longest, in a sentence; '' where nothing does. */
  readonly why: string;
}

interface Asked {
  readonly household: Household;
  readonly purchase: OpenPurchase;
  readonly question: Question;
}

function waitingFrom({ household, purchase, question }: Asked, first: number, years: number): Waited {
  const start = monthNumber(household.start);
  const when = { whenAllowedFrom: monthText(start + first) };
  const waiting = withPurchase(household, { ...purchase, when });
  const timeline = sharedRuns(waiting, years)(waiting, {
    from: 0,
    isEnough: ({ happened }) => happened.some(({ id }) => id === purchase.id),
  });
  const bought = timeline.events.find(({ id }) => id === purchase.id)?.month ?? null;
  const blockers = timeline.blocked.find(({ id }) => id === purchase.id)?.blockers ?? [];
  const tried = blockers.map((test, place): Tried => {
    const month = monthText(start + first + place);
    const text = question.text(first + place);
    const why = `${text}: the ${testWords[test]} stops it.`;
    return { value: first + place, text, holds: false, blocked: { test, month, missing: null }, why };
  });
  return { bought, tried, why: blockersIn(blockers) };
}

const testWords: Readonly<Record<Gate, string>> = {
  equity: 'equity test',
  serviceability: 'income test',
  cash: 'cash test',
};

/** What stops a purchase that waits: the test that fails first in most months. */
function blockersIn(blockers: readonly Gate[]): string {
  const counts = gates.map((gate) => ({ gate, months: blockers.filter((one) => one === gate).length }));
  const [most] = counts.toSorted((one, other) => other.months - one.months);
  if (most === undefined || most.months === 0) return '';
  return `The ${testWords[most.gate]} stops it the longest: ${monthsWords(most.months)}.`;
}
