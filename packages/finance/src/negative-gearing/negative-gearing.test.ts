import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gearingPropertyTypes } from '../rules/depreciation.ts';
import { taxYears } from '../rules/income-tax.ts';
import { explainNegativeGearing } from './explain-negative-gearing.ts';
import { explainRentalCashFlow } from './explain-rental-cash-flow.ts';
import { lossTreatment } from './loss-treatment.ts';
import { depreciationRatePct, type NegativeGearingInputs, negativeGearing } from './negative-gearing.ts';
import { purchaseTimings, type RentalCashFlowInputs, rentalCashFlow } from './rental-cash-flow.ts';

const standard: NegativeGearingInputs = {
  propertyType: 'House',
  propertyPrice: 600_000,
  ownershipPercentage: 100,
  currentTaxableIncome: 77_000,
  depreciationYear: 1,
  financialYear: '2025-26',
};

describe('negativeGearing', () => {
  it('takes rent as 2.5 % of the price, a week as a 52nd of it [GEAR-13 GEAR-15]', () => {
    expect(negativeGearing(standard)).toMatchObject({ annualRent: 15_000, weeklyRent: 288, rentalIncome: 15_000 });
  });

  it('adds interest, depreciation and other expenses up to the deductions [GEAR-17 GEAR-18 GEAR-19 GEAR-20]', () => {
    expect(negativeGearing(standard)).toMatchObject({
      depreciation: 14_700,
      otherExpenses: 9_000,
      interest: 26_400,
      totalDeductions: 50_100,
      rentalDeductions: 50_100,
    });
  });

  it('goes from the gap between deductions and rent to the tax saved [GEAR-12 GEAR-24 GEAR-25]', () => {
    expect(negativeGearing(standard)).toMatchObject({
      negativeGearingAmount: 35_100,
      totalIncome: 92_000,
      newTaxableIncome: 41_900,
      currentTax: 13_888,
      newTax: 3_792,
      taxSavings: 10_096,
    });
  });

  it('[GEAR-11] names the seven figures of a tax-impact result', () => {
    expect(Object.keys(negativeGearing(standard))).toEqual(
      expect.arrayContaining([
        'rentalIncome',
        'totalIncome',
        'rentalDeductions',
        'newTaxableIncome',
        'currentTax',
        'newTax',
        'taxSavings',
      ]),
    );
  });

  it('[GEAR-14] rounds the rent of 602,000 half up to 15,100', () => {
    expect(negativeGearing({ ...standard, propertyPrice: 602_000 })).toMatchObject({
      annualRent: 15_100,
      weeklyRent: 290,
    });
  });

  it.each([
    [0, 0, 0],
    [1_999.99, 0, 0],
    [2_000, 100, 2],
  ])('[GEAR-16] a price of %d has rent %d, %d a week', (propertyPrice, annualRent, weeklyRent) => {
    expect(negativeGearing({ ...standard, propertyPrice })).toMatchObject({ annualRent, weeklyRent });
  });

  it('[GEAR-21] [GEAR-22] scales only the owner’s figures by the share', () => {
    const result = negativeGearing({
      ...standard,
      propertyType: 'Townhouse',
      propertyPrice: 720_000,
      ownershipPercentage: 60,
    });
    expect(result.annualRent).toBe(18_000);
    expect(result.rentalIncome).toBeCloseTo(10_800, 9);
    expect(result.rentalDeductions).toBeCloseTo(37_368, 9);
  });

  it('[GEAR-23] states the owner’s share of the gearing', () => {
    const result = negativeGearing({
      ...standard,
      propertyType: 'Dual Key',
      propertyPrice: 845_000,
      ownershipPercentage: 50,
      depreciationYear: 10,
    });
    expect(result.negativeGearingAmount).toBeCloseTo(19_447.5, 6);
  });

  it('[GEAR-26] keeps a negative income and taxes it with 0', () => {
    expect(negativeGearing({ ...standard, currentTaxableIncome: 0 })).toMatchObject({
      newTaxableIncome: -35_100,
      newTax: 0,
      taxSavings: 0,
    });
  });

  it.each([
    ['2025-26', 10_096],
    ['2026-27', 10_065],
    ['2020-21', 10_989],
  ] as const)('[GEAR-31] saves in %s %d', (financialYear, expected) => {
    // 2020-21 by hand: 5,092 + 32.5 % × 32,000 less 19 % × (41,900 − 18,200) is 15,492 − 4,503.
    expect(negativeGearing({ ...standard, financialYear }).taxSavings).toBeCloseTo(expected, 6);
  });

  it('[GEAR-31] [GEAR-33] saves 10,034 in 2027-28 with a new or a grandfathered dwelling', () => {
    const next = { ...standard, financialYear: '2027-28' } as const;
    expect(negativeGearing({ ...next, dwelling: 'new' }).taxSavings).toBeCloseTo(10_034, 6);
    expect(negativeGearing({ ...next, contractDate: '2020-01-01' }).taxSavings).toBeCloseTo(10_034, 6);
  });

  it('[GEAR-32] [GEAR-33] projects no saving for 2027-28 without an answer or when the loss is carried forward', () => {
    const next = { ...standard, financialYear: '2027-28' } as const;
    expect(negativeGearing(next)).toMatchObject({
      lossTreatment: 'not-known',
      taxSavings: 0,
      newTaxableIncome: 77_000,
    });
    expect(negativeGearing({ ...next, contractDate: '2026-06-01', dwelling: 'established' })).toMatchObject({
      lossTreatment: 'carried-forward',
      taxSavings: 0,
      negativeGearingAmount: 35_100,
    });
  });

  it.each([
    [{ propertyPrice: -1 }, 'propertyPrice is -1'],
    [{ ownershipPercentage: 0.99 }, 'ownershipPercentage is 0.99; allowed is 1 to 100'],
    [{ ownershipPercentage: 100.01 }, 'ownershipPercentage is 100.01'],
    [{ depreciationYear: 0 }, 'depreciationYear is 0; allowed is 1 to 10'],
    [{ depreciationYear: 11 }, 'depreciationYear is 11'],
    [{ depreciationYear: 1.5 }, 'depreciationYear is 1.5'],
    [{ currentTaxableIncome: Number.NaN }, 'currentTaxableIncome is NaN'],
    [{ contractDate: 'May' }, 'contractDate is May'],
  ])('refuses %j', (change, message) => {
    expect(() => negativeGearing({ ...standard, ...change })).toThrow(message);
  });
});

