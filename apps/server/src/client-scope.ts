declare const granted: unique symbol;

/**
 * The right to read and write one client's records. `http/access.ts` issues it after checking the actor, and `scopeOfOwner` for mails an account's owner asked for; a query
 * that takes it cannot be called without that check.
 */
export interface ClientScope {
  readonly profileId: string;
  readonly [granted]: true;
}

/** The scope of an account's own record, for mails that its owner asked for and that go to its address alone. */
export function scopeOfOwner(userId: string): ClientScope {
  return { profileId: userId } as ClientScope;
}
