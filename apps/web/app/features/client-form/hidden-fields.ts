import { parseAmount } from '#app/lib/parse-amount.ts';
import type { ProfileValues } from './client-form-values.ts';
import type { ProfileField } from './field-facts.ts';

/**
 * Whether a field of the profile is on the screen: a partner's while they count, the rent while renting, ages of dependants
 * while there are any (specification section 5). What is hidden stays stored (decision D-23).
 */
export function isShown(field: ProfileField, profile: ProfileValues): boolean {
  if (field.startsWith('partner')) return profile.assessWithPartner;
  if (field === 'rentPerWeek') return profile.isRenting;
  if (field === 'dependantsAgeRanges') return hasDependants(profile.dependants);
  return true;
}

/** Whether the typed number of dependants is above 0. */
export function hasDependants(typed: string): boolean {
  const count = parseAmount(typed);
  return typeof count === 'number' && count > 0;
}
