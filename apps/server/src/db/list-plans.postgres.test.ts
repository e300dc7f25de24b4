import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../test/access/world.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { figure } from '../../test/quality.ts';
import { type Statement, statementsOf } from '../../test/queries/statements.ts';
import { addTasksAndTerms } from '../../test/tasks-and-terms.ts';
import { noteIdleRecords } from '../features/idle-records/index.ts';
import { generateRecords } from '../seed/generated-records.ts';

const many = 12_000;
const copied = ['mails', 'properties', 'audit_events'];

let server: TestApp;
let world: World;
/** Tables so large that a full scan is a fault. */
let large: ReadonlySet<string>;
beforeAll(async () => {
  server = await startTestApp();
  world = await createWorld(server);
  await generateRecords(server.deps.db, { clients: many, leads: many, seed: 'plans' });
  for (const table of copied) await copyRows(table);
  await addTasksAndTerms(server.deps.db, server.deps.now());
  await noteIdleRecords(server.deps);
  const adviser = world.people.adviser.id;
  await server.deps.db.query(
    `insert into client_advisers (client_id, adviser_id, since)
     select id, $1, now() from profiles where get_byte(uuid_send(id), 0) % 10 = 0 on conflict do nothing`,
    [adviser],
  );
  await server.deps.db.query('update leads set owner_id = $1 where get_byte(uuid_send(id), 0) % 10 = 0', [adviser]);
  await server.deps.db.query('analyze');
  const { rows } = await server.deps.db.query(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= 10000`,
  );
  large = new Set(rows.map(({ name }) => String(name)));
});
afterAll(() => server.close());

/** Copies a table's rows until there are many, each with its own id and timestamp. */
async function copyRows(table: string): Promise<void> {
  const { rows } = await server.deps.db.query(
    `select column_name as name, data_type as type, column_name = 'id' as is_id from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and data_type <> 'bigint'`,
    [table],
  );
  const columns = rows.map(({ name, type, is_id }) => ({
    name: sql.ref(String(name)),
    value: copiedValue(String(name), String(type), Boolean(is_id)),
  }));
  const names = sql.join(columns.map(({ name }) => name));
  const values = sql.join(columns.map(({ value }) => value));
  await sql`with few as (select * from ${sql.table(table)} limit 20)
    insert into ${sql.table(table)} (${names})
    select ${values} from few, generate_series(1, ${Math.ceil(many / 2)}) as copy
    limit ${many}`.execute(server.deps.db.kysely);
}

function copiedValue(name: string, type: string, isId: boolean) {
  // Most events are about others: an index on who they are about has something to leave out.
  if (name === 'subject_id') return sql`case when copy % 10 = 0 then subject_id else gen_random_uuid()::text end`;
  if (isId && type === 'uuid') return sql`gen_random_uuid()`;
  if (name === 'message_id') return sql`'<' || gen_random_uuid() || '@copies.example>'`;
  return type.startsWith('timestamp') ? sql`${sql.ref(name)} - copy * interval '1 minute'` : sql.ref(name);
}

/** A node of a plan, as `explain (format json)` writes it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Large tables that a statement scans in full. */
async function wholeReads({ text, values }: Statement): Promise<string[]> {
  const { rows } = await server.deps.db.query(`explain (format json) ${text}`, values);
  const [plan]: readonly { readonly Plan: PlanNode }[] = rows[0]['QUERY PLAN'];
  return plan === undefined ? [] : wholeReadsIn(plan.Plan);
}

function wholeReadsIn(node: PlanNode): string[] {
  const table = node['Relation Name'];
  const isWhole = node['Node Type'] === 'Seq Scan' && table !== undefined && large.has(table);
  return [...(isWhole ? [table] : []), ...(node.Plans ?? []).flatMap(wholeReadsIn)];
}

const lists = [
  '/profiles?limit=50',
  ...['name', '-name', 'email', '-email', 'created', '-created'].map((sort) => `/profiles?limit=50&sort=${sort}`),
  '/profiles?limit=50&q=smith',
  ...['name', '-name', 'email', '-email', 'created', '-created'].map((sort) => `/clients?limit=50&sort=${sort}`),
  '/clients?limit=50&q=smith',
  '/idle-records',
  '/today',
  '/today?mine=true',
  '/leads?limit=50',
  ...['name', '-name', 'received', '-received', 'status'].map((sort) => `/leads?limit=50&sort=${sort}`),
  '/leads?limit=50&q=smith',
  '/leads?limit=50&status=Closed',
  '/leads/arrivals?since=2026-11-21T00:00:00.000Z',
  '/mails?limit=50',
  '/mails?limit=50&status=failed',
  '/properties?limit=50&sort=-created',
  '/audit?limit=50',
  '/audit?limit=50&subjectKind=client&subjectId=known-client-own',
  '/audit?limit=50&actorId=known-admin-one',
  '/clients/known-client-own/view',
  '/clients/known-client-own/head',
  '/clients/known-client-own/activity',
  '/clients/known-client-own/leads',
  '/clients/known-client-own/notes',
  '/clients/known-client-own/tasks',
  '/saved_properties?userId=known-client-own',
  '/portfolio/known-client-own',
] as const;

const listsOfAdvisers = [
  ...['/profiles?limit=50', '/profiles?limit=50&sort=-created', '/profiles?limit=50&q=smith', '/clients?limit=50'],
  ...['/today', '/today?mine=true', '/leads?limit=50', '/leads?limit=50&sort=name', '/leads?limit=50&q=smith'],
] as const;

const read = /^\s*(with|select)\b/i;

/** Explains the queries of a list's first two pages; resolves to their full scans and the number of statements. */
async function faultsOf(
  path: string,
  as: 'admin' | 'adviser' = 'admin',
): Promise<{ readonly faults: string[]; readonly explained: number }> {
  const faults: string[] = [];
  let explained = 0;
  let next: string | null = path.replaceAll(/known-[a-z]+-[a-z]+/g, (word) => world.things.get(word) ?? word);
  for (let page = 0; page < 2 && next !== null; page += 1) {
    const sent: string = next;
    const { result, statements } = await statementsOf(() => world.send({ method: 'GET', path: sent }, as));
    expect(result.statusCode, `${sent} ${result.body.slice(0, 300)}`).toBe(200);
    for (const statement of statements.filter(({ text }) => read.test(text))) {
      explained += 1;
      for (const table of await wholeReads(statement)) faults.push(`${table}: ${statement.text}`);
    }
    next = /<\/api(.+?)>/.exec(String(result.headers.link ?? ''))?.[1] ?? null;
  }
  return { faults, explained };
}

describe('plans of the lists with 12,000 rows', () => {
  let explained = 0;

  it('there are so many', () => {
    expect([...large].sort()).toEqual(
      expect.arrayContaining([
        'audit_events',
        'client_tasks',
        'idle_records',
        'leads',
        'liabilities',
        'mails',
        'profiles',
        'properties',
      ]),
    );
  });

  it.each(lists)('%s reads no large table from end to end, nor does its second page', async (path) => {
    const found = await faultsOf(path);
    explained += found.explained;
    expect(found.faults).toEqual([]);
  });

  it.each(listsOfAdvisers)('%s reads none for an adviser of every tenth client and lead either', async (path) => {
    expect((await faultsOf(path, 'adviser')).faults).toEqual([]);
  });

  it('notices a table that is read whole', async () => {
    expect(await wholeReads({ text: `select id from leads where phone = $1`, values: ['0'] })).toEqual(['leads']);
  });

  it('prints how many were explained', () => {
    expect(explained).toBeGreaterThan(lists.length);
    figure(
      'PERF-PLANS',
      `statements of ${lists.length} lists and their second pages at ${many} rows, whole reads`,
      `${explained}, 0`,
    );
  });
});
