import {
  buyingCostsSchema,
  capitalGainsSchema,
  decodeLink,
  type InvestmentPropertyForm,
  investmentInterestOnly,
  investmentPropertySchema,
  investmentPropertyStart,
  investmentYears,
  landTaxSchema,
  moneyText,
} from '@freehold/contract';
import { states } from '@freehold/finance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalGainsAnswer } from './capital-gains.ts';
import { investmentPropertyAnswer, investmentPropertyReadBack } from './investment-property.ts';
import { investmentEnd } from './investment-property-inputs.ts';

const answer = (form: Partial<InvestmentPropertyForm> = {}) =>
  investmentPropertyAnswer({ ...investmentPropertyStart, ...form });
const lineOf = ({ lines }: ReturnType<typeof answer>, label: string) =>
  lines.find((line) => line.label.startsWith(label));
const issuesOf = (form: Partial<InvestmentPropertyForm>) =>
  investmentPropertySchema
    .safeParse({ ...investmentPropertyStart, ...form })
    .error?.issues.map(({ path, message }) => ({
      path,
      message,
    }));

/** The purchase of golden case P-EX-01. */
const exit: Partial<InvestmentPropertyForm> = {
  price: 600_000,
  buyingCosts: 25_000,
  contractOn: '2026-07-01',
  loan: 80,
  rate: 6.2,
  interestOnly: '5',
  rent: 500,
  vacant: 0,
  rentGrowth: 3,
  costs: 6_500,
  inflation: 2.5,
  management: 0,
  depreciation: 4_000,
  growth: 5,
  selling: 2.5,
  income: 150_000,
};

describe('the week of an investment', () => {
  it('is, for the example, rent less costs and repayments, its loss held back from 2027-28', () => {
    const { figure } = answer();
    // Let from 1 December 2026, so 2027-28 begins seven months on. Rent: 50 × $620 × 1.03^(7/12) = $31,539.16. Costs:
    // $5,500 × 1.025^(7/12) + 6 % of that rent = $7,472.14. Repayments on $560,000 at 6.5 %: 12 × $3,539.58 = $42,474.96.
    const rent = 50 * 620 * 1.03 ** (7 / 12);
    const costs = 5_500 * 1.025 ** (7 / 12) + 0.06 * rent;
    expect(figure).toMatchObject({ label: 'After tax and repayments, 2027-28', unit: 'a week' });
    expect(figure.amount).toBeCloseTo((rent - costs - 12 * 3_539.58) / 52, 2);
    expect(figure.amount).toBe(-354);
    expect(figure.sentence).toBe(
      'It costs you $354 a week after tax in its first full year; sold after 10 years it returns 6.47% a year under today’s law, 6% a year under the law before.',
    );
  });

  it('of a new build has the tax that the loss saves: 32 % of it at $120,000', () => {
    const [established, fresh] = [answer(), answer({ dwelling: 'new' })];
    // $11,907.46 of loss at 30 % and 2 % of levy is $3,810.39 a year, $73.28 a week.
    expect(fresh.figure.amount - established.figure.amount).toBeCloseTo(3_810.39 / 52, 1);
    // The same of an established home whose contract came before the cut-off, in 2027-28 one year older.
    expect(
      answer({ contractOn: '2026-05-11' })
        .working()
        .find(({ label }) => label === 'Tax, 2026-27')?.amount,
    ).toBeLessThan(0);
  });

  it('is golden case P-EX-01’s first year, −$4,698.60 of cash, over 52 weeks', () => {
    expect(answer(exit).figure.amount).toBeCloseTo(-4_698.6 / 52, 2);
    expect(lineOf(answer(exit), 'Own money')?.value).toBe('$145,000');
  });

  it('earns without a loan: rent less costs and the tax on them', () => {
    // $31,000 − $5,500 − 6 % of $31,000 = $23,640; $15,000 of it at 30 %, the rest at 37 %, and 2 % of levy.
    const { figure } = answer({ loan: 0, contractOn: '2026-07-01', rentGrowth: 0, inflation: 0 });
    expect(figure.amount).toBeCloseTo((23_640 - 4_500 - 8_640 * 0.37 - 472.8) / 52, 2);
    expect(figure.sentence).toContain('It earns you $298 a week');
  });
});

