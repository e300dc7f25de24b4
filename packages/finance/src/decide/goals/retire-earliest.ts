import { checkAmount, checkNamed } from '../../household/check-fields.ts';
import type { Household, HouseholdEvent } from '../../household/household.ts';
import { monthNumber, monthText } from '../../ledger/clock.ts';
import { type RunUntil, sharedRuns } from '../../simulate/shared-runs.ts';
import { countIn, inRange } from '../../units/checks.ts';
import { toCents } from '../../units/ledger.ts';
import { Refusal } from '../../units/refusal.ts';
import { firstBelow, monthAt, monthsOfPlan } from '../balances.ts';
import { changedHousehold, type HouseholdChange } from '../change.ts';
import { firstThatHolds, heldValues, pointsBetween, type Turn } from '../search.ts';
import { freeId } from '../two-ways.ts';
import { dollarWords, monthWords } from '../words.ts';
import {
  alreadySo,
  type Check,
  type GoalAnswer,
  type GoalOptions,
  notReachable,
  type Question,
  questionOnce,
  severalTimes,
  solved,
} from './answer.ts';
import { belowFloor, endsBelow } from './below-floor.ts';
import type { RetireEarliest } from './goal.ts';

/** Working on hardly ever makes money last shorter, so that five years apart find where it turns. */
const scanMonths = 60;

/**
 * The earliest month in which people can retire together: tried five years apart, then halved to the month. Holds while the first account
 * ends no month from then to the age below its floor. Throws Refusal for people the household does not have, an unknown
 * birth, and an age beyond the plan.
 */
export function retireEarliest(household: Household, goal: RetireEarliest, { years, at }: GoalOptions): GoalAnswer {
  const last = lastMonth(household, goal, years);
  const latest = last - 1;
  const question = questionOf(household, goal, { years, last, at });
  const holds = (month: number) => question.check(month).holds;
  const points = pointsBetween(0, latest, scanMonths);
  const turn = firstThatHolds(points, holds);
  const spend = `${dollarWords(goal.spendingAnnual * 100)} a year of the start`;
  return answerOf(question, turn, { points, spend, holds });
}

interface Words {
  /** Those tried first, the last one the month before that of the age. */
  readonly points: readonly number[];
  readonly spend: string;
  readonly holds: (month: number) => boolean;
}

function answerOf(question: Question, turn: Turn, { points, spend, holds }: Words): GoalAnswer {
  switch (turn.status) {
    case 'always':
      return alreadySo(question, 0, `They can stop work right at the start and spend ${spend}.`);
    case 'never': {
      const sentence = `Even at the latest the money does not last with ${spend}.`;
      return notReachable(question, points.at(-1) ?? 0, sentence);
    }
    case 'severalTimes': {
      const works = heldValues(points, holds);
      return severalTimes(
        question,
        works,
        `They can stop work in some months and spend ${spend}, and not in all after.`,
      );
    }
    case 'between':
      return solved(question, turn, `They can stop work in ${question.text(turn.holds)} and spend ${spend}.`);
  }
}

/** The month of the age, from 0. */
function lastMonth(household: Household, { people, spendingAnnual, until }: RetireEarliest, years: number): number {
  const known = new Set(household.people.map(({ id }) => id));
  countIn('goal.people', people, household.people.length);
  for (const person of [...people, until.person]) checkNamed('goal.people', person, known);
  checkAmount('goal.spendingAnnual', spendingAnnual);
  inRange('goal.until.age', until.age, [1, 120]);
  const born = household.people.find(({ id }) => id === until.person)?.born ?? null;
  if (born === null) {
    throw new Refusal('required', 'goal.until.person', `goal.until.person ${until.person} has no month of birth`);
  }
  const place = monthNumber(born) + Math.floor(until.age * 12) - monthNumber(household.start);
  const most = monthsOfPlan(household, years) - 1;
  if (place >= 1 && place <= most) return place;
  const month = monthText(monthNumber(household.start) + place);
  throw new Refusal('outOfRange', 'goal.until.age', `goal.until.age is reached in ${month}, which is not in the plan`);
}

interface Span extends GoalOptions {
  readonly last: number;
}

function questionOf(household: Household, goal: RetireEarliest, span: Span): Question {
  const changes = (month: number) => retirement(household, goal, month);
  const retiredIn = (month: number) => span.at?.(month) ?? changedHousehold(household, changes(month));
  const run = sharedRuns(retiredIn(span.last - 1), span.years);
  return questionOnce({
    unit: 'month',
    heldStill: 'Held still: everything else in the plan. Without Age Pension.',
    check: (month) => checkRetired(retiredIn(month), month, { last: span.last, run }),
    text: (month) => monthWords(monthText(monthNumber(household.start) + month)),
    changes,
  });
}

/** Everybody asked about retires in the month, and in no other. */
function retirement(
  household: Household,
  { people, spendingAnnual }: RetireEarliest,
  month: number,
): HouseholdChange[] {
  const removed = household.events.flatMap((event): HouseholdChange[] =>
    event.do === 'retire' && people.includes(event.person) ? [{ do: 'remove', event: event.id }] : [],
  );
  const when = monthText(monthNumber(household.start) + month);
  const added = people.map((person): HouseholdChange => {
    const id = freeId(household, `retire ${person}`);
    const event: HouseholdEvent = { id, do: 'retire', when, person, monthlySpending: spendingAnnual / 12 };
    return { do: 'add', event };
  });
  return [...removed, ...added];
}

function checkRetired(household: Household, month: number, { last, run }: { last: number; run: RunUntil }): Check {
  const timeline = run(household, endsBelow(household, { first: month, last }));
  const floor = toCents(household.policy?.floor ?? 0);
  const below = firstBelow(timeline, floor, { first: month, last });
  const when = monthWords(monthAt(timeline, month));
  if (below === null)
    return { holds: true, blocked: null, why: `Stopping in ${when}, the money lasts to the age asked about.` };
  const blocked = belowFloor(timeline, floor, below);
  return { holds: false, blocked, why: `Stopping in ${when}, the money is gone in ${monthWords(blocked.month)}.` };
}
