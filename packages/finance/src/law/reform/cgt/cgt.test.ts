import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainCgtSale } from '../explain-tax.ts';
import { cgtSale } from './cgt-sale.ts';
import type { CgtSaleInputs, Sale } from './sale.ts';

const plain = { method: 'none' } as const;
const valued = { method: 'valuation', amount: 700_000 } as const;
const held: Sale = {
  acquiredOn: '2020-02-01',
  soldOn: '2030-02-01',
  purchasePrice: 500_000,
  salePrice: 900_000,
  value2027: valued,
  indexation: plain,
};
const of = (change: Partial<Sale>, inputs: Omit<CgtSaleInputs, 'sale'> = {}) =>
  cgtSale({ otherTaxableIncome: 100_000, ...inputs, sale: { ...held, ...change } });

describe('the rules of a sale', () => {
  it.each([
    [{ soldOn: '2027-06-30' }, {}, 'discount'],
    [{ soldOn: '2027-07-01' }, {}, 'split'],
    [{ acquiredOn: '2026-12-01', soldOn: '2027-06-30' }, {}, 'noDiscount'],
    [{ acquiredOn: '2027-07-01' }, {}, 'indexed'],
    [{ acquiredOn: '2027-06-30' }, {}, 'split'],
    [{ acquiredOn: '1985-09-19', soldOn: '2027-06-30' }, {}, 'preCgtDisregarded'],
    [{ acquiredOn: '1985-09-20', soldOn: '2027-06-30' }, {}, 'discount'],
    [{ isNewBuild: true, newBuildChoice: 'discount' }, {}, 'newBuildDiscount'],
    [{ isNewBuild: true, newBuildChoice: 'indexation' }, {}, 'split'],
    [{ isNewBuild: true, newBuildChoice: 'discount', soldOn: '2027-06-30' }, {}, 'discount'],
    [{}, { entity: 'company' }, 'noDiscount'],
    [{}, { entity: 'smsf' }, 'discount'],
    [{}, { entity: 'discretionaryTrust' }, 'split'],
    [{}, { entity: 'partnershipShare' }, 'split'],
  ] as const)('%j %j falls under %s', (sale, inputs, regime) => {
    expect(of(sale, inputs).regime).toBe(regime);
  });

  it('uses the old rules on 30 June 2027 and the new ones a day later', () => {
    expect(of({ soldOn: '2027-06-30' })).toMatchObject({ netCapitalGain: 200_000, incomeYear: '2026-27' });
    // V is the sale price: all of the gain is deferred and keeps the discount.
    const next = of({ soldOn: '2027-07-01', value2027: { method: 'valuation', amount: 900_000 } });
    expect(next).toMatchObject({ netCapitalGain: 200_000, deferredGain: 400_000, saleGain: 0, incomeYear: '2027-28' });
  });

  it('splits the gain at the value of 1 July 2027', () => {
    expect(
      of({ sellingCosts: 20_000, purchaseCosts: 30_000, capitalWorksClaimed: { before2027: 5_000, from2027: 4_000 } }),
    ).toMatchObject({
      // 700,000 less 500,000, 30,000 and the works of 5,000.
      deferredGain: 175_000,
      // 900,000 less 696,000 and 20,000.
      saleGain: 184_000,
      discountAmount: 87_500,
      netCapitalGain: 271_500,
      minimumTaxCapitalGain: 184_000,
    });
  });

  it('keeps costs of ownership out of an indexed base and out of a loss', () => {
    const costs = { costItems: [{ element: 3, amount: 50_000, on: '2028-01-01' }] } as const;
    const grows = { indexation: { method: 'rate', annualPct: 10 } } as const;
    const [without, withCosts] = [of(grows), of({ ...grows, ...costs })];
    expect((withCosts.indexedCostBase ?? 0) - (without.indexedCostBase ?? 0)).toBeCloseTo(50_000, 6);
    expect(of({ ...costs, salePrice: 680_000 })).toMatchObject({ saleGain: 0, saleLoss: 20_000 });
    expect(of({ ...costs, salePrice: 720_000 })).toMatchObject({ saleGain: 0, saleLoss: 0 });
  });

  it('does not index an asset held for less than twelve months', () => {
    const short = { acquiredOn: '2029-03-01', indexation: { method: 'rate', annualPct: 10 } } as const;
    expect(of(short)).toMatchObject({ indexFactor: 1, discountEligible: false });
    expect(of({ ...short, acquiredOn: '2029-01-31' }).indexFactor).toBeGreaterThan(1);
  });

  it('indexes by quarters to three decimals, and names a quarter that is missing', () => {
    const numbers = { '2027-Q3': 151.3, '2030-Q1': 163.8 };
    expect(of({ indexation: { method: 'cpi', numbers } }).indexFactor).toBe(1.083);
    const { '2030-Q1': _, ...without } = numbers;
    expect(() => of({ indexation: { method: 'cpi', numbers: without } })).toThrow(
      'sale.indexation.numbers has no 2030-Q1',
    );
    expect(() => of({ indexation: { method: 'cpi', numbers: { ...numbers, '2027-Q3': 0 } } })).toThrow(
      'has no 2027-Q3',
    );
  });

  it('estimates the value of 1 July 2027 by either formula, and says so', () => {
    const years = { acquiredOn: '2025-07-01', soldOn: '2029-07-01', purchasePrice: 100_000, salePrice: 400_000 };
    expect(of({ ...years, value2027: { method: 'apportioned' } })).toMatchObject({
      value2027: 200_000,
      settingsUsed: [{ setting: 'value2027Formula', choice: 'compound' }],
    });
    // 730 of 1,461 days.
    const straight = of({ ...years, value2027: { method: 'apportioned', formula: 'straightLine' } });
    expect(straight.value2027).toBe(249_897.33);
    expect(straight.settingsUsed).toMatchObject([{ setting: 'value2027Formula', choice: 'straightLine' }]);
    const { value2027: _, ...without } = held;
    expect(() => cgtSale({ sale: without })).toThrow('sale.value2027 is missing');
    expect(cgtSale({ sale: { ...without, acquiredOn: '2027-07-01' } }).value2027).toBeNull();
  });

  it('restarts a pre-1985 asset of a company at its value, and disregards the earlier part of a person’s', () => {
    expect(of({ acquiredOn: '1980-01-01' }, { entity: 'company', companyRatePct: 25 })).toMatchObject({
      regime: 'noDiscount',
      saleGain: 200_000,
      deferredGain: 0,
      totalTaxOnGain: 50_000,
    });
    expect(of({ acquiredOn: '1980-01-01' })).toMatchObject({
      deferredGain: 0,
      saleGain: 200_000,
      netCapitalGain: 200_000,
    });
    expect(of({ acquiredOn: '1980-01-01', soldOn: '2027-06-30' })).toMatchObject({
      netCapitalGain: 0,
      totalTaxOnGain: 0,
    });
  });

  it('taxes a super fund at 15 % of two thirds, a company at 30 % of all, and leaves a trust’s to the beneficiary', () => {
    expect(of({}, { entity: 'smsf' })).toMatchObject({ netCapitalGain: 266_666.67, totalTaxOnGain: 40_000 });
    expect(of({}, { entity: 'company' })).toMatchObject({ netCapitalGain: 400_000, totalTaxOnGain: 120_000 });
    expect(of({}, { entity: 'discretionaryTrust' })).toMatchObject({
      netCapitalGain: 300_000,
      totalTaxOnGain: 0,
      minimumTax: 0,
    });
    const newTrust = { isNewBuild: true, newBuildChoice: 'discount' } as const;
    expect(of(newTrust, { entity: 'discretionaryTrust' })).toMatchObject({
      regime: 'newBuildDiscount',
      discountAmount: 0,
    });
  });

  it('takes the better choice of a new dwelling, the discount where both are alike', () => {
    const fast = { isNewBuild: true, salePrice: 1_500_000 } as const;
    expect(of(fast)).toMatchObject({ choiceMade: 'discount', regime: 'newBuildDiscount', minimumTaxCapitalGain: 0 });
    const slow = {
      isNewBuild: true,
      acquiredOn: '2027-07-01',
      salePrice: 560_000,
      indexation: { method: 'rate', annualPct: 5 },
    } as const;
    expect(of(slow)).toMatchObject({ choiceMade: 'indexation', regime: 'indexed' });
    expect(
      of({ isNewBuild: true, salePrice: 400_000, value2027: { method: 'valuation', amount: 500_000 } }).choiceMade,
    ).toBe('discount');
    expect(of({ isNewBuild: true }).settingsUsed.map(({ setting }) => setting)).toContain('newBuildMeaning');
  });

  it('takes the owner’s share of gains, losses and values', () => {
    const half = of({ sharePct: 50 });
    expect(half).toMatchObject({
      value2027: 350_000,
      deferredGain: 100_000,
      saleGain: 100_000,
      indexedCostBase: 350_000,
    });
    for (const sharePct of [0, 101]) expect(() => of({ sharePct })).toThrow('sale.sharePct');
  });

  it('puts shares and commercial property into the other class, and residential days apart', () => {
    expect(of({ use: 'shares' }).afterLosses).toEqual({
      deferredNonResidential: 200_000,
      deferredResidential: 0,
      nonResidential: 200_000,
      residential: 0,
    });
    const days = {
      residentialUse: {
        pre: { ownershipDays: 100, residentialDays: 25 },
        post: { ownershipDays: 100, residentialDays: 100 },
      },
    };
    expect(of(days).afterLosses).toEqual({
      deferredNonResidential: 150_000,
      deferredResidential: 50_000,
      nonResidential: 0,
      residential: 200_000,
    });
  });

  it('refuses days and amounts that cannot be', () => {
    expect(() => of({ soldOn: '2019-01-01' })).toThrow('sale.soldOn is 2019-01-01, before sale.acquiredOn');
    expect(() => of({ costItems: [{ element: 4, amount: 1, on: '2031-01-01' }] })).toThrow('after the sale');
    expect(() => of({ purchasePrice: 0 })).toThrow('sale.purchasePrice is 0');
    expect(() => of({ salePrice: -1 })).toThrow('sale.salePrice is -1');
    expect(() => cgtSale({ sale: held, incomeYear: '2028-29' })).toThrow('in 2029-30 and not in 2028-29');
    expect(cgtSale({ sale: held, incomeYear: '2029-30' }).incomeYear).toBe('2029-30');
    expect(() => cgtSale({})).toThrow('incomeYear is missing');
    expect(() => of({}, { otherTaxableIncome: Number.NaN })).toThrow('otherTaxableIncome');
    expect(() => of({}, { losses: { broughtForward: -1 } })).toThrow('losses.broughtForward is -1');
    expect(() => of({}, { otherGains: [{ category: 'residential', amount: 1, discountPct: 101 }] })).toThrow(
      'otherGains.discountPct',
    );
  });
});

