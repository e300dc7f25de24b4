import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHousehold } from '../../second-way/draw-household.ts';
import { checkHousehold } from '../household/check.ts';
import type { Household, HouseholdEvent } from '../household/household.ts';
import { monthNumber, monthText } from '../ledger/clock.ts';
import { Refusal } from '../units/refusal.ts';
import { runHousehold } from './run.ts';
import { sharedRuns } from './shared-runs.ts';

const years = 6;
const toTheEnd = { from: years * 12, isEnough: () => false };

/** A run from its own start, or why it has none. */
function alone(household: Household) {
  return refusedOr(() => {
    checkHousehold(household, years);
    const { balances, events, blocked, months, accounts } = runHousehold(household, { years });
    return { balances, events, blocked, months, accounts };
  });
}

function refusedOr<Shown>(work: () => Shown): Shown | string {
  try {
    return work();
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return refused.message;
  }
}

/** An event so many months later, and at another price and rent where it buys. */
function moved(event: HouseholdEvent, later: number): HouseholdEvent {
  if (typeof event.when !== 'string') return event;
  const when = monthText(monthNumber(event.when) + later);
  if (event.do !== 'buy') return { ...event, when };
  const { home } = event;
  return { ...event, when, home: { ...home, value: home.value + later * 1_000, rentWeekly: 300 + later } };
}

const anyMoves = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: -6, max: 30 })), { minLength: 1, maxLength: 6 });

describe('runs that share their beginning', () => {
  it('are to the bit those from the start, in whatever order they are asked for', () => {
    fc.assert(
      fc.property(anyHousehold, anyMoves, ({ household: trunk }, moves) => {
        fc.pre(typeof alone(trunk) !== 'string');
        const run = sharedRuns(trunk, years);
        for (const [place, later] of moves) {
          const events = trunk.events.map((event, at) => (at === place ? moved(event, later) : event));
          const household = { ...trunk, events };
          const shared = refusedOr(() => {
            const { start: _, ...shown } = run(household, toTheEnd);
            return shown;
          });
          expect(shared).toEqual(alone(household));
        }
      }),
      { numRuns: 60, seed: 20_261_128 },
    );
  });

  it('of a household with another income are its own', () => {
    fc.assert(
      fc.property(anyHousehold, ({ household: trunk }) => {
        fc.pre(typeof alone(trunk) !== 'string');
        const household = { ...trunk, assume: { ...trunk.assume, wagesPct: trunk.assume.wagesPct + 1 } };
        const { start: _, ...shared } = sharedRuns(trunk, years)(household, toTheEnd);
        expect(shared).toEqual(alone(household));
      }),
      { numRuns: 30, seed: 20_261_128 },
    );
  });

  it('end after the month that is enough', () => {
    fc.assert(
      fc.property(anyHousehold, fc.nat(30), ({ household }, last) => {
        fc.pre(typeof alone(household) !== 'string');
        const { months, balances, accounts } = sharedRuns(household, years)(household, {
          from: last,
          isEnough: (_, month) => month === last,
        });
        expect(months).toBe(last + 1);
        const whole = runHousehold(household, { years });
        expect(balances.slice(0, months * accounts.length)).toEqual(whole.balances.slice(0, months * accounts.length));
      }),
      { numRuns: 30, seed: 20_261_128 },
    );
  });
});
