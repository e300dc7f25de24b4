import type { Insertable } from 'kysely';
import type { AccountTables } from './schema/accounts.ts';
import type { AuditTables } from './schema/audit.ts';
import type { ClientTables } from './schema/clients.ts';
import type { LeadTables } from './schema/leads.ts';
import type { PlanTables } from './schema/plans.ts';
import type { PracticeTables } from './schema/practice.ts';
import type { PrivacyTables } from './schema/privacy.ts';
import type { PropertyTables } from './schema/properties.ts';
import type { RequestTables } from './schema/requests.ts';
import type { UpkeepTables } from './schema/upkeep.ts';

/** Every table of the application; `Selectable<Schema['leads']>` is one row. */
export type Schema = AccountTables &
  ClientTables &
  PropertyTables &
  LeadTables &
  PlanTables &
  PracticeTables &
  AuditTables &
  PrivacyTables &
  RequestTables &
  UpkeepTables;

/** A user for an insert. */
export type NewUser = Insertable<Schema['users']>;
