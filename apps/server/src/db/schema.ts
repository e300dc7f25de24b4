import type { leadKinds, leadStatuses, Role } from '@freehold/contract';
import type { ColumnType, Generated, Insertable, JSONColumnType } from 'kysely';

type LeadKind = (typeof leadKinds)[number];
type LeadStatus = (typeof leadStatuses)[number];
type MailStatus = 'queued' | 'sent' | 'failed';

/** A moment; the database fills it in when an insert leaves it out. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** A moment that every insert must give. */
type GivenMoment = ColumnType<Date, Date | string, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A `jsonb` column: read as a value, written as JSON text (`JSON.stringify`). */
type Json = JSONColumnType<Record<string, unknown>>;
type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface UsersTable {
  id: string;
  email: string;
  email_normalised: string;
  password_hash: string;
  role: Role;
  first_name: string;
  last_name: string;
  is_disabled: Generated<boolean>;
  created_at: Moment;
  updated_at: Moment;
}

interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Moment;
  expires_at: GivenMoment;
  ended_at: MaybeMoment;
  user_agent: Maybe<string>;
}

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

interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: string;
  status: Maybe<number>;
  reply: MaybeJson;
  created_at: Moment;
}

/** The table rate-limiter-flexible reads and writes; `expire` is milliseconds since 1970. */
interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: Maybe<number>;
}

/** Every table of the application; `Selectable<Schema['leads']>` is one of its rows. */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  leads: LeadsTable;
  mails: MailsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
}

/** A user as an insert takes it. */
export type NewUser = Insertable<UsersTable>;