describe('the loss of an investment', () => {
  it.each([
    ['L27-STAT-01', '2026-05-11', 'established', false],
    ['L27-STAT-02', '2026-05-13', 'established', true],
    ['L27-STAT-05', '2028-01-20', 'new', false],
    ['L27-STAT-07 of a person', '2028-01-01', 'established', true],
  ] as const)(
    'is held back or not as golden case %s has it: contract of %s, %s',
    (_id, contractOn, dwelling, isHeld) => {
      const year = answer({ contractOn, dwelling })
        .working()
        .filter(({ label }) => label.startsWith('After tax, 2028-29'));
      expect(year).toHaveLength(1);
      expect(year[0]?.formula.endsWith('losses held back $0')).toBe(!isHeld);
    },
  );

  it('of the Act’s example, Henrietta (L27-YEAR-01), holds back $15,000 of $65,000', () => {
    const henrietta = answer({ contractOn: '2028-07-01', loan: 0, rent: 1_000, costs: 65_000, management: 0 });
    const tax = henrietta.working().find(({ label }) => label === 'Tax, 2028-29');
    expect(tax?.amount).toBe(0);
    expect(tax?.formula).toContain('$15,000 of losses held back');
  });
});

describe('what follows', () => {
  it('is the owner’s share: half of everything but the tax by bracket', () => {
    const [whole, half] = [answer(), answer({ share: 50 })];
    // Held back, the loss has no tax effect.
    expect(half.figure.amount).toBe(whole.figure.amount / 2);
    // Half of $25,687 of duty, $3,551.40 of fees and $140,000.
    expect(lineOf(half, 'Own money')?.value).toBe(moneyText((140_000 + 25_687 + 3_551.4) / 2));
  });

  it('is the tax of golden case L27-CGT-02 and -03 for the bare sale', () => {
    const bare = {
      ...exit,
      contractOn: '2027-07-01',
      price: 500_000,
      buyingCosts: 0,
      loan: 0,
      rent: 0,
      costs: 0,
      depreciation: 0,
      selling: 0,
      income: 250_000,
    } as const;
    // The cases' price of $814,447 is 5 % a year for ten years, less 31 cents.
    expect(lineOf(answer(bare), 'Tax on the sale')?.value).toBe(moneyText(81_970.22));
    expect(lineOf(answer({ ...bare, dwelling: 'new' }), 'Tax on the sale')?.value).toBe(moneyText(73_895.05));
    expect(lineOf(answer(bare), 'Result')?.value).toBe(moneyText(814_447.31 - 500_000 - 81_970.37));
    // 5.0 % before tax: (814,447.31 − 81,970.37) ÷ 500,000, the tenth root.
    expect(lineOf(answer(bare), 'Return')?.value).toBe('3.89% a year');
    // Before the law: half of $314,447 at 45 % and 2 %, which is $73,895.
    expect(lineOf(answer(bare), 'What the 2027 law changes')?.value).toBe('$8,075 worse for you');
    expect(lineOf(answer({ ...bare, dwelling: 'new' }), 'What the 2027 law changes')?.value).toBe('Nothing');
  });

  it('is land tax where the land has a value, and says where it is not counted', () => {
    // $100 and 1.6 % of $225,000.
    const nsw = answer({ land: 1_300_000, contractOn: '2026-07-01' });
    expect(lineOf(nsw, 'Land tax')).toMatchObject({ value: '$3,700', note: 'in 2026-27' });
    expect(lineOf(answer(), 'Land tax')?.value).toBe('Not counted');
    expect(lineOf(answer({ state: 'NT', land: 500_000 }), 'Land tax')?.value).toBe('None');
  });

  it('says in words what a sale at a loss gives', () => {
    expect(answer({ growth: -3 }).figure.sentence).toMatch(
      /it (loses [\d.]+% a year|gives nothing back) under today’s law/,
    );
    expect(lineOf(answer({ growth: -10 }), 'Return')?.value).toBe('None');
  });

  it('shows the sales of at most ten years by both laws, the last being the result', () => {
    for (const years of investmentYears) {
      const { places, series, summary } = answer({ years }).chart();
      expect(places.length).toBeLessThanOrEqual(10);
      expect(places.at(-1)).toBe(years);
      expect(moneyText(series[0]?.values.at(-1) ?? 0)).toBe(lineOf(answer({ years }), 'Result')?.value);
      expect(summary).toContain(`The best of the ${years} years to sell is year`);
    }
  });

  it('ends its working on the figure', () => {
    const { working, figure } = answer(exit);
    expect(working().at(-1)?.amount).toBe(figure.amount);
    expect(working().map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Best year to sell', 'Break-even growth', 'Return a year']),
    );
  });

  it('names its duty, its law and what it takes for granted', () => {
    expect(answer().rules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['gearing.loss-quarantine', 'capital-gains.reform.2027-28', 'buying.fees']),
    );
    expect(answer().assumptions.join(' ')).toContain('Buying costs of $29,238: NSW duty for an investor, and typical');
    expect(answer({ contractOn: '2029-01-01' }).assumptions.join(' ')).toContain('by the tables of 2026-27');
    expect(investmentPropertyReadBack(investmentPropertyStart)).toContainEqual({
      label: 'Loan',
      value: '80% of the price at 6.5%, principal and interest',
    });
  });
});

