import { describe, expect, it } from 'vitest';
import { borrowingCapacity } from '../borrowing/borrowing-capacity.ts';
import { equityProjection } from '../equity/equity-projection.ts';
import { incomeTax } from '../income-tax/income-tax.ts';
import { totalTax } from '../income-tax/total-tax.ts';
import { mortgageRepayment } from '../loan/mortgage-repayment.ts';
import { negativeGearing } from '../negative-gearing/negative-gearing.ts';
import { portfolioProjection } from '../projection/portfolio-projection.ts';
import { propertyFinancials } from '../property/property-financials.ts';
import { dashboardSummary } from '../record/dashboard-summary.ts';
import { householdTax } from '../record/household-tax.ts';
import { ruleFor } from '../rules/law-on.ts';
import { noRule } from '../rules/rule-set.ts';

const ids = (result: { readonly rules: readonly { readonly id: string }[] }) => result.rules.map(({ id }) => id);

describe('each result carries the rules it rests on', () => {
  it('borrowing capacity', () => {
    const person = {
      grossIncome: 1,
      maritalStatus: 'single',
      partnerIncome: null,
      dependants: 0,
      existingLoans: 0,
    } as const;
    expect(ids(borrowingCapacity(person))).toEqual(['lending.income-multiple', 'lending.allowance-per-dependant']);
  });

  it('equity projection', () => {
    const terms = { growthRate: 'low', loanType: 'interest_only', interestRate: 5, termYears: 1 } as const;
    expect(ids(equityProjection({ ...terms, propertyValue: 1 }))).toEqual([
      'equity.deposit',
      'equity.government-guarantee',
      'growth.rates',
    ]);
  });

  it('portfolio projection', () => {
    const properties = [{ id: 'a', propertyValue: 1, growthRate: 'low', acquired: null }] as const;
    expect(ids(portfolioProjection({ properties, years: 0 }))).toEqual([
      'growth.rates',
      'projection.deposit',
      'projection.costs',
      'projection.refinancing-limit',
      'projection.interest',
    ]);
  });

  it('negative gearing', () => {
    const terms = { propertyType: 'House', propertyPrice: 1, ownershipPercentage: 100, depreciationYear: 1 } as const;
    const result = negativeGearing({ ...terms, currentTaxableIncome: 0, financialYear: '2026-27' });
    expect(ids(result)).toEqual([
      'gearing.rent',
      'gearing.loan',
      'gearing.interest',
      'depreciation.rates',
      'gearing.other-expenses',
      'income-tax.resident.2026-27',
      'gearing.loss-quarantine',
    ]);
  });

  it('dashboard, property page and mortgage calculator', () => {
    const profile = { grossIncome: 0, partnerIncome: 0, assessWithPartner: false };
    expect(ids(dashboardSummary({ profile, assets: [], liabilities: [] }))).toEqual(['dashboard.net-of-gross']);
    expect(ids(propertyFinancials({ price: 1, rentalYield: 1, growthRate: 1 }))).toEqual([
      'property.repayment-estimate',
    ]);
    const loan = { loanAmount: 1, interestRate: 5, loanTerm: 1, repaymentFrequency: 'monthly' } as const;
    const mortgage = mortgageRepayment({
      ...loan,
      loanType: 'interest_only',
      additionalRepayments: 0,
      today: '2026-11-21',
    });
    expect(ids(mortgage)).toEqual(['mortgage.market-rate-margin']);
  });

  it('taxes', () => {
    expect(ids(incomeTax({ taxableIncome: 1, financialYear: '2023-24' }))).toEqual(['income-tax.resident.2020-21']);
    const household = { grossIncome: 1, nonTaxableIncome: 0, partnerIncome: 0, partnerNonTaxableIncome: 0 };
    expect(ids(householdTax({ ...household, assessWithPartner: false, financialYear: '2025-26' }))).toEqual([
      'income-tax.resident.2024-25',
    ]);
    const old = totalTax({ taxableIncome: 1, financialYear: '2021-22' });
    expect(old.status === 'computed' && ids(old)).toEqual([
      'income-tax.resident.2020-21',
      'lito.2020-21',
      'lmito.2021-22',
      'medicare.levy.2021-22',
    ]);
    const now = totalTax({ taxableIncome: 1, financialYear: '2026-27' });
    expect(now.status === 'computed' && ids(now)).toEqual([
      'income-tax.resident.2026-27',
      'lito.2020-21',
      'medicare.levy.2026-27',
    ]);
  });
});

describe('ruleFor', () => {
  const rule = {
    id: 'x',
    label: 'x',
    unit: 'x',
    source: 'x',
    read: '2026-11-21',
    confidence: 'verified',
    value: 1,
  } as const;

  it('takes a rule without dates for every year', () => {
    const undated = { ...rule, from: null, to: null };
    expect(ruleFor('x', [undated], '2018-19')).toEqual({ status: 'found', rule: undated });
    expect(ruleFor('x', [undated], '2040-41')).toEqual({ status: 'found', rule: undated });
  });

  it('goes by the first day of the year', () => {
    const until = { ...rule, from: null, to: '2025-07-01' };
    expect(ruleFor('x', [until], '2025-26')).toEqual({ status: 'found', rule: until });
    expect(ruleFor('x', [until], '2026-27')).toEqual(noRule('x', '2026-27'));
    const since = { ...rule, from: '2025-07-01', to: null };
    expect(ruleFor('x', [since], '2025-26')).toEqual({ status: 'found', rule: since });
    expect(ruleFor('x', [since], '2024-25')).toEqual({ status: 'no-rule', topic: 'x', financialYear: '2024-25' });
    expect(ruleFor('x', [{ ...since, from: '2025-07-02' }], '2025-26').status).toBe('no-rule');
  });
});
