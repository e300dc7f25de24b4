import type { Rule } from './rule.ts';

/** Assumed rise of prices when a figure years away is shown in today's dollars. */
export const presentValueRate: Rule<number> = {
  id: 'present-value.rate',
  label: 'Inflation',
  value: 2.5,
  unit: 'percent a year',
  from: null,
  to: null,
  source: 'ASIC Instrument 2016/207 as compiled, the rate to show an estimate’s present value with',
  read: '2026-11-21',
  confidence: 'single-source',
  note: 'The middle of the Reserve Bank’s target for inflation. A person may set another rate',
};

/** Estimates this many years away or more are shown with their present value. */
export const presentValueYears: Rule<number> = {
  id: 'present-value.years',
  label: 'Years from which a present value is shown',
  value: 2,
  unit: 'years',
  from: null,
  to: null,
  source: 'ASIC Instrument 2016/207 as compiled, estimates of two years ahead or more',
  read: '2026-11-21',
  confidence: 'single-source',
};
