import { randomUUID } from 'node:crypto';
import { type Property, propertySchema, routes } from '@freehold/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { bearer, newClient, openAs, type Tokens } from '../setup/client-form.ts';
import { showCharts } from '../setup/modelling.ts';
import { form, newProperty, test } from '../setup/properties.ts';
import { fillProperty } from '../setup/property-form.ts';
import { expect } from '../setup/quiet-page.ts';
import { expectToast } from '../setup/toast.ts';

// One green pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function withoutFigures(api: APIRequestContext, adviser: Tokens): Promise<Property> {
  const { id, name } = await newProperty(api, adviser);
  const data = { ...form, name, growthRate: null, rentalYield: null };
  const reply = await api.put(`/api/properties/${id}`, { headers: bearer(adviser), data });
  return propertySchema.parse(await reply.json());
}

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const saveToggle = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Save Property|Saved)$/ });
const summary = (page: Page) => page.getByRole('table', { name: 'Financial Summary' });

test.describe('the property page', () => {
  test('[PROP-11] [PROP-16] says what is not provided', async ({ page, api, adviser, client }) => {
    const property = await withoutFigures(api, adviser);
    await openAs(page, client, `/property/${property.id}`);
    await expect(summary(page).getByRole('row', { name: /^Growth rate/ })).toContainText('Not provided');
    await expect(page.getByText('This chart needs the growth rate, which is not provided')).toBeVisible();
    await expect(page.getByText('This chart needs the growth rate and rental yield')).toBeVisible();
    await expect(page.getByText(/NaN/)).toHaveCount(0);
  });

  test('saves and takes back, each with its toast and kept over a reload [SAVE-02 SAVE-04 ERR-32]', async ({
    page,
    api,
    adviser,
    client,
  }) => {
    const property = await newProperty(api, adviser);
    await openAs(page, client, `/property/${property.id}`);
    await saveToggle(page).click();
    await expectToast(page, 'Property saved', 'Property has been added to your saved list.');
    await page.reload();
    await expect(saveToggle(page)).toHaveText('Saved');
    await saveToggle(page).click();
    await expectToast(page, 'Property removed', 'Property has been removed from your saved list.');
    await page.reload();
    await expect(saveToggle(page)).toHaveText('Save Property');
  });

  test('the toggle reads Save Property or Saved, and is disabled while its call is on the way [SAVE-01 SAVE-03]', async ({
    page,
    api,
    adviser,
    client,
  }) => {
    const property = await newProperty(api, adviser);
    await openAs(page, client, `/property/${property.id}`);
    await expect(saveToggle(page)).toHaveText('Save Property');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/saved-properties/add', async (route) => {
      await held;
      await route.continue();
    });
    await saveToggle(page).click();
    await expect(saveToggle(page)).toHaveText('Saved');
    await expect(saveToggle(page)).toBeDisabled();
    release();
    await expect(saveToggle(page)).toBeEnabled();
    await expect(saveToggle(page)).toHaveText('Saved');
  });

  test('[SAVE-01] [APROP-06] [PROP-12] offers an adviser Edit instead of the toggle', async ({
    page,
    api,
    adviser,
  }) => {
    const property = await newProperty(api, adviser);
    await openAs(page, adviser, `/property/${property.id}`);
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/admin-dashboard');
    await expect(saveToggle(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`/admin/property/${property.id}`);
  });
});

