import { randomUUID } from 'node:crypto';
import { mortgageDefaults } from '@freehold/contract';
import { type TimedAnswer, timed } from '../load.ts';
import { type Answer, fromAnyAddress, newClient, type Person, send } from '../people.ts';
import type { WholeProduct } from './product.ts';

const rows = 500;
const description = 'A house by the river. '.repeat(8).trim();

/** A new client with 500 assets and 500 liabilities. Throws when they are rejected. */
export async function clientOfThousandRows({ address }: Pick<WholeProduct, 'address'>): Promise<Person> {
  const client = await newClient(address);
  const asset = { assetType: 'Investment Property', originalPrice: 400_000, description };
  const liability = { liabilityType: 'Mortgage', limitAmount: 450_000, lenderType: 'Bank', description };
  const { status } = await send(`${address}/api/profiles/${client.id}/details`, {
    method: 'PUT',
    token: client.token,
    key: randomUUID(),
    body: {
      profile: { dateOfBirth: '1980-01-01', grossIncome: 100_000 },
      assets: Array.from({ length: rows }, (_, row) => ({ ...asset, currentValue: 500_000 + row })),
      liabilities: Array.from({ length: rows }, (_, row) => ({ ...liability, loanBalance: 400_000 + row })),
    },
  });
  if (status !== 200) throw new Error(`A record of ${2 * rows} rows was answered ${status}`);
  return client;
}

/** A call whose response is a file. The returned body is its length in bytes. */
export async function fileOf(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { ...fromAnyAddress(), ...Object.fromEntries(new Headers(init.headers)) };
  const answer = await fetch(url, { ...init, headers });
  return { status: answer.status, headers: answer.headers, body: (await answer.arrayBuffer()).byteLength };
}

/** Mortgage PDF reports for this many visitors, one after another, with the milliseconds each took. */
export async function visitorsReports(address: string, count: number): Promise<TimedAnswer[]> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...mortgageDefaults, priceRise: 2.5 });
  const reports: TimedAnswer[] = [];
  for (let visitor = 0; visitor < count; visitor += 1) {
    reports.push(await timed(() => fileOf(`${address}/api/reports/mortgage`, { method: 'POST', headers, body })));
  }
  return reports;
}
