import { AppError, proofLifeMs } from '@freehold/contract';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';

/**
 * For a sensitive act: throws AppError `proof-needed` unless the actor signed in or gave password or code again within the
 * last five minutes. A route that always needs it says `needsFreshProof` in the contract instead of calling this.
 */
export function requireFreshProof({ now }: Pick<Deps, 'now'>, { provenAt }: Pick<Actor, 'provenAt'>): void {
  if (provenAt === null || now().getTime() - provenAt.getTime() > proofLifeMs) throw new AppError('proof-needed');
}
