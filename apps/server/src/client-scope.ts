declare const granted: unique symbol;

/**
 * The right to read and write one client's records. Only `http/access.ts` gives it out, after it has decided that the actor
 * may; a query that takes it cannot be called without that decision.
 */
export interface ClientScope {
  readonly profileId: string;
  readonly [granted]: true;
}
