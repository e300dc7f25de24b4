import {
  type Asset,
  blankAsset,
  blankLiability,
  blankProfile,
  type Liability,
  modellingScenarioSchema,
  modellingStart,
  type ProfileRecord,
} from '@freehold/contract';
import { projectionInputs } from '@freehold/domain';
import { portfolioProjection } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { recordScenario } from './record-scenario.ts';

const day = '2026-11-24';
const { portfolio, outlook } = modellingStart;
const someAsset = { ...blankAsset, yearPurchased: 2018 };
const home: Asset = { ...someAsset, id: 'home', assetType: 'Primary Home', currentValue: 900_000 };
const unit: Asset = {
  ...{ ...someAsset, id: 'unit', assetType: 'Investment Property', currentValue: 600_000, originalPrice: 400_000 },
  ...{ incomeAmount: 500, incomeFrequency: 'Weekly', description: 'Unit in Perth' },
};
const homeLoan: Liability = {
  ...{ ...blankLiability, id: 'l1', liabilityType: 'Mortgage', isPrimaryResidence: true },
  ...{ loanBalance: 300_000, interestRate: 6 },
};
const unitLoan: Liability = {
  ...{ ...blankLiability, id: 'l2', liabilityType: 'Mortgage', loanBalance: 200_000, interestRate: 7 },
  ...{ loanType: 'Interest Only', description: 'Unit in Perth' },
};

const scenarioOf = (
  profile: Partial<ProfileRecord>,
  assets: readonly Asset[] = [],
  liabilities: readonly Liability[] = [],
) =>
  recordScenario({ profile: { ...blankProfile, ...profile }, assets: [...assets], liabilities: [...liabilities] }, day);

describe('the dashboard from a client’s record', () => {
  const scenario = scenarioOf({ grossIncome: 120_000 }, [home, unit], [homeLoan, unitLoan]);

  it('owns each property today with its loan and rent, and the simulator buys one more at the example’s price', () => {
    // 26,000 a year of 600,000 is 4.33 %. Without terms on record a loan is repaid in 30 years, interest only for five.
    const owned = [
      {
        ...{ propertyValue: 900_000, growthRate: 'medium', acquired: 0, owed: 300_000, rentPct: 0 },
        ...{ ratePct: 6, yearsLeft: 30 },
      },
      {
        ...{ propertyValue: 600_000, growthRate: 'medium', acquired: 0, owed: 200_000, rentPct: 4.33 },
        ...{ ratePct: 7, yearsLeft: 30, interestOnlyYears: 5 },
      },
    ];
    expect(scenario?.portfolio).toEqual({ ...modellingStart.portfolio, properties: owned });
    const next = { propertyValue: 500_000, growthRate: 'medium', acquired: null };
    expect(scenario?.simulator.properties).toEqual([...owned, next]);
  });

  it('pays each loan off when the record says, at its own rate', () => {
    const ending: Liability = { ...homeLoan, loanEnds: '2041-10-31' };
    const repaid: Liability = { ...homeLoan, id: 'l3', interestRate: 3, loanBalance: 100_000, loanEnds: '2031-10-31' };
    const owning = scenarioOf({ grossIncome: 120_000 }, [home], [ending, repaid]);
    // 300,000 at 6 % and 100,000 at 3 %; the last repayment is that of October 2041, fifteen years away.
    expect(owning?.portfolio.properties[0]).toMatchObject({ owed: 400_000, ratePct: 5.25, yearsLeft: 15 });
    const { rows } = portfolioProjection(projectionInputs(owning?.portfolio ?? portfolio, outlook));
    expect(rows[14]?.totalDebt).toBeGreaterThan(0);
    expect(rows[15]?.totalDebt).toBe(0);
  });

  it('has the first home in the equity tool, and the first property let in the gearing tool by its price', () => {
    expect(scenario?.equity).toMatchObject({
      propertyValue: 900_000,
      interestRate: 6,
      loanType: 'principal_and_interest',
    });
    // Of the 400,000 paid: rent 26,000 is 6.5 %, costs of a fifth of that 1.3 %, 200,000 owed is half.
    expect(scenario?.gearing).toMatchObject({
      ...{ propertyPrice: 400_000, ownershipPercentage: 100, currentTaxableIncome: 120_000 },
      ...{ rent: 6.5, otherExpenses: 1.3, interest: 7, loan: 50 },
      // Bought in 2018, so the ninth year of ownership; read on a day of 2026-27.
      ...{ depreciationYear: 9, financialYear: '2026-27', dwelling: null, contractDate: null },
    });
  });

  it('is a scenario that the tools take', () => {
    expect(z.safeParse(modellingScenarioSchema, scenario).success).toBe(true);
  });

  it('counts the household’s part of a property held with others', () => {
    const half = scenarioOf({ grossIncome: 90_000 }, [{ ...unit, ownershipPercentage: 50 }]);
    expect(half?.portfolio.properties[0]).toMatchObject({ propertyValue: 300_000, owed: 0, rentPct: 4.33 });
    expect(half?.gearing.ownershipPercentage).toBe(50);
  });

  it('takes the loan on record as the household’s part, and the whole property’s for the gearing tool', () => {
    // 200,000 is the half of the household; 400,000 on all of it is the whole price.
    const half = scenarioOf({ grossIncome: 90_000 }, [{ ...unit, ownershipPercentage: 50 }], [unitLoan]);
    expect(half?.gearing).toMatchObject({ ownershipPercentage: 50, loan: 100 });
  });

  it('takes the contract of the property let, and whether it was new, to the gearing tool', () => {
    const signed: Asset = { ...unit, contractDay: '2019-03-15', dwellingKind: 'Established' };
    const { gearing } = scenarioOf({ grossIncome: 90_000 }, [signed]) ?? {};
    expect(gearing).toMatchObject({ contractDate: '2019-03-15', dwelling: 'established', depreciationYear: 8 });
  });

  it('adds a year what is left before rent and repayments, and starts with the savings', () => {
    const cash: Asset = { ...someAsset, id: 's', assetType: 'Savings', currentValue: 45_000.4 };
    const without = scenarioOf({ grossIncome: 120_000 }, [cash]);
    const owning = scenarioOf({ grossIncome: 120_000 }, [cash, home], [homeLoan]);
    expect(owning?.probability).toMatchObject({ fitted: 1, startingCash: 45_000 });
    // The home loan's repayments are counted by the futures, so owning the home changes nothing here.
    expect(owning?.probability.yearlyCash).toBe(without?.probability.yearlyCash);
  });

  it('is none for a record with neither property nor income', () => {
    expect(scenarioOf({})).toBeNull();
  });

  it.each([
    ['a property of no value', [{ ...unit, currentValue: 0, originalPrice: 0 }], []],
    ['a debt above the price', [{ ...unit, originalPrice: 1 }], [{ ...unitLoan, loanBalance: 9e9, interestRate: 99 }]],
    ['amounts below zero', [{ ...home, currentValue: -5 }], [{ ...homeLoan, loanBalance: -1 }]],
    ['thirty properties', Array.from({ length: 30 }, (_, n) => ({ ...unit, id: `u${n}` })), []],
  ])('takes %s', (_, assets, liabilities) => {
    const messy = scenarioOf({ grossIncome: 80_000 }, assets, liabilities);
    const { success, error } = z.safeParse(modellingScenarioSchema, messy);
    expect(error?.issues ?? []).toEqual([]);
    expect(success).toBe(true);
  });
});