describe('losses, the pool and the minimum tax', () => {
  const gains = {
    incomeYear: '2030-31',
    otherGains: [
      { category: 'deferredNonResidential', amount: 10_000, discountPct: 50 },
      { category: 'residential', amount: 20_000 },
      { category: 'residential', amount: 20_000, discountPct: 50 },
    ],
  } as const;

  it('meet the deferred gain first from 2027-28, and within a class the least discounted gain', () => {
    const result = cgtSale({ ...gains, losses: { currentYear: 8_000, broughtForward: 7_000 } });
    expect(result.afterLosses).toEqual({
      deferredNonResidential: 0,
      deferredResidential: 0,
      nonResidential: 0,
      residential: 35_000,
    });
    expect(result).toMatchObject({ discountAmount: 10_000, netCapitalGain: 25_000, minimumTaxCapitalGain: 15_000 });
  });

  it('meet the least discounted gain first before 2027-28, when there is no pool', () => {
    const result = cgtSale({
      ...gains,
      incomeYear: '2026-27',
      losses: { broughtForward: 15_000 },
      quarantinedAmount: 9_000,
    });
    expect(result).toMatchObject({
      netCapitalGain: 20_000,
      quarantinedUsed: 0,
      quarantinedLeft: 0,
      minimumTaxCapitalGain: 0,
    });
  });

  it('carry what they do not meet, each by itself', () => {
    expect(cgtSale({ ...gains, losses: { broughtForward: 90_000 }, quarantinedAmount: 5_000 })).toMatchObject({
      lossesCarriedForward: 40_000,
      quarantinedLeft: 5_000,
      netCapitalGain: 0,
    });
  });

  it('takes gifts off the gains of the minimum tax, and spares who received a listed payment', () => {
    const low = { ...gains, otherTaxableIncome: 0 };
    // 6,000 less the tax that 20,000 add on top of 15,000: 14 % of the 16,800 above 18,200.
    expect(cgtSale(low)).toMatchObject({ minimumTaxCapitalGain: 20_000, minimumTax: 3_648 });
    expect(cgtSale({ ...low, deductibleGifts: 5_000 }).minimumTaxCapitalGain).toBe(15_000);
    expect(cgtSale({ ...low, deductibleGifts: 50_000 })).toMatchObject({ minimumTaxCapitalGain: 0, minimumTax: 0 });
    expect(cgtSale({ ...low, exemptPayment: true }).minimumTax).toBe(0);
  });

  const dollars = fc.integer({ min: 0, max: 900_000 });
  const anySale = fc.record({
    acquiredOn: fc.constantFrom('1980-01-01', '2015-06-01', '2027-06-30', '2027-07-01', '2028-03-15'),
    soldOn: fc.constantFrom('2028-09-30', '2032-01-01'),
    purchasePrice: fc.integer({ min: 1, max: 900_000 }),
    salePrice: dollars,
    sellingCosts: dollars,
    value2027: dollars.map((amount) => ({ method: 'valuation' as const, amount })),
  });

  it('is nil where the rest of the income is 45,000 or more, and no gain is negative', () => {
    fc.assert(
      fc.property(anySale, dollars, (drawn, otherTaxableIncome) => {
        const result = cgtSale({ otherTaxableIncome, sale: { ...drawn, indexation: plain } });
        expect(result.netCapitalGain).toBeGreaterThanOrEqual(0);
        const rest = otherTaxableIncome + result.netCapitalGain - result.minimumTaxCapitalGain;
        if (rest >= 45_000) expect(result.minimumTax).toBe(0);
        expect(result.totalTaxOnGain).toBeCloseTo(
          result.incomeTaxOnGain + result.medicareOnGain + result.minimumTax,
          1,
        );
      }),
    );
  });

  it('never makes or enlarges a loss by indexation', () => {
    fc.assert(
      fc.property(anySale, (drawn) => {
        const at = (annualPct: number) => cgtSale({ sale: { ...drawn, indexation: { method: 'rate', annualPct } } });
        expect(at(9).saleLoss).toBe(at(0).saleLoss);
        expect(at(9).saleGain).toBeLessThanOrEqual(at(0).saleGain);
      }),
    );
  });

  it('ends its working on the tax on the gain', () => {
    fc.assert(
      fc.property(anySale, (drawn) => {
        const inputs = { otherTaxableIncome: 90_000, sale: { ...drawn, indexation: plain } };
        expect(explainCgtSale(inputs).at(-1)?.amount).toBe(cgtSale(inputs).totalTaxOnGain);
      }),
    );
    expect(explainCgtSale(gains)).toHaveLength(8);
  });
});

