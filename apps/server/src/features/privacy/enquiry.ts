import type { EnquiryAct } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { type Tx, transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit } from '../audit/index.ts';
import { confirmMarketing, findEnquiry, listMailIdsOfLead, withdrawAgreement } from './queries/enquiries.ts';
import { deleteLeads, deleteMails, emptyAnswersAbout, insertErasure } from './queries/erasure.ts';
import { isSameText } from './same-text.ts';

const linkPurpose = 'enquiry-link';

type Links = Pick<Deps, 'config' | 'secrets'>;

/**
 * Link to the page where the recipient of an enquiry's mails decides about it; it needs no sign-in and works while the
 * enquiry is kept.
 */
export function enquiryLink({ config, secrets }: Links, leadId: string): string {
  return `${config.publicUrl}/api/enquiry/${leadId}.${secrets.mac(linkPurpose, leadId)}`;
}

/** Id of the lead named by such a link's token; null for an invalid token. */
export function enquiryIdOf({ secrets }: Pick<Deps, 'secrets'>, token: string): string | null {
  const [, id, proof] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || proof === undefined) return null;
  return secrets.macs(linkPurpose, id).some((right) => isSameText(proof, right)) ? id : null;
}

/** Possible decisions about an enquiry; undefined once it is erased. */
export function enquiryState({ db }: Pick<Deps, 'db'>, id: string) {
  return findEnquiry(db.kysely, id);
}

/** Applies what the person chose on the page of their enquiry; idempotent. */
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

/** Withdraws the agreement of a lead: nothing more is sent for it. Returns whether there was such a lead. */
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

/** Withdraws agreements again that a restored backup brought back, as of their original moments. Returns how many. */
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
 * Erases a lead with its notes, mails and their jobs, and stores its id so that a restored backup cannot bring it back.
 * Returns whether there was such a lead.
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
  await emptyAnswersAbout(tx, [id]);
  await insertErasure(tx, { id, emailMac: null, at });
  await recordAudit(tx, { at, actor, action: 'lead-erased', subject: { kind: 'lead', id } });
  return true;
}
