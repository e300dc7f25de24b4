import { routes } from '@freehold/contract';
import { call } from './api-client.ts';
import { CallError } from './call-error.ts';
import type { SessionTokens } from './session-store.ts';
import { dropTicket, keptTickets } from './sign-out-tickets.ts';

/**
 * Ends the session of these tokens on the server; either is enough, so one that has run out does no harm. Apart from
 * `session.ts`, so that no page loads it beforehand.
 */
export async function logOut({ accessToken, refreshToken }: SessionTokens): Promise<void> {
  await call(routes.auth.logout, { accessToken, body: { refreshToken } });
}

/** Ends the sessions whose tickets wait; one that the server refuses is dropped. Throws CallError when it cannot be reached. */
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
