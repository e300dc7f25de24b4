import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDeviations, anyHousehold } from '../../second-way/draw-household.ts';
import { type Horizon, type SecondTimeline, timelineSecondWay } from '../../second-way/timeline.ts';
import { usualAssumptions } from '../household/assumptions.ts';
import { entityKinds } from '../household/entity.ts';
import type { Household } from '../household/household.ts';
import { balanceOf } from '../views/balance-sheet.ts';
import { journalOf } from '../views/journal.ts';
import { runHousehold } from './run.ts';

/*
 * Households run a second way, from the words of docs/TIMELINE.md in exact decimals (second-way/), agree with the engine
 * to the cent in every account and month, and in what happened, what was held up and which months were short; by the law of the day and without Act 49 of 2026.
 */
const draws = { numRuns: 200, seed: 20_261_124 };

type Timeline = ReturnType<typeof runHousehold>;

/** The first month and account with another balance, or null. */
function firstDifference(second: SecondTimeline, engine: Timeline): object | null {
  const width = engine.accounts.length;
  for (const [index, { kind, subject }] of engine.accounts.entries()) {
    if (second.opening[index] !== engine.opening[index])
      return { month: 'opening', kind, subject, second: second.opening[index], engine: engine.opening[index] };
  }
  for (const [month, row] of second.balances.entries()) {
    const differing = engine.accounts.flatMap(({ kind, subject }, index) => {
      const balance = engine.balances[month * width + index];
      return row[index] === balance ? [] : [{ account: `${kind} ${subject}`, second: row[index], engine: balance }];
    });
    if (differing.length > 0) return { month, differing };
  }
  return null;
}

/** What happened, by month and id. */
function inOrder<Row extends { readonly month: number; readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...rows].sort((a, b) => a.month - b.month || (a.id < b.id ? -1 : 1));
}

function agree(household: Household, horizon: Horizon): SecondTimeline {
  const second = timelineSecondWay(household, horizon);
  const engine = runHousehold(household, horizon);
  expect(engine.law).toBe(horizon.law ?? 'enacted');
  expect(engine.months).toBe(second.balances.length);
  expect(firstDifference(second, engine)).toBeNull();
  const own = new Set(household.events.map(({ id }) => id));
  const happened = engine.events.flatMap(({ id, do: kind, month, note }) =>
    own.has(id) ? [{ id, do: kind, month, isNoted: note !== null }] : [],
  );
  expect(inOrder(happened)).toEqual(inOrder(second.events));
  const held = engine.blocked.filter(({ blockers }) => blockers.length > 0);
  expect([...held].sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
    [...second.blocked].sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect(engine.shortMonths).toEqual(second.shortMonths);
  return second;
}

/** Kinds of the entities that own homes. */
function ownersOf({ entities = [], homes }: Household): readonly string[] {
  const owners = new Set(homes.flatMap((home) => home.owners.map(({ owner }) => owner)));
  return entities.flatMap(({ id, kind }) => (owners.has(id) ? [kind] : []));
}

/** What a household met. */
function wordsOf({ events, blocked, shortMonths }: SecondTimeline): readonly string[] {
  const isBoughtLater = blocked.some(({ id }) => events.some((event) => event.id === id));
  return [
    ...events.map(({ do: kind, isNoted }) => (isNoted ? `${kind} noted` : kind)),
    ...blocked.flatMap(({ blockers }) => blockers),
    ...(shortMonths.length > 0 ? ['short'] : []),
    ...(isBoughtLater ? ['bought later'] : []),
  ];
}

describe(`on ${draws.numRuns} drawn households`, { timeout: 240_000 }, () => {
  it('every account of every month agrees to the cent, with what happened and what was held up', () => {
    const seen = new Set<string>();
    const anyLaw = fc.constantFrom(undefined, 'without-the-act' as const);
    fc.assert(
      fc.property(anyHousehold, anyLaw, ({ household, years }, law) => {
        const second = agree(household, { years, law });
        for (const word of [...wordsOf(second), ...ownersOf(household)]) seen.add(word);
      }),
      draws,
    );
    const settings = ['rates', 'work', 'child', 'retire', 'short', 'bought later'];
    const made = ['lump', 'buy', 'sell', 'refinance', 'renovate', 'use'].flatMap((kind) => [kind, `${kind} noted`]);
    const tests = ['equity', 'serviceability', 'cash'];
    expect([...seen].sort()).toEqual([...settings, ...made, ...tests, ...entityKinds].sort());
  });

  it('a future that strays from the plan agrees too', () => {
    const anyFuture = anyHousehold.chain((drawn) => anyDeviations(drawn).map((paths) => ({ ...drawn, paths })));
    fc.assert(
      fc.property(anyFuture, ({ household, years, paths }) => {
        agree(household, { years, paths });
      }),
      draws,
    );
  });
});

it('shares of a plan that pay dividends agree while they are sold bit by bit, and pay nothing once they are gone', () => {
  const shares = { kind: 'shares', value: 60_000, annualIncome: 3_000, costBase: 20_000 } as const;
  const household: Household = {
    ...{ start: '2026-11', entities: [], incomes: [], homes: [], loans: [], events: [] },
    people: [
      { id: 'ann', born: '1975-04', superBalance: 0, helpDebt: 0 },
      { id: 'bo', born: '1977-09', superBalance: 0, helpDebt: 0 },
    ],
    accounts: [{ id: 'cash', balance: 4_000 }],
    holdings: [
      { ...shares, id: 'both', owners: ['ann', 'bo'].map((owner) => ({ owner, sharePct: 50 })) },
      { ...shares, id: 'old', value: 0, annualIncome: 400, owners: [{ owner: 'ann', sharePct: 100 }] },
    ],
    costs: [{ id: 'living', monthly: 2_600 }],
    assume: { ...usualAssumptions, pricesPct: 2.5 },
    policy: { drawOn: ['both', 'old'] },
  };
  agree(household, { years: 5 });
  const timeline = runHousehold(household, { years: 5 });
  const held = Array.from({ length: timeline.months }, (_, month) =>
    balanceOf(timeline, { kind: 'holding', subject: 'both' }, month),
  );
  const paid = new Map(
    journalOf(household, { years: 5 }, ({ kind, subject }) => kind === 'income' && subject === 'both').map(
      ({ month, cents }) => [month, cents],
    ),
  );
  const gone = held.indexOf(0);
  // A twelfth of 3,000 on all of them, then on fewer in each month, as some are sold in each.
  expect(paid.get(0)).toBe(25_000);
  expect(gone).toBeGreaterThan(12);
  expect(paid.get(gone)).toBeLessThan(2_500);
  expect(Math.max(...paid.keys())).toBe(gone);
});
