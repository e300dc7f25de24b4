import { journalOf, monthNumber, type State } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { askPlan } from './ask/ask-plan.ts';
import { explainYearLine } from './explain-year-line.ts';
import { runPlan } from './run-plan.ts';

type Purchase = Extract<NonNullable<Plan['events']>[string], { do: 'buy' }>;

const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;
const noGrowth = Object.fromEntries(states.map((state) => [state, 0]));

/** A household that owns nothing and buys a home of 720,000 in January 2027; nothing grows. */
function plan(home: Partial<Purchase['home']>, event: Partial<Purchase> = {}): Plan {
  const bought = { state: 'NSW' as const, value: 720_000, use: 'home' as const, ...home };
  return {
    plan: 1,
    ...{ start: '2026-12', years: 2, people: { a: { born: '1990-01' }, b: { born: '1991-01' } } },
    money: { cash: { balance: 400_000 } },
    events: { b: { do: 'buy', when: '2027-01', home: bought, ...event } },
    assume: { prices: 0, growth: noGrowth },
  };
}

function ran(document: Plan) {
  const run = runPlan(resolve(document).plan);
  if (run.status === 'refused') throw new Error(run.says);
  return run;
}

/** Duty that was paid, dollars. */
function dutyOf(document: Plan): number {
  const { household } = ran(document);
  const paid = journalOf(household, { years: 2 }, ({ kind }) => kind === 'purchaseDuty');
  return paid.reduce((sum, { cents }) => sum + cents, 0) / 100;
}

function noteOf(document: Plan): readonly string[] {
  return ran(document).notes.flatMap(({ where, says }) => (where === 'events/b' ? [says] : []));
}

