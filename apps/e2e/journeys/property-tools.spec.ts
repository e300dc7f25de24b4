import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Property, routes } from '@freehold/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { bearer, openAs, type Tokens } from '../setup/client-form.ts';
import { tabTo } from '../setup/modelling.ts';
import { newProperty, test } from '../setup/properties.ts';
import { expect } from '../setup/quiet-page.ts';

async function found(api: APIRequestContext, tokens: Tokens, params: Record<string, string>): Promise<Property[]> {
  const reply = await api.get('/api/properties', { headers: bearer(tokens), params });
  return routes.properties.list.reply.parse(await reply.json());
}

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
// On a phone the links are in a closed menu, where locators by role cannot find them.
const current = (page: Page) => page.locator('nav[aria-label="Main"] [aria-current]');

const headings =
  'Name,Street,Suburb,State,Postcode,Price,Bedrooms,Bathrooms,Area (m²),Growth rate (%),Rental yield (%),Features';
const csvFile = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${[headings, ...lines].join('\r\n')}`),
});

test('[ROUTE-08] the catalogue is for everybody signed in, and only an adviser’s bar has a link that is current at its properties', async ({
  page,
  api,
  adviser,
  client,
}) => {
  const { id, name } = await newProperty(api, adviser);
  // Checked in the served HTML, before any script: if prerendered for another address, it would flash and change.
  expect(await (await api.get(`/property/${id}`)).text()).not.toContain('aria-current="page"');
  await page.goto('/properties');
  await expect(page).toHaveURL(/\/auth/);
  // The client last: an adviser's bar has the calculators under Tools.
  for (const tokens of [adviser, client]) {
    await openAs(page, tokens, '/properties');
    await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
    await page.goto(`/property/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // An adviser's bar has a section of properties; everybody else's has no link to them.
    await expect(current(page)).toHaveText(tokens === adviser ? ['Properties'] : []);
  }
  await page.goto('/mortgage-calculator');
  await expect(current(page)).toHaveText('Mortgage Calculator');
  await page.goto('/');
  await expect(current(page)).toHaveText('Home');
});

test('[ADD-07] a suburb is chosen from the list by keyboard, and a property is duplicated', async ({
  page,
  api,
  adviser,
}) => {
  const property = await newProperty(api, adviser, { features: ['Balcony', 'Lift'] });
  await openAs(page, adviser, `/admin/property/${property.id}`);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Property name')).toHaveValue(`${property.name} (copy)`);
  await expect(page.getByText(`Filled in from ${property.name}. Nothing is stored until you add it.`)).toBeVisible();
  await expect(page.getByLabel('Features')).toHaveValue('Balcony\nLift');
  expect(await found(api, adviser, { q: property.name })).toHaveLength(1);

  const suburb = page.getByLabel('Suburb');
  await suburb.fill('');
  await tabTo(page, suburb);
  await page.keyboard.type('fremantle');
  await expect(page.getByRole('option').first()).toHaveText('Fremantle WA 6160');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(suburb).toHaveValue('Fremantle');
  await expect(page.getByLabel('State')).toHaveValue('WA');
  await expect(page.getByLabel('Postcode')).toHaveValue('6160');
  await page.getByLabel('Postcode').fill('6161');
  await expect(page.getByText('This suburb usually has 6160. You can keep what you entered.')).toBeVisible();
  await page.getByLabel('Postcode').fill('2042');
  await page.getByRole('option', { name: 'Newtown NSW 2042' }).click();
  await expect(suburb).toHaveValue('Newtown');
  await page.getByLabel('Property name').fill(`${property.name} two`);
  await page.getByRole('button', { name: 'Add Property' }).click();
  await expect(toast(page, 'Property added successfully!')).toBeVisible();
  const [copy] = await found(api, adviser, { q: `${property.name} two` });
  expect(copy).toMatchObject({
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    features: ['Balcony', 'Lift'],
    price: 750_000,
  });
});

