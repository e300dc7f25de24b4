import type { ClientDetails } from '@freehold/contract';
import { monthlyRepaymentsOf, type RetirementInputs, retirementAssets } from '@freehold/finance';

// The plan's highest age; past retirement age it makes no difference.
const oldestAge = 120;

/** The calendar year of an ISO day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The client's year of birth; null where no date of birth is given. */
export function birthYear({ profile }: Pick<ClientDetails, 'profile'>): number | null {
  return profile.dateOfBirth === '' ? null : yearOf(profile.dateOfBirth);
}

/**
 * A client's record as the inputs of `retirementPlan` on an ISO day; null without a date of birth. Only the client's own
 * income counts (decision L-08).
 */
export function retirementInputs(details: ClientDetails, today: string): RetirementInputs | null {
  const born = birthYear(details);
  if (born === null) return null;
  const { profile, assets, liabilities } = details;
  const { superAssets, investmentAssets } = retirementAssets(assets);
  return {
    age: Math.min(oldestAge, yearOf(today) - born),
    grossIncome: profile.grossIncome,
    superAssets,
    investmentAssets,
    monthlyLivingExpenses: profile.monthlyLivingExpenses,
    monthlyRepayments: monthlyRepaymentsOf(liabilities),
  };
}
