import { routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import { logFailure } from '#app/lib/log-failure.ts';
import { ownProfileOf } from '#app/lib/own-profile.ts';
import { keepOwnProfile, type ProfileState } from '#app/lib/session-profile.ts';
import { sleep } from '#app/lib/sleep.ts';

/** Wait before fetching a missing profile again, milliseconds (specification section 9). */
const profileRetryMs = 1_000;

/** Where a client goes from /portfolio-manager; any `next` other than the catalogue is ignored (decision O6). */
export function clientHome(next: string | null): string {
  return next === 'properties' ? '/properties' : '/client-dashboard';
}

interface ProfileParts {
  /** Fetches the profile again; never throws. */
  readonly reload: () => Promise<ProfileState>;
  /** Creates the user's blank profile. */
  readonly create: () => Promise<void>;
}

/**
 * Ensures that a signed-in client has a profile: a missing one is fetched again after a second, then created. Never
 * blocks the user; a failure is logged.
 */
export async function ensureProfile(state: ProfileState, parts: ProfileParts, signal?: AbortSignal): Promise<void> {
  if (state.status !== 'missing') return;
  await sleep(profileRetryMs, signal);
  if (signal?.aborted) return;
  const again = await parts.reload();
  if (again.status !== 'missing' || signal?.aborted) return;
  try {
    await parts.create();
  } catch (error) {
    logFailure('The profile could not be created', error);
  }
}

/**
 * Creates a user's blank profile: numbers 0, lists empty, role set by the server (decision C-15). Sends an empty body,
 * so that it cannot overwrite a profile created in the meantime.
 */
export async function createBlankProfile(userId: string): Promise<void> {
  keepOwnProfile(ownProfileOf(await call(routes.profiles.update, { params: { id: userId }, body: {} })));
}
