import type { Insertable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Tx } from '../../../db/transaction.ts';

/** A lead as it is stored; money inside `inputs`, `claimed` and `computed` is dollars. */
export interface NewLead {
  readonly id: string;
  readonly kind: Insertable<Schema['leads']>['kind'];
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailNormalised: string;
  readonly phone: string;
  readonly inputs: object;
  readonly claimed: object;
  readonly computed: object;
  readonly engineVersion: string;
  readonly purchaseTimeframe: Insertable<Schema['leads']>['purchase_timeframe'];
  readonly notice: { readonly version: string; readonly sha256: string; readonly agreedAt: Date } | null;
  readonly consentedAt: Date | null;
  readonly purposes: readonly string[];
  readonly wantsMarketing: boolean;
  readonly sourcePage: string | null;
  readonly contentHash: string;
  readonly receivedAt: Date;
}

/** The newest lead with this content received after a moment. */
export function findLeadByContent(tx: Tx, content: { hash: string; after: Date }) {
  return tx
    .selectFrom('leads')
    .select(['id', 'computed'])
    .where('content_hash', '=', content.hash)
    .where('received_at', '>', content.after)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
}

/** Stores the plan that was sent with a lead. */
export async function insertLeadPlan(tx: Tx, { leadId, plan }: { leadId: string; plan: object }): Promise<void> {
  await tx
    .insertInto('lead_plans')
    .values({ lead_id: leadId, document: JSON.stringify(plan) })
    .execute();
}

/** Stores a lead with status New. */
export async function insertLead(tx: Tx, lead: NewLead): Promise<void> {
  await tx
    .insertInto('leads')
    .values({
      id: lead.id,
      kind: lead.kind,
      first_name: lead.firstName,
      last_name: lead.lastName,
      email: lead.email,
      email_normalised: lead.emailNormalised,
      phone: lead.phone,
      inputs: JSON.stringify(lead.inputs),
      claimed: JSON.stringify(lead.claimed),
      computed: JSON.stringify(lead.computed),
      engine_version: lead.engineVersion,
      notice_version: lead.notice?.version ?? null,
      notice_sha256: lead.notice?.sha256 ?? null,
      notice_agreed_at: lead.notice?.agreedAt ?? null,
      purchase_timeframe: lead.purchaseTimeframe,
      consented_at: lead.consentedAt,
      purposes: [...lead.purposes],
      wants_marketing: lead.wantsMarketing,
      source_page: lead.sourcePage,
      content_hash: lead.contentHash,
      received_at: lead.receivedAt,
    })
    .execute();
}
