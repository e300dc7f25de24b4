import { routes } from '@freehold/contract';
import { call } from '#app/lib/api-client.ts';

/**
 * Loads the profile of a person; resolves when it is there, when it cannot be had, or when the server keeps one waiting, since
 * the dashboard works without. Never throws. Apart from the hook, so that visitors load no code of calls.
 */
export async function loadProfile(id: string, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    call(routes.profiles.read, { params: { id }, signal, onWaiting: () => resolve() }).then(
      () => resolve(),
      () => resolve(),
    );
  });
}
