import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landTax } from '../law/land-tax.ts';
import { gearingYear } from '../law/reform/gearing-year.ts';
import { assessmentTax } from '../lending/assessment-tax.ts';
import { mortgageInsurance } from '../lending/mortgage-insurance.ts';
import { ledgerSchedule } from '../loan/ledger-schedule.ts';
import { lawOfYear } from '../rules/law-on.ts';
import { Refusal } from '../units/refusal.ts';
import { explainPortfolioYears } from './explain-portfolio-years.ts';
import { pooledResult } from './loss-pool.ts';
import { portfolioYears } from './portfolio-engine.ts';
import type { PortfolioInputs, PortfolioProperty } from './portfolio-plan.ts';

const home: PortfolioProperty = {
  id: 'h1',
  state: 'QLD',
  price: 600_000,
  growthPct: 5,
  acquired: 0,
  rentWeekly: 500,
  costsAnnual: 5_000,
  landValuePct: 50,
  loan: { annualRatePct: 6, termYears: 30, ioYears: 5 },
  owners: [{ owner: 'a', sharePct: 100 }],
  treatment: 'grandfathered',
};
const base: PortfolioInputs = {
  startFy: '2026-27',
  years: 8,
  owners: [{ id: 'a', salary: 120_000 }],
  household: { livingMonthly: 3_000, cash: 200_000, adults: 1 },
  properties: [home],
};
const years = (changes: Partial<PortfolioInputs>) => portfolioYears({ ...base, ...changes });
const one = (changes: Partial<PortfolioProperty>, more: Partial<PortfolioInputs> = {}) =>
  years({ properties: [{ ...home, ...changes }], ...more });
const household = (changes: Partial<PortfolioInputs['household']>) => ({
  household: { ...base.household, ...changes },
});

