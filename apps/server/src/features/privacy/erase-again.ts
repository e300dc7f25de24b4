import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { eraseLead } from './enquiry.ts';
import { erasedCodes, eraseEverywhere } from './erase.ts';
import { keysOf } from './person.ts';
import {
  listErasures,
  listLeadAddresses,
  listLeadsUnder,
  listRecordsWithoutAccount,
  listReturned,
  listReturnedLeads,
  lockPerson,
} from './queries/erasure.ts';

type Outside = Pick<Deps, 'db' | 'now' | 'log' | 'secrets'>;

const addressesAtOnce = 1_000;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Erases again what a restored backup brought back, from the newer list of erasures: people by id, and leads left
 * before the erasure under an erased address. Returns how many people and addresses.
 */
export async function eraseAgain(deps: Outside): Promise<number> {
  const returned = await listReturned(deps.db.kysely);
  for (const id of returned) await eraseReturned(deps, id);
  return returned.length + (await eraseLeadsAgain(deps)) + (await eraseReturnedLeads(deps));
}

async function eraseLeadsAgain(deps: Outside): Promise<number> {
  const ids = await listReturnedLeads(deps.db.kysely);
  for (const id of ids) await transaction(deps.db, (tx) => eraseLead(deps, tx, { actor: null, id }));
  return ids.length;
}

/**
 * Erases, after a restore, records without an account that have an erased address, were made before the erasure and
 * came with the backup; `known` are those that existed before the restore, such as a partner's under the same address.
 * Returns how many.
 */
export async function eraseReturnedRecords(deps: Outside, known: ReadonlySet<string>): Promise<number> {
  const erasures = await erasuresByAddress(deps);
  if (erasures.size === 0) return 0;
  let erased = 0;
  for (let after = firstId; ; ) {
    const records = await listRecordsWithoutAccount(deps.db.kysely, after, addressesAtOnce);
    for (const { id, email_normalised: email, created_at: createdAt } of records) {
      const erasure = erasureOf(deps, erasures, email);
      if (!erasure || known.has(id) || createdAt > erasure.erased_at) continue;
      await eraseReturned(deps, id);
      erased += 1;
    }
    const last = records.at(-1);
    if (last === undefined || records.length < addressesAtOnce) return erased;
    after = last.id;
  }
}

type Erasures = Awaited<ReturnType<typeof erasuresByAddress>>;

function erasureOf(deps: Outside, erasures: Erasures, email: string) {
  return erasedCodes(deps, email)
    .map((code) => erasures.get(code))
    .find(Boolean);
}

async function erasuresByAddress({ db }: Outside) {
  return new Map((await listErasures(db.kysely)).map((erasure) => [erasure.email_mac, erasure]));
}

async function eraseReturned(deps: Outside, id: string): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await lockPerson(tx, id);
    await eraseEverywhere(tx, await keysOf(tx, id));
    await noteErasedAgain(deps, tx, id);
  });
}

async function eraseReturnedLeads(deps: Outside): Promise<number> {
  const erasures = await erasuresByAddress(deps);
  if (erasures.size === 0) return 0;
  let erased = 0;
  let after = '';
  for (;;) {
    const addresses = await listLeadAddresses(deps.db.kysely, after, addressesAtOnce);
    for (const email of addresses) {
      const erasure = erasureOf(deps, erasures, email);
      if (erasure && (await eraseLeadsUnder(deps, email, erasure))) erased += 1;
    }
    const last = addresses.at(-1);
    if (last === undefined || addresses.length < addressesAtOnce) return erased;
    after = last;
  }
}

async function eraseLeadsUnder(
  deps: Outside,
  email: string,
  erasure: { profile_id: string; erased_at: Date },
): Promise<boolean> {
  return await transaction(deps.db, async (tx) => {
    const leadIds = await listLeadsUnder(tx, { email, until: erasure.erased_at });
    if (leadIds.length === 0) return false;
    await eraseEverywhere(tx, { id: erasure.profile_id, email: null, leadIds });
    await noteErasedAgain(deps, tx, erasure.profile_id);
    return true;
  });
}

async function noteErasedAgain(deps: Outside, tx: Tx, id: string): Promise<void> {
  const subject = { kind: 'client', id } as const;
  await recordAudit(tx, { at: deps.now(), actor: null, action: 'client-erased', subject });
  deps.log.warn({ profileId: id }, 'a person was erased again');
}
