import type { Rule } from './rule.ts';

const read = '2026-11-21';

/** Tax of a company on rent and gains, percent: passive income keeps it from being a base rate entity. */
export const companyTaxRate: Rule<number> = {
  id: 'entity-tax.company',
  label: 'Company tax rate on passive income',
  value: 30,
  unit: 'percent of taxable income',
  from: '2001-07-01',
  to: null,
  source: 'Income Tax Rates Act 1986 ss 23, 23AA, 23AB',
  statute: 'Income Tax Rates Act 1986 ss 23, 23AA, 23AB',
  read,
  confidence: 'single-source',
};

/** Tax of a complying super fund on what is not exempt as pension income, percent. */
export const superFundTaxRate: Rule<number> = {
  id: 'entity-tax.super-fund',
  label: 'Tax rate of a complying super fund',
  value: 15,
  unit: 'percent of taxable income',
  from: '1988-07-01',
  to: null,
  source: 'Income Tax Rates Act 1986 s 26',
  statute: 'Income Tax Rates Act 1986 s 26',
  read,
  confidence: 'single-source',
};
