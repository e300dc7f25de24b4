import { randomUUID } from 'node:crypto';
import { propertySchema } from '@freehold/contract';
import type { APIRequestContext } from '@playwright/test';
import { bearer, type Tokens, tokensOf } from './client-form.ts';
import { expect, test as quietTest } from './quiet-page.ts';
import { settings } from './settings.ts';

// Signed in once per worker, since sign-ins are rate limited by address.
export const test = quietTest.extend<object, { api: APIRequestContext; adviser: Tokens; client: Tokens }>({
  api: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext({ baseURL: settings.baseUrl });
      await use(api);
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  adviser: [
    async ({ api }, use) => use(await tokensOf(await api.post('/api/auth/login', { data: settings.adviser }))),
    { scope: 'worker' },
  ],
  client: [
    async ({ api }, use) => {
      const data = settings.client;
      await use(await tokensOf(await api.post('/api/auth/login', { data })));
    },
    { scope: 'worker' },
  ],
});

// Golden cases S-PR-01 and S-AS-01.
export const form = {
  street: '12 Hill Street',
  suburb: 'Newcastle',
  state: 'NSW',
  postcode: '2300',
  description: 'Near the water.\nA <b>quiet</b> street.',
  price: 750_000,
  beds: 3,
  baths: 2,
  area: 180,
  growthRate: 3.5,
  rentalYield: 4.2,
  imageUrl: '',
  features: ['Balcony', '<i>Lift</i>'],
};

/** Stores a new property for one journey, with these fields changed. */
export async function newProperty(api: APIRequestContext, adviser: Tokens, change: Partial<typeof form> = {}) {
  const data = { ...form, ...change, name: `Harbour ${randomUUID().slice(0, 8)}` };
  const reply = await api.post('/api/properties', { headers: bearer(adviser), data });
  expect(reply.status(), await reply.text()).toBe(201);
  return propertySchema.parse(await reply.json());
}
