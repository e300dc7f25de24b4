import type { EnquiryAct } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { confirmMarketing, findEnquiry, listMailIdsOfLead, withdrawAgreement } from './queries/enquiries.ts';
import { deleteLeads, deleteMails, insertErasure } from './queries/erasure.ts';
import { isSameText } from './same-text.ts';

const linkPurpose = 'enquiry-link';

type Links = Pick<Deps, 'config' | 'secrets'>;

/** The page on which whoever got the mails of an enquiry decides about it; needs no sign-in and works while the enquiry is kept. */
export function enquiryLink({ config, secrets }: Links, leadId: string): string {
  return `${config.publicUrl}/api/enquiry/${leadId}.${secrets.mac(linkPurpose, leadId)}`;
}

/** The id of the lead that a token of such a link names; null when it is not one of ours. */
export function enquiryIdOf({ secrets }: Pick<Deps, 'secrets'>, token: string): string | null {
  const [, id, proof] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || proof === undefined) return null;
  return secrets.macs(linkPurpose, id).some((right) => isSameText(proof, right)) ? id : null;
}

/** What can be decided about an enquiry; undefined once it is erased. */
export function enquiryState({ db }: Pick<Deps, 'db'>, id: string) {
  return findEnquiry(db.kysely, id);
}

/** Does what the person chose on the page of their enquiry; again changes nothing. */
export async function decideEnquiry(
  deps: Pick<Deps, 'db' | 'now'>,
  { id, act }: { id: string; act: EnquiryAct },
): Promise<void> {
  const acts: Readonly<Record<EnquiryAct, (tx: Tx) => Promise<unknown>>> = {
    'confirm-news': (tx) => confirmNews(deps, tx, id),
    withdraw: (tx) => withdrawLead(deps, tx, { actor: null, id }),
    erase: (tx) => eraseLead(deps, tx, { actor: null, id }),
  };
  await transaction(deps.db, acts[act]);
}

async function confirmNews({ now }: Pick<Deps, 'now'>, tx: Tx, id: string): Promise<void> {
  const at = now();
  if (!(await confirmMarketing(tx, { id, at }))) return;
  await recordAudit(tx, { at, actor: null, action: 'news-confirmed', subject: { kind: 'lead', id } });
}

/** Takes back the agreement of a lead: nothing is sent for it any more. Whether there was such a lead. */
export async function withdrawLead(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor, id }: { actor: Actor | null; id: string },
): Promise<boolean> {
  const at = now();
  if (!(await withdrawAgreement(tx, { id, at }))) return (await findEnquiry(tx, id)) !== undefined;
  await recordAudit(tx, { at, actor, action: 'lead-withdrawn', subject: { kind: 'lead', id } });
  return true;
}

/**
 * Withdraws agreements again that are back, as after a backup was restored: from the moments at which they were
 * withdrawn. Returns how many.
 */
export async function withdrawAgain(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  withdrawn: ReadonlyMap<string, Date>,
): Promise<number> {
  let count = 0;
  for (const [id, at] of withdrawn) {
    if (!(await withdrawAgreement(tx, { id, at }))) continue;
    await recordAudit(tx, { at: now(), actor: null, action: 'lead-withdrawn', subject: { kind: 'lead', id } });
    count += 1;
  }
  return count;
}

/**
 * Erases a lead with its notes, mails and their jobs, and notes its id so that a restored backup does not bring it back. Whether
 * there was such a lead.
 */
export async function eraseLead(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { actor, id }: { actor: Actor | null; id: string },
): Promise<boolean> {
  if ((await findEnquiry(tx, id)) === undefined) return false;
  const at = now();
  await deleteMails(tx, await listMailIdsOfLead(tx, id));
  await deleteLeads(tx, [id]);
  await insertErasure(tx, { id, emailMac: null, at });
  await recordAudit(tx, { at, actor, action: 'lead-erased', subject: { kind: 'lead', id } });
  return true;
}