test.describe('what fails', () => {
  test.use({ allowedErrors: [/40[0-9]|412|415/] });

  test('a property that is not there leads to the role’s dashboard, with a toast [PROP-14 ERR-28]', async ({
    page,
    adviser,
    client,
  }) => {
    for (const [tokens, home] of [
      [client, '/client-dashboard'],
      [adviser, '/admin-dashboard'],
    ] as const) {
      await openAs(page, tokens, `/property/${randomUUID()}`);
      const shown = toast(page, 'The property you are looking for does not exist.');
      await expect(shown.getByText('Property not found', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(home);
    }
  });

  test('until the dashboard is there, it says Property Not Found and how to return [PROP-13]', async ({
    page,
    client,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/client-dashboard-[^/]+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await openAs(page, client, `/property/${randomUUID()}`);
    await expect(page.getByRole('heading', { name: 'Property Not Found', exact: true })).toBeVisible();
    const back = page.getByRole('link', { name: 'Return to Dashboard', exact: true });
    await expect(back).toHaveAttribute('href', '/client-dashboard');
    release();
    await expect(page).toHaveURL('/client-dashboard');
  });

  test('[PROP-15] [ERR-25] any other failure stays on the page and can be tried again', async ({
    page,
    api,
    adviser,
    client,
  }) => {
    const property = await newProperty(api, adviser);
    const refusal = { message: 'Not today.', error: 'Not today.', code: 'not-allowed', requestId: 'r' };
    await page.route(`**/api/properties/${property.id}`, (route) => route.fulfill({ status: 403, json: refusal }));
    await openAs(page, client, `/property/${property.id}`);
    await expect(page.getByRole('heading', { name: 'Error fetching property details' })).toBeVisible();
    await expect(toast(page, 'Not today.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Dashboard' })).toBeVisible();
    await page.unroute(`**/api/properties/${property.id}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(property.name);
  });

  test('[ERR-26] a save that fails takes the toggle back', async ({ page, api, adviser, client }) => {
    const property = await newProperty(api, adviser);
    const refusal = { message: 'Not now.', error: 'Not now.', code: 'not-allowed', requestId: 'r' };
    await page.route('**/api/saved-properties/add', (route) => route.fulfill({ status: 403, json: refusal }));
    await openAs(page, client, `/property/${property.id}`);
    await saveToggle(page).click();
    await expect(toast(page, 'Not now.')).toContainText('Error');
    await expect(saveToggle(page)).toHaveText('Save Property');
    await expect(saveToggle(page)).toBeEnabled();
  });

  test('an empty form says what each field needs [VALID-37 VALID-40 VALID-44 VALID-48]', async ({ page, adviser }) => {
    await openAs(page, adviser, '/add-property');
    await page.getByRole('button', { name: 'Add Property' }).click();
    for (const message of [
      'Property name is required',
      'Street is required',
      'Suburb is required',
      'State is required',
      'Postcode is required',
      'Price is required',
    ]) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Required', { exact: true })).toHaveCount(3);
    await expect(page.getByText('Must be positive', { exact: true })).toHaveCount(2);
    await expect(page.getByLabel('Property name')).toBeFocused();
    await page.getByLabel('Price').fill('0');
    await expect(page.getByText('Price must be positive', { exact: true })).toBeVisible();
    await page.getByLabel('Postcode').fill('23');
    await expect(page.getByText('Australian postcodes have 4 digits.', { exact: false })).toBeVisible();
  });

  test('an image that is too large or none by its content is refused as it is chosen [ADD-02 ADD-04]', async ({
    page,
    adviser,
  }) => {
    await openAs(page, adviser, '/add-property');
    await expect(page.getByText('JPG, PNG, WebP, maximum 5MB')).toBeVisible();
    const image = page.getByLabel('Image', { exact: true });
    const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(6 * 1024 * 1024 - 4)]);
    await image.setInputFiles({ name: 'house.jpg', mimeType: 'image/jpeg', buffer: jpeg });
    await expect(page.getByText('This image is 6 MB. Choose one of at most 5 MB.')).toBeVisible();
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    await image.setInputFiles({ name: 'house.jpg', mimeType: 'image/jpeg', buffer: html });
    await expect(page.getByText('Choose a JPG, PNG or WebP image.', { exact: false })).toBeVisible();
    await expect(page.getByRole('img', { name: /Preview/ })).toHaveCount(0);
  });

  test('[ADD-04] [ERR-22] a damaged picture is refused at once, one that the server refuses on its field', async ({
    page,
    adviser,
  }) => {
    const message = 'This image has too many pixels.';
    const refusal = { message, error: message, code: 'not-an-image', requestId: 'r' };
    await page.route('**/api/images', (route) => route.fulfill({ status: 415, json: refusal }));
    await openAs(page, adviser, '/add-property');
    await fillIn(page, 'Never stored');
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('no picture at all')]);
    const image = page.getByLabel('Image', { exact: true });
    await image.setInputFiles({ name: 'house.jpg', mimeType: 'image/jpeg', buffer: broken });
    await expect(page.getByText('This image is damaged and cannot be read.')).toBeVisible();
    await image.setInputFiles({ name: 'house.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByRole('img', { name: 'Preview of the chosen image' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Property' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(toast(page, 'Failed to add property')).toBeVisible();
    await expect(page.getByLabel('Property name')).toHaveValue('Never stored');
  });

  test('[APROP-03] [ERR-22] an edit that somebody overtook stays, and can be kept', async ({ page, api, adviser }) => {
    const property = await newProperty(api, adviser);
    await openAs(page, adviser, `/admin/property/${property.id}`);
    await page.getByRole('button', { name: 'Edit Property' }).click();
    await page.getByLabel('Property name').fill(`${property.name} mine`);
    const theirs = { ...form, name: `${property.name} theirs` };
    await api.put(`/api/properties/${property.id}`, { headers: bearer(adviser), data: theirs });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Failed to update property')).toBeVisible();
    await expect(page.getByLabel('Property name')).toHaveValue(`${property.name} mine`);
    await page.getByRole('button', { name: 'Discard mine and load theirs' }).click();
    await expect(page.getByLabel('Property name')).toHaveValue(theirs.name);
    await page.getByLabel('Property name').fill(`${property.name} both`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${property.name} both`);
  });

  test('[ERR-21] [ERR-27] the adviser’s screens say what failed', async ({ page, api, adviser }) => {
    await openAs(page, adviser, `/admin/property/${randomUUID()}`);
    await expect(toast(page, 'Failed to load property')).toBeVisible();
    const property = await newProperty(api, adviser);
    const { profile } = await newClient(api, adviser, { profile: { firstName: 'Ann' } });
    await page.route('**/api/assign-property', (route) => route.fulfill({ status: 409, body: 'conflict' }));
    await page.goto(`/assign-property?client=${profile.id}&property=${property.id}`);
    await expect(page.getByText('Not enough information', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Assign Property' }).click();
    await expect(toast(page, 'Failed to assign property. Please try again.')).toBeVisible();
    await expect(page).toHaveURL(/assign-property/);
  });
});

test.describe('the catalogue', () => {
  test('[CAT-01] [CAT-02] [CAT-03] [CAT-04] is searched, filtered, paged and saved from', async ({
    page,
    api,
    adviser,
    client,
  }) => {
    const suburb = `Bay ${randomUUID().slice(0, 8)}`;
    const stored: Property[] = [];
    for (let price = 500_000; price < 526_000; price += 1_000) {
      stored.push(await newProperty(api, adviser, { suburb, price }));
    }
    await openAs(page, client, '/properties');
    const cards = page.getByRole('list', { name: 'Properties' }).getByRole('listitem');
    await page.getByLabel('Search').fill(suburb);
    await expect(page).toHaveURL(/q=Bay/);
    await page.getByLabel('Sort by').selectOption('Price, highest first');
    await expect(cards).toHaveCount(24);
    const first = cards.first();
    await expect(first).toContainText('$525,000');
    for (const text of ['No image', `12 Hill Street, ${suburb}, NSW, 2300`, '180 m²', '4.2%', '3.5%']) {
      await expect(first).toContainText(text);
    }
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(cards).toHaveCount(26);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await page.reload();
    await expect(cards).toHaveCount(26);

    await page.getByLabel('Price from').fill('520k');
    await page.getByLabel('Price from').press('Enter');
    await expect(cards).toHaveCount(6);
    await first.getByRole('button', { name: /^Save Property/ }).click();
    await expect(toast(page, 'Property saved')).toBeVisible();
    await first.getByRole('link').click();
    await expect(page).toHaveURL(`/property/${stored.at(-1)?.id}`);
    await expect(saveToggle(page)).toHaveText('Saved');
    await page.goBack();
    await expect(cards).toHaveCount(6);
    await expect(first.getByRole('button', { name: /^Saved/ })).toBeEnabled();

    await page.getByLabel('State').selectOption('TAS');
    await expect(page.getByRole('heading', { name: 'No property matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByLabel('Search')).toHaveValue('');
    await expect(cards.first()).toBeVisible();
  });
});

async function fillIn(page: Page, name: string): Promise<void> {
  await fillProperty(page, name);
  await page.getByLabel('Features', { exact: true }).fill(' Lift \n\nView');
}

test.describe('an adviser', () => {
  test('Back to Dashboard and Cancel lead to the dashboard [ADD-01]', async ({ page, adviser }) => {
    for (const way of ['Back to Dashboard', 'Cancel']) {
      await openAs(page, adviser, '/add-property');
      await page.getByRole('link', { name: way }).click();
      await expect(page).toHaveURL('/admin-dashboard');
    }
  });

  test('the call that adds a property carries the fields of the form [ADD-07]', async ({ page, adviser }) => {
    await openAs(page, adviser, '/add-property');
    await fillIn(page, `Flat ${randomUUID()}`);
    const sent = page.waitForRequest((call) => call.url().endsWith('/api/properties') && call.method() === 'POST');
    await page.getByRole('button', { name: 'Add Property' }).click();
    expect(Object.keys((await sent).postDataJSON()).sort()).toEqual([...Object.keys(form), 'name'].sort());
    await expect(page).toHaveURL('/admin-dashboard');
  });

  test('adds a property with its image, its features line by line, and is back on the dashboard [ADD-03 ADD-08 ADD-09 ERR-31]', async ({
    page,
    api,
    adviser,
  }) => {
    await openAs(page, adviser, '/add-property');
    const name = `Studio ${randomUUID()}`;
    await fillIn(page, name);
    await page
      .getByLabel('Image', { exact: true })
      .setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: png });
    await expect(page.getByRole('img', { name: 'Preview of the chosen image' })).toBeVisible();
    await page.getByRole('button', { name: 'Add Property' }).click();
    await expect(toast(page, 'Property added successfully!')).toBeVisible();
    await expect(page).toHaveURL('/admin-dashboard');
    const reply = await api.get('/api/properties', { headers: bearer(adviser), params: { q: name } });
    const [stored] = routes.properties.list.reply.parse(await reply.json());
    expect(stored).toMatchObject({ price: 650_000, beds: 0, growthRate: 0, features: ['Lift', 'View'], state: 'TAS' });
    expect(stored?.imageUrl).toMatch(/^\/api\/images\/[-0-9a-f]{36}\.webp$/);
    await page.goto(`/property/${stored?.id}`);
    await expect(page.getByRole('img', { name: `Picture of ${name}` })).toBeVisible();
  });

  test('opens a property to look at, with its five figures for advisers, and Edit turns it into a form [APROP-01 APROP-02 APROP-04]', async ({
    page,
    api,
    adviser,
  }) => {
    const property = await newProperty(api, adviser);
    await openAs(page, adviser, `/admin/property/${property.id}`);
    await expect(page.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', '/admin-dashboard');
    for (const label of ['Purchase price', 'Current value', 'Deposit', 'Client (user ID)', 'Status']) {
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Edit Property' }).click();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  });

  test('a saved edit is shown again, with a blank growth rate stored as none [APROP-03 VALID-47 ERR-30]', async ({
    page,
    api,
    adviser,
  }) => {
    const property = await newProperty(api, adviser);
    await openAs(page, adviser, `/admin/property/${property.id}`);
    await page.getByRole('button', { name: 'Edit Property' }).click();
    await page.getByLabel('Growth rate').fill('');
    await page.getByLabel('Purchase price').fill('700k');
    await page.getByLabel('Status').fill('Under offer');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Property updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Property' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('$700,000')).toBeVisible();
    await expect(main.getByText('Under offer')).toBeVisible();
    const reply = await api.get(`/api/properties/${property.id}`, { headers: bearer(adviser) });
    expect(await reply.json()).toMatchObject({ growthRate: null, rentalYield: 4.2, purchasePrice: 700_000 });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('every screen of properties is accessible', async ({ page, api, adviser, client }) => {
      const property = await newProperty(api, adviser);
      await openAs(page, client, `/property/${property.id}`);
      await expect(summary(page)).toBeVisible();
      await showCharts(page);
      await expectAccessible(page, 'property');
      await page.goto('/properties');
      await expect(page.getByRole('list', { name: 'Properties' }).getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page, 'catalogue');

      await openAs(page, adviser, '/add-property');
      await page.getByRole('button', { name: 'Add Property' }).click();
      await expectAccessible(page, 'add, with errors');
      await page.goto(`/admin/property/${property.id}`);
      await expect(page.getByRole('button', { name: 'Edit Property' })).toBeVisible();
      await expectAccessible(page, 'adviser’s property');
      await page.getByRole('button', { name: 'Edit Property' }).click();
      await expectAccessible(page, 'editing');
      await page.goto(`/assign-property?property=${property.id}`);
      await expect(summary(page)).toBeVisible();
      await page.getByRole('combobox', { name: 'Client' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'assign, with the list open');
    });
  });
}
