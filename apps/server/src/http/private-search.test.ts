import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { aBorrowingLead } from '../../test/builders.ts';
import type { SignedIn } from '../../test/properties.ts';

let server: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.signedIn('ADMIN');
  for (const firstName of ['Zoë', 'Mary', 'Anna']) {
    const payload = aBorrowingLead({ firstName, email: `${firstName.length}${firstName.charCodeAt(0)}@example.com` });
    await server.app.inject({ method: 'POST', url: '/api/borrowing-leads', payload });
  }
});
afterAll(() => server.close());

const list = (query: string, search?: string) =>
  server.app.inject({
    url: `/api/leads${query}`,
    headers: { authorization: admin.authorization, ...(search === undefined ? {} : { 'x-search': search }) },
  });
const names = async (query: string, search?: string) =>
  (await list(query, search)).json().map(({ firstName }: { firstName: string }) => firstName);

it('a list takes its search from the header', async () => {
  expect(await names('', 'q=zo%C3%AB')).toEqual(['Zoë']);
  expect(await names('?sort=name', 'q=example.com')).toHaveLength(3);
  expect(await names('?q=mary', 'q=anna')).toEqual(['Anna']);
});

it('a list takes its cursor from the header, and the link to the next part repeats no search', async () => {
  const first = await list('?limit=1&sort=name', 'q=example.com');
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect(next).not.toContain('example');
  const cursor = new URLSearchParams(next.split('?')[1]).get('cursor') ?? '';
  const second = await list('?limit=1&sort=name', String(new URLSearchParams({ q: 'example.com', cursor })));
  expect(second.json()).toHaveLength(1);
  expect(second.json()[0].id).not.toBe(first.json()[0].id);
});

it('the header sets nothing but search and cursor, within their bounds', async () => {
  expect(await names('', 'limit=1&sort=nonsense')).toHaveLength(3);
  expect((await list('', `q=${'x'.repeat(201)}`)).statusCode).toBe(400);
  expect((await list('', 'cursor=broken')).statusCode).toBe(400);
  const without = { url: '/api/counts', headers: { authorization: admin.authorization, 'x-search': 'q=a' } };
  expect((await server.app.inject(without)).statusCode).toBeLessThan(500);
});