describe('a purchase of first home buyers', () => {
  // The scales of 2026-27 on 720,000, an established home: NSW 11,602 + 4.50 × 3,330 lots, nil to 800,000 (Duties Act 1997
  // s 78A). VIC 2,870 + 6 % of 590,000, less a fifth (s 57JA). QLD the home scale 10,150 + 4.50 × 1,800, less 13,880 (s 92).
  // WA 11,115 + 4.75 × 3,600; 16.15 × 1,200 (s 143). SA 21,330 + 5.50 × 2,200 and TAS 12,935 + 4.25 × 3,450, no relief.
  // ACT 8,408 + 4.32 × 2,200, nil. NT 4.95 %, no relief.
  it.each<[State, number, number]>([
    ['NSW', 26_587, 0],
    ['VIC', 38_270, 30_616],
    ['QLD', 18_250, 4_370],
    ['WA', 28_215, 19_380],
    ['SA', 33_430, 33_430],
    ['TAS', 27_597.5, 27_597.5],
    ['ACT', 17_912, 0],
    ['NT', 35_640, 35_640],
  ])('pays the duty of %s for them', (state, full, first) => {
    expect(dutyOf(plan({ state }))).toBe(full);
    expect(dutyOf(plan({ state }, { firstHome: false }))).toBe(full);
    expect(dutyOf(plan({ state }, { firstHome: true }))).toBe(first);
  });

  it('pays none in South Australia for a home built new, and as others where it is let', () => {
    expect(dutyOf(plan({ state: 'SA', newBuild: true }, { firstHome: true }))).toBe(0);
    const rental = { use: 'rent', rent: 600, land: 0 } as const;
    expect(dutyOf(plan(rental, { firstHome: true }))).toBe(26_587);
    expect(noteOf(plan(rental, { firstHome: true }))).toEqual([]);
  });

  it('has a note of what is counted, and one where it does not say and could be theirs', () => {
    expect(noteOf(plan({}, { firstHome: true }))).toContain(
      'Counted as first home buyers: $26,587 less transfer duty at today’s price. Assumes that the conditions of the First Home Buyers Assistance Scheme are met.',
    );
    expect(noteOf(plan({ state: 'NT' }, { firstHome: true }))).toContain(
      'First home buyers pay the full transfer duty of this home at today’s price.',
    );
    const missed =
      'Full transfer duty is counted. First home buyers pay $26,587 less at today’s price: say whether you are.';
    expect(noteOf(plan({}))).toContain(missed);
    const owning: Plan = { ...plan({}), homes: { h: { state: 'NSW', value: 500_000, use: 'rent', rent: 500 } } };
    const owner: Plan = {
      ...plan({}, { firstHome: true }),
      homes: { h: { state: 'NSW', value: 500_000, use: 'rent' } },
    };
    expect(noteOf(owner).join(' ')).toContain('The plan has a property of yours before this one: who has owned one');
    const none = [plan({}, { firstHome: false }), plan({ state: 'NT' }), owning];
    for (const document of none) expect(noteOf(document).join(' ')).not.toContain('First home');
  });

  it('buys sooner by the duty that it does not pay', () => {
    const waiting = (event: Partial<Purchase>) => {
      const when = { test: 'canBuy' } as const;
      const salary = { who: 'a', type: 'salary', yearly: 190_000 } as const;
      const document = { ...plan({}, { ...event, when }), years: 6, incomes: { i: salary } };
      const money = { cash: { balance: 130_000 } };
      return (ran({ ...document, money }).months.get('b') ?? Number.NaN) - monthNumber('2026-12');
    };
    // A deposit of 144,000; with duty 170,587 are needed.
    expect(waiting({ firstHome: true })).toBeLessThan(waiting({}));
  });

  it('shows the relief, its conditions and its section in the working of the year', () => {
    const document = plan({ state: 'VIC' }, { firstHome: true });
    const row = explainYearLine(resolve(document).plan, ran(document), 'fy2027/dealCosts')?.rows[0];
    expect(row).toEqual({
      label: 'The home in VIC: transfer duty',
      working:
        'on $720,000 by first home buyers: Duty by the scale $2,870 + $6 × ($720,000 − $130,000) ÷ $100; To the nearest dollar, 50 cents down $38,270; First home reduction, up to the dollar $38,270 × ($750,000 − $720,000) ÷ $150,000; Duty of a first home buyer $38,270 − $7,654; Assumes that the conditions of the first home buyer duty reduction are met',
      amount: -30_616,
      of: 'events/b',
      source: { rule: 'VIC transfer duty 2026-27', statute: 'Duties Act 2000 (Vic) s 57JA', isFrozen: false },
    });
  });

  it('shows a relief from all duty too, and the table that goes on after its year', () => {
    const document = plan({}, { firstHome: true, when: '2027-08', loan: { lvr: 90 } });
    const rows = explainYearLine(resolve(document).plan, ran(document), 'fy2028/dealCosts')?.rows;
    expect(rows?.[0]).toMatchObject({
      amount: 0,
      working:
        'on $720,000 by first home buyers: exempt; Assumes that the conditions of the First Home Buyers Assistance Scheme are met',
      source: { statute: 'Duties Act 1997 (NSW) s 78A(2), (2A)', isFrozen: true },
    });
    expect(rows?.[1]?.label).toBe('The home in NSW: lenders mortgage insurance');
  });

  it('is what a question asks about where nothing is owned, and the answer says so', () => {
    const { events: _, ...none } = plan({});
    const paid = { ...none, years: 6, incomes: { i: { who: 'a', type: 'salary', yearly: 190_000 } } } as const;
    const home = { state: 'NSW', value: 500_000, use: 'rent', rent: 500 } as const;
    const asked = (document: Plan) => {
      const answer = askPlan(resolve(document).plan, { ask: 'buyEarliest', price: 720_000 });
      if (answer.status === 'refused') throw new Error(answer.says);
      return { says: answer.heldStill, option: JSON.stringify(answer.option) };
    };
    const words = 'You are counted as first home buyers.';
    expect(asked(paid).says).toContain(words);
    expect(asked(paid).option).toContain('"firstHome":true');
    expect(asked({ ...paid, homes: { home } }).says).not.toContain(words);
  });
});
