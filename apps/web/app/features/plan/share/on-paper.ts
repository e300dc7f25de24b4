import { type Plan, withoutNotes } from '@freehold/plan';
import { useSession } from '#app/lib/session.ts';
import { useAccountState } from '../model/account-of.ts';

/**
 * The plan as a document has it that somebody else may be given: without notes where an adviser has a client’s plan open,
 * whose notes are theirs; otherwise as it is, since the notes are the reader’s own.
 */
export function useOnPaper(): (plan: Plan) => Plan {
  const { isInAccount } = useAccountState();
  const session = useSession();
  const isClient = session.status === 'signed-in' && session.user.role === 'CLIENT';
  return (plan) => (isInAccount && !isClient ? withoutNotes(plan) : plan);
}
