import { describe, expect, it } from 'vitest';
import {
  explainLowIncomeOffset,
  explainLowMiddleIncomeOffset,
  explainMedicareLevy,
  explainMedicareSurcharge,
  explainStudyLoanRepayment,
} from './explain-levies.ts';

const noOther = { reportableFringeBenefits: 0, netInvestmentLosses: 0, reportableSuper: 0 };

describe('explanations of levies and offsets', () => {
  const year = { financialYear: '2025-26' } as const;

  it('end on the amount and name rule and share', () => {
    expect(explainLowIncomeOffset({ ...year, taxableIncome: 45_000 })?.at(-1)).toMatchObject({
      amount: 325,
      formula: 'Low income tax offset from 2020-21 on $45,000, which is 0.7222% of it',
    });
    expect(explainMedicareLevy({ ...year, taxableIncome: 100_000 })?.at(-1)).toMatchObject({
      amount: 2_000,
      formula: 'Medicare levy 2025-26 on $100,000, which is 2% of it',
    });
    expect(
      explainMedicareSurcharge({ ...year, ...noOther, taxableIncome: 120_000, privateHospitalCover: false })?.at(-1),
    ).toMatchObject({
      label: 'Medicare levy surcharge',
      amount: 1_500,
      formula: '1.25% of $120,000, taxable income and fringe benefits',
    });
    expect(explainStudyLoanRepayment({ ...year, repaymentIncome: 96_000 })?.at(-1)).toMatchObject({
      amount: 4_350,
      rule: { id: 'study-loan.2025-26' },
    });
  });

  it('show the offset that ended in 2022', () => {
    expect(explainLowMiddleIncomeOffset({ financialYear: '2020-21', taxableIncome: 54_000 })?.at(-1)).toMatchObject({
      label: 'Low and middle income tax offset',
      amount: 1_080,
      formula: 'Low and middle income tax offset 2018-19 to 2020-21 on $54,000, which is 2% of it',
    });
    expect(explainLowMiddleIncomeOffset({ ...year, taxableIncome: 54_000 })).toBeNull();
  });

  it('say that cover spares the surcharge', () => {
    expect(
      explainMedicareSurcharge({ ...year, ...noOther, taxableIncome: 120_000, privateHospitalCover: true })?.at(-1),
    ).toMatchObject({
      amount: 0,
      formula: '0% of $120,000, taxable income and fringe benefits, none with private hospital cover',
    });
  });

  it('say that a family that is not all covered owes the surcharge', () => {
    const family = { spouseIncome: 120_000, dependentChildren: 0, privateHospitalCover: false };
    const inputs = { ...year, ...noOther, taxableIncome: 120_000, privateHospitalCover: true, family };
    expect(explainMedicareSurcharge(inputs)?.at(-1)).toMatchObject({
      amount: 1_500,
      formula: '1.25% of $120,000, taxable income and fringe benefits, as not all of the family have hospital cover',
    });
    expect(explainMedicareSurcharge({ ...inputs, privateHospitalCover: false })?.at(-1)?.formula).toMatch(/benefits$/);
  });

  it('start with the income, a loss included', () => {
    expect(explainMedicareLevy({ ...year, taxableIncome: -10 })).toMatchObject([
      { label: 'Income', amount: -10, formula: '−$10' },
      { amount: 0, formula: 'Medicare levy 2025-26 on −$10, which is 0% of it' },
    ]);
  });

  it('are absent for a year without a rule', () => {
    const far = { financialYear: '2040-41' } as const;
    expect(explainMedicareLevy({ ...far, taxableIncome: 1 })).toBeNull();
    expect(explainMedicareSurcharge({ ...far, ...noOther, taxableIncome: 1, privateHospitalCover: true })).toBeNull();
    expect(explainStudyLoanRepayment({ ...far, repaymentIncome: 1 })).toBeNull();
  });
});
