import type { PlanDocument } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Asked } from './asked-plan.ts';
import { keepFor, madeBy, type PlanWorker, type WorkedOut } from './service.ts';

/** A plan that somebody sent before they became a client: worked out anew, or `unreadable` where it is none by today's schema. */
export type SentPlan = WorkedOut | 'unreadable';

/** Checks a plan that was sent earlier, and runs it. Throws AppError `unavailable` when too many are waiting. */
export async function checkSentPlan(
  worker: PlanWorker,
  { actor, document, at }: { actor: Actor; document: PlanDocument; at: Date },
): Promise<SentPlan> {
  const outcome = await worker.run('workOut', { document, changes: [], ...madeBy(actor, at) }, actor.id);
  return outcome.kind === 'fine' ? outcome : 'unreadable';
}

/**
 * Keeps a plan for the client whom its sender became, as their own, which they change, rename and delete; says what became
 * of it. Throws AppError `invalid-input` for one too many.
 */
export async function keepSentPlan(
  tx: Tx,
  { plan, ...asked }: Asked & { plan: SentPlan; at: Date },
): Promise<'kept' | 'unreadable'> {
  if (plan === 'unreadable') return plan;
  await keepFor(tx, { ...asked, worked: plan, byAdviser: false });
  return 'kept';
}
