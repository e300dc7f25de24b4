import { describe, expect, it } from 'vitest';
import { explainGearingYears, gearingYears } from './gearing-years.ts';
import { negativeGearing } from './negative-gearing.ts';

const house = {
  propertyType: 'House',
  propertyPrice: 600_000,
  ownershipPercentage: 100,
  currentTaxableIncome: 77_000,
  depreciationYear: 1,
  financialYear: '2026-27',
} as const;
const caught = { ...house, dwelling: 'established', contractDate: '2026-08-03' } as const;

describe('ten years of a property by the two laws', () => {
  it('saves in 2026-27 what the calculator says, and then holds every loss back', () => {
    const { rows, carriedForward, taxSavingLost, lossTreatment } = gearingYears(caught);
    expect(lossTreatment).toBe('carried-forward');
    expect(rows.map(({ incomeYear }) => incomeYear).slice(0, 3)).toEqual(['2026-27', '2027-28', '2028-29']);
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({
      incomeYear: '2026-27',
      netRent: -35_100,
      taxSavedWithout: 10_065,
      taxSaved: 10_065,
      carriedForward: 0,
      taxLossWithout: 0,
      taxLoss: 0,
      // 15,000 less 26,400 and 9,000 is −20,400; with 10,065 of tax it is −10,335, or −198.75 a week.
      weeklyCashWithout: -199,
      weeklyCash: -199,
    });
    // Depreciation of Year 2 is 2 % of 600,000: 15,000 of rent less 26,400, 12,000 and 9,000.
    expect(rows[1]).toMatchObject({ netRent: -32_400, taxSaved: 0, carriedForward: 32_400 });
    expect(rows[1]?.taxSavedWithout).toBe(
      negativeGearing({ ...house, depreciationYear: 2, financialYear: '2027-28', dwelling: 'new' }).taxSavings,
    );
    expect(carriedForward).toBeCloseTo(-rows.slice(1).reduce((sum, { netRent }) => sum + netRent, 0), 6);
    expect(taxSavingLost).toBeCloseTo(
      rows.slice(1).reduce((sum, row) => sum + row.taxSavedWithout, 0),
      6,
    );
  });

  it.each([
    ['a contract before the cut-off', { contractDate: '2026-05-12T19:29' }, 'grandfathered'],
    ['a new dwelling', { dwelling: 'new', contractDate: '2027-01-02' }, 'newBuild'],
    ['a new dwelling of an unknown day', { dwelling: 'new' }, 'newBuild'],
    ['a new dwelling before the cut-off', { dwelling: 'new', contractDate: '2020-01-02' }, 'grandfathered'],
  ] as const)('changes nothing for %s', (_name, facts, expected) => {
    const { rows, taxSavingLost, carriedForward, status } = gearingYears({
      ...house,
      dwelling: 'established',
      ...facts,
    });
    for (const row of rows) expect(row.taxSaved).toBe(row.taxSavedWithout);
    expect([taxSavingLost, carriedForward, status]).toEqual([0, 0, expected]);
  });

  it('shows no year while the facts that decide are missing', () => {
    expect(gearingYears(house)).toMatchObject({
      lossTreatment: 'not-known',
      status: 'unknown',
      rows: [],
      taxSavingLost: 0,
    });
  });

  it('ends depreciation after Year 10, and starts in a later year when that is asked', () => {
    const { rows } = gearingYears({
      ...caught,
      depreciationYear: 9,
      financialYear: '2027-28',
      ownershipPercentage: 50,
    });
    expect(rows[0]).toMatchObject({ incomeYear: '2027-28', netRent: -14_250 });
    // Half of 15,000 less 26,400 and 9,000, without the 7,200 of Year 10.
    expect(rows[1]?.netRent).toBe(-13_800);
    expect(rows[2]?.netRent).toBe(-10_200);
  });

  it('lets later rent use up what is carried', () => {
    const ratios = { rentPct: 9, otherExpensesPct: 1.5, interestPct: 5.5, loanPct: 80 };
    const { rows } = gearingYears({ ...caught, financialYear: '2027-28', ratios });
    // 54,000 less 26,400, 9,000 and depreciation of 14,700 in Year 1.
    expect(rows[0]).toMatchObject({ netRent: 3_900, carriedForward: 0 });
    expect(rows[0]?.taxSaved).toBe(-1_170);
  });

  it('leaves a loss without tax saved out of the cash of a week, and never counts depreciation as spent', () => {
    const second = gearingYears(caught).rows[1];
    // (−20,400 + 9,656) ÷ 52 is −206.62, and −20,400 ÷ 52 is −392.31.
    expect(second).toMatchObject({ weeklyCashWithout: -207, weeklyCash: -392, taxLossWithout: 0, taxLoss: 0 });
    // Year 11 has no depreciation: half of 15,000 less 35,400, alone, is −196.15 a week.
    const last = gearingYears({ ...caught, depreciationYear: 10, ownershipPercentage: 50 }).rows[1];
    expect(last).toMatchObject({ netRent: -10_200, weeklyCash: -196 });
  });

  it('keeps what is beyond other income as a tax loss where the law lets the loss reach it', () => {
    const poor = { ...caught, currentTaxableIncome: 2_400 };
    expect(gearingYears(poor).rows[1]).toMatchObject({ taxLossWithout: 30_000, taxLoss: 0, carriedForward: 32_400 });
    const kept = gearingYears({ ...poor, dwelling: 'new' });
    expect(kept.rows[1]).toMatchObject({ taxLossWithout: 30_000, taxLoss: 30_000, carriedForward: 0 });
    // A loss from elsewhere is not this property's.
    expect(gearingYears({ ...poor, currentTaxableIncome: -5_000 }).rows[1]).toMatchObject({ taxLossWithout: 32_400 });
  });

  it('names its rules, those that go on too, and starts in 2026-27 at the earliest', () => {
    const { rules, frozen, rows } = gearingYears({ ...caught, financialYear: '2021-22' });
    expect(rules.map(({ id }) => id)).toEqual([
      'gearing.loss-quarantine',
      'income-tax.resident.2026-27',
      'income-tax.resident.2027-28',
    ]);
    expect(frozen).toEqual([]);
    expect(rows[0]?.incomeYear).toBe('2026-27');
    expect(explainGearingYears(caught)[1]).toMatchObject({
      label: 'Tax saved, 2027-28',
      amount: 0,
      unit: 'dollars-per-year',
    });
  });

  it('ends its working on the saving that is lost', () => {
    const { taxSavingLost } = gearingYears(caught);
    expect(explainGearingYears(caught)).toHaveLength(11);
    expect(explainGearingYears(caught).at(-1)?.amount).toBe(taxSavingLost);
  });
});