test('a property is archived, undone, archived, found among the archived and restored', async ({
  page,
  api,
  adviser,
  client,
}) => {
  const property = await newProperty(api, adviser);
  const listed = async (archived: string) => (await found(api, adviser, { q: property.name, archived })).length;
  await openAs(page, adviser, `/admin/property/${property.id}`);
  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(toast(page, 'Property archived')).toBeVisible();
  await expect(page.getByText('It is not in the list that clients search', { exact: false })).toBeVisible();
  expect([await listed('false'), await listed('true')]).toEqual([0, 1]);
  await toast(page, 'Property archived').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Property restored')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible();
  expect([await listed('false'), await listed('true')]).toEqual([1, 0]);

  await page.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.goto(`/admin-dashboard?properties=${encodeURIComponent(property.name)}`);
  await expect(page.getByText('No properties found')).toBeVisible();
  await page.getByRole('button', { name: 'Archived' }).click();
  await expect(page).toHaveURL(/properties-archived=true/);
  await page.getByRole('link', { name: `Edit ${property.name}` }).click();
  await page.goto('/assign-property');
  await page.getByRole('combobox', { name: 'Property' }).click();
  await page.keyboard.type(property.name);
  await expect(page.getByText('No properties match.', { exact: false })).toBeVisible();

  await openAs(page, client, `/property/${property.id}`);
  await expect(page.getByText('No longer on offer.')).toBeVisible();
  await openAs(page, adviser, `/admin/property/${property.id}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Property restored')).toBeVisible();
  expect([await listed('false'), await listed('true')]).toEqual([1, 0]);
});

test.describe('files', () => {
  test.use({ allowedErrors: [/4(00|13|15)/] });

  test('a wrong file says line by line why, a right one is imported whole, and an export comes back', async ({
    page,
    api,
    adviser,
  }) => {
    await openAs(page, adviser, '/admin-dashboard');
    await page.getByRole('link', { name: 'Import and Export' }).click();
    await expect(page).toHaveURL('/admin/properties/files');
    const input = page.getByLabel('CSV file');
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: html });
    await expect(page.getByRole('alert').filter({ hasText: 'The first line must name the columns' })).toBeVisible();
    const image = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: image });
    await expect(page.getByRole('alert').filter({ hasText: 'not text in UTF-8' })).toBeVisible();
    await input.setInputFiles({
      name: 'big.csv',
      mimeType: 'text/csv',
      buffer: Buffer.alloc(2 * 1024 * 1024 + 1, 'a'),
    });
    await expect(page.getByRole('alert').filter({ hasText: 'larger than 2 MB' })).toBeVisible();

    const name = `File ${randomUUID()}`;
    const right = `${name},1 Quay Street,Hobart,TAS,7000,"$650,000",2,1,85,3,5.1,"Lift\nView"`;
    await input.setInputFiles(csvFile('half.csv', [right, `${name} two,,Hobart,TAS,7000,cheap,2,1,85,3,5.1,`]));
    await expect(page.getByRole('alert').filter({ hasText: '1 of 2 lines of half.csv is wrong.' })).toBeVisible();
    const wrong = page.getByRole('table', { name: /^What is wrong/ });
    await expect(
      wrong.getByRole('row', { name: '3 Price cheap Enter a number, for example 750000 or 4.5' }),
    ).toBeVisible();
    await expect(wrong.getByRole('row', { name: '3 Street Blank Street is required' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
    await expectAccessible(page, 'a wrong file');
    expect(await found(api, adviser, { q: name })).toEqual([]);

    await input.setInputFiles(csvFile('whole.csv', [right, right.replace(name, `=${name}`)]));
    await expect(page.getByText('2 properties can be imported')).toBeVisible();
    expect(await found(api, adviser, { q: name })).toEqual([]);
    await page.getByRole('button', { name: 'Import 2 properties' }).click();
    await expect(toast(page, '2 properties imported')).toBeVisible();
    const stored = await found(api, adviser, { q: name, sort: 'name' });
    expect(stored).toMatchObject([
      { name: `=${name}`, price: 650_000, features: ['Lift', 'View'] },
      { name, suburb: 'Hobart', postcode: '7000' },
    ]);

    const template = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Template' }).click();
    expect((await template).suggestedFilename()).toBe('properties-template.csv');
    await input.setInputFiles(await (await template).path());
    await expect(page.getByText('1 property can be imported')).toBeVisible();
    const exported = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await exported).path(), 'utf8');
    expect(csv).toContain(`'=${name},1 Quay Street`);
    const lines = csv.split('\r\n').filter((line) => line.startsWith('\uFEFF') || line.includes(name));
    expect(lines).toHaveLength(3);
    await input.setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    await expect(page.getByText('2 properties can be imported')).toBeVisible();
    await expectAccessible(page, 'a right file');
  });
});

test('a picture of another site that cannot be fetched says why, is tried again, and is none to clients', async ({
  page,
  api,
  adviser,
  client,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const address = 'https://127.0.0.1/house.jpg';
  const { id } = await newProperty(api, adviser, { imageUrl: address });
  await openAs(page, adviser, `/admin/property/${id}`);
  const note = page.getByRole('status').filter({ hasText: address });
  await expect(note).toContainText('could not be fetched: the address is not on the public internet.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `a picture that was not fetched, ${colorScheme}`);
  }
  const again = page.waitForResponse((answer) => answer.url().endsWith(`/properties/${id}/picture`));
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(await (await again).json()).toMatchObject({ picture: { state: 'fetching' } });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await openAs(page, client, `/property/${id}`);
  await expect(page.getByText('No image')).toBeVisible();
  expect(asked.filter((url) => url.startsWith('https:'))).toEqual([]);
});