describe('the working of a sale', () => {
  const lines = (change: Partial<Sale>) =>
    explainCgtSale({ otherTaxableIncome: 100_000, sale: { ...held, ...change } }).map(({ label, amount }) => [
      label,
      amount,
    ]);

  it('shows the value of 1 July 2027, both parts and the tax', () => {
    expect(lines({ sellingCosts: 10_000 })).toEqual([
      ['Value just before 1 July 2027', 700_000],
      ['Gain to 30 June 2027', 200_000],
      ['Cost base', 710_000],
      ['Gain on the sale', 190_000],
      ['Gains after capital losses', 390_000],
      ['Quarantined rental losses used', 0],
      ['Discount', 100_000],
      ['Net capital gain', 290_000],
      // 30 % of 35,000, 37 % of 55,000, 45 % of 200,000.
      ['Income tax on the gain', 120_850],
      ['Medicare levy on the gain', 5_800],
      ['Minimum tax', 0],
      ['Tax on the gain', 126_650],
    ]);
  });

  it('shows losses as negative, and leaves out what a sale does not need', () => {
    expect(lines({ value2027: { method: 'valuation', amount: 450_000 }, salePrice: 400_000 }).slice(0, 4)).toEqual([
      ['Value just before 1 July 2027', 450_000],
      ['Gain to 30 June 2027', -50_000],
      ['Cost base', 450_000],
      ['Gain on the sale', -50_000],
    ]);
    expect(lines({ soldOn: '2027-06-30' })[0]).toEqual(['Cost base', 500_000]);
    expect(lines({ acquiredOn: '1980-01-01', soldOn: '2027-06-30' })[0]).toEqual(['Gain on the sale', 0]);
  });

  it('names the valuation, and the factor where there is one', () => {
    const formulas = (change: Partial<Sale>) =>
      explainCgtSale({ sale: { ...held, ...change } }).map(({ formula }) => formula);
    expect(formulas({})[0]).toBe('valuation');
    expect(formulas({})[2]).toBe('costs and selling costs');
    const numbers = { '2027-Q3': 151.3, '2030-Q1': 163.8 };
    expect(formulas({ indexation: { method: 'cpi', numbers } })[2]).toBe('costs and selling costs, indexed by 1.083');
    expect(formulas({ soldOn: '2027-06-30' })[0]).toBe('costs and selling costs');
  });
});

