import { aBorrowingLead } from '../builders.ts';
import { type BenchProduct, print, ratesInTurn, send, withProduct } from './product.ts';

let sent = 0;

/** Leads accepted a second, each with its mail and job in one durable commit, beside one bare durable insert. */
async function measure({ app, pool }: BenchProduct): Promise<void> {
  await pool.query('create table bare (id bigint generated always as identity primary key, body jsonb not null)');
  const lead = () => {
    sent += 1;
    const payload = aBorrowingLead({ email: `person${sent}@example.com`, phone: `04${String(sent).padStart(8, '0')}` });
    // A fresh address for each call, so that the per-address rate limit is not measured.
    const remoteAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
    return send(app, { method: 'POST', url: '/api/borrowing-leads', payload, remoteAddress });
  };
  const body = JSON.stringify(aBorrowingLead());
  const { ours, theirs, ratio } = await ratesInTurn(150, lead, () =>
    pool.query('insert into bare (body) values ($1)', [body]),
  );
  print({
    section: 'leads',
    what: 'POST /borrowing-leads: lead, mail and job, committed',
    ours: { amount: ours, unit: '/s' },
    reference: { name: 'bare durable insert', amount: theirs },
    ratio,
  });
}

await withProduct(measure);
