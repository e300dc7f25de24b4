import type { Insertable, Selectable } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { lockName, type Reader, type Tx } from '../../db/transaction.ts';

const lines = [
  'name',
  'email',
  'phone',
  'abn',
  'licence',
  'accent',
  'logo_type',
  'logo_hash',
  'logo_width',
  'logo_height',
  'embed_origins',
  'plan_defaults',
  'version',
] as const;

/** The practice without the bytes of its logo. */
export type PracticeRow = Pick<Selectable<Schema['practice']>, (typeof lines)[number]>;

/** The practice; undefined until an adviser enters one. */
export function findPracticeRow(reader: Reader): Promise<PracticeRow | undefined> {
  return reader.selectFrom('practice').select(lines).executeTakeFirst();
}

/** Sites that may show the calculators, none until an adviser enters a practice. */
export async function findEmbedOrigins(reader: Reader): Promise<readonly string[]> {
  const row = await reader.selectFrom('practice').select('embed_origins').executeTakeFirst();
  return row?.embed_origins ?? [];
}

/** The practice with its logo. */
export function findPracticeWithLogo(reader: Reader) {
  return reader
    .selectFrom('practice')
    .select([...lines, 'logo'])
    .executeTakeFirst();
}

/** The practice, locked until the transaction ends, also where there is none yet. */
export async function lockPractice(tx: Tx): Promise<PracticeRow | undefined> {
  await lockName(tx, 'practice');
  return await findPracticeRow(tx);
}

/** Writes the practice; a logo that is left out stays as it is. */
export async function putPractice(tx: Tx, row: Insertable<Schema['practice']>): Promise<PracticeRow> {
  return await tx
    .insertInto('practice')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .returning(lines)
    .executeTakeFirstOrThrow();
}
