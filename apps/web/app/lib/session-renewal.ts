import { CallError } from './call-error.ts';
import type { SessionStore, SessionTokens } from './session-store.ts';

/** What renewing a session depends on. */
export interface RenewalParts {
  readonly store: Pick<SessionStore, 'token' | 'refreshToken' | 'start' | 'end'>;
  /** Exchanges a refresh token for a new pair. Throws CallError. */
  exchange(refreshToken: string): Promise<SessionTokens>;
  /** Runs the work while no other tab of this browser runs any. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Replaces an access token the server rejected: resolves to the token to use instead, or null when the session is over.
 * However many calls and tabs ask at once, the refresh token is exchanged once. Throws CallError when the server is
 * unreachable; the session then stays.
 */
export function createRenewal(parts: RenewalParts): (expired: string) => Promise<string | null> {
  let running: Promise<string | null> | null = null;
  return (expired) => {
    running ??= parts
      .alone(() => renew(parts, expired))
      .finally(() => {
        running = null;
      });
    return running;
  };
}

async function renew({ store, exchange }: RenewalParts, expired: string): Promise<string | null> {
  const current = store.token();
  // Another tab refreshed first, or somebody signed out or in.
  if (current !== expired) return current;
  const refreshToken = store.refreshToken();
  try {
    if (refreshToken === null) throw new CallError('signed-out', { failure: 'refused' });
    const tokens = await exchange(refreshToken);
    store.start(tokens);
    return tokens.accessToken;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.code !== 'signed-out' && error.code !== 'session-misused') throw error;
    store.end({ isMisused: error.code === 'session-misused' });
    return null;
  }
}

/** Runs work under a lock shared by this browser's tabs, where the browser supports it. */
export async function aloneInBrowser<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks === undefined ? await work() : await locks.request('freehold-session', work);
}
