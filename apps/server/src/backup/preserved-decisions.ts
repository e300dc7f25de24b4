import type { AskedMailKind } from '@freehold/contract';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from '../db/connect.ts';
import type { StoppedMail } from '../features/asked-mails/index.ts';
import { readArchive } from './archive-reader.ts';
import type { Part } from './rows.ts';
import { listTables } from './tables.ts';
import { partOf, verifyBackup } from './verify.ts';

/** Decisions people made since a backup, and the records known then. Restoring the backup must not undo them. */
export interface PreservedDecisions {
  /** Erasures and unsubscriptions. */
  readonly rows: Part[];
  /** Ids of client records that exist now, so were not erased. */
  readonly known: Set<string>;
  /** When each lead's consent was withdrawn, by lead id. */
  readonly withdrawn: Map<string, Date>;
  /** Mails that were asked for and then stopped. */
  readonly stopped: StoppedMail[];
}

const lastingTables = ['erasures', 'unsubscribes'] as const;

/**
 * Reads the decisions from the database about to be replaced and, if given, from a newer backup. Throws BackupRefused.
 */
export async function readPreservedDecisions(
  { db, config }: { readonly db: Database; readonly config: Config },
  newer: string | null,
): Promise<PreservedDecisions> {
  const lasting = await lastingOf(db);
  if (newer === null) return lasting;
  await verifyBackup(newer, config.backup.identity);
  for await (const entry of readArchive(newer, config.backup.identity)) {
    const part = partOf(entry);
    if (part !== null) addPart(lasting, part);
  }
  return lasting;
}

// The database being replaced may be empty or from an earlier version.
async function lastingOf({ unhurried: db }: Database): Promise<PreservedDecisions> {
  const lasting: PreservedDecisions = { rows: [], known: new Set(), withdrawn: new Map(), stopped: [] };
  const columns = new Map((await listTables(db)).map((table) => [table.name, table.columns]));
  const add = async (table: string, wanted = sql`true`): Promise<void> => {
    const { rows } = await sql<{ line: string }>`
      select row_to_json(t)::text as line from ${sql.table(table)} t where ${wanted}`.execute(db);
    if (rows.length > 0) addPart(lasting, { table, lines: rows.map(({ line }) => line) });
  };
  for (const table of lastingTables.filter((name) => columns.has(name))) await add(table);
  if (columns.has('profiles')) {
    const { rows } = await sql<{ id: string }>`select id from profiles`.execute(db);
    for (const { id } of rows) lasting.known.add(id);
  }
  if (columns.get('leads')?.includes('withdrawn_at')) await add('leads', sql`withdrawn_at is not null`);
  if (columns.has('asked_mails')) await add('asked_mails', sql`stopped_at is not null`);
  return lasting;
}

function addPart({ rows, known, withdrawn, stopped }: PreservedDecisions, part: Part): void {
  if (lastingTables.some((name) => name === part.table)) rows.push(part);
  if (part.table === 'profiles') for (const { id } of rowsOf(part)) known.add(id);
  if (part.table === 'asked_mails') {
    for (const { user_id: userId, kind, stopped_at: at } of stopsOf(part)) {
      if (at !== null) stopped.push({ userId, kind, at: new Date(at) });
    }
  }
  if (part.table !== 'leads') return;
  for (const { id, withdrawn_at: at } of rowsOf(part)) {
    if (typeof at === 'string' && !withdrawn.has(id)) withdrawn.set(id, new Date(at));
  }
}

function rowsOf({ lines }: Part): { id: string; withdrawn_at?: string | null }[] {
  return lines.map((line) => JSON.parse(line));
}

function stopsOf({ lines }: Part): { user_id: string; kind: AskedMailKind; stopped_at: string | null }[] {
  return lines.map((line) => JSON.parse(line));
}
