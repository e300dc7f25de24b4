import { ownEstimate } from './own-estimate.ts';
import type { Rule } from './rule.ts';

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

/** Quarantine of rental losses on established homes, income years from 1 July 2027. */
export const lossQuarantine: Rule<{ readonly contractsFrom: string }> = {
  id: 'gearing.loss-quarantine',
  label: 'Rental loss quarantine',
  value: { contractsFrom: '2026-05-12T19:30' },
  unit: 'AEST moment of contract from which an established dwelling is caught',
  from: '2027-07-01',
  to: null,
  source: 'Treasury Laws Amendment (Tax Reform No. 1) Act 2026 (No. 49 of 2026), ITAA 1997 s 26-155',
  read: '2026-11-21',
  confidence: 'verified',
};
