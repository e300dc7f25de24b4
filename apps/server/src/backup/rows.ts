import { createHash, type Hash, randomUUID } from 'node:crypto';
import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { partBytes } from './entry-limits.ts';
import type { TableSum } from './manifest.ts';
import { listTables, type StoredTable } from './tables.ts';

// Matches an escaped backslash first, so that the characters after it are not read as an escape.
const escapes =
  /\\\\|\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u(0000|[dD][89a-fA-F][0-9a-fA-F]{2})/g;

/**
 * A `json` column keeps escapes for NUL and lone surrogates as written, but PostgreSQL cannot read them as text, which
 * json_populate_recordset does with a whole row. They are replaced by marks, and `pattern` and `replacement`
 * (regexp_replace) put them back.
 */
function createEscapeMarks() {
  const mark = `escape-${randomUUID()}-`;
  return {
    /** The line with marks in place of such escapes; unchanged if it has none. */
    set: (line: string) =>
      line.replaceAll(escapes, (found, code?: string) => (code === undefined ? found : `${mark}${code}.`)),
    mark,
    pattern: `${mark}([0-9a-fA-F]{4})\\.`,
    replacement: '\\\\u\\1',
  };
}

/** Rows of one table, each as a line of JSON. */
export interface Part {
  readonly table: string;
  readonly lines: readonly string[];
}

// Fits in memory even when every row is as large as the request body limit.
const rowsAtOnce = 64;

/**
 * Every row of the given tables in order, each table by key, in parts of at most `partBytes` or a single larger row.
 * Call it in a snapshot transaction.
 */
export async function* readRows(tx: QueryExecutorProvider, tables: readonly StoredTable[]): AsyncGenerator<Part> {
  // Makes the text the same on every server: times in UTC, floats that round-trip.
  await sql`set local timezone = 'UTC'`.execute(tx);
  await sql`set local extra_float_digits = 1`.execute(tx);
  for (const table of tables) {
    for await (const lines of cutIntoParts(readTable(tx, table))) yield { table: table.name, lines };
  }
}

/** Groups lines into parts of at most `partBytes`, line endings included; a longer line gets a part to itself. */
export async function* cutIntoParts(given: AsyncIterable<readonly string[]>): AsyncGenerator<string[]> {
  let part: string[] = [];
  let bytes = 0;
  for await (const lines of given) {
    for (const line of lines) {
      const size = Buffer.byteLength(line) + 1;
      if (part.length > 0 && bytes + size > partBytes) {
        yield part;
        part = [];
        bytes = 0;
      }
      part.push(line);
      bytes += size;
    }
  }
  if (part.length > 0) yield part;
}

async function* readTable(tx: QueryExecutorProvider, { name, columns, order }: StoredTable): AsyncGenerator<string[]> {
  const listed = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    declare rows_to_copy no scroll cursor for
    select row_to_json(given)::text as line
    from (select ${listed} from ${sql.table(name)} order by ${sql.raw(order)}) as given`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from rows_to_copy`.execute(tx);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < rowsAtOnce) break;
  }
  await sql`close rows_to_copy`.execute(tx);
}

/** Writes parts in the order `readRows` yields them. Throws for a table the database does not have. */
export async function createRowWriter(tx: QueryExecutorProvider) {
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]));
  const marks = createEscapeMarks();
  const insert = async ({ table: name, lines }: Part, otherwise: RawBuilder<unknown>): Promise<void> => {
    const table = tables.get(name);
    if (table === undefined) throw new Error(`There is no table ${name}`);
    const listed = sql.join(table.columns.map((column) => sql.ref(column)));
    const text = lines.join(',');
    const marked = marks.set(text);
    await sql`
      insert into ${sql.table(name)} (${listed}) overriding system value
      select ${listed} from json_populate_recordset(null::${sql.table(name)}, ${`[${marked}]`}::json)
      ${otherwise}`.execute(tx);
    if (marked === text) return;
    for (const column of (await jsonColumns(tx, name)).map((each) => sql.ref(each))) {
      await sql`
        update ${sql.table(name)} set ${column} = regexp_replace(${column}::text, ${marks.pattern}, ${marks.replacement}, 'g')::json
        where position(${marks.mark} in ${column}::text) > 0`.execute(tx);
    }
  };
  return {
    write: (part: Part) => insert(part, sql``),
    /** Inserts the rows, skipping those whose key already exists. */
    writeMissing: (part: Part) => insert(part, sql`on conflict do nothing`),
    /** Sets identity columns to continue after their highest number. */
    finish: async (): Promise<void> => {
      for (const { name, numbered } of tables.values()) {
        if (numbered === null) continue;
        await sql`
          select setval(pg_get_serial_sequence(${`public.${name}`}, ${numbered}), greatest(coalesce(max(${sql.ref(numbered)}), 1), 1),
            max(${sql.ref(numbered)}) is not null) from ${sql.table(name)}`.execute(tx);
      }
    },
  };
}

async function jsonColumns(tx: QueryExecutorProvider, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and atttypid = 'json'::regtype and not attisdropped`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Sums each table: its row count, and a checksum of its rows in order. */
export class TableSums {
  readonly #sums = new Map<string, { rows: number; hash: Hash }>();

  constructor(tables: readonly string[]) {
    for (const name of tables) this.#sums.set(name, { rows: 0, hash: createHash('sha256') });
  }

  add({ table, lines }: Part): void {
    const sum = this.#sums.get(table) ?? { rows: 0, hash: createHash('sha256') };
    sum.rows += lines.length;
    for (const line of lines) sum.hash.update(line).update('\n');
    this.#sums.set(table, sum);
  }

  /** The sums by table name. Call once, at the end. */
  totals(): TableSum[] {
    const sums = [...this.#sums].map(([name, { rows, hash }]) => ({ name, rows, sha256: hash.digest('hex') }));
    return sums.sort((a, b) => (a.name < b.name ? -1 : 1));
  }
}

/** The sums over all rows of a database. */
export async function sumRows(tx: QueryExecutorProvider): Promise<TableSum[]> {
  const tables = await listTables(tx);
  const sums = new TableSums(tables.map(({ name }) => name));
  for await (const part of readRows(tx, tables)) sums.add(part);
  return sums.totals();
}

/** Tables whose sums differ; an unlisted table counts as empty. */
export function differing(expected: readonly TableSum[], found: readonly TableSum[]): string[] {
  const byName = new Map(found.map((sum) => [sum.name, sum]));
  const names = new Set([...expected, ...found].map(({ name }) => name));
  const wanted = new Map(expected.map((sum) => [sum.name, sum]));
  return [...names].filter((name) => {
    const [one, other] = [wanted.get(name), byName.get(name)];
    if ((one?.rows ?? 0) !== (other?.rows ?? 0)) return true;
    return one !== undefined && other !== undefined && one.sha256 !== other.sha256;
  });
}
