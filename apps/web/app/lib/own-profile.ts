import { type FlatProfile, routes } from '@freehold/contract';
import { call } from './api-client.ts';
import { CallError } from './call-error.ts';
import type { OwnProfile } from './session-profile-store.ts';
import type { SessionUser } from './token.ts';

/**
 * The profile of the signed-in person, null where there is none. An adviser has an account and no client record, so
 * theirs comes from the account; in the demo it is canned. Throws CallError.
 */
export async function fetchOwnProfile(user: SessionUser): Promise<OwnProfile | null> {
  if (user.isDemo) return demoProfile(user);
  if (user.role !== 'CLIENT') return { ...(await call(routes.auth.account, {})), phone: '' };
  try {
    return ownProfileOf(await call(routes.profiles.read, { params: { id: user.id } }));
  } catch (error) {
    if (error instanceof CallError && error.code === 'not-found') return null;
    throw error;
  }
}

/** A stored client record's facts about its owner. */
export function ownProfileOf({ role, firstName, lastName, phone }: FlatProfile): OwnProfile {
  return { role, firstName, lastName, phone, isSecondFactorNeeded: false };
}

function demoProfile({ role }: SessionUser): OwnProfile {
  const lastName = role === 'ADMIN' ? 'Admin' : 'Client';
  return { role, firstName: 'Demo', lastName, phone: '', isSecondFactorNeeded: false };
}
