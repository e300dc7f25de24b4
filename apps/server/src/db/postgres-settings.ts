import type pg from 'pg';
import type { DatabaseLog } from './log.ts';

/** Settings under which PostgreSQL acknowledges commits that a crash can lose. */
const unsafe = [
  { name: 'fsync', isUnsafe: (value: string) => value === 'off' },
  { name: 'full_page_writes', isUnsafe: (value: string) => value === 'off' },
  { name: 'synchronous_commit', isUnsafe: (value: string) => value === 'off' },
] as const;

/** Throws when the server could lose acknowledged commits; warns when it has no data checksums or is too old. */
export async function checkPostgresSettings(pool: pg.Pool, log: DatabaseLog): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'server_version_num')`,
  );
  const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
  const wrong = unsafe.filter(({ name, isUnsafe }) => isUnsafe(settings.get(name) ?? 'off'));
  if (wrong.length > 0) {
    const names = wrong.map(({ name }) => `${name}=off`).join(', ');
    throw new Error(`The PostgreSQL server may lose acknowledged data (${names}). Turn it on and start again.`);
  }
  if (Number(settings.get('server_version_num')) < 150_000) {
    throw new Error('The PostgreSQL server is older than version 15');
  }
  if (settings.get('data_checksums') !== 'on') log.warn({}, 'PostgreSQL runs without data checksums');
}
