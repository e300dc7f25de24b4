import type {
  DealStage,
  LeadKind,
  LeadStage,
  LeadStatus,
  LostReason,
  MailKind,
  MailStatus,
  PurchaseTimeframe,
} from '@freehold/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { GivenMoment, Json, Maybe, MaybeMoment, Moment } from './columns.ts';

interface LeadsTable {
  id: string;
  kind: LeadKind;
  first_name: string;
  last_name: string;
  email: string;
  email_normalised: string;
  phone: string;
  /** Inputs as the visitor typed them. */
  inputs: Json;
  /** Figures the visitor saw. */
  claimed: Json;
  /** Figures recalculated on the server, with the rules they rest on. */
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
  purchase_timeframe: Maybe<PurchaseTimeframe>;
  consented_at: MaybeMoment;
  /** The adviser responsible for the lead. */
  owner_id: Maybe<string>;
  next_action: Maybe<string>;
  /** ISO date. */
  next_action_on: Maybe<string>;
  /** When the lead first left the status New. */
  first_response_at: MaybeMoment;
  /** The client it was converted to. */
  client_id: Maybe<string>;
  /** When the owner of the address confirmed by mail that they want news; until then the opt-in has no effect. */
  marketing_confirmed_at: MaybeMoment;
  /** When the person withdrew their consent. */
  withdrawn_at: MaybeMoment;
  /** Increments with each change by an adviser. */
  version: Generated<number>;
  /** The stage of the deal since the conversion; null is Fact find. */
  deal_stage: Maybe<DealStage>;
  lost_reason: Maybe<LostReason>;
  lost_note: Maybe<string>;
  /** ISO date. */
  settled_on: Maybe<string>;
  /** The loan, dollars. */
  settled_amount: Maybe<number>;
  phone_digits: GeneratedAlways<string>;
  name_sort: GeneratedAlways<string>;
  status_order: GeneratedAlways<number>;
  search_text: GeneratedAlways<string>;
}

interface LeadNotesTable {
  id: string;
  lead_id: string;
  author_id: Maybe<string>;
  text: string;
  created_at: GivenMoment;
}

interface LeadPlansTable {
  lead_id: string;
  /** As its sender saw it, down to the order of its keys. */
  document: Json;
}

interface LeadMovesTable {
  lead_id: string;
  /** Counts the moves of a lead from 1. */
  position: number;
  stage: LeadStage;
  lost_reason: Maybe<LostReason>;
  moved_by: Maybe<string>;
  moved_at: GivenMoment;
}

interface MailsTable {
  id: string;
  lead_id: Maybe<string>;
  kind: MailKind;
  recipient: string;
  subject: string;
  message_id: string;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  last_error: Maybe<string>;
  created_at: Moment;
  sent_at: MaybeMoment;
  /** The account the mail is about. */
  user_id: Maybe<string>;
  /** The single-use link in the mail. */
  link_id: Maybe<string>;
  /** Until then only one job may deliver it. */
  claimed_until: MaybeMoment;
  /** A keyed code of the network address that requested it. */
  asker_code: Maybe<string>;
}

/** Leads, plans sent with them, advisers' notes on them, the moves of their deals, and the mail outbox. */
export interface LeadTables {
  leads: LeadsTable;
  lead_notes: LeadNotesTable;
  lead_plans: LeadPlansTable;
  lead_moves: LeadMovesTable;
  mails: MailsTable;
}
