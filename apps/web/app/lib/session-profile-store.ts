import type { Role } from '@freehold/contract';
import { subscribers } from '#app/loading/subscribers.ts';
import type { SessionStore } from './session-store.ts';
import type { SessionUser } from './token.ts';

/** What is known of the signed-in person beyond their token. */
export interface OwnProfile {
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** True while everything is closed to them until they set up an authenticator app. */
  readonly isSecondFactorNeeded: boolean;
}

/** The profile: loading, found, missing, or unavailable for now. */
export type ProfileState =
  | { readonly status: 'waiting' }
  | { readonly status: 'found'; readonly profile: OwnProfile }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: unknown };

interface ProfileParts {
  readonly session: Pick<SessionStore, 'read' | 'subscribe'>;
  /** A person's profile, null where there is none. */
  fetch(user: SessionUser): Promise<OwnProfile | null>;
  log(error: unknown): void;
}

const waiting: ProfileState = { status: 'waiting' };

/** The profile of the signed-in person: fetched once per session for all subscribers, dropped with it. */
export class ProfileStore {
  readonly #parts: ProfileParts;
  readonly #listeners = subscribers();
  #state: ProfileState = waiting;
  #userId: string | null = null;
  #stop: (() => void) | undefined;

  constructor(parts: ProfileParts) {
    this.#parts = parts;
  }

  readonly read = (): ProfileState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.#listeners.subscribe(listener);
    this.#stop ??= this.#parts.session.subscribe(this.#follow);
    this.#follow();
    return () => {
      unsubscribe();
      if (this.#listeners.count() > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  /** Fetches the profile and returns the result; a failure is only logged (specification section 4). */
  readonly load = async (): Promise<ProfileState> => {
    const user = this.#user();
    if (user === null) return waiting;
    const state = await this.#fetched(user);
    if (this.#userId === user.id) this.#change(state);
    return state;
  };

  readonly keep = (profile: OwnProfile): void => this.#change({ status: 'found', profile });

  readonly #follow = (): void => {
    const session = this.#parts.session.read();
    // The person may sign in again over their unfinished work.
    if (session.status === 'signed-out' && session.isOver) return;
    const id = this.#user()?.id ?? null;
    if (id === this.#userId) return;
    this.#userId = id;
    this.#change(waiting);
    if (id !== null) void this.load();
  };

  async #fetched(user: SessionUser): Promise<ProfileState> {
    try {
      const profile = await this.#parts.fetch(user);
      return profile === null ? { status: 'missing' } : { status: 'found', profile };
    } catch (error) {
      this.#parts.log(error);
      return { status: 'failed', error };
    }
  }

  #user(): SessionUser | null {
    const session = this.#parts.session.read();
    return session.status === 'signed-in' ? session.user : null;
  }

  #change(state: ProfileState): void {
    this.#state = state;
    this.#listeners.notify();
  }
}
