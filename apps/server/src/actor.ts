import type { Role } from '@freehold/contract';
import type { Reader } from './db/transaction.ts';

/** The signed-in person a request acts for, as currently stored in the database. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly sessionId: string;
  /** Of an ADVISER: the client whose records this call may reach, whom `http/access.ts` found to be theirs. */
  readonly clientInReach?: string;
  /** When the password or a code was last given in this session; null in sessions started by an earlier release. */
  readonly provenAt: Date | null;
}

/** The adviser whose records an actor's lists hold; null for an admin, who sees everybody's. */
export function reachOf({ id, role }: Pick<Actor, 'id' | 'role'>): string | null {
  return role === 'ADMIN' ? null : id;
}

/** The person a token belongs to. */
export interface TokenHolder extends Actor {
  /** True if they must set up an authenticator app before using anything else. */
  readonly isSecondFactorNeeded: boolean;
}

/**
 * Finds the person an access token acts for, within a transaction where its reader is given; null when the token or its
 * session is invalid.
 */
export type FindActor = (token: string, reader?: Reader) => Promise<TokenHolder | null>;

/** Access tokens: signed by this server and read back. */
export interface Tokens {
  /** A signed access token that names the subject. */
  mint(subject: Omit<Actor, 'provenAt'>, now: Date): Promise<string>;
  /** Ids of the user and session a token names; null when it is not a valid access token now. */
  read(token: string, now: Date): Promise<{ readonly id: string; readonly sessionId: string } | null>;
}
