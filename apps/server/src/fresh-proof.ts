import { AppError, proofLifeMs } from '@freehold/contract';
import type { Actor } from './actor.ts';
import type { Deps } from './deps.ts';

/**
 * For sensitive actions: throws AppError `proof-needed` unless the actor signed in or gave their password or a code
 * within the last five minutes. Routes that always need it declare `needsFreshProof` in the contract instead.
 */
export function requireFreshProof({ now }: Pick<Deps, 'now'>, { provenAt }: Pick<Actor, 'provenAt'>): void {
  if (provenAt === null || now().getTime() - provenAt.getTime() > proofLifeMs) throw new AppError('proof-needed');
}
