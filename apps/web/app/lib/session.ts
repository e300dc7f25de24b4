import type { Role } from '@freehold/contract';
import { createContext, use, useSyncExternalStore } from 'react';
import { browserSession } from './browser-session.ts';
import { loadingSession, type Session, type SessionTokens } from './session-store.ts';
import { dropTicket, keepTicket, signOutTicketOf } from './sign-out-tickets.ts';

export type { Session } from './session-store.ts';

/**
 * A session that is over, held for the screens below so that what somebody was typing there stays, until they have signed in
 * again or left. Only what guards a screen sets it.
 */
export const HeldSession = createContext<Session | null>(null);

/** The session of this browser; `loading` while prerendering and hydrating, so that nothing flashes. */
export function useSession(): Session {
  const held = use(HeldSession);
  const live = useLiveSession();
  return held ?? live;
}

/** As `useSession`, whether or not a session is held. */
export function useLiveSession(): Session {
  return useSyncExternalStore(browserSession.subscribe, browserSession.read, () => loadingSession);
}

/** Names the person signed in where a call says whose record it is about (specification section 7); nobody in the demo. */
export function ownUserId(): { readonly userId?: string } {
  const session = browserSession.read();
  return session.status === 'signed-in' && !session.user.isDemo ? { userId: session.user.id } : {};
}

/** Keeps the tokens of a sign-in; every screen and tab learns of it. */
export function startSession(tokens: SessionTokens): void {
  browserSession.start(tokens);
}

/** Enters the demo in a role: a canned data set in this browser, no account, no call of the server. A reload stays in it. */
export function startDemo(role: Role): void {
  browserSession.startDemo(role);
}

/**
 * Forgets the session here at once and ends it on the server. Where the server cannot be reached a ticket stays that ends it with
 * the next contact (`left-sessions.ts`). Never throws.
 */
export async function signOut(): Promise<void> {
  const accessToken = browserSession.token();
  const refreshToken = browserSession.refreshToken() ?? undefined;
  browserSession.leave();
  if (accessToken === null) return;
  const ticket = refreshToken === undefined ? null : await signOutTicketOf(refreshToken);
  if (ticket !== null) keepTicket(ticket);
  try {
    const { logOut } = await import('./log-out.ts');
    await logOut({ accessToken, refreshToken });
    if (ticket !== null) dropTicket(ticket);
  } catch {
    // Signed out in this browser either way.
  }
}
