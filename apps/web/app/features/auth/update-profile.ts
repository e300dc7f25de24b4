import { type ProfileInput, routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import { logFailure } from '#app/lib/log-failure.ts';
import { ownProfileOf } from '#app/lib/own-profile.ts';
import { keepOwnProfile } from '#app/lib/session-profile.ts';

interface ProfileUpdate {
  readonly userId: string | undefined;
  readonly input: ProfileInput;
  readonly key?: string | undefined;
}

/**
 * Stores a user's own profile and returns true on success. Without a user id it sends nothing (decision E-15). A
 * failure is logged; the caller decides what to tell the user.
 */
export async function updateOwnProfile({ userId, input, key }: ProfileUpdate): Promise<boolean> {
  if (userId === undefined) {
    logFailure('The profile cannot be updated', new Error('nobody is signed in'));
    return false;
  }
  try {
    keepOwnProfile(ownProfileOf(await call(routes.profiles.update, { params: { id: userId }, body: input, key })));
    return true;
  } catch (error) {
    logFailure('The profile could not be updated', error);
    return false;
  }
}