describe('depreciationRatePct', () => {
  it('[GEAR-04] [GEAR-30] gives ten years for each kind and no more', () => {
    expect(depreciationRatePct('Apartment', 1)).toBe(2.7);
    expect(depreciationRatePct('Townhouse', 10)).toBe(1.35);
    expect(() => depreciationRatePct('House', 11)).toThrow(RangeError);
  });
});

describe('lossTreatment', () => {
  const cutOff = '2026-05-12';

  it.each([
    ['2026-27', undefined, undefined, 'deductible'],
    ['2026-27', '2026-06-01', 'established', 'deductible'],
    ['2027-28', undefined, undefined, 'not-known'],
    ['2027-28', undefined, 'established', 'not-known'],
    ['2027-28', undefined, 'new', 'deductible'],
    ['2027-28', '2026-06-01', 'new', 'deductible'],
    ['2027-28', '2026-05-11', 'established', 'deductible'],
    ['2027-28', '2026-05-11', undefined, 'deductible'],
    ['2027-28', cutOff, 'established', 'not-known'],
    ['2027-28', `${cutOff}T19:29`, 'established', 'deductible'],
    ['2027-28', `${cutOff}T19:30`, 'established', 'carried-forward'],
    ['2027-28', '2026-05-13', 'established', 'carried-forward'],
    ['2027-28', '2026-05-13', undefined, 'not-known'],
  ] as const)('[GEAR-33] %s, contract %s, %s: %s', (year, contractDate, dwelling, expected) => {
    expect(lossTreatment(year, { contractDate, dwelling })).toBe(expected);
  });
});

const anyGearing = fc.record({
  propertyType: fc.constantFrom(...gearingPropertyTypes),
  propertyPrice: fc.double({ min: 0, max: 1e7, noNaN: true }),
  ownershipPercentage: fc.double({ min: 1, max: 100, noNaN: true }),
  currentTaxableIncome: fc.double({ min: -1e5, max: 1e6, noNaN: true }),
  depreciationYear: fc.integer({ min: 1, max: 10 }),
  financialYear: fc.constantFrom(...taxYears),
});

describe('properties of gearing', () => {
  it('owners’ shares add up to the whole', () => {
    fc.assert(
      fc.property(anyGearing, fc.double({ min: 1, max: 99, noNaN: true }), (inputs, share) => {
        const [one, other] = [share, 100 - share].map((ownershipPercentage) =>
          negativeGearing({ ...inputs, ownershipPercentage }),
        );
        const whole = negativeGearing({ ...inputs, ownershipPercentage: 100 });
        expect((one?.rentalIncome ?? 0) + (other?.rentalIncome ?? 0)).toBeCloseTo(whole.rentalIncome, 4);
        expect((one?.rentalDeductions ?? 0) + (other?.rentalDeductions ?? 0)).toBeCloseTo(whole.rentalDeductions, 4);
      }),
    );
  });

  it('[GEAR-27] a loss never adds tax and a profit never saves any', () => {
    fc.assert(
      fc.property(anyGearing, (inputs) => {
        const { negativeGearingAmount, taxSavings } = negativeGearing(inputs);
        if (negativeGearingAmount >= 0) expect(taxSavings).toBeGreaterThanOrEqual(0);
        else expect(taxSavings).toBeLessThanOrEqual(0);
        expect(taxSavings).toBeLessThanOrEqual(0.45 * Math.max(0, negativeGearingAmount) + 1e-6);
      }),
    );
  });

  it('the explanation ends on the tax saved', () => {
    fc.assert(
      fc.property(anyGearing, (inputs) => {
        expect(explainNegativeGearing(inputs).at(-1)?.amount).toBe(negativeGearing(inputs).taxSavings);
      }),
    );
  });
});

