import { parseAmount } from '#app/lib/parse-amount.ts';
import type { ProfileValues } from './client-form-values.ts';
import type { ProfileField } from './field-facts.ts';

/**
 * True if a profile field is on the screen: partner fields if assessed with a partner, the rent if renting, dependants'
 * ages if there are dependants (specification section 5). Hidden fields keep their stored value (decision D-23).
 */
export function isShown(field: ProfileField, profile: ProfileValues): boolean {
  if (field.startsWith('partner')) return profile.assessWithPartner;
  if (field === 'rentPerWeek') return profile.isRenting;
  if (field === 'dependantsAgeRanges') return hasDependants(profile.dependants);
  return true;
}

/** True if the typed number of dependants is above 0. */
export function hasDependants(typed: string): boolean {
  const count = parseAmount(typed);
  return typeof count === 'number' && count > 0;
}
