import { randomUUID } from 'node:crypto';
import { propertySchema } from '@freehold/contract';
import { adviser, bearer, openAs, tokensOf } from '../setup/client-form.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

const form = {
  ...{ street: '12 Hill Street', suburb: 'Newcastle', state: 'NSW', postcode: '2300', description: '', imageUrl: '' },
  ...{ price: 750_000, beds: 3, baths: 2, area: 180, growthRate: 3.5, rentalYield: 4.2, features: [] },
};

test('[API-30] [API-32] [API-34] saving a property, looking and taking it off name whose list it is', async ({
  page,
  request,
}) => {
  const data = { ...form, name: `Harbour ${randomUUID().slice(0, 8)}` };
  const made = await request.post('/api/properties', { headers: bearer(await adviser(request)), data });
  const { id } = propertySchema.parse(await made.json());
  const sent: string[] = [];
  page.on('request', (call) => {
    const url = new URL(call.url());
    if (url.pathname.startsWith('/api/saved-properties/')) sent.push(`${url.search}${call.postData() ?? ''}`);
  });
  const client = await tokensOf(await request.post('/api/auth/login', { data: settings.client }));
  await openAs(page, client, `/property/${id}`);
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page.getByText('Property has been added to your saved list.')).toBeVisible();
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await expect(page.getByText('Property has been removed from your saved list.')).toBeVisible();
  expect(sent).toHaveLength(3);
  for (const text of sent) {
    expect(text).toMatch(/userId\W+[0-9a-f-]{36}/);
    expect(text).toContain(id);
  }
});