describe('the levers', () => {
  it.each<Partial<InvestmentPropertyForm>>([{}, exit, { dwelling: 'new', years: '5', land: 800_000 }, { loan: 0 }])(
    'do what they say, the most first: %j',
    (changes) => {
      const form = { ...investmentPropertyStart, ...changes };
      const before = investmentEnd(form).profit;
      const levers = answer(form).levers?.() ?? [];
      const moved = levers.flatMap(({ sentence, changes: to }) => {
        const after = investmentEnd(investmentPropertySchema.parse({ ...form, ...to }));
        if (sentence.startsWith('You just get your money back')) {
          // The growth is rounded to a hundredth of a percent.
          expect(Math.abs(after.profit)).toBeLessThan(form.price * 0.001);
          return [];
        }
        const difference = Math.round(after.profit) - Math.round(before);
        const words = difference > 0 ? `${moneyText(difference)} more` : `${moneyText(-difference)} less`;
        expect(sentence).toContain(`leaves you ${words} after`);
        return [Math.abs(difference)];
      });
      expect(moved).toEqual([...moved].sort((one, other) => other - one));
      expect(moved.length).toBe(form.loan === 0 ? 5 : 7);
    },
  );

  it('do not lead where a field does not go', () => {
    const changes =
      answer({ growth: 15, vacant: 52, rate: 0 })
        .levers?.()
        .map((lever) => lever.changes) ?? [];
    for (const change of changes) {
      expect(investmentPropertySchema.safeParse({ ...investmentPropertyStart, ...change }).success).toBe(true);
    }
    expect(changes).not.toContainEqual({ growth: 16 });
    expect(changes).not.toContainEqual({ vacant: 54 });
  });
});

/** The inputs that a link carries. */
function carriedBy(to: string): unknown {
  const sent = decodeLink(to.split('#s=')[1] ?? '');
  return typeof sent === 'object' && sent !== null && 'inputs' in sent ? sent.inputs : null;
}

const schemas = [capitalGainsSchema, buyingCostsSchema, landTaxSchema] as const;

