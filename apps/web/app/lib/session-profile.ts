import type { Role } from '@freehold/contract';
import { useSyncExternalStore } from 'react';
import { browserSession } from './browser-session.ts';
import { logFailure } from './log-failure.ts';
import { type OwnProfile, type ProfileState, ProfileStore } from './session-profile-store.ts';

export type { OwnProfile, ProfileState } from './session-profile-store.ts';

const waiting: ProfileState = { status: 'waiting' };

const ownProfile = new ProfileStore({
  session: browserSession,
  // Lazy: visitors without a session do not load it.
  fetch: async (user) => (await import('./own-profile.ts')).fetchOwnProfile(user),
  log: (error) => logFailure('The profile could not be loaded', error),
});

/** The profile of the signed-in person; `waiting` while prerendering and hydrating. */
export function useOwnProfile(): ProfileState {
  return useSyncExternalStore(ownProfile.subscribe, ownProfile.read, () => waiting);
}

/** Fetches the signed-in person's profile again and returns it. Never throws. */
export function reloadOwnProfile(): Promise<ProfileState> {
  return ownProfile.load();
}

/** Accepts a profile that was just saved. */
export function keepOwnProfile(profile: OwnProfile): void {
  ownProfile.keep(profile);
}

/** What the header calls a person: the profile's role, else the session's (decision B-05). */
export function roleLabel(profile: ProfileState, sessionRole: Role): 'Admin' | 'Adviser' | 'Client' {
  const role = profile.status === 'found' ? profile.profile.role : sessionRole;
  if (role === 'ADVISER') return 'Adviser';
  return role === 'ADMIN' ? 'Admin' : 'Client';
}
