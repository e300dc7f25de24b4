import { type Kysely, sql } from 'kysely';

/** Takes the notes of advisers out of what clients have of their plans, as publishing does from here on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const published = sql<{ plan_id: string; document: string }>`
      select plan_id, document from plan_publications where plan_id > ${after} order by plan_id limit 100`;
    const { rows } = await published.execute(db);
    for (const { plan_id: id, document } of rows) {
      const shown = JSON.stringify(JSON.parse(document, withoutNotes));
      if (shown !== document)
        await sql`update plan_publications set document = ${shown} where plan_id = ${id}`.execute(db);
      after = id;
    }
    if (rows.length < 100) return;
  }
}

// In JSON rather than in SQL, whose own form would put the people in another order.
function withoutNotes(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((change: unknown) => !isOfNote(change));
  return key === 'note' && typeof value === 'string' ? undefined : value;
}

/** Whether a change of an option writes a note and nothing else; of several the list is empty by now. */
function isOfNote(change: unknown): boolean {
  if (typeof change !== 'object' || change === null) return false;
  if ('ops' in change) return Array.isArray(change.ops) && change.ops.length === 0;
  return 'set' in change && typeof change.set === 'string' && change.set.endsWith('/note');
}
