import { describe, expect, it } from 'vitest';
import * as depreciation from '../rules/depreciation.ts';
import * as growth from '../rules/growth.ts';
import * as incomeTax from '../rules/income-tax.ts';
import { ruleFor } from '../rules/law-on.ts';
import * as medicare from '../rules/medicare.ts';
import * as offsets from '../rules/offsets.ts';
import * as projection from '../rules/projection.ts';
import * as retirement from '../rules/retirement.ts';
import type { Rule } from '../rules/rule.ts';
import { noRule } from '../rules/rule-set.ts';
import * as studyLoan from '../rules/study-loan.ts';
import * as superannuation from '../rules/superannuation.ts';
import { allRules } from './all-rules.ts';

const rules = allRules;

describe('every rule', () => {
  it('is found', () => {
    expect(rules.length).toBeGreaterThan(90);
  });

  it.each(rules)('[TAX-11] $id says what it is, in which unit, from where and when it was read', (rule) => {
    expect(rule.label.length).toBeGreaterThan(3);
    expect(rule.unit.length).toBeGreaterThan(3);
    expect(rule.source.length).toBeGreaterThan(20);
    expect(rule.read).toMatch(/^2026-1[01]-\d{2}$/);
    expect(['verified', 'single-source', 'unverified']).toContain(rule.confidence);
    expect(rule.value).toBeDefined();
  });

  it.each(rules)('$id applies from a day on or before its last', ({ from, to }) => {
    for (const day of [from, to]) if (day !== null) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    if (from !== null && to !== null) expect(from < to).toBe(true);
  });

  it('has an id of its own', () => {
    const ids = rules.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('that two sources disagree on, or nobody checked, is marked', () => {
    const unverified = rules.filter(({ confidence }) => confidence === 'unverified').map(({ id }) => id);
    expect(unverified.sort()).toEqual([
      'buying.fees',
      'chances.dwelling',
      'chances.dwelling-persistence',
      'chances.loan-rate-floor',
      'medicare.levy.2026-27',
      // Future volatility is unknown: these are our own assumptions and say so.
      'probability.growth-correlation',
      'probability.growth-volatility',
      'probability.rate-persistence',
      'probability.rate-volatility',
      'probability.rent-growth',
      'probability.rent-volatility',
      'probability.starting-cash',
      'probability.vacancy-chance',
      'probability.vacancy-weeks',
      'probability.yearly-cash',
      'sapto.2026-27',
      'study-loan.2018-19',
      'study-loan.2019-20',
      'study-loan.2020-21',
      'study-loan.2021-22',
      'super.contributions-tax',
      'super.division-293.2018-19',
    ]);
  });
});

describe('a rule of tax, duty or land tax', () => {
  const law = rules.filter(({ id }) =>
    /^(duty|land-tax|income-tax|medicare|lito|lmito|sapto|working|work-|study-loan|super|capital-gains|gearing.loss)/.test(
      id,
    ),
  );

  it('names its Act and section, but where only an office’s page was read', () => {
    const without = law.filter(({ statute }) => statute === undefined).map(({ id }) => id);
    expect(law.length).toBeGreaterThan(90);
    expect(without.sort()).toEqual([
      'duty.act.home-buyer.2026-27',
      'duty.nsw.foreign.2026-27',
      'duty.qld.foreign.2026-27',
      'duty.sa.foreign.2026-27',
      'duty.tas.foreign.2026-27',
      'duty.wa.foreign.2026-27',
      'land-tax.act.2026',
      'land-tax.wa.2026',
      'study-loan.2025-26',
      'study-loan.2026-27',
      'super.maximum-contribution-base.2026-27',
      'super.transfer-balance-cap.2025-26',
      'super.transfer-balance-cap.2026-27',
    ]);
    for (const { id, statute } of law) if (statute !== undefined) expect(statute, id).toMatch(/Act|ITAA|SGAA/);
  });
});

describe('runs of years', () => {
  const series: readonly (readonly [string, readonly Rule<unknown>[]])[] = [
    ['income tax', incomeTax.residentTaxScales],
    ['Medicare levy', medicare.medicareLevies],
    ['surcharge', medicare.medicareSurcharges],
    ['low income offset', offsets.lowIncomeOffsets],
    ['low and middle income offset', offsets.lowMiddleIncomeOffsets],
    ['study loans', studyLoan.studyLoanRepayments],
    ['super guarantee', superannuation.superGuaranteeRates],
    ['concessional cap', superannuation.concessionalCaps],
    ['non-concessional cap', superannuation.nonConcessionalCaps],
  ];

  it.each(series)('%s leaves no gap and no overlap', (_name, run) => {
    for (const [index, { to }] of run.entries()) {
      const next = run[index + 1];
      if (next === undefined) continue;
      expect(to?.slice(5)).toBe('06-30');
      expect(next.from).toBe(`${to?.slice(0, 4)}-07-01`);
    }
  });
});

describe('ruleFor', () => {
  it('finds the rule of a year, the first and the last day of its run included', () => {
    const found = ruleFor('super', superannuation.superGuaranteeRates, '2020-21');
    expect(found.status === 'found' && found.rule.value).toBe(9.5);
    const next = ruleFor('super', superannuation.superGuaranteeRates, '2021-22');
    expect(next.status === 'found' && next.rule.value).toBe(10);
  });

  it('finds a rule that is still in force in any later year', () => {
    const found = ruleFor('super', superannuation.superGuaranteeRates, '2040-41');
    expect(found.status === 'found' && found.rule.value).toBe(12);
  });

  it('says that there is none', () => {
    expect(ruleFor('super', superannuation.superGuaranteeRates, '2017-18')).toEqual(noRule('super', '2017-18'));
  });
});

describe('published values', () => {
  it.each([
    ['2018-19', 9.5, 25_000, 100_000],
    ['2021-22', 10, 27_500, 110_000],
    ['2022-23', 10.5, 27_500, 110_000],
    ['2023-24', 11, 27_500, 110_000],
    ['2024-25', 11.5, 30_000, 120_000],
    ['2025-26', 12, 30_000, 120_000],
    ['2026-27', 12, 32_500, 130_000],
  ] as const)('super of %s: %d%%, caps %d and %d', (year, guarantee, concessional, nonConcessional) => {
    const valueIn = (run: readonly Rule<number>[]) => {
      const found = ruleFor('super', run, year);
      return found.status === 'found' ? found.rule.value : null;
    };
    expect(valueIn(superannuation.superGuaranteeRates)).toBe(guarantee);
    expect(valueIn(superannuation.concessionalCaps)).toBe(concessional);
    expect(valueIn(superannuation.nonConcessionalCaps)).toBe(nonConcessional);
  });

  it('[GEAR-05] depreciates an apartment', () => {
    expect(depreciation.depreciationRates.value.Apartment).toEqual([2.7, 2.2, 2, 1.8, 1.5, 1.4, 1.4, 1.3, 1.3, 1.4]);
  });

  it('[GEAR-06] depreciates a townhouse', () => {
    expect(depreciation.depreciationRates.value.Townhouse).toEqual([
      2.75, 2.35, 2.1, 2, 1.6, 1.45, 1.45, 1.5, 1.6, 1.35,
    ]);
  });

  it('[GEAR-07] depreciates a house and a dual key alike', () => {
    const house = [2.45, 2, 1.7, 1.45, 1.45, 1.4, 1.35, 1.35, 1.35, 1.2];
    expect(depreciation.depreciationRates.value.House).toEqual(house);
    expect(depreciation.depreciationRates.value['Dual Key']).toEqual(house);
  });

  it('[GEAR-01] [GEAR-30] offers four kinds of property and ten years', () => {
    expect(depreciation.gearingPropertyTypes).toEqual(['Apartment', 'Townhouse', 'House', 'Dual Key']);
    for (const type of depreciation.gearingPropertyTypes) {
      expect(depreciation.depreciationRates.value[type]).toHaveLength(10);
    }
  });

  it('[PFPROJ-21] grows 3, 5 and 7 %', () => {
    expect(growth.growthRates.value).toEqual({ low: 3, medium: 5, high: 7 });
  });

  it('[PFPROJ-10] [PFPROJ-11] [PFPROJ-12] assumes 10 % deposit, 5 % costs, 80 % refinancing and 5.5 % interest', () => {
    expect(projection.depositPercent.value).toBe(10);
    expect(projection.costsPercent.value).toBe(5);
    expect(projection.refinancingLimitPercent.value).toBe(80);
    expect(projection.projectionInterestPercent.value).toBe(5.5);
  });

  it('[PFPROJ-20] [PFSIM-03] starts with one property of 500,000, the simulator with three', () => {
    expect(projection.newProjectionProperty).toEqual({ propertyValue: 500_000, growthRate: 'medium', acquired: null });
    expect(projection.simulatorProperties.map(({ propertyValue }) => propertyValue)).toEqual([
      500_000, 600_000, 750_000,
    ]);
    expect(projection.projectionYears).toBe(30);
  });

  it('[TABRET-02] plans for 65, 20 years, 70 %, 3 %, 7 % and 30 %', () => {
    const { retirementAge, retirementYears, incomeNeedPercent, inflationPercent } = retirement;
    expect([retirementAge, retirementYears, incomeNeedPercent, inflationPercent].map(({ value }) => value)).toEqual([
      65, 20, 70, 3,
    ]);
    expect(retirement.savingsReturnPercent.value).toBe(7);
    expect(retirement.assumedTaxPercent.value).toBe(30);
  });

  it('[TAX-08] switches between 2020-21 and 2027-28, beginning with 2025-26', () => {
    expect(incomeTax.switchableTaxYears[0]).toBe('2020-21');
    expect(incomeTax.switchableTaxYears.at(-1)).toBe('2027-28');
    expect(incomeTax.specificationTaxYear).toBe('2025-26');
    expect(incomeTax.taxYearNamed('2026-27')).toBe('2026-27');
    expect(incomeTax.taxYearNamed('2030-31')).toBeUndefined();
  });

  it('each tax scale’s base is the tax at its threshold', () => {
    for (const { id, value } of incomeTax.residentTaxScales) {
      let base = 0;
      for (const [index, band] of value.entries()) {
        expect(band.base, `${id} above ${band.above}`).toBeCloseTo(base, 6);
        base += ((value[index + 1]?.above ?? band.above) - band.above) * band.rate;
      }
    }
  });
});
