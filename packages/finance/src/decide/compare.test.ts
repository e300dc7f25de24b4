import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runHousehold } from '../simulate/run.ts';
import { balanceSheet } from '../views/balance-sheet.ts';
import { changedHousehold } from './change.ts';
import { compare, type NamedChange } from './compare.ts';
import { grid } from './grid.ts';
import { leverChanges, leverNames } from './levers.ts';
import type { Measure } from './measure.ts';
import { couple, stillHousehold, stillLoan } from './sample-household.ts';
import { whatMovesIt } from './what-moves-it.ts';

const worth: Measure = { of: 'netWorth' };

describe('a plan beside the plan with changes', () => {
  const pool: readonly NamedChange[] = [
    {
      id: 'sell',
      label: 'Sell the flat',
      changes: [{ do: 'add', event: { id: 's', do: 'sell', when: '2031-04', what: 'flat' } }],
    },
    { id: 'up', label: 'No rise', changes: [{ do: 'remove', event: 'up' }] },
    {
      id: 'slow',
      label: 'Growth 3 %',
      changes: [{ do: 'set', input: { of: 'assumption', name: 'growthPct' }, to: 3 }],
    },
    {
      id: 'less',
      label: 'Spend less',
      changes: [{ do: 'set', input: { of: 'cost', id: 'living', name: 'monthly' }, to: 4_000 }],
    },
    {
      id: 'stop',
      label: 'Stop early',
      changes: [{ do: 'add', event: { id: 'r', do: 'retire', when: '2033-06', person: 'ann' } }],
    },
  ];
  const measures: readonly Measure[] = [
    worth,
    { of: 'netWorth', month: '2030-06' },
    ...(['lowestCash', 'lowestCashMonth', 'moneyLasts', 'taxPaid', 'debtFree'] as const).map((of) => ({ of })),
  ];

  test('effects add up exactly to the difference, in any order of any changes', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...pool]), (changes) => {
        for (const row of compare(couple, { years: 15, changes, measures }).rows) {
          if (row.difference === null) continue;
          expect(row.effects.reduce((sum, { amount }) => sum + (amount ?? Number.NaN), 0)).toBe(row.difference);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('both ends are runs of their own', () => {
    const changes = pool.slice(0, 2);
    const [row] = compare(couple, { years: 15, changes, measures }).rows;
    const at = (household: typeof couple) => {
      const timeline = runHousehold(household, { years: 15 });
      return balanceSheet(timeline, timeline.months - 1).netWorth;
    };
    expect((row?.plan.amount ?? 0) / 100).toBe(at(couple));
    const all = changedHousehold(
      couple,
      changes.flatMap((change) => change.changes),
    );
    expect((row?.changed.amount ?? 0) / 100).toBe(at(all));
  });

  test('no changes make no difference, in words', () => {
    const { rows, notes } = compare(couple, { years: 3, changes: [], measures: [worth] });
    expect(rows[0]).toMatchObject({ difference: 0, sentence: 'Net worth at the end of the plan: the same.' });
    expect(notes).toEqual([]);
  });

  test('a figure that comes in neither plan is the same', () => {
    // 100,000 owed without repayments: paid off in no month, with and without more spending.
    const household = { ...stillHousehold, loans: [{ ...stillLoan, ratePct: 0 }] };
    const changes = pool.filter(({ id }) => id === 'less');
    const [row] = compare(household, { years: 1, changes, measures: [{ of: 'debtFree' }] }).rows;
    expect(row).toMatchObject({ difference: null, sentence: 'The month all loans are paid off: the same.' });
    expect(row?.effects.map(({ text }) => text)).toEqual(['the same']);
  });

  test('an event that has nothing to act on is a note', () => {
    const changes = [
      ...pool.slice(0, 1),
      {
        ...pool[0],
        id: 'again',
        label: 'Again',
        changes: [{ do: 'add', event: { id: 's2', do: 'sell', when: '2032-04', what: 'flat' } } as const],
      },
    ];
    expect(compare(couple, { years: 15, changes, measures: [worth] }).notes).toEqual([
      { id: 's2', month: '2032-04', note: 'It is not owned then, so there is nothing to sell.' },
    ]);
  });

  test('a month outside the plan is refused', () => {
    const outside: Measure = { of: 'netWorth', month: '2060-01' };
    expect(() => compare(couple, { years: 3, changes: [], measures: [outside] })).toThrow('measure.month is 2060-01');
  });
});

describe('measures by hand: 500 left over a month, 5,000 there', () => {
  const figures = (household: typeof stillHousehold) => {
    const measures = (['netWorth', 'lowestCash', 'lowestCashMonth', 'moneyLasts', 'debtFree', 'taxPaid'] as const).map(
      (of) => ({ of }),
    );
    return compare(household, { years: 1, changes: [], measures }).rows.map(({ plan }) => [plan.amount, plan.text]);
  };

  test('a year without loans', () => {
    expect(figures(stillHousehold)).toEqual([
      [1_100_000, '$11,000'],
      [550_000, '$5,500'],
      [0, 'July 2026'],
      [12, 'not in the plan'],
      [0, 'July 2026'],
      [0, '$0'],
    ]);
  });

  test('a loan that is paid off with 2,000 a month in the third', () => {
    const loan = { ...stillLoan, balance: 6_000, ratePct: 0, interestOnlyUntil: undefined, ends: null };
    const household = { ...stillHousehold, loans: [{ ...loan, monthlyRepayment: 2_000 }] };
    expect(figures(household).map(([amount]) => amount)).toEqual([500_000, 50_000, 2, 12, 2, 0]);
  });

  test('money that runs out, and a loan that stays', () => {
    const costs = [{ id: 'living', monthly: 4_000 }];
    const rows = figures({ ...stillHousehold, costs, loans: [{ ...stillLoan, ratePct: 0 }] });
    // 5,000 less 2,000 a month is below zero after the third.
    expect(rows.slice(3, 5)).toEqual([
      [2, 'September 2026'],
      [null, 'not in the plan'],
    ]);
  });
});

describe('a grid', () => {
  const rows = { input: { of: 'cost', id: 'living', name: 'monthly' } as const, values: [1_000, 1_500] };

  test('has a figure by hand in each cell', () => {
    const columns = { lever: 'incomes' as const, values: [-10, 0, 10] };
    const { plan, cells, refused } = grid(stillHousehold, { years: 1, rows, columns, measure: worth });
    const amounts = cells.map((row) => row.map((cell) => cell?.amount));
    // 5,000 + 12 × (income − costs)
    expect(amounts).toEqual([
      [1_460_000, 1_700_000, 1_940_000],
      [860_000, 1_100_000, 1_340_000],
    ]);
    expect(plan.amount).toBe(1_100_000);
    expect(refused).toEqual([]);
  });

  test('leaves out a cell that cannot be, with its reason', () => {
    const columns = { input: { of: 'assumption', name: 'growthPct' } as const, values: [0, 90] };
    const { cells, refused } = grid(stillHousehold, { years: 1, rows, columns, measure: worth });
    expect(cells.map((row) => row.map((cell) => cell === null))).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(refused).toEqual(['assume.growthPct is 90; allowed is -50 to 50']);
  });

  test('without values, or with 26, is refused', () => {
    const of = (values: readonly number[]) => ({ ...rows, values });
    const ask = (values: readonly number[]) => () =>
      grid(stillHousehold, { years: 1, rows: of(values), columns: rows, measure: worth });
    expect(ask([])).toThrow('rows.values has 0 entries');
    expect(ask(Array.from({ length: 26 }, () => 1))).toThrow('rows.values has 26 entries');
  });
});

describe('what moves a figure most', () => {
  test('by hand: a tenth of 24,000 of income, of 18,000 of costs, and nothing else', () => {
    const { moves, sentence } = whatMovesIt(stillHousehold, { years: 1, measure: worth });
    expect(moves.slice(0, 3).map(({ lever, spread, moves: does }) => [lever, spread, does])).toEqual([
      ['incomes', 480_000, true],
      ['costs', 360_000, true],
      ['growth', 0, false],
    ]);
    expect(moves).toHaveLength(10);
    expect(sentence).toBe(
      'Incomes moves net worth at the end of the plan most. 10 % down: $2,400 less; 10 % up: $2,400 more.',
    );
  });

  test('each way is a run of its own, the widest first', () => {
    const { moves } = whatMovesIt(couple, { years: 8, measure: worth });
    const spreads = moves.map(({ spread }) => spread ?? Number.NaN);
    expect(spreads).toEqual([...spreads].sort((one, other) => other - one));
    for (const { lever, step, up } of moves) {
      const timeline = runHousehold(changedHousehold(couple, leverChanges(couple, lever, step)), { years: 8 });
      expect((up.amount ?? 0) / 100).toBe(balanceSheet(timeline, timeline.months - 1).netWorth);
    }
    expect(new Set(moves.map(({ lever }) => lever))).toEqual(new Set(leverNames));
  });

  test('a step is taken as named, and refused outside 0 to 50', () => {
    const { moves } = whatMovesIt(stillHousehold, { years: 1, measure: worth, steps: { costs: 50 } });
    expect(moves[0]).toMatchObject({ lever: 'costs', spread: 1_800_000 });
    const ask = () => whatMovesIt(stillHousehold, { years: 1, measure: worth, steps: { costs: 51 } });
    expect(ask).toThrow('steps.costs is 51');
  });

  test('a figure that nothing tried moves is said to be so', () => {
    const { sentence } = whatMovesIt(stillHousehold, { years: 1, measure: { of: 'taxPaid' } });
    expect(sentence).toBe('Nothing tried here moves tax over the plan.');
  });
});
