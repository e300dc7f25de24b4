import type { leadKinds, leadStatuses } from '@freehold/contract';
import type { Generated } from 'kysely';
import type { Json, Maybe, MaybeMoment, Moment } from './columns.ts';

type LeadKind = (typeof leadKinds)[number];
type LeadStatus = (typeof leadStatuses)[number];
type MailStatus = 'queued' | 'sent' | 'failed';

interface LeadsTable {
  id: string;
  kind: LeadKind;
  first_name: string;
  last_name: string;
  email: string;
  email_normalised: string;
  phone: string;
  /** What the visitor typed. */
  inputs: Json;
  /** The figures the visitor saw. */
  claimed: Json;
  /** The figures worked out again on the server, with the rules they rest on. */
  computed: Json;
  engine_version: string;
  status: Generated<LeadStatus>;
  notice_version: Maybe<string>;
  notice_sha256: Maybe<string>;
  notice_agreed_at: MaybeMoment;
  purposes: Generated<string[]>;
  wants_marketing: Generated<boolean>;
  source_page: Maybe<string>;
  content_hash: string;
  received_at: Moment;
}

interface MailsTable {
  id: string;
  lead_id: Maybe<string>;
  kind: string;
  recipient: string;
  subject: string;
  message_id: string;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  last_error: Maybe<string>;
  created_at: Moment;
  sent_at: MaybeMoment;
}

/** Leads and the outbox of mails. */
export interface LeadTables {
  leads: LeadsTable;
  mails: MailsTable;
}
