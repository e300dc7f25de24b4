import { routes } from '@freehold/contract';
import { call } from './api-client.ts';
import type { SessionTokens } from './session-store.ts';

/**
 * Ends the session of these tokens on the server; either is enough, so one that has run out does no harm. Apart from
 * `session.ts`, so that no page loads it beforehand.
 */
export async function logOut({ accessToken, refreshToken }: SessionTokens): Promise<void> {
  await call(routes.auth.logout, { accessToken, body: { refreshToken } });
}
