import type { ClientDetails } from '@freehold/contract';

/** What every tab is worked out from: the client's record and the day in the reader's time zone, ISO. */
export interface ClientRecord {
  readonly details: ClientDetails;
  readonly today: string;
}

/** The calendar year of an ISO day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The client's year of birth; null where no date of birth is given. */
export function birthYear({ profile }: Pick<ClientDetails, 'profile'>): number | null {
  return profile.dateOfBirth === '' ? null : yearOf(profile.dateOfBirth);
}

/** What stands after 'Welcome': the first name, or 'Investor' where there is none. */
export function welcomeName({ firstName }: { readonly firstName: string }): string {
  return firstName.trim() || 'Investor';
}
