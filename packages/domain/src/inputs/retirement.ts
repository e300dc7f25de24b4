import type { ClientDetails } from '@freehold/contract';
import { monthlyRepaymentsOf, type RetirementInputs, retirementAssets } from '@freehold/finance';

// Highest age the plan accepts; past retirement age it makes no difference.
const oldestAge = 120;

/** The calendar year of an ISO date. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The client's year of birth; null without a date of birth. */
export function birthYear({ profile }: Pick<ClientDetails, 'profile'>): number | null {
  return profile.dateOfBirth === '' ? null : yearOf(profile.dateOfBirth);
}

/**
 * Converts a client's record on an ISO date to the inputs of `retirementPlan`; null without a date of birth. Only the
 * client's own income counts (decision L-08).
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
