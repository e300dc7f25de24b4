import { routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';
import { logFailure } from '#app/lib/log-failure.ts';
import { ownProfileOf } from '#app/lib/own-profile.ts';
import { keepOwnProfile, type ProfileState } from '#app/lib/session-profile.ts';
import { sleep } from '#app/lib/sleep.ts';

/** Wait before a missing profile is fetched once more, milliseconds (specification section 9). */
const profileRetryMs = 1_000;

/** Where a client goes from /portfolio-manager; any other wish than the catalogue is ignored (decision O6). */
export function clientHome(next: string | null): string {
  return next === 'properties' ? '/properties' : '/client-dashboard';
}

interface ProfileParts {
  /** Fetches the profile once more; never throws. */
  readonly reload: () => Promise<ProfileState>;
  /** Creates the person's blank profile. */
  readonly create: () => Promise<void>;
}

/**
 * Sees to it that a client who is signed in has a profile: one that is missing is asked for once more after a second and
 * then created. Whatever happens, its person goes on; a failure is logged.
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
 * Creates the blank profile of a person: numbers 0, lists empty, the role the server's to say (decision C-15). Nothing is
 * sent that could overwrite one that was created meanwhile.
 */
export async function createBlankProfile(userId: string): Promise<void> {
  keepOwnProfile(ownProfileOf(await call(routes.profiles.update, { params: { id: userId }, body: {} })));
}
