import type { Rule } from './rule.ts';

const decision = {
  label: 'Cash rate target',
  unit: 'percent a year',
  source: 'Reserve Bank of Australia, cash rate target decisions to 29 September 2026 (table A2)',
  read: '2026-11-23',
  confidence: 'single-source',
} as const;

/**
 * The Reserve Bank's cash rate target from the day of each decision. A new decision is a new row: it is what tells
 * clients who asked for that.
 */
export const cashRates: readonly Rule<number>[] = [
  {
    ...decision,
    id: 'lending.cash-rate-2026-08',
    value: 4.35,
    from: '2026-08-11',
    to: '2026-09-28',
    note: 'Held on that day; earlier decisions are not listed',
  },
  {
    ...decision,
    id: 'lending.cash-rate-2026-09',
    value: 4.6,
    from: '2026-09-29',
    to: null,
    note: 'The meeting of November 2026 was not read',
  },
];
