import { subscribers } from '#app/loading/subscribers.ts';
import type { KeyStorage } from './browser-storage.ts';
import { type DemoRole, demoRoleOf, demoUsers } from './session-demo.ts';
import { decodeToken, type SessionUser } from './token.ts';

/** Storage keys of a session (specification section 9). */
export const sessionKeys = { token: 'token', refreshToken: 'refreshToken', demo: 'isDemoUser' } as const;

// Tells other tabs that the session expired rather than was signed out: an open form may stay.
const overKey = 'sessionOver';

/** The session state; `loading` until the browser's storage has been read. */
export type Session =
  | { readonly status: 'loading' }
  | {
      readonly status: 'signed-out';
      /** The session expired or was ended on the server; nobody pressed Sign Out. */
      readonly isOver?: true;
      /** The server ended it because a copy of its token was used elsewhere. */
      readonly isMisused?: true;
    }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export const loadingSession: Session = { status: 'loading' };
const signedOut: Session = { status: 'signed-out' };
const demoSessions: Readonly<Record<DemoRole, Session>> = {
  ADMIN: { status: 'signed-in', user: demoUsers.ADMIN },
  CLIENT: { status: 'signed-in', user: demoUsers.CLIENT },
};

/** The result of a sign-in. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken?: string | undefined;
}

interface Reading {
  readonly token: string | null;
  readonly session: Session;
}

const nobody: Reading = { token: null, session: signedOut };
const over: Reading = { token: null, session: { status: 'signed-out', isOver: true } };
const misused: Reading = { token: null, session: { status: 'signed-out', isOver: true, isMisused: true } };

// setTimeout is limited to 2^31-1 ms; later expiries are rescheduled.
const longestTimer = 2 ** 31 - 1;

/** A session in a storage, watched for expiry. Members are arrow functions so that React can pass them around. */
export class SessionStore {
  readonly #storage: KeyStorage;
  readonly #now: () => number;
  readonly #listeners = subscribers();
  #reading: Reading = nobody;
  #expiry: ReturnType<typeof setTimeout> | undefined;

  /** `now` returns milliseconds since 1970. */
  constructor(storage: KeyStorage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
    this.#dropUndecodable();
  }

  /** The current session; the same object until it changes. */
  readonly read = (): Session => this.#current().session;

  /** The session's access token for the Authorization header; expired when only a refresh token is left. */
  readonly token = (): string | null => this.#current().token;

  /** The refresh token, if the sign-in gave one. */
  readonly refreshToken = (): string | null => this.#storage.getItem(sessionKeys.refreshToken);

  // Write new values before removing old ones: other tabs see each change separately and must never see a signed-out
  // state in between.
  readonly start = (tokens: SessionTokens): void => {
    this.#storage.setItem(sessionKeys.token, tokens.accessToken);
    if (tokens.refreshToken === undefined) this.#storage.removeItem(sessionKeys.refreshToken);
    else this.#storage.setItem(sessionKeys.refreshToken, tokens.refreshToken);
    this.#remove([sessionKeys.demo, overKey]);
    this.#announce();
  };

  /** Starts the demo in a role, without account and token, until `leave`. */
  readonly startDemo = (role: DemoRole): void => {
    this.#storage.setItem(sessionKeys.demo, role);
    this.#remove([sessionKeys.token, sessionKeys.refreshToken, overKey]);
    this.#announce();
  };

  /** The demo's role; null outside the demo. */
  readonly demoRole = (): DemoRole | null => demoRoleOf(this.#storage.getItem(sessionKeys.demo));

  /** Forgets a session that its person signed out of. */
  readonly leave = (): void => {
    this.#forget();
    this.#announce();
  };

  /** Forgets a session the server no longer accepts. */
  readonly end = ({ isMisused = false } = {}): void => {
    const how = isMisused ? 'misused' : 'true';
    if (this.#storage.getItem(sessionKeys.token) !== null) this.#storage.setItem(overKey, how);
    this.#remove(Object.values(sessionKeys));
    this.#announce();
  };

  /** Reads the storage again after another tab changed it. */
  readonly refresh = (): void => {
    this.#dropUndecodable();
    this.#announce();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#listeners.subscribe(listener);
    this.#watchExpiry();
    return () => {
      unsubscribe();
      if (this.#listeners.count() === 0) clearTimeout(this.#expiry);
    };
  };

  #current(): Reading {
    const demo = this.demoRole();
    if (demo === null) return this.#tokenReading();
    if (this.#reading.session !== demoSessions[demo]) this.#reading = { token: null, session: demoSessions[demo] };
    return this.#reading;
  }

  #tokenReading(): Reading {
    const stored = this.#storage.getItem(sessionKeys.token);
    const claims = stored === null ? null : decodeToken(stored);
    const isPast = claims?.expiresAt != null && claims.expiresAt * 1000 <= this.#now();
    const isOver = isPast && this.refreshToken() === null;
    const token = claims === null || isOver ? null : stored;
    if (token === null || claims === null) this.#reading = isOver ? over : this.#endReading(stored);
    else if (token !== this.#reading.token) {
      this.#reading = { token, session: { status: 'signed-in', user: claims.user } };
    }
    return this.#reading;
  }

  #endReading(stored: string | null): Reading {
    const how = stored === null ? this.#storage.getItem(overKey) : null;
    if (how === null) return nobody;
    return how === 'misused' ? misused : over;
  }

  #watchExpiry(): void {
    clearTimeout(this.#expiry);
    const { token } = this.#current();
    const expiresAt = token === null ? null : decodeToken(token)?.expiresAt;
    if (expiresAt == null || this.#listeners.count() === 0) return;
    const remaining = Math.max(0, expiresAt * 1000 - this.#now());
    this.#expiry = setTimeout(() => this.#announce(), Math.min(remaining, longestTimer));
  }

  #announce(): void {
    this.#watchExpiry();
    this.#listeners.notify();
  }

  #dropUndecodable(): void {
    const stored = this.#storage.getItem(sessionKeys.token);
    if (stored !== null && decodeToken(stored) === null) this.#forget();
  }

  #forget(): void {
    this.#remove([...Object.values(sessionKeys), overKey]);
  }

  #remove(keys: readonly string[]): void {
    for (const key of keys) this.#storage.removeItem(key);
  }
}
