import { type BorrowingPowerForm, borrowingPowerSchema, borrowingPowerStart } from '@freehold/contract';
import { threeTests } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { borrowingPowerAnswer, borrowingPowerReadBack } from './borrowing-power.ts';
import { powerInputs } from './borrowing-power-inputs.ts';
import { thousandsText } from './borrowing-power-words.ts';

const most = 100_000_000;
const amounts = [0, 0.01, 1, 85_000, 1_250_000, most];

const rents = [0, 0.01, 500, 100_000];
const rates = [0, 6.3, 30];

/** Ends and middles of every field that the schema takes. */
const corners = {
  adults: ['one', 'two'],
  salary: amounts,
  salary2: amounts,
  dependants: ['0', '1', '2', '3', '4'],
  cash: [0, 3_560, 20_000, 160_000, 900_000, 5_000_000, most],
  state: ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'],
  extra: amounts,
  extra2: amounts,
  rent: rents,
  cards: amounts,
  otherBalance: amounts,
  otherRepayment: [null, 0, 400, 1_000_000],
  homeLoan: amounts,
  homeLoanRate: rates,
  homeLoanMonths: [1, 300, 600],
  homeLoanFor: ['home', 'let'],
  help: ['no', 'yes'],
  help2: ['no', 'yes'],
  living: [null, 0, 2_600, 1_000_000],
  purpose: ['live', 'let'],
  newRent: [0, 600, 100_000],
  buyer: ['owner', 'first'],
  property: ['established', 'new', 'land'],
  rate: [0, 0.25, 6.3, 30],
  term: ['15', '20', '25', '30'],
  buffer: [0, 3, 10],
  floor: [0, 5.5, 20],
  dtiLimit: [1, 6, 30],
  fees: [null, 0, 1_000_000],
  business: amounts,
  business2: amounts,
  dividends: amounts,
  dividends2: amounts,
  otherIncome: amounts,
  otherIncome2: amounts,
  taxFree: amounts,
  taxFree2: amounts,
  rent2: rents,
  homeLoan2: amounts,
  homeLoanRate2: rates,
  homeLoanMonths2: [1, 300, 600],
  homeLoanFor2: ['home', 'let'],
  rent3: rents,
  homeLoan3: amounts,
  homeLoanRate3: rates,
  homeLoanMonths3: [1, 300, 600],
  homeLoanFor3: ['home', 'let'],
  rent4: rents,
  homeLoan4: amounts,
  homeLoanRate4: rates,
  homeLoanMonths4: [1, 300, 600],
  homeLoanFor4: ['home', 'let'],
} as const satisfies { readonly [Name in keyof BorrowingPowerForm]: readonly BorrowingPowerForm[Name][] };

const alone = Object.entries(corners).flatMap(([name, values]) =>
  values.map((value) => ({ ...borrowingPowerStart, [name]: value })),
);

/** The same forms on every run. */
function drawn(count: number): readonly Record<string, unknown>[] {
  let state = 20_261_121;
  const below = (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * end);
  };
  return Array.from({ length: count }, () =>
    Object.fromEntries(Object.entries(corners).map(([name, values]) => [name, values[below(values.length)]])),
  );
}

const accepted = (form: unknown) => borrowingPowerSchema.safeParse(form);
const priceOf = (form: BorrowingPowerForm) => threeTests(powerInputs(form));

describe('every form that the schema takes', () => {
  it('is all of them but vacant land to let', () => {
    for (const form of [...alone, ...drawn(500)]) {
      const { error } = accepted(form);
      const isLandToLet = 'property' in form && form.property === 'land' && form.purpose === 'let';
      expect(error?.issues[0]?.message).toBe(
        isLandToLet ? 'Vacant land has no tenant: choose a home to let' : undefined,
      );
    }
  });

  it('has an answer with all its parts, and no figure that is not one', { timeout: 120_000 }, () => {
    for (const form of [...alone, ...drawn(250)]) {
      const { data } = accepted(form);
      if (data === undefined) continue;
      const { figure, lines, working, chart, levers, next, assumptions } = borrowingPowerAnswer(data);
      const parts = [
        figure,
        lines,
        working(),
        chart(),
        levers?.(),
        next?.(),
        assumptions,
        borrowingPowerReadBack(data),
      ];
      expect(figure.amount, JSON.stringify(data)).toBeGreaterThanOrEqual(0);
      expect(lines.length).toBeLessThanOrEqual(6);
      expect(JSON.stringify(parts), JSON.stringify(data)).not.toMatch(/NaN|Infinity|undefined/);
    }
  });
});

