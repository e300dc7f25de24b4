import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { BackupRefused } from './refused.ts';

/**
 * Throws BackupRefused while a server is connected to the PostgreSQL database: its rows must not be replaced underneath
 * it. The embedded database admits only one process anyway.
 */
export async function refuseRunningServers(db: Database): Promise<void> {
  if (db.kind === 'embedded') return;
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and application_name like 'freehold %'
      and application_name <> current_setting('application_name')`.execute(db.unhurried);
  const others = rows[0]?.others ?? 0;
  if (others === 0) return;
  throw new BackupRefused(`A server is at work on this database (${others} connections). Stop it first.`);
}
