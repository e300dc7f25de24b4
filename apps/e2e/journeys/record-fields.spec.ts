import { randomUUID } from 'node:crypto';
import { propertySchema, routes } from '@freehold/contract';
import { adviser, bearer, field, openAs, openedClient, save, storedOf, tab } from '../setup/client-form.ts';
import { expectMessage, expectMessages, textField } from '../setup/field-messages.ts';
import { fillProperty } from '../setup/property-form.ts';
import { expect, test } from '../setup/quiet-page.ts';

test.describe('the client form', () => {
  test('[CFORM-09] [CFORM-17] [VALID-30] starts blank, is saved so, and has 0 and its defaults for blank numbers then', async ({
    page,
    request,
  }) => {
    const tokens = await adviser(request);
    await openAs(page, tokens, '/admin-client');
    await expect(page.getByRole('heading', { level: 1, name: 'New Client Details' })).toBeVisible();
    for (const label of ['First Name', 'Last Name', 'Email', 'Phone']) await expect(field(page, label)).toHaveValue('');
    await tab(page, 'Retirement').click();
    await field(page, 'Desired Retirement Age').fill('');
    await tab(page, 'Assets').click();
    await page.getByRole('button', { name: 'Add Asset' }).click();
    for (const label of ['Current Value', 'Year Purchased', 'Ownership Percentage']) await field(page, label).fill('');
    await save(page).click();
    await expect(page.getByText('New client created successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/client\/[\w-]{36}$/);
    const { profile, assets } = await storedOf(request, tokens, page.url().split('/').at(-1) ?? '');
    expect(profile).toMatchObject({
      firstName: '',
      grossIncome: 0,
      savings: 0,
      dependants: 0,
      desiredRetirementAge: 65,
    });
    const yearPurchased = new Date().getFullYear();
    expect(assets).toMatchObject([{ currentValue: 0, yearPurchased, ownershipPercentage: 100, incomeAmount: 0 }]);

    await tab(page, 'Retirement').click();
    await expect(field(page, 'Desired Retirement Age')).toHaveValue('65');
    await field(page, 'Desired Retirement Age').fill('0');
    await save(page).click();
    await expect(page.getByText('Client details saved successfully')).toBeVisible();
    await page.reload();
    await tab(page, 'Retirement').click();
    await expect(field(page, 'Desired Retirement Age')).toHaveValue('0');
  });

  test('[VALID-33] [VALID-35] [VALID-36] says which numbers it takes', async ({ page, request }) => {
    const assets = [{ description: 'Flat' }];
    await openedClient(page, request, { profile: {}, assets, liabilities: [{ description: 'Loan' }] });
    const panel = page.getByRole('tabpanel');
    await tab(page, 'Income').click();
    await expectMessages(panel, [
      ['Gross Income', '-1', 'Cannot be negative'],
      ['Gross Income', '0', null],
      ['Savings', '-0.01', 'Cannot be negative'],
      ['Savings', '', null],
    ]);
    await tab(page, 'Retirement').click();
    await expectMessages(panel, [
      ['Desired Retirement Age', '121', 'Enter 0 to 120'],
      ['Desired Retirement Age', '120', null],
      ['Desired Retirement Age', '-1', 'Enter 0 to 120'],
      ['Desired Retirement Age', '0', null],
    ]);
    await tab(page, 'Assets').click();
    await page.getByRole('button', { name: /Flat/ }).click();
    await expectMessages(panel, [
      ['Ownership Percentage', '100.5', 'Enter 0 to 100'],
      ['Ownership Percentage', '100', null],
      ['Ownership Percentage', '-1', 'Enter 0 to 100'],
      ['Ownership Percentage', '0', null],
    ]);
    await tab(page, 'Liabilities').click();
    await page.getByRole('button', { name: /Loan/ }).click();
    await expectMessages(panel, [
      ['Interest Rate', '101', 'Enter 0 to 100'],
      ['Interest Rate', '100', null],
      ['Interest Rate', '-1', 'Enter 0 to 100'],
      ['Interest Rate', '0', null],
    ]);
  });

  test('[CFORM-08] [CFORM-12] shows stored numbers as text and sends numbers; a partner who is switched off stays stored', async ({
    page,
    request,
  }) => {
    const partner = { assessWithPartner: true, partnerFirstName: 'Alex', partnerIncome: 64_000.01 };
    const client = await openedClient(page, request, {
      profile: { grossIncome: 118_000.55, maritalStatus: 'married', ...partner },
      liabilities: [{ liabilityType: 'Mortgage', description: 'Loan', interestRate: 6.0425 }],
    });
    await expect(tab(page, 'Partner')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Assess with a partner' }).uncheck();
    await expect(tab(page, 'Partner')).toHaveCount(0);
    await tab(page, 'Income').click();
    await expect(field(page, 'Gross Income')).toHaveValue('118,000.55');
    await field(page, 'Savings').fill('$27,600.10');
    await tab(page, 'Liabilities').click();
    await page.getByRole('button', { name: /Loan/ }).click();
    await expect(field(page, 'Interest Rate')).toHaveValue('6.0425');

    const sent = page.waitForRequest((call) => call.method() === 'PUT' && call.url().endsWith('/details'));
    await save(page).click();
    expect((await sent).postDataJSON()).toMatchObject({
      profile: { grossIncome: 118_000.55, savings: 27_600.1, assessWithPartner: false, partnerIncome: 64_000.01 },
      liabilities: [{ interestRate: 6.0425 }],
    });
    await expect(page.getByText('Client details saved successfully')).toBeVisible();
    expect((await client.stored()).profile).toMatchObject({ ...partner, assessWithPartner: false });
    await page.reload();
    await tab(page, 'Personal').click();
    await page.getByRole('checkbox', { name: 'Assess with a partner' }).check();
    await tab(page, 'Partner').click();
    await expect(field(page, 'First Name')).toHaveValue('Alex');
  });
});

test.describe('a property', () => {
  const add = 'Add Property';

  test('[VALID-38] [VALID-39] [VALID-41] [VALID-44] names what a blank one lacks', async ({ page, request }) => {
    await openAs(page, await adviser(request), '/add-property');
    await page.getByRole('button', { name: add }).click();
    for (const [label, message] of [
      ['Street', 'Street is required'],
      ['Suburb', 'Suburb is required'],
      ['Postcode', 'Postcode is required'],
      ['Bedrooms', 'Required'],
      ['Bathrooms', 'Required'],
      ['Area', 'Required'],
    ] as const) {
      await expectMessage(page.getByLabel(label, { exact: true }), message, label);
    }
    await expectMessage(page.getByLabel('State', { exact: true }), 'State is required');
    await expectMessages(page, [
      ['Bedrooms', '-1', 'Min 0'],
      ['Bathrooms', '-1', 'Min 0'],
    ]);
  });

  test('[VALID-42] [VALID-43] [VALID-45] [VALID-46] takes no rooms, an area of 1 and rates of 0, and nothing below', async ({
    page,
    request,
  }) => {
    const tokens = await adviser(request);
    await openAs(page, tokens, '/add-property');
    const name = `Studio ${randomUUID()}`;
    await fillProperty(page, name);
    await expectMessages(page, [
      ['Bedrooms', '1.5', 'Enter a whole number'],
      ['Bedrooms', '0', null],
      ['Bathrooms', '0.5', 'Enter a whole number'],
      ['Bathrooms', '0', null],
      ['Area', '0', 'Min 1'],
      ['Area', '0.9', 'Min 1'],
      ['Area', '1', null],
      ['Growth rate', '-1', 'Must be positive'],
      ['Growth rate', '0', null],
      ['Rental yield', '-0.1', 'Must be positive'],
      ['Rental yield', '0', null],
    ]);
    const stored = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/properties'),
    );
    await page.getByRole('button', { name: add }).click();
    const property = propertySchema.parse(await (await stored).json());
    expect(property).toMatchObject({ name, beds: 0, baths: 0, area: 1, growthRate: 0, rentalYield: 0 });
  });

  test('[ADD-06] [VALID-49] has one of eight states, a postcode that is only hinted at, and no picture', async ({
    page,
    request,
  }) => {
    await openAs(page, await adviser(request), '/add-property');
    await fillProperty(page, `Cottage ${randomUUID()}`);
    await expect(page.getByLabel('State').getByRole('option')).toHaveText([
      'Choose a state',
      'NSW',
      'VIC',
      'QLD',
      'WA',
      'SA',
      'TAS',
      'ACT',
      'NT',
    ]);
    const postcode = textField(page, 'Postcode');
    await postcode.fill('23');
    await expect(postcode).toHaveAccessibleDescription(/Australian postcodes have 4 digits/);
    await expectMessages(page, [['Postcode', '23', null]]);
    const sent = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/properties'));
    await page.getByRole('button', { name: add }).click();
    expect((await sent).postDataJSON()).toMatchObject({ state: 'TAS', postcode: '23', imageUrl: '' });
    await expect(page).toHaveURL('/admin-dashboard');
  });

  test('[APROP-05] [VALID-49] keeps a status and a state of its own words, and has its amounts as numbers or not at all', async ({
    page,
    request,
  }) => {
    const tokens = await adviser(request);
    const headers = bearer(tokens);
    const house = {
      ...{
        name: `House ${randomUUID()}`,
        street: '1 Test St',
        suburb: 'Manly',
        state: 'New South Wales',
        postcode: '2095',
      },
      ...{ price: 900_000, beds: 3, baths: 2, area: 210, growthRate: 4, rentalYield: 4 },
    };
    const { id } = propertySchema.parse(await (await request.post('/api/properties', { headers, data: house })).json());
    await openAs(page, tokens, `/admin/property/${id}`);
    await page.getByRole('button', { name: 'Edit Property' }).click();
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('New South Wales');
    await page.getByLabel('Status').fill('  Under offer: ask Ann  ');
    await page.getByLabel('Purchase price').fill('700,000');
    await page.getByLabel('Deposit').fill('');
    const sent = page.waitForRequest((call) => call.method() === 'PUT');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ status: '  Under offer: ask Ann  ', purchasePrice: 700_000 });
    await expect(page.getByRole('button', { name: 'Edit Property' })).toBeVisible();
    const stored = routes.properties.read.reply.parse(
      await (await request.get(`/api/properties/${id}`, { headers })).json(),
    );
    expect(stored).toMatchObject({
      status: '  Under offer: ask Ann  ',
      state: 'New South Wales',
      purchasePrice: 700_000,
      currentValue: null,
      deposit: null,
    });
    await expect(page.getByRole('main').getByText('Under offer: ask Ann')).toBeVisible();
  });
});
