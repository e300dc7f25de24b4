import type { Diagnostic } from '@freehold/contract';
import type { Deps } from '../../deps.ts';
import { countRows, listTableNames } from './queries.ts';

/**
 * Tables with their row counts, the kind of database and the process's uptime in seconds; nothing about its
 * environment.
 */
export async function diagnostic({ db }: Pick<Deps, 'db'>): Promise<Diagnostic> {
  const tables: Diagnostic['tables'] = [];
  for (const name of await listTableNames(db.kysely)) tables.push({ name, rows: await countRows(db.kysely, name) });
  return { status: 'success', database: db.kind, uptimeSeconds: Math.round(process.uptime()), tables };
}
