import type { Migration } from 'kysely/migration';
import * as firstTables from './0001-first-tables.ts';

/** A migration, and where its source text lies so that an edit of an applied one is noticed. */
export interface ListedMigration extends Migration {
  readonly name: string;
  readonly source: URL;
}

/** Every migration in the order of its number. Add at the end; never edit or remove one that was released. */
export const migrations: readonly ListedMigration[] = [
  { name: '0001-first-tables', ...firstTables, source: new URL('./0001-first-tables.ts', import.meta.url) },
];
