import { ownEstimate } from './own-estimate.ts';
import type { PublishedFigure, Rule } from './rule.ts';

/** Yearly rent, percent of price. */
export const rentPercent: Rule<number> = {
  id: 'gearing.rent',
  label: 'Annual rent',
  value: 2.5,
  unit: 'percent of price a year',
  ...ownEstimate,
};

/** Expenses other than interest and depreciation, percent of price. */
export const otherExpensesPercent: Rule<number> = {
  id: 'gearing.other-expenses',
  label: 'Other expenses',
  value: 1.5,
  unit: 'percent of price a year',
  ...ownEstimate,
};

/** Interest rate on the borrowed part of the price. */
export const gearingInterestPercent: Rule<number> = {
  id: 'gearing.interest',
  label: 'Interest rate',
  value: 5.5,
  unit: 'percent a year',
  ...ownEstimate,
};

/** Borrowed part of the price. */
export const gearingLoanPercent: Rule<number> = {
  id: 'gearing.loan',
  label: 'Loan',
  value: 80,
  unit: 'percent of price',
  ...ownEstimate,
};

/** Initial inputs of the calculator. */
export const gearingDefaults = {
  propertyType: 'House',
  propertyPrice: 600_000,
  ownershipPercentage: 100,
  currentTaxableIncome: 77_000,
  depreciationYear: 1,
} as const;

/** A year of the Act's own example, Henrietta. */
function henrietta(incomeYear: string, row: object, [figure, amount]: readonly [string, number]): PublishedFigure {
  const { quarantinedBroughtForward, ...home } = { quarantinedBroughtForward: 0, ...row };
  const inputs = { incomeYear, quarantinedBroughtForward, properties: [{ status: 'quarantined', ...home }] };
  return { area: 'gearing.year', inputs, figure, amount, publishedBy: 'ITAA 1997 s 26-155, example' };
}

/** Quarantine of rental losses on established homes, income years from 1 July 2027. */
export const lossQuarantine: Rule<{ readonly contracts: { readonly from: string } }> = {
  id: 'gearing.loss-quarantine',
  label: 'Rental loss quarantine',
  value: { contracts: { from: '2026-05-12T19:30:00+10:00' } },
  unit: 'moment of contract from which an established dwelling is caught',
  from: '2027-07-01',
  to: null,
  source: 'Treasury Laws Amendment (Tax Reform No. 1) Act 2026 (No. 49 of 2026), ITAA 1997 ss 26-155, 26-160',
  statute: 'ITAA 1997 ss 26-155, 26-160',
  read: '2026-11-21',
  confidence: 'verified',
  checkedAgainst: [
    henrietta('2028-29', { rent: 50_000, deductions: 65_000 }, ['carriedForward', 15_000]),
    henrietta('2029-30', { quarantinedBroughtForward: 15_000, rent: 52_000, deductions: 70_000 }, [
      'carriedForward',
      33_000,
    ]),
    henrietta('2030-31', { quarantinedBroughtForward: 33_000, rent: 72_000, deductions: 20_000 }, [
      'netRentInTaxableIncome',
      19_000,
    ]),
  ],
};
