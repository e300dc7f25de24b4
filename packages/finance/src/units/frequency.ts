import { type Dollars, dollars } from './money.ts';

/** Repayment frequencies of the calculators. */
export const repaymentFrequencies = ['weekly', 'fortnightly', 'monthly'] as const;
export type RepaymentFrequency = (typeof repaymentFrequencies)[number];

/** Frequencies of an asset's income or a liability's repayment in client records. */
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

/** Times a year a recorded amount falls due: Weekly 52 … Annual 1 (specification section 9). */
export function timesPerYear(frequency: RecordFrequency): number {
  return recordCounts[frequency];
}

/**
 * Converts a recurring amount to dollars a year: 123.45 Weekly is 6,419.40. Throws RangeError for NaN and infinities.
 */
export function annualAmount(amount: number, frequency: RecordFrequency): Dollars {
  return dollars(amount * recordCounts[frequency]);
}

/** Converts a recurring amount to dollars a month: 700 Weekly is 700 × 52 ÷ 12 (decision I-03). */
export function monthlyAmount(amount: number, frequency: RecordFrequency): Dollars {
  return dollars((amount * recordCounts[frequency]) / 12);
}

/** The frequency named in a record; an unknown text counts as Monthly and is reported (decision I-11). */
export function frequencyNamed(text: string): { readonly frequency: RecordFrequency; readonly isKnown: boolean } {
  const frequency = recordFrequencies.find((name) => name.toLowerCase() === text.trim().toLowerCase());
  return { frequency: frequency ?? 'Monthly', isKnown: frequency !== undefined };
}
