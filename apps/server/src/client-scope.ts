declare const granted: unique symbol;

/**
 * The right to read and write one client's records. `http/access.ts` issues it after checking the actor, `scopeOfOwner` for mails an account's owner asked for, and `scopeOfNewRecord` for a
 * record that the same transaction made; a query that takes it cannot be called without one of them.
 */
export interface ClientScope {
  readonly profileId: string;
  readonly [granted]: true;
}

/** The scope of an account's own record, for mails that its owner asked for and that go to its address alone. */
export function scopeOfOwner(userId: string): ClientScope {
  return { profileId: userId } as ClientScope;
}

/** The scope of a record that the same transaction has just created, in which nobody has anything yet. */
export function scopeOfNewRecord(profileId: string): ClientScope {
  return { profileId } as ClientScope;
}
