import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLaws } from '../law/reform/compare-laws.ts';
import { financialYearStarting } from '../units/financial-year.ts';
import { explainPropertyLaws } from './explain-property-laws.ts';
import { type PropertyLawsInputs, propertyLaws } from './property-laws.ts';

const home: PropertyLawsInputs = {
  price: 500_000,
  rentalYield: 4,
  growthRate: 0,
  loanPct: 80,
  dwelling: 'established',
  contractDate: '2026-08-03',
  salary: 100_000,
};

describe('a property under both laws', () => {
  it('holds its losses back, year on year, where the contract came after the cut-off', () => {
    const { status, rows, carriedAfter } = propertyLaws(home);
    expect(status).toBe('quarantined');
    expect(rows).toHaveLength(10);
    // 20,000 of rent less 26,000 of interest (6.5 % of 400,000) and 7,500 of costs: 13,500 at 30 % and 2 %.
    expect(rows[0]).toEqual({
      incomeYear: '2027-28',
      netRent: -13_500,
      savedWithout: 4_320,
      saved: 0,
      carriedForward: 13_500,
    });
    expect(rows.at(-1)).toMatchObject({ incomeYear: '2036-37', carriedForward: 135_000 });
    // Without growth there is no gain to use them on.
    expect(carriedAfter).toBe(135_000);
  });

  it('uses them up on the gain of the sale, before the discount of its earlier part', () => {
    const { sale, saleWithout, carriedAfter, salePrice, soldOn } = propertyLaws({ ...home, growthRate: 5 });
    expect(soldOn).toBe('2037-07-01');
    // 10 years and 332 of 365 days from 3 August 2036.
    expect(salePrice).toBeCloseTo(500_000 * 1.05 ** (10 + 332 / 365), 1);
    expect(saleWithout).toMatchObject({ gainBefore: null, lossesUsed: 0, minimumTax: 0 });
    expect(saleWithout.gainAfter).toBeCloseTo(salePrice - 500_000, 2);
    expect(saleWithout.discount).toBeCloseTo((salePrice - 500_000) / 2, 1);
    expect(sale.gainBefore).toBeCloseTo(500_000 * (1.05 ** (332 / 365) - 1), 1);
    // The later part from its value of 1 July 2027, indexed at 2.5 % for ten years.
    const value = 500_000 * 1.05 ** (332 / 365);
    expect(sale.gainAfter).toBeCloseTo(salePrice - value * 1.025 ** 10, 1);
    // The losses of growing rents: 13,500 less 12,500 of rent over costs growing by 5 % a year.
    const losses = Array.from({ length: 10 }, (_, year) => 26_000 - 12_500 * 1.05 ** year);
    expect(sale.lossesUsed).toBeCloseTo(
      losses.reduce((sum, loss) => sum + loss, 0),
      1,
    );
    expect(sale.discount).toBe(0);
    expect(carriedAfter).toBe(0);
  });

  it.each([
    ['established', '2026-05-11', 'grandfathered'],
    ['new', '2026-08-03', 'newBuild'],
  ] as const)('leaves the losses of a home deductible: %s, contract of %s', (dwelling, contractDate, status) => {
    const found = propertyLaws({ ...home, dwelling, contractDate });
    expect(found.status).toBe(status);
    for (const { saved, savedWithout, carriedForward } of found.rows) {
      expect(saved).toBe(savedWithout);
      expect(carriedForward).toBe(0);
    }
  });

  it('puts an investor’s duty into the cost base where the table of the day is known', () => {
    expect(propertyLaws({ ...home, state: 'NSW' }).duty).toBe(16_687);
    expect(propertyLaws(home).duty).toBeNull();
    expect(propertyLaws({ ...home, state: 'NSW', contractDate: '2028-03-01' }).duty).toBeNull();
    const gain = (state?: 'NSW') => propertyLaws({ ...home, growthRate: 5, state }).saleWithout.gainAfter;
    expect(gain() - gain('NSW')).toBeCloseTo(16_687, 2);
  });

  it('says what it assumed and which rules go on', () => {
    const { settingsUsed, rules, frozen, reason } = propertyLaws({ ...home, dwelling: 'new' });
    expect(reason).toContain('new dwelling');
    expect(settingsUsed.map(({ setting }) => setting)).toContain('newBuildMeaning');
    expect(rules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['gearing.loss-quarantine', 'lending.variable-rates']),
    );
    expect(frozen).toContain('medicare.levy.2026-27');
    expect(propertyLaws({ ...home, dwelling: 'new' }).choice).toBe('discount');
    expect(propertyLaws({ ...home, dwelling: 'new', growthRate: 3 }).choice).toBe('indexation');
    expect(propertyLaws(home).choice).toBeNull();
    const open = propertyLaws(home).settingsUsed.map(({ setting }) => setting);
    expect(open).toEqual(['value2027Formula', 'projectionInflation']);
  });

  it('differs between the laws by what the comparison of laws says, and ends its working on it', () => {
    const drawn = fc.record({
      price: fc.integer({ min: 100_000, max: 2_000_000 }),
      rentalYield: fc.double({ min: 0, max: 12, noNaN: true }),
      growthRate: fc.double({ min: -3, max: 9, noNaN: true }),
      loanPct: fc.integer({ min: 0, max: 110 }),
      dwelling: fc.constantFrom('established' as const, 'new' as const),
      contractDate: fc.constantFrom('2025-01-31', '2026-05-13', '2026-11-24', '2027-06-30', '2027-07-01', '2029-02-28'),
      salary: fc.integer({ min: 0, max: 400_000 }),
    });
    fc.assert(
      fc.property(drawn, (inputs) => {
        const found = propertyLaws(inputs);
        const first = Number(found.rows[0]?.incomeYear.slice(0, 4));
        const { extraPayable, poolLeft } = compareLawsOf(inputs, first);
        // To fifty cents: the sums here round half cents as doubles do.
        expect(found.extraPayable).toBeCloseTo(extraPayable, 0);
        expect(found.carriedAfter).toBeCloseTo(poolLeft, 0);
        expect(explainPropertyLaws(inputs).at(-1)?.amount).toBe(found.extraPayable);
        // Opening and held back, less what rent and gains used, is what is carried.
        const last = found.rows.at(-1)?.carriedForward ?? 0;
        expect(last - found.sale.lossesUsed).toBeCloseTo(found.carriedAfter, 1);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses a day and amounts that cannot be', () => {
    expect(() => propertyLaws({ ...home, contractDate: '2026-02-30' })).toThrow('contractDate is 2026-02-30');
    expect(() => propertyLaws({ ...home, price: -1 })).toThrow('price is -1');
    expect(() => propertyLaws({ ...home, rentalYield: 101 })).toThrow('rentalYield is 101');
    expect(() => propertyLaws({ ...home, loanPct: 111 })).toThrow('loanPct is 111');
    expect(() => propertyLaws({ ...home, salary: -1 })).toThrow('salary is -1');
  });
});

/** The same years through the comparison of laws, its amounts from the words of `propertyLaws`. */
function compareLawsOf(inputs: PropertyLawsInputs, first: number) {
  const found = propertyLaws(inputs);
  const { contractDate: acquiredOn, price: purchasePrice, dwelling, salary } = inputs;
  const rows = Array.from({ length: 10 }, (_, year) => {
    const value = purchasePrice * (1 + inputs.growthRate / 100) ** year;
    const interest = (purchasePrice * inputs.loanPct * 6.5) / 10_000;
    return { rent: round((value * inputs.rentalYield) / 100), deductions: round(interest + value * 0.015) };
  });
  const { totals, poolLeft } = compareLaws({
    years: [
      ...rows.map((row, year) => ({
        incomeYear: financialYearStarting(first + year),
        income: { salary },
        rental: { properties: [{ status: found.status, ...row }] },
      })),
      {
        incomeYear: financialYearStarting(first + 10),
        income: { salary },
        capital: {
          sale: {
            acquiredOn,
            soldOn: `${first + 10}-07-01`,
            purchasePrice,
            salePrice: found.salePrice,
            value2027: { method: 'apportioned' },
            indexation: { method: 'rate', annualPct: 2.5 },
            isNewBuild: dwelling === 'new',
          },
        },
      },
    ],
  });
  return { extraPayable: totals.extraPayable, poolLeft };
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
