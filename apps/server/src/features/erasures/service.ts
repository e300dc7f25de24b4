import { AppError, type ErasureLook, type HeldErasure, type Role } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { isSameCode } from '../../same-code.ts';
import { recordAudit, recordShown } from '../audit/index.ts';
import {
  deleteErasureMarks,
  deleteHeldErasure,
  findEraseAt,
  findHeldErasure,
  listDueErasures,
  listHeldErasures,
} from './queries/held.ts';
import { putRowsBack } from './queries/put-back.ts';

const purpose = 'keep-account';

/** Link to the page where a person undoes the erasure of their account. */
export function keepAccountLink({ config, secrets }: Pick<Deps, 'config' | 'secrets'>, erasureId: string): string {
  return `${config.publicUrl}/keep-account#token=${erasureId}.${secrets.mac(purpose, erasureId)}`;
}

/** People being erased, the next to become final first. The read is audited. */
export async function heldErasures(
  deps: Pick<Deps, 'db' | 'now' | 'secrets'>,
  actor: Pick<Actor, 'id' | 'role'>,
): Promise<HeldErasure[]> {
  const rows = await listHeldErasures(deps.db.kysely);
  const ids = rows.map((row) => row.profile_id);
  if (ids.length > 0) {
    await recordShown(deps, { actor, action: 'clients-listed', filter: {}, rows: ids, shown: { client: ids } });
  }
  return rows.map((row) => ({
    id: row.profile_id,
    name: row.name ?? '',
    email: row.email,
    requestedBy: row.requested_by_role,
    requestedAt: row.requested_at.toISOString(),
    eraseAt: row.erase_at.toISOString(),
  }));
}

/**
 * Restores everything about a person, except sessions, single-use links and unsent mails. Throws AppError `not-found`
 * when the erasure is final or was undone, and undoes nothing where a row's place is taken: `email-taken`, `already-done`.
 */
export async function takeBackErasure(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { named, actor }: { named: { id: string } | { profileId: string }; actor: Pick<Actor, 'id' | 'role'> | 'person' },
): Promise<void> {
  const at = deps.now();
  const held = await findHeldErasure(tx, named, at);
  if (!held) throw new AppError('not-found');
  const lost = await putRowsBack(tx, { id: held.id, profileId: held.profile_id });
  // Sign-up refuses the address meanwhile. Should it be taken all the same, the whole undo fails.
  if (lost.has('users')) throw new AppError('email-taken');
  if (lost.size > 0) throw new AppError('already-done', { message: 'This client was entered anew meanwhile.' });
  await deleteHeldErasure(tx, held.id);
  await deleteErasureMarks(tx, held.profile_id);
  const by: { readonly id: string; readonly role: Role } =
    actor === 'person' ? { id: held.profile_id, role: 'CLIENT' } : actor;
  const subject = { kind: 'client', id: held.profile_id } as const;
  await recordAudit(tx, { at, actor: by, action: 'erasure-taken-back', subject });
}

/** Until when the erasure of a mailed link can be undone. Throws AppError `link-not-valid`. */
export async function lookAtErasure(deps: Pick<Deps, 'db' | 'now' | 'secrets'>, token: string): Promise<ErasureLook> {
  const held = await findEraseAt(deps.db.kysely, { id: erasureOf(deps, token), at: deps.now() });
  if (!held) throw new AppError('link-not-valid');
  return { eraseAt: held.erase_at.toISOString() };
}

/** Undoes an erasure for the holder of the mailed link. Throws AppError `link-not-valid`. */
export async function keepAccount(deps: Pick<Deps, 'now' | 'secrets'>, tx: Tx, token: string): Promise<void> {
  const id = erasureOf(deps, token);
  try {
    await takeBackErasure(deps, tx, { named: { id }, actor: 'person' });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') throw new AppError('link-not-valid');
    throw error;
  }
}

function erasureOf({ secrets }: Pick<Deps, 'secrets'>, token: string): string {
  const [, id, code] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || code === undefined || !secrets.macs(purpose, id).some((mac) => isSameCode(code, mac))) {
    throw new AppError('link-not-valid');
  }
  return id;
}

/** Makes erasures final that were not undone in time. Returns how many people were deleted. */
export async function finishErasures(deps: Pick<Deps, 'db' | 'now' | 'log'>): Promise<number> {
  const at = deps.now();
  const due = await listDueErasures(deps.db.kysely, at);
  for (const { id, profile_id: profileId } of due) {
    await transaction(deps.db, async (tx) => {
      if (!(await deleteHeldErasure(tx, id))) return;
      const subject = { kind: 'client', id: profileId } as const;
      await recordAudit(tx, { at, actor: null, action: 'client-erased', subject });
    });
    deps.log.info({ profileId }, 'a person was erased');
  }
  return due.length;
}
