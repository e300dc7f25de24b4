import type { Session } from '#app/lib/session.ts';
import { destinationOf, type ScreenAccess, turnedAwayTo } from './destination.ts';

export type SignedIn = Extract<Session, { status: 'signed-in' }>;

/** How a protected screen treats the current session. */
export type AccessDecision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'away'; readonly to: string }
  | { readonly kind: 'show'; readonly session: SignedIn }
  /** Tells an adviser, who may follow an admin's link, that the screen is the admins'. */
  | { readonly kind: 'closed' }
  /** Keeps the screen in place while the user signs in again. */
  | { readonly kind: 'hold'; readonly session: SignedIn };

interface AccessFacts {
  readonly access: ScreenAccess;
  readonly session: Session;
  /** The session the screen was last shown to. */
  readonly before: SignedIn | null;
  /** True once the user has started filling in a form. */
  readonly isInForm: boolean;
}

/**
 * Decides on the session's role alone (decision C-11). An expired session keeps the screen if a form was started;
 * signing out never does. A different user is sent to their own home.
 */
export function accessDecision({ access, session, before, isInForm }: AccessFacts): AccessDecision {
  if (session.status === 'loading') return { kind: 'wait' };
  if (session.status === 'signed-out') {
    const isHeld = session.isOver === true && before !== null && isInForm;
    return isHeld ? { kind: 'hold', session: before } : { kind: 'away', to: '/auth' };
  }
  const { role, id } = session.user;
  const to = turnedAwayTo(access, role);
  if (to !== null) return role === 'ADVISER' && access === 'admin' ? { kind: 'closed' } : { kind: 'away', to };
  return before === null || before.user.id === id
    ? { kind: 'show', session }
    : { kind: 'away', to: destinationOf(role) };
}
