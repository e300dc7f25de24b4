import { routes } from '@freehold/contract';
import { call } from './api-client.ts';

/** Ends the session of this access token on the server. Apart from `session.ts`, so that no page loads it beforehand. */
export async function logOut(accessToken: string): Promise<void> {
  await call(routes.auth.logout, { accessToken });
}