describe('a portfolio year by year', () => {
  it('buys with a loan, duty, insurance and other costs, all from cash in an entered year', () => {
    const { rows, acquiredYears } = one({ lvrPct: 90, otherCosts: 3_000 });
    const insurance = mortgageInsurance(540_000, 600_000, 'QLD')?.total ?? 0;
    // Duty of an investor: 17,325 + 4.50 for each 100 above 540,000 = 20,025.
    expect(rows[0]?.cash).toBeCloseTo(200_000 - 60_000 - 20_025 - 3_000, 6);
    expect(rows[0]?.totalDebt).toBeCloseTo(540_000 + insurance, 6);
    expect(rows[0]).toMatchObject({ year: 0, fy: null, rent: null, taxEffect: null, totalValue: 600_000 });
    expect(acquiredYears).toEqual({ h1: 0 });
  });

  it('borrows down to the cent, so that 80 % of an odd price needs no insurance', () => {
    // 80 % of 612,345.67 is 489,876.536.
    expect(one({ price: 612_345.67 }).rows[0]?.totalDebt).toBe(489_876.53);
  });

  it('has rent, costs, loan and tax of a year that can be redone by hand', () => {
    const { rows } = one({
      rentGrowthPct: 3,
      vacancyWeeks: 2,
      costsGrowthPct: 2,
      managementPct: 10,
      depreciation: [4_000, 3_000],
    });
    const schedule = ledgerSchedule({ principal: 480_000, annualRatePct: 6, termMonths: 360, ioMonths: 60 });
    const [, first, second, , , , sixth] = rows;
    expect(first).toMatchObject({
      fy: '2026-27',
      rent: 25_000,
      costs: 7_500,
      interest: 28_800,
      principal: 0,
      depreciation: 4_000,
    });
    expect(second?.rent).toBeCloseTo(25_750, 9);
    expect(second?.costs).toBeCloseTo(5_100 + 2_575, 9);
    expect(second?.depreciation).toBe(3_000);
    expect(rows[3]?.depreciation).toBe(0);
    const months = schedule.rows.slice(60, 72);
    expect(sixth?.interest).toBeCloseTo(
      months.reduce((sum, { interest }) => sum + interest, 0),
      6,
    );
    expect(sixth?.principal).toBeCloseTo(
      months.reduce((sum, { principal }) => sum + principal, 0),
      6,
    );
    expect(sixth?.totalDebt).toBeCloseTo(schedule.rows[71]?.balance ?? 0, 6);
    // 25,000 − 7,500 − 28,800 − 4,000 = −15,300 off 120,000, at 30 % and 2 %.
    expect(first?.taxEffect).toBeCloseTo(-15_300 * 0.32, 6);
    expect(first?.propertyCashflowAfterTax).toBeCloseTo(25_000 - 7_500 - 28_800 + 4_896, 6);
    const law = lawOfYear('2026-27');
    const tax = assessmentTax({ taxable: 104_700, claimedLoss: 15_300, helpDebt: false }, law);
    expect(first?.householdSurplus).toBeCloseTo(120_000 - tax - 36_000 + 25_000 - 7_500 - 28_800, 6);
    expect(first?.totalEquity).toBeCloseTo(630_000 - 480_000, 6);
  });

  it('grows pay, living costs and cash, and takes other repayments off', () => {
    const grown = years({
      owners: [{ id: 'a', salary: 120_000, salaryGrowthPct: 10 }],
      ...household({ livingGrowthPct: 10, otherRepaymentsMonthly: 100, cashRatePct: 5 }),
    }).rows;
    const plain = years({}).rows;
    const surplus = (rows: typeof plain, year: number) => rows[year]?.householdSurplus ?? 0;
    expect(surplus(grown, 1)).toBeCloseTo(surplus(plain, 1) - 1_200, 6);
    const more = 12_000 * (1 - 0.32) - 3_600 - 1_200;
    // 2027-28 has the same 30 % and 2 % at these incomes.
    expect(surplus(grown, 2)).toBeCloseTo(surplus(plain, 2) + more, 6);
    const [start, next] = grown;
    expect(next?.cash).toBeCloseTo((start?.cash ?? 0) * 1.05 + surplus(grown, 1), 6);
  });

  it('adds a claimed loss back for a study loan', () => {
    const help = (properties: readonly PortfolioProperty[], helpDebt: boolean) =>
      years({ owners: [{ id: 'a', salary: 120_000, helpDebt }], properties }).rows[1]?.taxEffect ?? 0;
    expect(help([home], true)).toBeCloseTo(help([home], false), 6);
  });

  it('shares rent between owners, who each pay their tax', () => {
    const owners = [
      { id: 'a', salary: 120_000 },
      { id: 'b', salary: 30_000 },
    ];
    const shared = one(
      {
        owners: [
          { owner: 'a', sharePct: 25 },
          { owner: 'b', sharePct: 75 },
        ],
      },
      { owners },
    ).rows[1];
    const loss = 26_000 - 5_000 - 28_800;
    const law = lawOfYear('2026-27');
    const tax = (salary: number, share: number) =>
      assessmentTax({ taxable: salary + share * loss, claimedLoss: -share * loss, helpDebt: false }, law);
    const without = (salary: number) => assessmentTax({ taxable: salary, claimedLoss: 0, helpDebt: false }, law);
    expect(shared?.taxEffect).toBeCloseTo(
      tax(120_000, 0.25) + tax(30_000, 0.75) - without(120_000) - without(30_000),
      6,
    );
  });

  it('carries losses of quarantined and transitional homes from 2027-28, not before, and of no other', () => {
    const pools = (treatment: PortfolioProperty['treatment']) =>
      one({ treatment })
        .rows.slice(0, 4)
        .map(({ lossPool }) => Math.round(lossPool));
    expect(pools('quarantined')).toEqual([0, 0, 7_800, 15_600]);
    expect(pools('transitional')).toEqual([0, 0, 7_800, 15_600]);
    expect(pools('grandfathered')).toEqual([0, 0, 0, 0]);
    expect(pools('newBuild')).toEqual([0, 0, 0, 0]);
    expect(one({ treatment: 'quarantined' }).rows[2]?.taxEffect).toBe(0);
  });

  it('takes land tax on the value at the start of the year, by owner and place, and none where exempt', () => {
    const rows = one({ price: 2_000_000 }, household({ cash: 1e6 })).rows;
    const tax = (landValue: number) => {
      const found = landTax({ state: 'QLD', year: 2026, holdings: [{ landValue }] });
      return found.status === 'computed' ? found.landTax : 0;
    };
    expect(rows[1]?.landTax).toBe(tax(1_000_000));
    expect(rows[2]?.landTax).toBe(tax(1_050_000));
    expect(one({ price: 2_000_000, landTaxExempt: true }, household({ cash: 1e6 })).rows[1]?.landTax).toBe(0);
    const two = years({
      ...household({ cash: 2e6 }),
      properties: [
        { ...home, price: 1_000_000 },
        { ...home, id: 'h2', price: 600_000 },
        { ...home, id: 'h3', state: 'NT', price: 900_000 },
      ],
    }).rows[1];
    expect(two?.landTax).toBeCloseTo(tax(800_000), 6);
  });

  it('charges an ACT property once, however it is shared', () => {
    const owners = [
      { id: 'a', salary: 100_000 },
      { id: 'b', salary: 100_000 },
    ];
    const act = {
      state: 'ACT',
      owners: [
        { owner: 'a', sharePct: 50 },
        { owner: 'b', sharePct: 50 },
      ],
    } as const;
    const found = landTax({ state: 'ACT', year: 2026, holdings: [{ landValue: 300_000 }] });
    expect(one(act, { owners }).rows[1]?.landTax).toBeCloseTo(found.status === 'computed' ? found.landTax : 0, 6);
  });

  it('pays the grown price later, or the entered one', () => {
    const at = (priceIndexation: 'indexed' | 'entered' | undefined) => one({ acquired: 2 }, { priceIndexation }).rows;
    expect(at('indexed')[2]?.totalValue).toBeCloseTo(661_500, 6);
    expect(at(undefined)[2]?.totalValue).toBeCloseTo(661_500, 6);
    expect(at('entered')[2]?.totalValue).toBe(600_000);
    expect(at('entered')[3]?.totalValue).toBe(630_000);
    expect(at('entered')[2]?.totalDebt).toBe(480_000);
    expect(at('indexed')[2]?.totalDebt).toBe(529_200);
  });

  it('waits for entered years, and for the tests in order', () => {
    const scheduled = one({ acquired: 3 });
    expect(scheduled.rows.map(({ blockedBy }) => blockedBy)).toEqual([
      'scheduled',
      'scheduled',
      'scheduled',
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(one({ acquired: 20 }).acquiredYears).toEqual({ h1: null });
    const queued = one({ acquired: null });
    expect(queued.acquiredYears).toEqual({ h1: 0 });
    expect(queued.rows[0]).toMatchObject({ blockedBy: null, failing: [], propertiesAcquired: 1 });
    const poor = one({ acquired: null }, household({ cash: 10_000 }));
    expect(poor.rows[0]).toMatchObject({ blockedBy: 'equity', propertiesAcquired: 0, totalValue: 0, usableEquity: 0 });
    expect(poor.rows[0]?.failing[0]).toBe('equity');
    expect(Object.values(poor.acquiredYears)).not.toContain(0);
  });

  it('tests income as a lender does', () => {
    const gate = (changes: Partial<PortfolioInputs>) =>
      one({ acquired: null }, { ...household({ cash: 500_000 }), ...changes }).rows[0]?.failing;
    expect(gate({})).toEqual([]);
    // 480,000 at 9 % over 25 years is 4,028 a month; pay after tax and 80 % of rent are some 9,350.
    expect(gate(household({ cash: 500_000, livingMonthly: 5_200 }))).toEqual([]);
    expect(gate(household({ cash: 500_000, livingMonthly: 5_400 }))).toEqual(['serviceability']);
    expect(gate(household({ cash: 500_000, livingMonthly: 5_000, otherRepaymentsMonthly: 400 }))).toEqual([
      'serviceability',
    ]);
    expect(gate({ ...household({ cash: 500_000, livingMonthly: 5_400 }), gateNegativeGearing: true })).toEqual([]);
    expect(gate({ policy: { bufferPct: 10 } })).toEqual(['serviceability']);
    expect(gate({ policy: { benchmarkMonthly: { single: [5_400, 0, 0, 0] } } })).toEqual(['serviceability']);
    expect(
      gate({ ...household({ cash: 500_000, adults: 2 }), policy: { benchmarkMonthly: { couple: [5_400, 0, 0, 0] } } }),
    ).toEqual(['serviceability']);
    expect(
      gate({
        ...household({ cash: 500_000, dependants: 7 }),
        policy: { benchmarkMonthly: { single: [0, 0, 0, 5_400] } },
      }),
    ).toEqual(['serviceability']);
  });

  it('tests the cash after a year with the property', () => {
    const failing = one(
      { acquired: null, rentWeekly: 0 },
      household({ cash: 141_000, minCash: 0, livingMonthly: 7_000 }),
    ).rows[0]?.failing;
    expect(failing).toContain('cash');
    const rich = one({ acquired: null, rentWeekly: 0 }, household({ cash: 400_000, minCash: 0, livingMonthly: 7_000 }))
      .rows[0]?.failing;
    expect(rich).not.toContain('cash');
  });

  it('borrows against equity what cash above the reserve does not cover', () => {
    const rows = years({
      ...household({ cash: 260_000, minCash: 60_000 }),
      owners: [{ id: 'a', salary: 300_000 }],
      properties: [
        { ...home, growthPct: 15 },
        { ...home, id: 'h2', acquired: null },
      ],
      equityLoanRatePct: 7,
    });
    const { h2 } = rows.acquiredYears;
    const bought = h2 ?? 0;
    expect(bought).toBe(1);
    const now = rows.rows[bought];
    expect(now?.cash).toBeGreaterThanOrEqual(60_000);
    expect(rows.sentences).toContain('2027: h2 is bought.');
    const limited = years({
      ...household({ cash: 140_000 }),
      properties: [home, { ...home, id: 'h2', acquired: null }],
      usableEquityPct: 50,
    });
    expect(limited.rows[0]?.usableEquity).toBe(0);
    const equity = years({
      ...household({ cash: 140_025, minCash: 0, livingMonthly: 0 }),
      owners: [{ id: 'a', salary: 900_000 }],
      properties: [
        { ...home, lvrPct: 0, acquired: 0, price: 100_000, landValuePct: 0 },
        { ...home, id: 'h2', acquired: null, price: 100_000, growthPct: 0, landValuePct: 0 },
      ],
    });
    expect(equity.acquiredYears).toMatchObject({ h2: 0 });
    const [, after] = equity.rows;
    // The first takes 100,000 and 1,925 + 675 of duty; the second 20,000 and its duty, all from the cash left.
    expect(after?.totalDebt).toBe(80_000);
  });

  it('works with the largest amounts and with a price that falls to nothing', () => {
    const { rows } = one({ price: 90, growthPct: 50, lvrPct: 95, acquired: null }, { years: 40 });
    expect(rows.at(-1)?.totalValue).toBeCloseTo(90 * 1.5 ** 40, 0);
    const poor = { years: 40, owners: [{ id: 'a', salary: 0 }] };
    const fallen = one({ growthPct: -50, acquired: null }, poor);
    expect(fallen.acquiredYears).toEqual({ h1: null });
    expect(fallen.rows.at(-1)?.failing).toContain('serviceability');
  });

  it('warns where an entered purchase would fail a test, and buys it', () => {
    const { warnings, rows } = one({}, household({ cash: 100_000 }));
    expect(warnings).toEqual([{ year: 0, id: 'h1', failing: expect.arrayContaining(['equity']) }]);
    expect(rows[0]?.propertiesAcquired).toBe(1);
    expect(rows[0]?.cash).toBeLessThan(0);
    expect(one({}).warnings).toEqual([]);
  });

  it('says what stops the next purchase once, and names what is left out, its rules and what is frozen', () => {
    const { sentences, notes, rules, frozen } = one({ acquired: null }, household({ cash: 10_000 }));
    expect(sentences[0]).toBe(
      '2026: equity stops the next purchase: more growth, less debt or more cash would change it.',
    );
    expect(sentences.filter((sentence) => sentence.includes('equity stops'))).toHaveLength(1);
    expect(notes.length).toBeGreaterThan(0);
    expect(rules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['lending.policy', 'duty.qld.general.2026-27', 'land-tax.qld.2026']),
    );
    expect(frozen).toEqual(
      expect.arrayContaining(['medicare.levy.2026-27', 'duty.qld.general.2026-27', 'land-tax.qld.2026']),
    );
    expect(one({}, { years: 1 }).frozen).toEqual([]);
  });

  it('explains its last year to the equity', () => {
    const lines = explainPortfolioYears(base);
    const last = years({}).rows.at(-1);
    expect(lines.at(-1)).toMatchObject({ label: 'Equity', amount: last?.totalEquity });
    expect(lines.map(({ amount }) => amount)).toContain(last?.propertyCashflowAfterTax);
    expect(lines[0]?.formula).toBe('1 properties, less vacant weeks');
  });

  it.each([
    [{ years: 0 }, 'outOfRange years'],
    [{ years: 41 }, 'outOfRange years'],
    [{ startFy: '2023-24' }, 'outOfRange startFy'],
    [{ startFy: '9992-93' }, 'outOfRange startFy'],
    // 1.5^40 is 11.06 million: 100 dollars pass a billion, 90 do not.
    [{ years: 40, properties: [{ ...home, price: 100, growthPct: 50 }] }, 'outOfRange properties.growthPct'],
    [{ years: 40, properties: [{ ...home, rentGrowthPct: 50 }] }, 'outOfRange properties.rentGrowthPct'],
    [{ years: 40, properties: [{ ...home, costsGrowthPct: 50 }] }, 'outOfRange properties.costsGrowthPct'],
    [{ years: 40, owners: [{ id: 'a', salary: 120_000, salaryGrowthPct: 50 }] }, 'outOfRange owners.salaryGrowthPct'],
    [{ owners: [] }, 'outOfRange owners'],
    [{ owners: Array.from({ length: 5 }, (_, index) => ({ id: `${index}`, salary: 1 })) }, 'outOfRange owners'],
    [{ properties: [] }, 'outOfRange properties'],
    [{ properties: Array.from({ length: 21 }, (_, index) => ({ ...home, id: `${index}` })) }, 'outOfRange properties'],
    [
      {
        owners: [
          { id: 'a', salary: 1 },
          { id: 'a', salary: 1 },
        ],
      },
      'incompatible owners.id',
    ],
    [{ properties: [home, home] }, 'incompatible properties.id'],
    [{ owners: [{ id: 'a', salary: -1 }] }, 'outOfRange owners.salary'],
    [{ owners: [{ id: 'a', salary: 1, salaryGrowthPct: 51 }] }, 'outOfRange owners.salaryGrowthPct'],
    [household({ livingMonthly: -1 }), 'outOfRange household.livingMonthly'],
    [household({ livingGrowthPct: -51 }), 'outOfRange household.livingGrowthPct'],
    [household({ otherRepaymentsMonthly: -1 }), 'outOfRange household.otherRepaymentsMonthly'],
    [household({ cash: -1 }), 'outOfRange household.cash'],
    [household({ minCash: -1 }), 'outOfRange household.minCash'],
    [household({ cashRatePct: 31 }), 'outOfRange household.cashRatePct'],
    [household({ adults: 3 }), 'outOfRange household.adults'],
    [household({ dependants: 21 }), 'outOfRange household.dependants'],
    [{ equityLoanRatePct: 31 }, 'outOfRange equityLoanRatePct'],
    [{ usableEquityPct: 101 }, 'outOfRange usableEquityPct'],
    [{ properties: [{ ...home, price: 0 }] }, 'outOfRange properties.price'],
    [{ properties: [{ ...home, growthPct: 51 }] }, 'outOfRange properties.growthPct'],
    [{ properties: [{ ...home, acquired: 41 }] }, 'outOfRange properties.acquired'],
    [{ properties: [{ ...home, lvrPct: 101 }] }, 'outOfRange properties.lvrPct'],
    [{ properties: [{ ...home, lvrPct: 96 }] }, 'notAvailable properties.lvrPct'],
    [{ properties: [{ ...home, otherCosts: -1 }] }, 'outOfRange properties.otherCosts'],
    [{ properties: [{ ...home, rentWeekly: -1 }] }, 'outOfRange properties.rentWeekly'],
    [{ properties: [{ ...home, rentGrowthPct: 51 }] }, 'outOfRange properties.rentGrowthPct'],
    [{ properties: [{ ...home, vacancyWeeks: 53 }] }, 'outOfRange properties.vacancyWeeks'],
    [{ properties: [{ ...home, costsAnnual: -1 }] }, 'outOfRange properties.costsAnnual'],
    [{ properties: [{ ...home, costsGrowthPct: 51 }] }, 'outOfRange properties.costsGrowthPct'],
    [{ properties: [{ ...home, managementPct: 101 }] }, 'outOfRange properties.managementPct'],
    [{ properties: [{ ...home, landValuePct: 101 }] }, 'outOfRange properties.landValuePct'],
    [{ properties: [{ ...home, depreciation: [-1] }] }, 'outOfRange properties.depreciation'],
    [
      { properties: [{ ...home, loan: { ...home.loan, annualRatePct: 31 } }] },
      'outOfRange properties.loan.annualRatePct',
    ],
    [{ properties: [{ ...home, loan: { ...home.loan, termYears: 41 } }] }, 'outOfRange properties.loan.termYears'],
    [{ properties: [{ ...home, loan: { ...home.loan, ioYears: 30 } }] }, 'outOfRange properties.loan.ioYears'],
    [{ properties: [{ ...home, owners: [{ owner: 'z', sharePct: 100 }] }] }, 'unknownValue properties.owners.owner'],
    [{ properties: [{ ...home, owners: [{ owner: 'a', sharePct: 99 }] }] }, 'outOfRange properties.owners.sharePct'],
    [{ properties: [{ ...home, owners: [{ owner: 'a', sharePct: 101 }] }] }, 'outOfRange properties.owners.sharePct'],
  ])('%j gives %s', (changes, expected) => {
    let got = 'none';
    try {
      years(changes as Partial<PortfolioInputs>);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      got = `${error.code} ${error.field}`;
    }
    expect(got).toBe(expected);
  });
});

describe('the loss pool of a portfolio', () => {
  it('is that of the loss rule while every home is held whole and nothing is sold', () => {
    const amount = fc.integer({ min: 0, max: 60_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (rentFree, costFree, rentCaught, costCaught, pool) => {
        const law = gearingYear({
          incomeYear: '2028-29',
          quarantinedBroughtForward: pool,
          properties: [
            { status: 'grandfathered', rent: rentFree, deductions: costFree },
            { status: 'quarantined', rent: rentCaught, deductions: costCaught },
          ],
        });
        const ours = pooledResult({ free: rentFree - costFree, quarantined: rentCaught - costCaught, pool });
        expect(ours.pool).toBeCloseTo(law.carriedForward, 6);
        expect(ours.assessable).toBeCloseTo(law.netRentInTaxableIncome, 6);
      }),
      { numRuns: 5_000 },
    );
  });
});