describe('the settings of a sale', () => {
  const settings = (change: Partial<Sale>) =>
    of(change).settingsUsed.map(({ setting, choice }) => `${setting}=${choice}`);
  const grows = { indexation: { method: 'rate', annualPct: 3 } } as const;

  it('are those that mattered', () => {
    expect(settings({})).toEqual([]);
    expect(settings(grows)).toEqual(['projectionInflation=3']);
    expect(settings({ indexation: { method: 'rate', annualPct: 0 } })).toEqual([]);
    expect(settings({ ...grows, capitalWorksClaimed: { from2027: 1 } })).toEqual([
      'capitalWorksWhen=beforeIndexing',
      'projectionInflation=3',
    ]);
    expect(settings({ ...grows, capitalWorksClaimed: { before2027: 1 } })).toEqual(['projectionInflation=3']);
    expect(settings({ capitalWorksClaimed: { from2027: 1 } })).toEqual([]);
    const cpi = { method: 'cpi', numbers: { '2027-Q3': 100, '2030-Q1': 110 } } as const;
    expect(settings({ indexation: cpi })).toEqual([]);
    expect(settings({ ...grows, soldOn: '2027-06-30', value2027: { method: 'apportioned' } })).toEqual([]);
    expect(settings({ acquiredOn: '2027-07-01', value2027: { method: 'apportioned' } })).toEqual([]);
    expect(settings({ soldOn: '2027-06-30', mainResidence: { whole: { ownershipDays: 2, exemptDays: 1 } } })).toEqual(
      [],
    );
  });
});

