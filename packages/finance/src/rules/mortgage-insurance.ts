import type { State } from '../units/states.ts';
import type { Rule } from './rule.ts';

/** Premiums of lenders mortgage insurance, percent of the base loan, by loan size (columns) and LVR (rows). */
export interface InsuranceTable {
  /** Upper edges of the loan sizes, dollars, inclusive; the last column also covers larger loans. */
  readonly loanUpTo: readonly number[];
  /** LVR of the first row, percent; each row is one percent more. */
  readonly firstLvr: number;
  readonly percents: readonly (readonly number[])[];
}

export const insuranceTable: Rule<InsuranceTable> = {
  id: 'lending.mortgage-insurance',
  label: 'Typical mortgage insurance premiums',
  value: {
    loanUpTo: [300_000, 500_000, 600_000, 750_000, 1_000_000],
    firstLvr: 81,
    percents: [
      [0.475, 0.568, 0.904, 0.904, 0.913],
      [0.485, 0.568, 0.904, 0.904, 0.913],
      [0.596, 0.699, 0.932, 1.09, 1.109],
      [0.662, 0.829, 0.96, 1.09, 1.146],
      [0.727, 0.969, 1.165, 1.333, 1.407],
      [0.876, 1.081, 1.258, 1.407, 1.463],
      [0.932, 1.146, 1.407, 1.631, 1.733],
      [1.062, 1.305, 1.463, 1.631, 1.752],
      [1.295, 1.621, 1.948, 2.218, 2.395],
      [1.463, 1.873, 2.18, 2.367, 2.516],
      [2.013, 2.618, 3.513, 3.783, 3.82],
      [2.013, 2.674, 3.569, 3.867, 3.932],
      [2.33, 3.028, 3.802, 4.081, 4.156],
      [2.376, 3.028, 3.802, 4.286, 4.324],
      [2.609, 3.345, 3.998, 4.613, 4.603],
    ],
  },
  unit: 'percent of the base loan',
  from: null,
  to: null,
  source: 'championbroker.com.au, homeloanexperts.com.au and ourproperty.app: three copies of one insurer’s table',
  read: '2026-11-21',
  confidence: 'single-source',
  note: 'Illustrative: the table is undated, does not say whether it includes GST, and other estimates differ a lot',
};

/** Stamp duty on an insurance premium, percent, by place. */
export const insuranceDuty: Rule<Readonly<Record<State, number>>> = {
  id: 'lending.mortgage-insurance-duty',
  label: 'Duty on the mortgage insurance premium',
  value: { NSW: 9, VIC: 10, QLD: 9, WA: 10, SA: 11, TAS: 10, ACT: 0, NT: 10 },
  unit: 'percent of the premium',
  from: null,
  to: null,
  source: 'homeloanexperts.com.au, lenders mortgage insurance',
  read: '2026-11-21',
  confidence: 'single-source',
  note: 'ACT: one copy says 6, another that it was abolished',
};
