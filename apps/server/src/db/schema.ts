import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable, Updateable } from 'kysely';

/** Roles, lead kinds and states as the CHECK constraints of the first migration list them. */
export const roles = ['ADMIN', 'CLIENT'] as const;
export const leadKinds = ['borrowing', 'mortgage', 'strategy-session'] as const;
export const leadStatuses = ['New', 'Contacted', 'Converted', 'Closed'] as const;
export const mailStatuses = ['queued', 'sent', 'failed'] as const;

export type Role = (typeof roles)[number];
export type LeadKind = (typeof leadKinds)[number];
export type LeadStatus = (typeof leadStatuses)[number];
export type MailStatus = (typeof mailStatuses)[number];

/** A moment; the database fills it in when an insert leaves it out. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
/** A moment that every insert must give. */
type GivenMoment = ColumnType<Date, Date | string, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
/** A `jsonb` column: read as a value, written as JSON text (`JSON.stringify`). */
type Json = JSONColumnType<Record<string, unknown>>;
type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>;
type Maybe<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface UsersTable {
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

export interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Moment;
  expires_at: GivenMoment;
  ended_at: MaybeMoment;
  user_agent: Maybe<string>;
}

export interface LeadsTable {
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

export interface MailsTable {
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

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  request_hash: string;
  status: Maybe<number>;
  reply: MaybeJson;
  created_at: Moment;
}

/** The table rate-limiter-flexible reads and writes; `expire` is milliseconds since 1970. */
export interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  expire: Maybe<number>;
}

/** Every table of the application, as Kysely types. */
export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  leads: LeadsTable;
  mails: MailsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type UserUpdate = Updateable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
export type NewSession = Insertable<SessionsTable>;
export type SessionUpdate = Updateable<SessionsTable>;
export type LeadRow = Selectable<LeadsTable>;
export type NewLead = Insertable<LeadsTable>;
export type LeadUpdate = Updateable<LeadsTable>;
export type MailRow = Selectable<MailsTable>;
export type NewMail = Insertable<MailsTable>;
export type MailUpdate = Updateable<MailsTable>;
export type IdempotencyKeyRow = Selectable<IdempotencyKeysTable>;
export type NewIdempotencyKey = Insertable<IdempotencyKeysTable>;
export type RateLimitRow = Selectable<RateLimitsTable>;