describe('edges of a sale', () => {
  it('takes costs of the very day of 1 July 2027 into the later part', () => {
    const on = (day: string) => of({ costItems: [{ element: 4, amount: 10_000, on: day }] });
    expect(on('2027-06-30')).toMatchObject({ deferredGain: 190_000, saleGain: 200_000 });
    expect(on('2027-07-01')).toMatchObject({ deferredGain: 200_000, saleGain: 190_000 });
  });

  it('keeps costs of ownership out of an earlier loss too', () => {
    const costs = { costItems: [{ element: 3, amount: 30_000, on: '2026-01-01' }] } as const;
    expect(of({ ...costs, value2027: { method: 'valuation', amount: 480_000 } })).toMatchObject({
      deferredGain: 0,
      deferredLoss: 20_000,
    });
    expect(of({ ...costs, soldOn: '2027-06-30', salePrice: 480_000 })).toMatchObject({ saleGain: 0, saleLoss: 20_000 });
  });

  it('takes later costs, works and selling costs off a restarted asset, those of ownership not off its loss', () => {
    const old = {
      acquiredOn: '1980-01-01',
      sellingCosts: 5_000,
      capitalWorksClaimed: { from2027: 2_000 },
      costItems: [
        { element: 4, amount: 10_000, on: '2027-07-01' },
        { element: 3, amount: 4_000, on: '2028-01-01' },
        { element: 4, amount: 90_000, on: '2001-01-01' },
      ],
    } as const;
    // 700,000 less 2,000, with 5,000, 10,000 and 4,000.
    expect(of(old, { entity: 'company' })).toMatchObject({ saleGain: 183_000, indexedCostBase: 717_000 });
    expect(of({ ...old, salePrice: 700_000 }, { entity: 'company' })).toMatchObject({ saleGain: 0, saleLoss: 13_000 });
    expect(of({ ...old, salePrice: 715_000 }, { entity: 'company' })).toMatchObject({ saleGain: 0, saleLoss: 0 });
  });

  it('leaves quarantined losses to residential gains', () => {
    const result = of({ use: 'shares' }, { quarantinedAmount: 30_000 });
    expect(result).toMatchObject({ quarantinedUsed: 0, quarantinedLeft: 30_000 });
  });

  it('counts residential days against the days that were not exempt', () => {
    const days = {
      mainResidence: { post: { ownershipDays: 100, exemptDays: 60 }, pre: { ownershipDays: 100, exemptDays: 100 } },
      residentialUse: {
        pre: { ownershipDays: 100, residentialDays: 0 },
        post: { ownershipDays: 100, residentialDays: 10 },
      },
    };
    // 40 % of 200,000 is taxed; 10 of the 40 days were residential.
    expect(of(days).afterLosses).toEqual({
      deferredNonResidential: 0,
      deferredResidential: 0,
      nonResidential: 60_000,
      residential: 20_000,
    });
  });

  it('says whether the twelve months were met, and nothing of a sale where there is none', () => {
    expect(of({ acquiredOn: '2028-01-01' }).discountEligible).toBe(true);
    expect(of({ acquiredOn: '2029-06-01' }).discountEligible).toBe(false);
    expect(of({ acquiredOn: '2027-03-01', soldOn: '2027-12-15' }).discountEligible).toBe(false);
    expect(of({ soldOn: '2027-06-30' }).discountEligible).toBe(true);
    expect(of({ acquiredOn: '2026-09-01', soldOn: '2027-06-30' }).discountEligible).toBe(false);
    expect(cgtSale({ incomeYear: '2028-29' })).toMatchObject({
      regime: 'none',
      discountEligible: false,
      value2027: null,
      indexFactor: null,
      indexedCostBase: null,
      settingsUsed: [],
    });
    expect(of({ soldOn: '2027-06-30' })).toMatchObject({ value2027: null, indexFactor: null });
    expect(of({})).not.toHaveProperty('choiceMade');
    expect(of({ acquiredOn: '1980-01-01', soldOn: '2027-06-30' }).indexedCostBase).toBeNull();
  });

  it('takes the first day of capital gains tax as inside it, and a new dwelling from before as a whole', () => {
    expect(of({ acquiredOn: '1985-09-20' }).deferredGain).toBe(200_000);
    expect(of({ acquiredOn: '1985-09-19' }).deferredGain).toBe(0);
    expect(of({ acquiredOn: '1985-09-20' }, { entity: 'company' }).saleGain).toBe(400_000);
    const old = of({ acquiredOn: '1980-01-01', isNewBuild: true, newBuildChoice: 'discount' });
    expect(old).toMatchObject({ regime: 'newBuildDiscount', saleGain: 400_000, value2027: null });
  });

  it('compares with the law without the Act, whatever the day', () => {
    const without = (change: Partial<Sale>, inputs: Omit<CgtSaleInputs, 'sale'> = {}) =>
      cgtSale({ otherTaxableIncome: 100_000, ...inputs, sale: { ...held, ...change } }, 'without-the-act');
    expect(without({})).toMatchObject({
      regime: 'discount',
      netCapitalGain: 200_000,
      minimumTax: 0,
      minimumTaxCapitalGain: 0,
    });
    expect(without({ acquiredOn: '1980-01-01' })).toMatchObject({ regime: 'preCgtDisregarded', netCapitalGain: 0 });
    expect(without({ isNewBuild: true })).not.toHaveProperty('choiceMade');
    expect(without({}, { quarantinedAmount: 9_000 })).toMatchObject({ quarantinedUsed: 0, quarantinedLeft: 0 });
  });

  it('lets a sale and its costs fall on the days of its ends', () => {
    expect(of({ acquiredOn: '2027-07-01', soldOn: '2027-07-01' }).regime).toBe('indexed');
    expect(of({ costItems: [{ element: 4, amount: 1_000, on: '2030-02-01' }] }).saleGain).toBe(199_000);
    for (const change of [{ acquiredOn: '2020-02-31' }, { soldOn: '2030-13-01' }])
      expect(() => of(change)).toThrow('sale.');
    expect(() => of({ costItems: [{ element: 4, amount: 1, on: '2021-00-01' }] })).toThrow('sale.costItems.on');
  });

  it('has no best choice for a company’s new dwelling', () => {
    expect(of({ isNewBuild: true }, { entity: 'company' })).toMatchObject({ regime: 'noDiscount' });
    expect(of({ isNewBuild: true }, { entity: 'company' })).not.toHaveProperty('choiceMade');
    expect(
      of({ isNewBuild: true, soldOn: '2027-07-01', value2027: { method: 'valuation', amount: 900_000 } }).choiceMade,
    ).toBe('discount');
  });
});