describe('explainNegativeGearing', () => {
  it('[GEAR-28] shows every fixed ratio with the actual values', () => {
    expect(explainNegativeGearing(standard).map(({ label, formula }) => `${label}: ${formula}`)).toEqual([
      'Annual rent: $600,000 × 2.5%, to the nearest $100',
      'Interest: $600,000 × 80% × 5.5%',
      'Depreciation: $600,000 × 2.45%',
      'Other expenses: $600,000 × 1.5%',
      'Total deductions: $26,400 + $14,700 + $9,000',
      'Your rental income: $15,000 × 100%',
      'Your rental deductions: $50,100 × 100%',
      'New taxable income: $77,000 + $15,000 − $50,100',
      'Current tax: 2024-25 to 2025-26 resident rates on $77,000',
      'New tax: 2024-25 to 2025-26 resident rates on $41,900',
      'Tax savings: $13,888 − $3,792',
    ]);
  });

  it('says when a loss is left out, and by which rule', () => {
    const line = explainNegativeGearing({ ...standard, financialYear: '2027-28' }).find(
      ({ label }) => label === 'New taxable income',
    );
    expect(line?.formula).toContain('a loss left out');
    expect(line?.rule?.id).toBe('gearing.loss-quarantine');
  });
});

describe('rentalCashFlow', () => {
  const rental: RentalCashFlowInputs = {
    price: 700_000,
    loan: 560_000,
    interestRate: 6.5,
    weeklyRent: 625,
    vacancyWeeks: 0,
    councilRates: 2_000,
    insurance: 1_500,
    managementPct: 8.5,
    maintenance: 1_000,
    strata: 0,
    depreciation: 0,
    marginalRate: 37,
    timing: 'established-after-cutoff',
  };

  it('costs 135 a week after tax and 215 from 2027 (P-NGC-01)', () => {
    expect(rentalCashFlow(rental)).toMatchObject({
      cashFlowBeforeTax: -11_163,
      taxEffect: 4_130,
      cashFlowAfterTax: -7_033,
      weeklyCostAfterTax: 135,
      weeklyCostFrom2027: 215,
    });
  });

  it.each(['established-before-cutoff', 'new-build'] as const)('costs the same from 2027 when %s', (timing) => {
    expect(rentalCashFlow({ ...rental, timing })).toMatchObject({ weeklyCostAfterTax: 135, weeklyCostFrom2027: 135 });
  });

  it('adds depreciation to the loss but not to the cash', () => {
    const result = rentalCashFlow({ ...rental, depreciation: 10_000 });
    expect(result).toMatchObject({ netRentalResult: -21_163, cashFlowBeforeTax: -11_163, taxEffect: 7_830 });
  });

  it('taxes a profit, caught or not, and shows a negative cost', () => {
    const result = rentalCashFlow({ ...rental, loan: 0 });
    expect(result).toMatchObject({ netRentalResult: 25_237, taxEffect: -9_338, cashFlowAfterTax: 15_899 });
    expect(result.weeklyCostAfterTax).toBe(-306);
    expect(result.weeklyCostFrom2027).toBe(-306);
  });

  it('has no rent in empty weeks', () => {
    expect(rentalCashFlow({ ...rental, vacancyWeeks: 52 }).rentalIncome).toBe(0);
    expect(rentalCashFlow({ ...rental, vacancyWeeks: 2 }).rentalIncome).toBe(31_250);
  });

  it.each([
    [{ vacancyWeeks: 53 }, 'vacancyWeeks is 53; allowed is 0 to 52'],
    [{ weeklyRent: -1 }, 'weeklyRent is -1'],
    [{ marginalRate: 101 }, 'marginalRate is 101'],
    [{ interestRate: -1 }, 'interestRate is -1'],
    [{ managementPct: 101 }, 'managementPct is 101'],
    [{ strata: -1 }, 'strata is -1'],
    [{ depreciation: -1 }, 'depreciation is -1'],
  ])('refuses %j', (change, message) => {
    expect(() => rentalCashFlow({ ...rental, ...change })).toThrow(message);
  });

  it('is the last amount of its explanation, whatever the timing', () => {
    for (const timing of purchaseTimings) {
      for (const loan of [0, 560_000]) {
        const inputs = { ...rental, timing, loan };
        expect(explainRentalCashFlow(inputs).at(-1)?.amount).toBe(rentalCashFlow(inputs).cashFlowAfterTax);
      }
    }
    expect(explainRentalCashFlow(rental).map(({ formula }) => formula)).toEqual([
      '$625 × 52 weeks',
      '$2,000 + $1,500 + $1,000 + $0 + $2,763',
      '$560,000 × 6.5%',
      '$32,500 − $7,263 − $36,400',
      '−$11,163 − $0 depreciation',
      '$11,163 × 37%',
      '−$11,163 + $4,130',
    ]);
  });
});
