import type { Session } from '#app/lib/session.ts';
import { destinationOf, type ScreenAccess, turnedAwayTo } from './destination.ts';

export type SignedIn = Extract<Session, { status: 'signed-in' }>;

/** What a protected screen does with whoever asks for it. */
export type AccessDecision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'away'; readonly to: string }
  | { readonly kind: 'show'; readonly session: SignedIn }
  /** Shows what was there while its person signs in again. */
  | { readonly kind: 'hold'; readonly session: SignedIn };

interface AccessFacts {
  readonly access: ScreenAccess;
  readonly session: Session;
  /** The session that the screen was shown to last. */
  readonly before: SignedIn | null;
  /** Whether that person has begun with a form. */
  readonly isInForm: boolean;
}

/**
 * Decides on the role of the session alone (decision C-11). A session that ended by itself keeps the screen where a form was
 * begun; one that was left never does. Somebody else than before goes to their own home.
 */
export function accessDecision({ access, session, before, isInForm }: AccessFacts): AccessDecision {
  if (session.status === 'loading') return { kind: 'wait' };
  if (session.status === 'signed-out') {
    const isHeld = session.isOver === true && before !== null && isInForm;
    return isHeld ? { kind: 'hold', session: before } : { kind: 'away', to: '/auth' };
  }
  const { role, id } = session.user;
  const to = turnedAwayTo(access, role);
  if (to !== null) return { kind: 'away', to };
  return before === null || before.user.id === id
    ? { kind: 'show', session }
    : { kind: 'away', to: destinationOf(role) };
}
