import { modellingDefaults, mortgageDefaults } from '@freehold/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSignUp } from '../../../test/accounts.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aBorrowingLead } from '../../../test/builders.ts';
import { findInDatabase } from '../../../test/privacy/search.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const marked = 777_123;
const { simulator, outlook } = modellingDefaults;
const mortgage = { ...mortgageDefaults, loanAmount: marked, priceRise: 2.5 };
const plan = {
  ...{ plan: 1, start: '2026-12', years: 1, people: { a: { born: '1988-06' } } },
  incomes: { a: { who: 'a', type: 'salary', yearly: marked } },
};
const files = [
  ['/reports/borrowing', { grossIncome: marked, maritalStatus: 'single', dependants: 1, existingLoans: 0 }],
  ['/reports/mortgage', mortgage],
  ['/workbooks/mortgage', mortgage],
  ['/workbooks/portfolio', { portfolio: simulator, outlook }],
  ['/reports/plan', { plan }],
  ['/workbooks/plan', { plan }],
] as const;

const post = (path: string, payload: object) => server.app.inject({ method: 'POST', url: `/api${path}`, payload });

it('what a visitor saves as a file leaves none of its figures in the database', async () => {
  for (const [path, inputs] of files) expect((await post(path, inputs)).statusCode, path).toBe(200);
  expect(await findInDatabase(server.deps.db, [String(marked)])).toEqual([]);
  const lead = aBorrowingLead({ grossIncome: marked });
  expect((await post('/borrowing-leads', lead)).statusCode).toBe(201);
  expect(await findInDatabase(server.deps.db, [String(marked)])).not.toEqual([]);
});

it('a visitor is sent no cookie with a file or a contact form', async () => {
  const answers = [
    await post('/borrowing-leads', aBorrowingLead({ email: 'visitor@example.com' })),
    ...(await Promise.all(files.map(([path, inputs]) => post(path, inputs)))),
  ];
  for (const { headers } of answers) expect(headers['set-cookie']).toBeUndefined();
  const account = aSignUp();
  expect((await post('/auth/register', account)).headers['set-cookie']).toBeDefined();
});
