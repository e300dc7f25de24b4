declare const granted: unique symbol;

/**
 * The right to read and write one client's records. Only `http/access.ts` issues it, after checking the actor; a query
 * that takes it cannot be called without that check.
 */
export interface ClientScope {
  readonly profileId: string;
  readonly [granted]: true;
}
