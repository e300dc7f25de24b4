import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financialYearStarting } from '../../units/financial-year.ts';
import { type CompareLawsInputs, compareLaws } from './compare-laws.ts';
import { explainCompareLaws, explainTaxPosition } from './explain-tax.ts';
import type { TaxPositionInputs } from './person.ts';
import { taxOnSalary } from './person-taxes.ts';
import { taxPosition } from './tax-position.ts';

const of = (change: Partial<TaxPositionInputs>) => taxPosition({ incomeYear: '2026-27', income: {}, ...change });
const caught = { properties: [{ status: 'quarantined', rent: 20_000, deductions: 32_000 }] } as const;

describe('a person’s tax of a year', () => {
  it('takes the larger of itemised work expenses and the standard deduction, and no more than the salary', () => {
    const work = (salary: number, workDeductions: number, incomeYear: '2025-26' | '2026-27' = '2026-27') =>
      of({ incomeYear, income: { salary, workDeductions }, choosesWorkDeduction: true }).workDeduction;
    expect(work(60_000, 600)).toBe(1_000);
    expect(work(60_000, 1_400)).toBe(1_400);
    expect(work(700, 0)).toBe(700);
    expect(work(60_000, 600, '2025-26')).toBe(600);
    expect(of({ income: { salary: 60_000, workDeductions: 600 } })).toMatchObject({
      workDeduction: 600,
      taxableIncome: 59_400,
    });
  });

  it('adds back a rental loss and a loss on shares, each by itself, and names both in the working', () => {
    const inputs = (rent: number): TaxPositionInputs => ({
      incomeYear: '2026-27',
      income: { salary: 240_000, other: 8_000, otherDeductions: 24_000, netFinancialLoss: 16_000 },
      rental: { properties: [{ status: 'grandfathered', rent, deductions: 30_000 }] },
      ...{ helpDebt: true, privateHospitalCover: false, concessionalContributions: 20_000 },
    });
    // 224,000 − 10,000 taxed; 240,000 with both losses; 1.5 % × 214,000; 15 % × (240,000 + 20,000 − 250,000).
    const both = { taxableIncome: 214_000, netInvestmentLoss: 26_000, repaymentIncome: 240_000 };
    const taxes = { medicareSurcharge: 3_210, helpRepayment: 24_000, division293: 1_500 };
    expect(taxPosition(inputs(20_000))).toMatchObject({ ...both, ...taxes });
    // A rental profit of 10,000 leaves the loss on shares as it is.
    expect(taxPosition(inputs(40_000))).toMatchObject({ netInvestmentLoss: 16_000, repaymentIncome: 250_000 });
    const working = explainTaxPosition(inputs(20_000));
    const texts = working.filter(({ formula }) => formula.endsWith('with $26,000 of net investment losses added back'));
    expect(texts.map(({ label }) => label)).toEqual([
      ...['Medicare levy surcharge', 'Study loan repayment', 'Division 293 tax'],
    ]);
  });

  it('owes on a salary alone the tax, levy and study loan repayment of its year', () => {
    // 2025-26: 16 % of 26,800 and 30 % of 55,000 make 20,788; 2 % of 100,000; 15 % of what passes 67,000.
    expect(taxOnSalary({ incomeYear: '2025-26' }, 100_000)).toBe(22_788);
    expect(taxOnSalary({ incomeYear: '2025-26', helpDebt: true }, 100_000)).toBe(27_738);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 40_000_000 }),
        fc.boolean(),
        fc.integer({ min: 2025, max: 2050 }),
        (...of) => {
          const [salary, helpDebt, starting] = [of[0] / 100, of[1], of[2]];
          const incomeYear = financialYearStarting(starting);
          const whole = taxPosition({ incomeYear, income: { salary }, helpDebt });
          expect(taxOnSalary({ incomeYear, helpDebt }, salary)).toBe(whole.totalPayable);
        },
      ),
    );
    expect(() => taxOnSalary({ incomeYear: '2025-26' }, -1)).toThrow('salary is -1');
  });

  it('pays no levy up to the family threshold, and shares the reduction above it', () => {
    const family = { spouseTaxableIncome: 0, spouseIncomeForSurcharge: 0, dependentChildren: 0 };
    const levy = (salary: number, change: Partial<typeof family> = {}) =>
      of({ incomeYear: '2025-26', income: { salary }, family: { ...family, ...change } }).medicareLevy;
    expect(levy(47_238)).toBe(0);
    // 2 % of 50,000 less 2 % of 47,238 and 8 % of the 2,762 above it.
    expect(levy(50_000)).toBe(276.2);
    expect(levy(59_047.5)).toBe(1_180.95);
    expect(levy(70_000)).toBe(1_400);
    expect(levy(50_000, { dependentChildren: 1 })).toBe(0);
    // Both owe levy: the reduction of 460.32 of 53,532 together goes half and half.
    expect(levy(26_766 + 5_000, { spouseTaxableIncome: 31_766 })).toBe(375.5);
    expect(
      of({ incomeYear: '2025-26', income: { salary: 28_011 }, family: { ...family, spouseTaxableIncome: 500_000 } })
        .medicareLevy,
    ).toBe(0);
  });

  it('finds a family’s surcharge tier by both incomes and charges each on their own', () => {
    const family = { spouseTaxableIncome: 90_000, spouseIncomeForSurcharge: 90_000, dependentChildren: 0 };
    const extra = (salary: number, change: Partial<typeof family> = {}) =>
      of({ incomeYear: '2025-26', income: { salary }, privateHospitalCover: false, family: { ...family, ...change } })
        .medicareSurcharge;
    expect(extra(112_000)).toBe(0);
    expect(extra(112_001)).toBe(1_120.01);
    expect(extra(112_001, { dependentChildren: 1 })).toBe(1_120.01);
    expect(extra(113_000, { dependentChildren: 2 })).toBe(0);
    expect(extra(28_011, { spouseIncomeForSurcharge: 300_000 })).toBe(0);
    expect(extra(28_012, { spouseIncomeForSurcharge: 300_000 })).toBe(420.18);
  });

  it('gives a senior the offset of the year, up to the dollar, and refuses a year without one', () => {
    const senior = (salary: number) => of({ incomeYear: '2025-26', income: { salary }, senior: 'single' }).seniorOffset;
    expect(senior(34_919)).toBe(2_230);
    expect(senior(34_920)).toBe(2_230);
    expect(senior(34_927)).toBe(2_229);
    expect(senior(52_758)).toBe(1);
    expect(senior(52_759)).toBe(0);
    expect(() => of({ incomeYear: '2027-28', income: { salary: 1 }, senior: 'single' })).toThrow('senior: the seniors');
    expect(of({ incomeYear: '2025-26', income: { salary: 30_000 }, senior: 'partner' })).toMatchObject({
      seniorOffset: 1_602,
      offsetsUsed: 1_888,
      incomeTax: 0,
    });
  });

  it('adds Division 293 on the part of contributions above 250,000, and shows the fund’s own tax', () => {
    const fund = (salary: number) => of({ income: { salary }, concessionalContributions: 30_000 });
    expect(fund(220_000)).toMatchObject({ division293: 0, superContributionsTax: 4_500 });
    expect(fund(230_000).division293).toBe(1_500);
    expect(fund(300_000).division293).toBe(4_500);
    expect(fund(300_000).totalPayable - of({ income: { salary: 300_000 } }).totalPayable).toBeCloseTo(4_500, 6);
  });

  it('limits the study loan repayment to the balance, and owes none without a debt', () => {
    const help = (helpDebt: boolean | number) => of({ income: { salary: 100_000 }, helpDebt }).helpRepayment;
    expect(help(true)).toBe(4_570.8);
    expect(help(1_000)).toBe(1_000);
    expect(help(false)).toBe(0);
  });

  it('gives the working Australians offset from 2027-28 on labour income above 18,200, at most the tax on it', () => {
    const working = (salary: number, incomeYear: '2026-27' | '2027-28' = '2027-28') =>
      of({ incomeYear, income: { salary } }).workingOffset;
    expect(working(18_200)).toBe(0);
    expect(working(18_300)).toBe(14);
    expect(working(50_000)).toBe(250);
    expect(working(50_000, '2026-27')).toBe(0);
  });

  it('holds a caught loss back and uses it at a sale; a bankruptcy ends what is left', () => {
    const capital = {
      sale: {
        acquiredOn: '2027-08-01',
        soldOn: '2029-09-01',
        purchasePrice: 500_000,
        salePrice: 505_000,
        indexation: { method: 'none' },
      },
    } as const;
    const year = { incomeYear: '2029-30', income: { salary: 90_000 }, rental: caught } as const;
    expect(of({ ...year, capital })).toMatchObject({
      quarantinedAmount: 12_000,
      quarantinedUsedOnGains: 5_000,
      quarantinedCarriedForward: 7_000,
      netCapitalGain: 0,
    });
    expect(of({ ...year, rental: { ...caught, bankruptInYear: true }, capital }).quarantinedCarriedForward).toBe(0);
    expect(of(year)).toMatchObject({ quarantinedCarriedForward: 12_000, propertyEffect: 0 });
  });

  it('shows a tax loss and no tax below 0', () => {
    expect(
      of({
        income: { salary: 10_000 },
        rental: { properties: [{ status: 'grandfathered', rent: 0, deductions: 25_000 }] },
      }),
    ).toMatchObject({
      taxableIncome: 0,
      taxLoss: 15_000,
      incomeTax: 0,
      totalPayable: 0,
    });
  });

  it('takes minimum tax with gifts and payments of the year, wherever they are told', () => {
    const capital = { otherGains: [{ category: 'nonResidential', amount: 30_000 }] } as const;
    const minimum = (change: Partial<TaxPositionInputs>) =>
      of({ incomeYear: '2028-29', capital, ...change }).minimumTax;
    // 9,000 less the tax of 1,652 that 30,000 cost.
    expect(minimum({})).toBe(7_348);
    expect(minimum({ exemptPayment: true })).toBe(0);
    expect(minimum({ capital: { ...capital, exemptPayment: true } })).toBe(0);
    expect(minimum({ income: { deductibleGifts: 10_000 } })).toBeLessThan(7_348);
  });

  it('adds the minimum tax to the income tax, and revenue gains and other income to the taxable income', () => {
    const capital = { otherGains: [{ category: 'nonResidential', amount: 30_000 }] } as const;
    const result = of({ incomeYear: '2028-29', capital });
    // Basic tax of 1,652 less the offset of 700, and the minimum tax of 7,348.
    expect(result).toMatchObject({ netCapitalGain: 30_000, taxableIncome: 30_000, incomeTax: 8_300 });
    const rental = { properties: [], revenueAssetGains: 5_000 };
    expect(
      of({ income: { salary: 50_000, other: 4_000, otherDeductions: 700, deductibleGifts: 300 }, rental }),
    ).toMatchObject({
      taxableIncome: 58_000,
      withoutProperty: { taxableIncome: 53_000 },
      propertyEffect: 1_600 + 75,
    });
    expect(of({}).settingsUsed).toEqual([]);
  });

  it('takes hospital cover as held unless told otherwise', () => {
    const rich = { income: { salary: 200_000 } };
    expect(of(rich).medicareSurcharge).toBe(0);
    expect(of({ ...rich, privateHospitalCover: false }).medicareSurcharge).toBe(3_000);
    expect(of(rich).helpRepayment).toBe(0);
  });

  it('shows income, deductions and each tax in its working', () => {
    const working = explainTaxPosition({
      incomeYear: '2026-27',
      income: { salary: 90_000, other: 5_000, workDeductions: 1_000, otherDeductions: 2_000, deductibleGifts: 500 },
      rental: { properties: [{ status: 'grandfathered', rent: 10_000, deductions: 18_000 }] },
    });
    expect(working.map(({ label, amount }) => [label, amount]).slice(0, 6)).toEqual([
      ['Rent in taxable income', -8_000],
      ['Net capital gain', 0],
      ['Taxable income', 83_500],
      ['Tax by the scale', 15_570],
      ['Offsets used', 0],
      ['Income tax', 15_570],
    ]);
    expect(working[2]?.formula).toBe('$95,000 − $3,500 + −$8,000 + $0, not below $0');
    expect(working.at(-1)?.formula).toBe('$15,570 + $1,670 + $0 + $0 + $0');
    const bare = explainTaxPosition({ incomeYear: '2026-27', income: {} });
    expect(bare[2]?.formula).toBe('$0 − $0 + $0 + $0, not below $0');
  });

  it('names the scales of earlier years that it assumes, and the rules that go on', () => {
    expect(of({ incomeYear: '2025-26' }).assumed).toEqual([]);
    expect(of({ incomeYear: '2026-27' }).assumed).toEqual(['medicareThreshold']);
    const later = of({
      incomeYear: '2030-31',
      helpDebt: true,
      income: { salary: 90_000 },
      privateHospitalCover: false,
    });
    expect(later.assumed).toEqual(['medicareThreshold', 'surchargeTiers', 'helpThresholds']);
    expect(later.frozen).toEqual(['medicare.levy.2026-27', 'medicare.surcharge.2026-27', 'study-loan.2026-27']);
    expect(later.rules.map(({ id }) => id)).toContain('income-tax.resident.2027-28');
  });

  it('refuses an owner who is no person, a year without law and amounts below 0', () => {
    expect(() => of({ rental: { ...caught, entity: 'company' } })).toThrow('rental.entity is company');
    expect(of({ rental: { ...caught, entity: 'partnershipShare' } }).netRent).toBe(-12_000);
    expect(() => of({ incomeYear: '2017-18' })).toThrow('no scale is known for 2017-18');
    expect(() => of({ income: { salary: -1 } })).toThrow('salary is -1');
    expect(() => of({ helpDebt: -5, income: { salary: 100_000 } })).toThrow('helpDebt is -5');
  });

  const money = fc.integer({ min: 0, max: 300_000 });
  const anAmount = fc.integer({ min: 0, max: 30_000_000 }).map((count) => count / 100);

  it('is the same for one row and for two half shares of it', () => {
    fc.assert(
      fc.property(anAmount, anAmount, anAmount, (salary, rent, deductions) => {
        const row = { status: 'quarantined', rent, deductions } as const;
        const half = { ...row, sharePct: 50 };
        const tax = (properties: NonNullable<TaxPositionInputs['rental']>['properties']) =>
          of({ incomeYear: '2028-29', income: { salary }, rental: { properties } });
        expect(tax([half, half])).toEqual(tax([row]));
      }),
    );
  });

  it('leaves a study loan repayment alone, whatever deductible loss a rental makes', () => {
    fc.assert(
      fc.property(money, money, (salary, loss) => {
        const rental = {
          properties: [{ status: 'grandfathered', rent: 0, deductions: Math.min(loss, salary) }],
        } as const;
        const help = (change: Partial<TaxPositionInputs>) =>
          of({ income: { salary }, helpDebt: true, ...change }).helpRepayment;
        expect(help({ rental })).toBe(help({}));
      }),
    );
  });

  it('sums its parts to the cent, and ends its working on the total', () => {
    fc.assert(
      fc.property(anAmount, anAmount, anAmount, (salary, rent, deductions) => {
        const inputs = {
          incomeYear: '2028-29',
          income: { salary },
          rental: { properties: [{ status: 'quarantined', rent, deductions }] },
          privateHospitalCover: false,
          helpDebt: true,
        } as const;
        const whole = taxPosition(inputs);
        const { incomeTax, medicareLevy, medicareSurcharge, helpRepayment, division293, totalPayable } = whole;
        expect(totalPayable).toBeCloseTo(incomeTax + medicareLevy + medicareSurcharge + helpRepayment + division293, 6);
        expect(incomeTax).toBeCloseTo(whole.basicTax - whole.offsetsUsed + whole.minimumTax, 6);
        expect(explainTaxPosition(inputs).at(-1)?.amount).toBe(totalPayable);
      }),
    );
  });
});

