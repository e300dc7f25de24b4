import type { Role } from '@freehold/contract';
import type { Generated } from 'kysely';
import type { GivenMoment, Maybe, MaybeMoment, Moment } from './columns.ts';

interface UsersTable {
  id: string;
  email: string;
  email_normalised: string;
  /** Null until a link has set the first password. */
  password_hash: Maybe<string>;
  /** Counts the passwords the account has had; hashing one again does not count. */
  password_version: Generated<number>;
  role: Role;
  first_name: string;
  last_name: string;
  is_disabled: Generated<boolean>;
  email_verified_at: MaybeMoment;
  /** When a sign-up whose address nobody proved ends; null where none is awaited. */
  confirm_by: MaybeMoment;
  /** Roughly from where somebody signed up; null once the address is proven. */
  sign_up_origin: Maybe<string>;
  created_at: Moment;
  updated_at: Moment;
}

interface SessionsTable {
  id: string;
  user_id: string;
  created_at: Moment;
  /** The end at the latest, however much the session is used. */
  expires_at: GivenMoment;
  /** The last sign-in or refresh. */
  last_used_at: Moment;
  ended_at: MaybeMoment;
  user_agent: Maybe<string>;
  /** What the codes of this session's refresh tokens are made with. */
  refresh_salt: Generated<string>;
  /** Number of the one refresh token that is active. */
  refresh_generation: Generated<number>;
  /** When password or code were last given in this session. */
  proven_at: MaybeMoment;
}

/** Devices from which an account was signed in to, each known by the hash of a token that it keeps. */
interface KnownDevicesTable {
  user_id: string;
  device_mac: string;
  last_used_at: GivenMoment;
}

/** Single-use links; the secret part is worked out, not stored. */
interface AccountLinksTable {
  id: string;
  user_id: string;
  purpose: 'password-reset' | 'verify-email' | 'first-admin' | 'stop-change' | 'prove-new-email';
  created_at: GivenMoment;
  expires_at: GivenMoment;
  used_at: MaybeMoment;
  /** The change that the link stops or proves. */
  change_id: Maybe<string>;
  /** The known device that asked for it. */
  asked_from: Maybe<string>;
}

/** Changes to an account that an adviser asked for and that take effect later, unless the owner stops them. */
interface AccountChangesTable {
  id: string;
  user_id: string;
  kind: 'second-factor-reset' | 'email-change';
  /** As the adviser typed it; null for other changes. */
  new_email: Maybe<string>;
  asked_by: Maybe<string>;
  asked_at: GivenMoment;
  due_at: GivenMoment;
  /** When the owner proved that they read the new address. */
  proven_at: MaybeMoment;
  ended_at: MaybeMoment;
  outcome: Maybe<'done' | 'stopped' | 'lapsed'>;
}

/** Records that an adviser said are not an account's, although they have its address. */
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
  /** Null while the first code is awaited. */
  confirmed_at: MaybeMoment;
  /** The last 30-second step whose code was used. */
  last_step: Maybe<number>;
  /** Wrong codes after a right password since the owner last acted on it. */
  wrong_codes: Generated<number>;
  /** When the owner was last mailed about a wrong code. */
  warned_at: MaybeMoment;
}

interface RecoveryCodesTable {
  user_id: string;
  code_mac: string;
  used_at: MaybeMoment;
}

/** Who can sign in, and the sessions they have. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  account_links: AccountLinksTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  account_changes: AccountChangesTable;
  join_refusals: JoinRefusalsTable;
}
