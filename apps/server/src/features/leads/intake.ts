import { createHash, randomUUID } from 'node:crypto';
import {
  type LeadNoticeVersion,
  type LeadPurpose,
  leadKindFacts,
  leadNotice,
  normaliseEmail,
  type PurchaseTimeframe,
} from '@freehold/contract';
import { engineVersion } from '@freehold/finance';
import { contentHash } from '../../content-hash.ts';
import { lockName, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../../mail/outbox.ts';
import { recordAudit } from '../audit/index.ts';
import { listAdvisers } from './queries/advisers.ts';
import { findLeadByContent, insertLead, insertLeadPlan, type NewLead } from './queries/intake.ts';

const sameContentWindowMs = 10 * 60 * 1000;

/** An incoming lead, in the form in which all kinds are stored. */
export interface IncomingLead {
  readonly kind: NewLead['kind'];
  readonly person: { firstName: string; lastName: string; email: string; phone: string };
  readonly inputs: object;
  readonly claimed: object;
  readonly computed: object;
  readonly purchaseTimeframe?: PurchaseTimeframe | undefined;
  readonly consent: Consent;
  /** The plan that its sender sent too. */
  readonly plan?: object | undefined;
  /** Subject of its mail; that of its kind unless given. */
  readonly mailSubject?: string;
}

/** A request body, and whether it came with an Idempotency-Key. */
export interface Sent<Body> {
  readonly input: Body;
  readonly hasKey: boolean;
}

interface Consent {
  readonly noticeVersion?: LeadNoticeVersion | undefined;
  readonly wantsMarketing?: boolean | undefined;
  readonly sourcePage?: string | undefined;
  /** True when a consent was ticked. */
  readonly isTicked: boolean;
  /** The uses that the notice or the checkbox covers. */
  readonly purposes: readonly LeadPurpose[];
}

/**
 * Stores a lead, queues its mail and the notices to advisers, and audits its receipt, in the given transaction. Without
 * an Idempotency-Key a lead with equal content within ten minutes is the same lead. Returns the stored lead's id and
 * computed figures.
 */
export async function storeLead(
  deps: Deps,
  tx: Tx,
  { incoming, hasKey }: { incoming: IncomingLead; hasKey: boolean },
): Promise<{ id: string; computed: unknown }> {
  const lead = newLead(incoming, deps.now());
  if (!hasKey) {
    // Equal leads sent at once wait for each other, so that only one is stored.
    await lockName(tx, lead.contentHash);
    const after = new Date(lead.receivedAt.getTime() - sameContentWindowMs);
    const earlier = await findLeadByContent(tx, { hash: lead.contentHash, after });
    if (earlier) return earlier;
  }
  await insertLead(tx, lead);
  if (incoming.plan !== undefined) await insertLeadPlan(tx, { leadId: lead.id, plan: incoming.plan });
  await queueMail(deps, tx, {
    leadId: lead.id,
    recipient: lead.email,
    kind: leadKindFacts[lead.kind].mail,
    subject: incoming.mailSubject,
  });
  for (const recipient of await noticeAddresses(deps, tx)) {
    await queueMail(deps, tx, { leadId: lead.id, recipient, kind: 'lead-notice' });
  }
  await recordAudit(tx, {
    at: lead.receivedAt,
    actor: null,
    action: 'lead-received',
    subject: { kind: 'lead', id: lead.id },
  });
  return { id: lead.id, computed: lead.computed };
}

async function noticeAddresses({ config }: Deps, tx: Tx): Promise<readonly string[]> {
  const { leadNoticeTo } = config.mail;
  return leadNoticeTo === 'admins' ? (await listAdvisers(tx)).map(({ email }) => email) : leadNoticeTo;
}

function newLead(
  { kind, person, inputs, claimed, computed, consent, plan, ...rest }: IncomingLead,
  receivedAt: Date,
): NewLead {
  const emailNormalised = normaliseEmail(person.email);
  const purchaseTimeframe = rest.purchaseTimeframe ?? null;
  const content = { kind, ...person, email: emailNormalised, inputs, claimed, purchaseTimeframe, plan };
  return {
    id: randomUUID(),
    kind,
    ...person,
    emailNormalised,
    inputs,
    claimed,
    computed,
    engineVersion,
    purchaseTimeframe,
    ...consentColumns(consent, receivedAt),
    contentHash: contentHash(content),
    receivedAt,
  };
}

function consentColumns({ noticeVersion, wantsMarketing = false, sourcePage, isTicked, purposes }: Consent, at: Date) {
  const isAgreed = noticeVersion !== undefined || isTicked;
  const agreed: LeadPurpose[] = wantsMarketing ? [...purposes, 'marketing'] : [...purposes];
  return {
    notice:
      noticeVersion === undefined ? null : { version: noticeVersion, sha256: noticeHash(noticeVersion), agreedAt: at },
    consentedAt: isTicked ? at : null,
    purposes: isAgreed ? agreed : [],
    wantsMarketing,
    sourcePage: sourcePage ?? null,
  };
}

function noticeHash(version: LeadNoticeVersion): string {
  return createHash('sha256').update(leadNotice(version).join('\n')).digest('hex');
}