describe('the comparison of laws', () => {
  const none = { method: 'none' } as const;

  const year = (
    incomeYear: TaxPositionInputs['incomeYear'],
    change: Partial<TaxPositionInputs> = {},
  ): TaxPositionInputs => ({
    incomeYear,
    income: { salary: 100_000 },
    rental: caught,
    ...change,
  });

  it('differs by nothing before 2027-28, and with only grandfathered and new homes and no sale', () => {
    const free = {
      properties: (['grandfathered', 'newBuild'] as const).map((status) => ({
        status,
        rent: 9_000,
        deductions: 20_000,
      })),
    };
    const years = [year('2026-27'), year('2027-28', { rental: free }), year('2030-31', { rental: free })];
    expect(compareLaws({ years })).toMatchObject({ totals: { extraPayable: 0 }, poolLeft: 0 });
  });

  it('carries each side’s pool and losses by itself', () => {
    const capital = { losses: { currentYear: 5_000 } };
    const gain = { otherGains: [{ category: 'residential', amount: 30_000, discountPct: 50 }] } as const;
    const { rows, poolLeft } = compareLaws({
      years: [year('2027-28', { capital }), year('2028-29', { capital: gain })],
    });
    expect(rows[0]).toMatchObject({
      oldLaw: { netRent: -12_000 },
      newLaw: { netRent: 0, quarantinedCarriedForward: 12_000 },
    });
    // Old law: 25,000 halved. New law: 24,000 held back by then reduce the 25,000 first.
    expect(rows[1]?.oldLaw.netCapitalGain).toBe(12_500);
    expect(rows[1]?.newLaw.netCapitalGain).toBe(500);
    expect(poolLeft).toBe(0);
  });

  it('starts with what is brought forward, and takes a year’s own answers before those for all', () => {
    const rich = { income: { salary: 120_000 } };
    const years = [year('2028-29', { ...rich, privateHospitalCover: true }), year('2029-30', rich)];
    const inputs: CompareLawsInputs = {
      years,
      quarantinedBroughtForward: 3_000,
      capitalLossesBroughtForward: 1_000,
      privateHospitalCover: false,
      helpDebt: true,
    };
    const { rows, poolLeft } = compareLaws(inputs);
    expect(poolLeft).toBe(27_000);
    const alone = (change: Partial<TaxPositionInputs>) =>
      taxPosition({ ...year('2029-30', rich), helpDebt: true, ...change }).totalPayable;
    expect(rows[1]?.newLaw.totalPayable).toBe(alone({ privateHospitalCover: false }));
    expect(rows[0]?.newLaw.totalPayable).toBeLessThan(rows[1]?.newLaw.totalPayable ?? 0);
    expect(compareLaws({ years: [] })).toEqual({
      rows: [],
      totals: { oldLaw: 0, newLaw: 0, extraPayable: 0 },
      poolLeft: 0,
      settingsUsed: [],
      rules: [],
      frozen: [],
    });
  });

  it('names the loss rule, the capital gains rules and the scales that go on', () => {
    const sale = { acquiredOn: '2027-08-01', soldOn: '2029-08-01', purchasePrice: 1, salePrice: 2, indexation: none };
    const { rules, frozen } = compareLaws({
      years: [
        { incomeYear: '2028-29', income: { salary: 1 }, rental: { properties: [] } },
        { incomeYear: '2029-30', income: { salary: 1 }, capital: { sale } },
      ],
    });
    expect(rules.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'gearing.loss-quarantine',
        'capital-gains.discount',
        'capital-gains.reform.2027-28',
        'income-tax.resident.2027-28',
      ]),
    );
    expect(frozen).toEqual(['medicare.levy.2026-27', 'medicare.surcharge.2026-27']);
  });

  it('sums both laws over the years, without a minimum tax on the old side', () => {
    const gain = { otherGains: [{ category: 'residential', amount: 40_000 }] } as const;
    const poor = { income: { salary: 5_000 }, rental: { properties: [] }, capital: gain };
    const { rows, totals } = compareLaws({ years: [year('2027-28'), year('2028-29', poor)] });
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
    expect(totals.oldLaw).toBeCloseTo(
      sum(({ oldLaw }) => oldLaw.totalPayable),
      6,
    );
    expect(totals.newLaw).toBeCloseTo(
      sum(({ newLaw }) => newLaw.totalPayable),
      6,
    );
    expect(totals.extraPayable).toBeCloseTo(totals.newLaw - totals.oldLaw, 6);
    expect(rows[1]?.newLaw.minimumTax).toBeGreaterThan(5_000);
    const exempt = compareLaws({ years: [year('2028-29', poor)], exemptPayment: true });
    expect(exempt.rows[0]?.newLaw.minimumTax).toBe(0);
    expect(compareLaws({ years: [year('2028-29', { ...poor, exemptPayment: true })] }).rows[0]?.newLaw.minimumTax).toBe(
      0,
    );
  });

  it('explains each year by what both laws make payable', () => {
    const { rows } = compareLaws({ years: [year('2027-28')] });
    const [first] = explainCompareLaws({ years: [year('2027-28')] });
    expect(first).toMatchObject({ label: '2027-28', amount: rows[0]?.extraPayable });
    expect(first?.formula).toMatch(/^\$[\d,.]+ − \$[\d,.]+$/);
  });

  it('lists each setting once, and ends its working on the sum', () => {
    const sale = {
      acquiredOn: '2020-01-01',
      soldOn: '2028-01-01',
      purchasePrice: 500_000,
      salePrice: 800_000,
      value2027: { method: 'apportioned' },
      indexation: { method: 'none' },
    } as const;
    const inputs = { years: [year('2027-28', { capital: { sale } })] };
    expect(compareLaws(inputs).settingsUsed.map(({ setting }) => setting)).toEqual(['value2027Formula']);
    expect(explainCompareLaws(inputs)).toHaveLength(2);
    expect(explainCompareLaws(inputs).at(-1)?.amount).toBe(compareLaws(inputs).totals.extraPayable);
  });
});
