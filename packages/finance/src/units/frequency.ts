import { type Dollars, dollars } from './money.ts';

/** How often a loan is repaid, as the calculators name it. */
export const repaymentFrequencies = ['weekly', 'fortnightly', 'monthly'] as const;
export type RepaymentFrequency = (typeof repaymentFrequencies)[number];

/** How often an asset's income or a liability's repayment falls due, as client records name it. */
export const recordFrequencies = ['Weekly', 'Fortnightly', 'Monthly', 'Quarterly', 'Annual'] as const;
export type RecordFrequency = (typeof recordFrequencies)[number];

const paymentCounts: Readonly<Record<RepaymentFrequency, number>> = { weekly: 52, fortnightly: 26, monthly: 12 };

const recordCounts: Readonly<Record<RecordFrequency, number>> = {
  Weekly: 52,
  Fortnightly: 26,
  Monthly: 12,
  Quarterly: 4,
  Annual: 1,
};

/** Repayments in a year: weekly 52, fortnightly 26, monthly 12 (specification section 9). */
export function paymentsPerYear(frequency: RepaymentFrequency): number {
  return paymentCounts[frequency];
}

/** Times a year that a recorded amount falls due: Weekly 52 … Annual 1 (specification section 9). */
export function timesPerYear(frequency: RecordFrequency): number {
  return recordCounts[frequency];
}

/** Dollars a year from an amount that recurs: 123.45 Weekly is 6,419.40. Throws RangeError for NaN and infinities. */
export function annualAmount(amount: number, frequency: RecordFrequency): Dollars {
  return dollars(amount * recordCounts[frequency]);
}

/** Dollars a month from an amount that recurs: 700 Weekly is 700 × 52 ÷ 12 (decision I-03). */
export function monthlyAmount(amount: number, frequency: RecordFrequency): Dollars {
  return dollars((amount * recordCounts[frequency]) / 12);
}

/** The frequency a record's text names; a text it does not know counts as Monthly and is reported (decision I-11). */
export function frequencyNamed(text: string): { readonly frequency: RecordFrequency; readonly isKnown: boolean } {
  const frequency = recordFrequencies.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  return { frequency: frequency ?? 'Monthly', isKnown: frequency !== undefined };
}
