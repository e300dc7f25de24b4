import type { Prove } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { takeCodeTry, wrongCode } from './code-tries.ts';
import { assertOwnPassword } from './own-password.ts';
import { updateProvenAt } from './queries/sessions.ts';
import { acceptCode } from './second-factor.ts';

/**
 * Marks this session as having just given the account's password or a code. Throws AppError `wrong-password`,
 * `second-factor-wrong` (also where there is no authenticator app), `second-factor-locked`, `too-many-requests`.
 */
export async function proveSession(deps: Deps, actor: Actor, given: Prove): Promise<void> {
  if ('password' in given) await assertOwnPassword(deps, actor.id, given.password);
  else await takeCodeTry(deps, actor.id);
  const isProven = await transaction(deps.db, async (tx) => {
    if ('code' in given && !(await acceptCode(deps, tx, { userId: actor.id, code: given.code }))) return false;
    await updateProvenAt(tx, { id: actor.sessionId, at: deps.now() });
    return true;
  });
  if (!isProven) throw await wrongCode(deps, actor.id);
  if ('code' in given) await deps.limits.forget('secondFactor', actor.id);
}
