import { AppError, type ErasePerson, eraseWord, normaliseEmail, type PersonErased } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { requireFreshProof } from '../../http/fresh-proof.ts';
import { recordAudit } from '../audit/service.ts';
import { checkPassword } from '../auth/service.ts';
import { keysOf, tablesAboutPeople } from './person.ts';
import {
  deleteLeads,
  deleteMails,
  deletePerson,
  deleteTraces,
  insertErasure,
  listFormerIds,
  lockPerson,
} from './queries/erasure.ts';
import { findPerson, listMailIds, type PersonKeys } from './queries/person.ts';

/**
 * Erases a person in one transaction: account and sessions, the client record with the partner's details, lists and
 * valuations, saved and assigned properties, leads under their proven address or converted to them with notes and mails,
 * and jobs that would send those. The audit log keeps ids alone. Throws AppError `not-found`, `not-allowed` for an
 * ADMIN's account, `wrong-password`, `proof-needed` and `too-many-requests` for an adviser, and `invalid-input` for a
 * confirmation that does not fit.
 */
export async function erasePerson(
  deps: Deps,
  { actor, scope, given }: { actor: Actor; scope: ClientScope; given: ErasePerson },
): Promise<PersonErased> {
  const id = scope.profileId;
  await confirm(deps, { actor, id, given });
  const at = deps.now();
  await transaction(deps.db, async (tx) => {
    await lockPerson(tx, id);
    const person = await keysOf(tx, id);
    await eraseEverywhere(tx, person);
    const emailMac = person.email === null ? null : erasedAddress(deps, person.email);
    // A backup from before the record was joined with the account brings it back under the id that it had.
    for (const known of [id, ...(await listFormerIds(tx, id))]) await insertErasure(tx, { id: known, emailMac, at });
    await recordAudit(tx, { at, actor, action: 'client-erased', subject: { kind: 'client', id } });
  });
  deps.log.info({ profileId: id }, 'a person was erased');
  return { ok: true };
}

async function confirm(
  deps: Deps,
  { actor, id, given }: { actor: Actor; id: string; given: ErasePerson },
): Promise<void> {
  const person = await findPerson(deps.db.kysely, id);
  if (!person) throw new AppError('not-found');
  if (person.user?.role === 'ADMIN') throw new AppError('not-allowed');
  if (actor.role === 'ADMIN') {
    const names = [person.user?.email_normalised, person.profile?.email_normalised].filter(Boolean);
    const isConfirmed =
      'confirm' in given && (given.confirm === eraseWord || names.includes(normaliseEmail(given.confirm)));
    if (!isConfirmed) throw refusal('confirm', `Type the client's email address or ${eraseWord}`);
    requireFreshProof(deps, actor);
    return await deps.limits.consume('erasures', actor.id);
  }
  if (!('password' in given)) throw refusal('password', 'Enter your password');
  if (!(await checkPassword(deps, actor.id, given.password))) throw new AppError('wrong-password');
}

/** Every code by which an address may have been noted as erased: one for each data secret there was. */
export function erasedCodes({ secrets }: Pick<Deps, 'secrets'>, emailNormalised: string): readonly string[] {
  return secrets.macs('erased-address', emailNormalised);
}

/** The code by which an erased address is recognised. */
function erasedAddress({ secrets }: Pick<Deps, 'secrets'>, emailNormalised: string): string {
  return secrets.mac('erased-address', emailNormalised);
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid-input', { fields: [{ field, message }] });
}

/** Removes every row about a person, but for the audit log's. */
export async function eraseEverywhere(tx: Tx, person: PersonKeys): Promise<void> {
  const mails = tablesAboutPeople.find(({ name }) => name === 'mails');
  if (mails) await deleteMails(tx, await listMailIds(tx, mails, person));
  await deleteLeads(tx, person.leadIds);
  await deletePerson(tx, person.id);
  await deleteTraces(tx, person);
}
