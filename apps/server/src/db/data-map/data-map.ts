import type { Schema } from '../schema.ts';
import { accountFacts } from './accounts.ts';
import { clientFacts } from './clients.ts';
import type { FactsOf } from './facts.ts';
import { leadFacts } from './leads.ts';
import { planFacts } from './plans.ts';
import { practiceFacts } from './practice.ts';
import { propertyFacts } from './properties.ts';
import { auditFacts, requestFacts, upkeepFacts } from './records.ts';

/** Every column of every table: its purpose, how personal it is and how long it is kept. */
export const dataMap: FactsOf<keyof Schema> = {
  ...accountFacts,
  ...clientFacts,
  ...propertyFacts,
  ...leadFacts,
  ...planFacts,
  ...practiceFacts,
  ...auditFacts,
  ...requestFacts,
  ...upkeepFacts,
};

/** Tables of the migration tools; they hold no personal data. */
export const toolTables = ['kysely_migration', 'kysely_migration_lock', 'migration_checksums'] as const;
