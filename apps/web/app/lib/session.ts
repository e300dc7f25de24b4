import { createContext, use, useSyncExternalStore } from 'react';
import { browserSession } from './browser-session.ts';
import type { DemoRole } from './session-demo.ts';
import { loadingSession, type Session, type SessionTokens } from './session-store.ts';
import { dropTicket, keepTicket, signOutTicketOf } from './sign-out-tickets.ts';

export type { Session } from './session-store.ts';

/**
 * An ended session, kept for the screens below so that unsaved work stays until the person signs in again or leaves.
 * Set by route guards only.
 */
export const HeldSession = createContext<Session | null>(null);

/** This browser's session; `loading` while prerendering and hydrating, so that nothing flashes. */
export function useSession(): Session {
  const held = use(HeldSession);
  const live = useLiveSession();
  return held ?? live;
}

/** As `useSession`, ignoring a held session. */
export function useLiveSession(): Session {
  return useSyncExternalStore(browserSession.subscribe, browserSession.read, () => loadingSession);
}

/**
 * Names the signed-in person where a call says whose record it is about (specification section 7); nobody in the demo.
 */
export function ownUserId(): { readonly userId?: string } {
  const session = browserSession.read();
  return session.status === 'signed-in' && !session.user.isDemo ? { userId: session.user.id } : {};
}

/** Stores the tokens of a sign-in; every screen and tab is notified. */
export function startSession(tokens: SessionTokens): void {
  browserSession.start(tokens);
}

/** Starts the demo in a role: canned data in this browser, no account, no API call. It survives a reload. */
export function startDemo(role: DemoRole): void {
  browserSession.startDemo(role);
}

/**
 * Signs out here at once and ends the session on the server. While the server is unreachable a ticket waits that ends
 * it on the next contact (`left-sessions.ts`). Never throws.
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
