import { generateRecords } from '../../src/seed/generated-records.ts';
import { type BenchProduct, print, ratesInTurn, send, withProduct } from './product.ts';

interface Case {
  readonly what: string;
  readonly url: string;
  /** The statement with which a bare route gets the same data through the same driver. */
  readonly statement: string;
}

/** One row per read: requests a second beside a bare route with one statement on the same driver. */
async function measure({ app, bare, pool, headers, db }: BenchProduct): Promise<void> {
  await generateRecords(db, { clients: 1_000, leads: 1_000, seed: 'bench' });
  const { rows } = await db.query('select id from profiles order by sort_name limit 1');
  const client = String(rows[0]?.id);
  const cases: readonly Case[] = [
    { what: 'GET /health/live, no database', url: '/api/health/live', statement: '' },
    {
      what: 'GET /auth/account',
      url: '/api/auth/account',
      statement: 'select id, email, role, first_name from users limit 1',
    },
    {
      what: 'GET /profiles/:id',
      url: `/api/profiles/${client}`,
      statement: `select * from profiles where id = '${client}'`,
    },
    {
      what: 'GET /profiles?limit=50',
      url: '/api/profiles?limit=50',
      statement: 'select id, first_name, last_name, email, phone from profiles order by sort_name limit 50',
    },
    {
      what: 'GET /leads?limit=50',
      url: '/api/leads?limit=50',
      statement: 'select * from leads order by received_at desc, id limit 50',
    },
  ];
  for (const { url, statement } of cases) {
    bare.get(url.split('?')[0] ?? url, async () =>
      statement === '' ? { ok: true } : (await pool.query(statement)).rows,
    );
  }
  for (const { what, url } of cases) {
    const { ours, theirs, ratio } = await ratesInTurn(
      300,
      () => send(app, { url, headers }),
      () => send(bare, { url }),
    );
    print({
      section: 'http',
      what,
      ours: { amount: ours, unit: '/s' },
      reference: { name: 'bare Fastify', amount: theirs },
      ratio,
    });
  }
}

await withProduct(measure);
