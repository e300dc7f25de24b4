import { randomUUID } from 'node:crypto';
import {
  AppError,
  type ErasePerson,
  eraseWord,
  erasureHeldMs,
  isDeskRole,
  normaliseEmail,
  type PersonErased,
} from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import type { ClientScope } from '../../client-scope.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { requireFreshProof } from '../../fresh-proof.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { checkPassword } from '../auth/index.ts';
import { insertHeldErasure } from '../erasures/index.ts';
import { keysOf, tablesAboutPeople } from './person.ts';
import {
  deleteLeads,
  deleteMails,
  deletePerson,
  deleteTraces,
  emptyAnswersAbout,
  insertErasure,
  listFormerIds,
  lockAdvisersOf,
  lockLeads,
  lockPerson,
} from './queries/erasure.ts';
import { holdRows } from './queries/hold.ts';
import { findPerson, listMailIds, type PersonKeys } from './queries/person.ts';

/**
 * Starts the erasure of a person in one transaction. Account and sessions, the client record with the partner's
 * details, lists and valuations, saved and assigned properties, leads under their proven address or converted to them
 * with notes and mails, and jobs that would send those disappear at once. For seven days the person (by a mailed link
 * or at sign-in) and advisers can undo it; after that only ids in the audit log remain. Throws AppError `not-found`,
 * `not-allowed` for the account of an admin or adviser, `wrong-password`, `proof-needed` and `too-many-requests` for an adviser, and
 * `invalid-input` for a wrong confirmation.
 */
export async function erasePerson(
  deps: Deps,
  { actor, scope, given }: { actor: Actor; scope: ClientScope; given: ErasePerson },
): Promise<PersonErased> {
  const id = scope.profileId;
  await confirm(deps, { actor, id, given });
  const at = deps.now();
  const eraseAt = new Date(at.getTime() + erasureHeldMs);
  await transaction(deps.db, async (tx) => {
    await lockAdvisersOf(tx, id);
    await lockPerson(tx, id);
    const person = await keysOf(tx, id);
    await lockLeads(tx, person.leadIds);
    const account = (await findPerson(tx, id))?.user;
    const erasureId = randomUUID();
    const emailNormalised = account?.email_normalised ?? null;
    const asked = { requestedByRole: actor.role, requestedAt: at, eraseAt };
    await insertHeldErasure(tx, { id: erasureId, profileId: id, emailNormalised, ...asked });
    await holdRows(tx, { erasureId, person, tables: tablesAboutPeople });
    const formerIds = await listFormerIds(tx, id);
    await eraseEverywhere(tx, person, formerIds);
    const emailMac = person.email === null ? null : erasedAddress(deps, person.email);
    // A backup from before the record was connected restores it under its former id.
    for (const known of [id, ...formerIds]) await insertErasure(tx, { id: known, emailMac, at });
    if (account) await queueMail(deps, tx, { kind: 'erasure-started', recipient: account.email, linkId: erasureId });
    await recordAudit(tx, { at, actor, action: 'erasure-started', subject: { kind: 'client', id } });
  });
  deps.log.info({ profileId: id }, 'the erasure of a person began');
  return { ok: true, eraseAt: eraseAt.toISOString() };
}

async function confirm(
  deps: Deps,
  { actor, id, given }: { actor: Actor; id: string; given: ErasePerson },
): Promise<void> {
  const person = await findPerson(deps.db.kysely, id);
  if (!person) throw new AppError('not-found');
  if (person.user && isDeskRole(person.user.role)) throw new AppError('not-allowed');
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

/** Every code an erased address may be stored under: one per data secret, past ones included. */
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

/** Removes every row about a person except the audit log's; answers also where they name a former id. */
export async function eraseEverywhere(tx: Tx, person: PersonKeys, formerIds: readonly string[] = []): Promise<void> {
  const mails = tablesAboutPeople.find(({ name }) => name === 'mails');
  if (mails) await deleteMails(tx, await listMailIds(tx, mails, person));
  await deleteLeads(tx, person.leadIds);
  await deletePerson(tx, person.id);
  await deleteTraces(tx, person);
  await emptyAnswersAbout(tx, [person.id, ...formerIds, ...person.leadIds]);
}