describe('where it leads', () => {
  it('carries the sale, the purchase and the land over', () => {
    const links = answer({ land: 500_000, dwelling: 'new' }).next?.() ?? [];
    expect(links.map(({ to }) => to.split('#')[0])).toEqual(['/capital-gains', '/buying-costs', '/land-tax']);
    links.forEach(({ to }, index) => {
      expect(schemas[index]?.safeParse(carriedBy(to)).error?.issues).toBeUndefined();
    });
  });

  it('opens the tax on the same sale: the same amount where no losses were held back', () => {
    const form = { dwelling: 'new', contractOn: '2027-08-01', rent: 900 } as const;
    const to = answer(form).next?.()[0]?.to ?? '';
    const { figure } = capitalGainsAnswer(capitalGainsSchema.parse(carriedBy(to)));
    expect(moneyText(figure.amount)).toBe(lineOf(answer(form), 'Tax on the sale')?.value);
  });

  it('opens it with the write-off of each time, also of a home settled months after its contract', () => {
    const form = { dwelling: 'new', contractOn: '2025-07-01', rent: 900, depreciation: 8_000 } as const;
    const to = answer(form).next?.()[0]?.to ?? '';
    const { figure } = capitalGainsAnswer(capitalGainsSchema.parse(carriedBy(to)));
    expect(moneyText(figure.amount)).toBe(lineOf(answer(form), 'Tax on the sale')?.value);
  });

  it('has no link to a sale after the days that are known', () => {
    const links = answer({ years: '20' }).next?.() ?? [];
    expect(links.some(({ to }) => to.startsWith('/capital-gains'))).toBe(false);
  });
});

describe('what is not accepted', () => {
  it('is an established home on the day whose time decides', () => {
    expect(issuesOf({ contractOn: '2026-05-12' })).toEqual([
      {
        path: ['contractOn'],
        message: 'On that day 7:30 pm (AEST) decides: enter 11 May if it was signed before, 13 May if after',
      },
    ]);
    expect(issuesOf({ contractOn: '2026-05-12', dwelling: 'new' })).toBeUndefined();
  });

  it('is a building write-off of more than the price, and a loan that no insurer takes', () => {
    expect(issuesOf({ depreciation: 70_000 })?.[0]?.path).toEqual(['depreciation']);
    expect(issuesOf({ loan: 95.01 })?.[0]).toEqual({
      path: ['loan'],
      message: 'Enter a loan from 0 to 95: mortgage insurance ends there',
    });
  });
});

describe('any input', () => {
  const any: fc.Arbitrary<InvestmentPropertyForm> = fc
    .record({
      state: fc.constantFrom(...states),
      price: fc.constantFrom(1, 499.99, 650_000, 100_000_000),
      rent: fc.constantFrom(0, 620, 1_000_000),
      income: fc.constantFrom(0, 18_200, 120_000, 100_000_000),
      dwelling: fc.constantFrom('established', 'new'),
      contractOn: fc.constantFrom('2025-07-01', '2026-05-11', '2026-05-13', '2027-06-30', '2027-07-01', '2031-06-30'),
      loan: fc.constantFrom(0, 0.1, 80, 80.01, 95),
      rate: fc.constantFrom(0, 6.5, 20),
      interestOnly: fc.constantFrom(...investmentInterestOnly),
      costs: fc.constantFrom(0, 5_000, 100_000_000),
      management: fc.constantFrom(0, 6, 100),
      vacant: fc.constantFrom(0, 2.5, 52),
      depreciation: fc.constantFrom(0, 0.01, 5_000),
      land: fc.constantFrom(null, 0, 400_000, 100_000_000),
      growth: fc.constantFrom(-10, 0, 4, 15),
      rentGrowth: fc.constantFrom(-10, 3, 15),
      inflation: fc.constantFrom(0, 2.5, 15),
      years: fc.constantFrom(...investmentYears),
      share: fc.constantFrom(1e-9, 33.33, 100),
      buyingCosts: fc.constantFrom(null, 0, 100_000_000),
      selling: fc.constantFrom(0, 2.5, 20),
    })
    .filter((form) => investmentPropertySchema.safeParse(form).success);

  it('has an answer with all that follows from it', () => {
    fc.assert(
      fc.property(any, (form) => {
        const { figure, working, chart, levers, next, lines } = investmentPropertyAnswer(form);
        expect(Number.isFinite(figure.amount)).toBe(true);
        expect(lines).toHaveLength(6);
        expect(working().every(({ amount }) => Number.isFinite(amount))).toBe(true);
        expect(chart().series.every(({ values }) => values.every(Number.isFinite))).toBe(true);
        levers?.();
        next?.();
        expect(investmentPropertyReadBack(form)).toHaveLength(18);
      }),
      { numRuns: 40 },
    );
  });
});
