import type { Household } from '../../household/household.ts';
import { monthNumber, monthText } from '../../ledger/clock.ts';
import { toCents } from '../../units/ledger.ts';
import { percentText } from '../../working/amount-text.ts';
import { firstBelow, firstPlace, sumAt } from '../balances.ts';
import { changedHousehold, type HouseholdChange } from '../change.ts';
import { runChecked } from '../run-checked.ts';
import { lastThatHolds, type Turn } from '../search.ts';
import { freeId } from '../two-ways.ts';
import { dollarWords, monthWords } from '../words.ts';
import {
  alreadySo,
  type GoalAnswer,
  type GoalOptions,
  notReachable,
  type Question,
  questionOnce,
  severalTimes,
  solved,
} from './answer.ts';
import { belowFloor } from './below-floor.ts';

/** Rises tried first, in hundredths of a point. */
const rises = [0, 100, 200, 400, 800, 1_500, 3_000];

/** The highest rise of loan rates from next month on that leaves no month's end below the floor, to a hundredth of a point. */
export function highestRise(household: Household, options: GoalOptions): GoalAnswer {
  const question = questionOf(household, options);
  const hasLoans = household.loans.some(({ balance }) => balance > 0);
  if (!hasLoans && !household.events.some((event) => event.do === 'buy')) {
    return notReachable(question, null, 'You have no loans. A rise changes only what you could borrow.');
  }
  const holds = (rise: number) => question.check(rise).holds;
  const turn: Turn = holds(0) ? lastThatHolds(rises, holds) : { status: 'never' };
  switch (turn.status) {
    case 'always':
      return alreadySo(question, rises.at(-1) ?? 0, 'No rise up to 30 points brings cash below its floor.');
    case 'never':
      return notReachable(question, 0, 'Cash falls below its floor without any rise.');
    case 'severalTimes':
      return severalTimes(question, turn.holdsAt, 'Some rises leave cash above its floor, and smaller ones do not.');
    case 'between': {
      const words = `Rates can rise by ${question.text(turn.holds)} from next month on before cash falls below its floor.`;
      return solved(question, turn, words);
    }
  }
}

function questionOf(household: Household, { years, at }: GoalOptions): Question {
  const id = freeId(household, 'rise');
  const when = monthText(monthNumber(household.start) + 1);
  const changes = (rise: number): readonly HouseholdChange[] => [
    { do: 'add', event: { id, do: 'rates', when, addPct: rise / 100 } },
  ];
  return questionOnce({
    unit: 'points',
    heldStill: 'Held still: everything else in the plan. Fixed rates stay until they end.',
    check: (rise) => {
      const timeline = runChecked(at?.(rise) ?? changedHousehold(household, changes(rise)), { years });
      const floor = toCents(household.policy?.floor ?? 0);
      const below = firstBelow(timeline, floor, { first: 1, last: timeline.months - 1 });
      if (below === null) {
        return { holds: true, blocked: null, why: 'Cash stays at its floor or above to the end of the plan.' };
      }
      const blocked = belowFloor(timeline, floor, below);
      const missing = dollarWords(floor - sumAt(timeline, firstPlace, below));
      return { holds: false, blocked, why: `Cash is ${missing} below its floor in ${monthWords(blocked.month)}.` };
    },
    text: (rise) => `${percentText(rise / 100).replace('%', '')} points`,
    changes,
    shown: (rise) => rise / 100,
  });
}