describe('what a press changes', () => {
  const households: readonly Partial<BorrowingPowerForm>[] = [
    {},
    { cards: 25_000, otherBalance: 30_000, otherRepayment: 690, living: 4_000, term: '20' },
    { cards: 25_000, otherBalance: 30_000, living: 4_000, term: '25', cash: 60_000, state: 'VIC' },
    { purpose: 'let', property: 'new', cards: 9_999.99, rate: 6.49, term: '25', state: 'ACT' },
    { adults: 'one', salary: 250_000, dependants: '0', otherBalance: 80_000, cash: 400_000, state: 'QLD' },
    { homeLoan: 250_000, rent2: 600, homeLoan2: 400_000, homeLoan3: 90_000, homeLoanMonths3: 60, cash: 300_000 },
    { adults: 'one', salary: 70_000, cards: 100_000, otherBalance: 60_000, cash: 90_000, state: 'WA' },
  ];

  it.each(households)('does to the price what its sentence says: %j', (changes) => {
    const form = { ...borrowingPowerStart, ...changes };
    const before = priceOf(form);
    const levers = borrowingPowerAnswer(form).levers?.() ?? [];
    expect(levers.length).toBeGreaterThan(0);
    const lifts = levers.map(({ sentence, changes: pressed }) => {
      const after = accepted({ ...form, ...pressed }).data;
      if (after === undefined) throw new Error(sentence);
      const found = priceOf(after);
      const lift = found.price - before.price;
      const repaid = found.tests.serviceability.maxLoan - before.tests.serviceability.maxLoan;
      const said =
        lift > 0
          ? `would lift the price you could pay by about ${thousandsText(lift)}.`
          : `changes your borrowing test by about ${thousandsText(repaid)} but not the price:`;
      expect(sentence).toContain(said);
      expect(sentence.includes(' becomes the limit.')).toBe(found.binding !== before.binding);
      return lift;
    });
    expect(lifts).toEqual(lifts.toSorted((one, other) => other - one));
  });

  it('is offered for everything that can be changed, and for nothing that does nothing', () => {
    const homes = { homeLoan: 100_000, homeLoan3: 50_000 };
    const all = { cards: 25_000, otherBalance: 30_000, living: 4_000, term: '20', ...homes } as const;
    const actions = (form: Partial<BorrowingPowerForm>) =>
      (borrowingPowerAnswer({ ...borrowingPowerStart, ...form }).levers?.() ?? [])
        .map(({ action }) => action)
        .toSorted();
    expect(actions(all)).toEqual([
      'Add $20,000 to the deposit',
      'Borrow over 30 years',
      'Close your cards',
      'Find a rate of 5.8%',
      'Halve your card limits',
      'Live on the benchmark',
      'Pay out the loan of property 1',
      'Pay out the loan of property 3',
      'Pay out your other loans',
    ]);
    // Below the benchmark, at the floor rate, over 30 years, without debts.
    expect(actions({ living: 1_000, rate: 2 })).toEqual(['Add $20,000 to the deposit']);
    expect(actions({ cash: most })).not.toContain('Add $20,000 to the deposit');
  });

  it('halves the limit of cards to the cent', () => {
    const levers = borrowingPowerAnswer({ ...borrowingPowerStart, cards: 9_999.99 }).levers?.() ?? [];
    expect(levers.find(({ action }) => action === 'Halve your card limits')?.changes).toEqual({ cards: 5_000 });
  });
});
