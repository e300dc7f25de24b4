import type { PublishedFigure, Rule } from './rule.ts';

const read = '2026-11-21';

/** Discounts on a gain of an asset held for twelve months, percent; a company has none. */
export const capitalGainsDiscounts: Rule<{ readonly person: number; readonly superFund: number }> = {
  id: 'capital-gains.discount',
  label: 'Capital gains discount',
  value: { person: 50, superFund: 100 / 3 },
  unit: 'percent of the gain after losses',
  from: '1999-09-21',
  to: null,
  source: 'ITAA 1997 ss 115-25, 115-100; from 1 July 2027 as Act 49 of 2026 Schedule 1 leaves it',
  statute: 'ITAA 1997 ss 115-25, 115-100',
  read,
  confidence: 'verified',
};

const genevieve: PublishedFigure = {
  area: 'cgt.sale',
  inputs: {
    incomeYear: '2028-29',
    otherGains: [{ category: 'nonResidential', amount: 50_000 }],
    otherTaxableIncome: 40_000,
  },
  figure: 'minimumTax',
  amount: 800,
  publishedBy: 'Supplementary memorandum to the Tax Reform No. 1 Bill 2026, 1.35 (Genevieve)',
};

/** What replaces the discount for gains from 1 July 2027: an indexed cost base, and a minimum rate in percent. */
export const reformedGains: Rule<{ readonly minimumTaxPct: number }> = {
  id: 'capital-gains.reform.2027-28',
  label: 'Capital gains from 1 July 2027',
  value: { minimumTaxPct: 30 },
  unit: 'percent of gains that are neither deferred nor discounted',
  from: '2027-07-01',
  to: null,
  source:
    'Treasury Laws Amendment (Tax Reform No. 1) Act 2026 (No. 49 of 2026) Schedule 1, ITAA 1997 ss 112-155 to 112-175, 114-10, Division 119',
  statute: 'ITAA 1997 ss 112-155 to 112-175, 114-10, Division 119',
  read,
  confidence: 'verified',
  checkedAgainst: [genevieve],
};
