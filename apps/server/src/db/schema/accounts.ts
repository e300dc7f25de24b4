import type { Role } from '@freehold/contract';
import type { Generated } from 'kysely';
import type { GivenMoment, Maybe, MaybeMoment, Moment } from './columns.ts';

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

/** Who can sign in, and the sessions they have. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
}
