import type { Rule } from './rule.ts';

/** Typical variable rates, percent a year, for owner-occupiers and for investors. */
export interface VariableRates {
  readonly owner: number;
  readonly investor: number;
}

/** The interest rate every screen starts with; users enter their own. */
export const variableLoanRates: Rule<VariableRates> = {
  id: 'lending.variable-rates',
  label: 'Typical variable rates',
  value: { owner: 6.3, investor: 6.5 },
  unit: 'percent a year',
  from: '2026-05-31',
  to: null,
  source: 'Freehold’s estimate from lenders’ rates that the Reserve Bank published at a cash rate of 4.35 %',
  read: '2026-11-23',
  confidence: 'single-source',
  note: 'New loans, owners and investors: December 2023, fixed ones among them, 6.24 % and 6.52 % (Reserve Bank, Lenders’ Interest Rates); August 2024, variable, 6.27 % and 6.50 % (table F6 as quoted by savings.com.au). Rates since the rise to 4.60 % on 29 September 2026 were not read',
};
