import { checkAmount, checkNamed } from '../../household/check-fields.ts';
import type { Household, HouseholdEvent } from '../../household/household.ts';
import { monthNumber, monthText } from '../../ledger/clock.ts';
import { countIn, inRange } from '../../units/checks.ts';
import { toCents } from '../../units/ledger.ts';
import { Refusal } from '../../units/refusal.ts';
import { firstBelow, monthAt, monthsOfPlan } from '../balances.ts';
import { changedHousehold, type HouseholdChange } from '../change.ts';
import { runChecked } from '../run-checked.ts';
import { firstThatHolds, pointsBetween, type Turn } from '../search.ts';
import { freeId } from '../two-ways.ts';
import { dollarWords, monthWords } from '../words.ts';
import { alreadySo, type Check, type GoalAnswer, notReachable, type Question, severalTimes, solved } from './answer.ts';
import type { RetireEarliest } from './goal.ts';

/**
 * The earliest month in which people can retire together: tried a year apart, then by month. Holds while the first account
 * ends no month from then to the age below its floor. Throws Refusal for people the household does not have, an unknown
 * birth, and an age beyond the plan.
 */
export function retireEarliest(household: Household, goal: RetireEarliest, years: number): GoalAnswer {
  const last = lastMonth(household, goal, years);
  const latest = last - 1;
  const question = questionOf(household, goal, { years, last });
  const holds = (month: number) => question.check(month).holds;
  const turn = firstThatHolds(pointsBetween(0, latest, 12), holds);
  const spend = `${dollarWords(goal.spendingAnnual * 100)} a year of the start`;
  return answerOf(question, turn, { latest, spend, holds });
}

interface Words {
  /** The month before that of the age. */
  readonly latest: number;
  readonly spend: string;
  readonly holds: (month: number) => boolean;
}

function answerOf(question: Question, turn: Turn, { latest, spend, holds }: Words): GoalAnswer {
  switch (turn.status) {
    case 'always':
      return alreadySo(question, 0, `They can stop work right at the start and spend ${spend}.`);
    case 'never': {
      const sentence = `Even at the latest the money does not last with ${spend}.`;
      return notReachable(question, latest, sentence);
    }
    case 'severalTimes': {
      const works = pointsBetween(0, latest, 1).filter(holds);
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

function questionOf(household: Household, goal: RetireEarliest, span: { years: number; last: number }): Question {
  const changes = (month: number) => retirement(household, goal, month);
  return {
    unit: 'month',
    heldStill: 'Held still: everything else in the plan. Without Age Pension.',
    check: (month) => checkRetired(changedHousehold(household, changes(month)), month, span),
    text: (month) => monthWords(monthText(monthNumber(household.start) + month)),
    changes,
  };
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

function checkRetired(household: Household, month: number, { years, last }: { years: number; last: number }): Check {
  const timeline = runChecked(household, { years });
  const floor = toCents(household.policy?.floor ?? 0);
  const below = firstBelow(timeline, floor, { first: month, last });
  const when = monthWords(monthAt(timeline, month));
  if (below === null) return { holds: true, why: `Stopping in ${when}, the money lasts to the age asked about.` };
  const gone = monthWords(monthAt(timeline, below));
  return { holds: false, why: `Stopping in ${when}, the money is gone in ${gone}.` };
}
