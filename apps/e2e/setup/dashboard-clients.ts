import { randomUUID } from 'node:crypto';
import type { Page, request } from '@playwright/test';
import { expect, test as quietTest } from './quiet-page.ts';
import { fromOwnAddress, settings } from './settings.ts';

// The household of the specification's section 9, with data for the other tabs.
const household = {
  profile: {
    dateOfBirth: '1986-03-04',
    grossIncome: 110_000,
    nonTaxableIncome: 2_600,
    assessWithPartner: true,
    partnerIncome: 70_000,
    monthlyLivingExpenses: 2_000,
    desiredRetirementAge: 60,
    retirementPassiveIncomeGoal: 50_000,
  },
  assets: [
    { assetType: 'Primary Home', description: 'Home', currentValue: 900_000, originalPrice: 650_000 },
    {
      assetType: 'Investment Property',
      description: '<b>Unit</b>',
      currentValue: 620_000,
      originalPrice: 540_000,
      incomeAmount: 520,
      incomeFrequency: 'Weekly',
      ownershipPercentage: 50,
    },
    {
      assetType: 'Shares',
      currentValue: 45_000,
      originalPrice: 30_000,
      incomeAmount: 450,
      incomeFrequency: 'Quarterly',
    },
    { assetType: 'Super', currentValue: 180_000, originalPrice: 0 },
  ],
  liabilities: [
    {
      liabilityType: 'Mortgage',
      isPrimaryResidence: true,
      loanBalance: 480_000,
      interestRate: 5.5,
      repaymentAmount: 2_950,
    },
    { liabilityType: 'Mortgage', loanBalance: 496_000, interestRate: 6, repaymentAmount: 2_300 },
    { liabilityType: 'Credit Card', loanBalance: 3_200, limitAmount: 12_000, repaymentAmount: 150 },
  ],
};

/** A signed-in client. */
export interface Client {
  readonly id: string;
  readonly accessToken: string;
}

/** Calls of the API. */
export type Api = Awaited<ReturnType<typeof request.newContext>>;

/** JSON of a call's response; any status but success fails the test. */
export async function answered<Reply>(call: ReturnType<Api['get']>): Promise<Reply> {
  const answer = await call;
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return JSON.parse(text);
}

/** Options of a call with a session. */
export const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Signs up a new client. */
export async function newClient(api: Api, firstName: string): Promise<Client> {
  const person = { firstName, lastName: 'Ng', email: `${randomUUID()}@example.com`, password: 'a long enough one' };
  return answered(api.post('/api/auth/register', { data: person, headers: fromOwnAddress() }));
}

/** A new client with these details, and a function that replaces them. */
export async function householdOnRecord(api: Api, details: object) {
  const client = await newClient(api, 'Kim');
  const own = withToken(client.accessToken);
  const record = (data: object) =>
    answered(api.put(`/api/profiles/${client.id}/details`, { ...own, data: { profile: {}, ...data } }));
  await record(details);
  return { ...client, record };
}

/** A client with the household, one property assigned and another one saved. */
async function clientWithHousehold(api: Api): Promise<Client> {
  const client = await householdOnRecord(api, household);
  const own = withToken(client.accessToken);
  const adviser = await adviserOf(api);
  const ids: string[] = [];
  for (const name of ['Harbour View', 'Garden Court']) {
    const data = { ...property, name };
    const { id: propertyId } = await answered<{ id: string }>(api.post('/api/properties', { ...adviser, data }));
    await answered(api.post('/api/saved-properties/add', { ...own, data: { propertyId } }));
    ids.push(propertyId);
  }
  await assign(api, client, ids[0] ?? '');
  return client;
}

/** Assigns a property of the catalogue to a client. */
export async function assign(api: Api, { id: clientId }: Client, propertyId: string): Promise<void> {
  await answered(api.post('/api/assign-property', { ...(await adviserOf(api)), data: { clientId, propertyId } }));
}

/** Options of an adviser’s calls. */
export async function adviserOf(api: Api) {
  const { email, password } = settings.adviser;
  const signedIn = await answered<Client>(api.post('/api/auth/login', { data: { email, password } }));
  return withToken(signedIn.accessToken);
}

const property = {
  street: '12 Quay St',
  suburb: 'Newcastle',
  state: 'NSW',
  postcode: '2300',
  description: '',
  price: 850_000,
  beds: 3,
  baths: 2,
  area: 180,
  growthRate: 4,
  rentalYield: 4.25,
  imageUrl: '',
  features: [],
};

// One of each per worker: sign-ups are rate limited, and these journeys only read.
export const test = quietTest.extend<object, { api: Api; emptyClient: Client; fullClient: Client }>({
  api: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext({ baseURL: settings.baseUrl });
      await use(api);
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  emptyClient: [async ({ api }, use) => use(await newClient(api, 'Robin')), { scope: 'worker' }],
  fullClient: [async ({ api }, use) => use(await clientWithHousehold(api)), { scope: 'worker' }],
});

/** Opens the dashboard as a client. */
export async function openAs(page: Page, client: Client, query = ''): Promise<void> {
  await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(client.accessToken)})`);
  await page.goto(`/client-dashboard${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Portfolio Dashboard');
}

/** A summary card. */
export const card = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
