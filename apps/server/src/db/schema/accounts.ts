import type { AskedMailKind, Role, ViewedList } from '@freehold/contract';
import type { ColumnType, Generated } from 'kysely';
import type { GivenMoment, Maybe, MaybeMoment, Moment } from './columns.ts';

interface UsersTable {
  id: string;
  email: string;
  email_normalised: string;
  /** Null until a link sets the first password. */
  password_hash: Maybe<string>;
  /** Increments with each new password; rehashing does not count. */
  password_version: Generated<number>;
  role: Role;
  first_name: string;
  last_name: string;
  is_disabled: Generated<boolean>;
  email_verified_at: MaybeMoment;
  /** When an unconfirmed sign-up expires; null when no confirmation is pending. */
  confirm_by: MaybeMoment;
  /** Approximate location of the sign-up; null once the address is confirmed. */
  sign_up_origin: Maybe<string>;
  created_at: Moment;
  updated_at: Moment;
}

interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Moment;
  /** Absolute expiry, regardless of use. */
  expires_at: GivenMoment;
  /** The last sign-in or refresh. */
  last_used_at: Moment;
  ended_at: MaybeMoment;
  user_agent: Maybe<string>;
  /** Salt for the codes of this session's refresh tokens. */
  refresh_salt: Generated<string>;
  /** Number of the only active refresh token. */
  refresh_generation: Generated<number>;
  /** When the password or a code was last given in this session. */
  proven_at: MaybeMoment;
}

/** Devices that have signed in to an account, each identified by the hash of its device token. */
interface KnownDevicesTable {
  user_id: string;
  device_mac: string;
  last_used_at: GivenMoment;
}

/** Single-use links; the secret part is derived, not stored. */
interface AccountLinksTable {
  id: string;
  user_id: string;
  purpose: 'password-reset' | 'verify-email' | 'first-admin' | 'invitation' | 'stop-change' | 'prove-new-email';
  created_at: GivenMoment;
  expires_at: GivenMoment;
  used_at: MaybeMoment;
  /** The account change that the link stops or confirms. */
  change_id: Maybe<string>;
  /** The known device that requested it. */
  asked_from: Maybe<string>;
}

/** Account changes requested by an adviser, which take effect later unless the owner stops them. */
interface AccountChangesTable {
  id: string;
  user_id: string;
  kind: 'second-factor-reset' | 'email-change';
  /** As the adviser typed it; null for other changes. */
  new_email: Maybe<string>;
  asked_by: Maybe<string>;
  asked_at: GivenMoment;
  due_at: GivenMoment;
  /** When the owner confirmed the new address. */
  proven_at: MaybeMoment;
  ended_at: MaybeMoment;
  outcome: Maybe<'done' | 'stopped' | 'lapsed'>;
}

/** Records that share an account's address but that an adviser rejected as not belonging to it. */
interface JoinRefusalsTable {
  account_id: string;
  record_id: string;
  refused_by: Maybe<string>;
  refused_at: GivenMoment;
}

interface SecondFactorsTable {
  user_id: string;
  /** Encrypted. */
  secret: string;
  created_at: GivenMoment;
  /** Null until the first code is confirmed. */
  confirmed_at: MaybeMoment;
  /** The last 30-second step whose code was used. */
  last_step: Maybe<number>;
  /** Wrong codes after a correct password, since the owner last dealt with it. */
  wrong_codes: Generated<number>;
  /** When the owner was last mailed about a wrong code. */
  warned_at: MaybeMoment;
}

interface RecoveryCodesTable {
  user_id: string;
  code_mac: string;
  used_at: MaybeMoment;
}

/** Kinds of mail that a person asked for, or did once. */
interface AskedMailsTable {
  user_id: string;
  kind: AskedMailKind;
  /** Version of the words agreed to. */
  words: string;
  asked_at: GivenMoment;
  stopped_at: MaybeMoment;
  /** ISO day in Sydney from which to look whether one is due; null for never. */
  look_on: Maybe<string>;
  /** For changed rules: what was left over a month by which rules, and of which state of the record. */
  basis_version: Maybe<number>;
  basis_day: Maybe<string>;
  basis_rules: Maybe<string>;
  basis_engine: Maybe<string>;
  basis_left_over: Maybe<number>;
}

/** What a mail was sent for, once each: a month, a day before something, a decision, a set of rules. */
interface AskedMailOccasionsTable {
  user_id: string;
  kind: AskedMailKind;
  occasion: string;
  mail_id: string;
  /** For changed rules, dollars a month. */
  difference: Maybe<number>;
  queued_at: GivenMoment;
}

/** Views of the list of clients that an adviser keeps. */
interface SavedViewsTable {
  id: string;
  user_id: string;
  name: string;
  list: Generated<ViewedList>;
  /** Search, sort and filter. */
  shown: ColumnType<Readonly<Record<string, unknown>>, string, string>;
  created_at: GivenMoment;
}

/** Accounts and their sessions. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  account_links: AccountLinksTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  account_changes: AccountChangesTable;
  join_refusals: JoinRefusalsTable;
  asked_mails: AskedMailsTable;
  asked_mail_occasions: AskedMailOccasionsTable;
  saved_views: SavedViewsTable;
}
