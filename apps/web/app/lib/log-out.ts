import { routes } from '@freehold/contract';
import { call } from './api-client.ts';
import { CallError } from './call-error.ts';
import type { SessionTokens } from './session-store.ts';
import { dropTicket, keptTickets } from './sign-out-tickets.ts';

/**
 * Ends these tokens' session on the server; either token is enough, so an expired one does no harm. Separate from
 * `session.ts`, so that no page preloads it.
 */
export async function logOut({ accessToken, refreshToken }: SessionTokens): Promise<void> {
  await call(routes.auth.logout, { accessToken, body: { refreshToken } });
}

/**
 * Ends the sessions of the queued tickets; a ticket the server rejects is dropped. Throws CallError when the server is
 * unreachable.
 */
export async function sendTickets(): Promise<void> {
  for (const ticket of keptTickets()) {
    try {
      await call(routes.auth.logout, { body: { ticket } });
    } catch (error) {
      const isRefused = error instanceof CallError && error.code === 'invalid-input';
      if (!isRefused) throw error;
    }
    dropTicket(ticket);
  }
}
