import { randomUUID } from 'node:crypto';
import type { NewClient } from '@freehold/contract';
import { expectAccessible } from '../setup/accessible.ts';
import {
  adviser,
  bearer,
  enterAll,
  field,
  newClient,
  nextTab,
  openAs,
  openedClient,
  save,
  storedOf,
  tab,
} from '../setup/client-form.ts';
import { tabTo } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

const hostile = '<img src=x onerror="alert(1)">';
const address = [
  ['Street', 'Unit 2, 5 High St'],
  ['Suburb', 'Carlton'],
  ['State', 'VIC'],
  ['Postcode', '3053'],
  ['Country', 'Australia'],
] as const;

test('[ROUTE-07] the form’s other address leads to the form, and Back to where one was', async ({ page, request }) => {
  await openAs(page, await adviser(request), '/terms');
  await page.goto('/admin-client-form');
  await expect(page).toHaveURL('/admin-client');
  await expect(page.getByRole('heading', { level: 1, name: 'New Client Details' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});

test('[CFORM-02] [CFORM-05] [CFORM-06] [CFORM-07] a section is a tab, and what does not apply is hidden', async ({
  page,
  request,
}) => {
  await openAs(page, await adviser(request), '/admin-client');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Personal');
  const sections = ['Personal', 'Income', 'Expenses', 'Retirement', 'Assets', 'Liabilities'];
  await expect(page.getByRole('tab')).toHaveText(sections);
  await page.getByRole('checkbox', { name: 'Assess with a partner' }).check();
  await expect(page.getByRole('tab')).toHaveText(sections.toSpliced(2, 0, 'Partner'));
  await tab(page, 'Partner').click();
  await expect(field(page, 'Mobile')).toBeVisible();
  await tab(page, 'Personal').click();
  await page.getByRole('checkbox', { name: 'Assess with a partner' }).uncheck();
  await expect(page.getByRole('tab')).toHaveText(sections);

  await tab(page, 'Expenses').click();
  await expect(field(page, 'Rent per Week')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Renting at present' }).check();
  await expect(field(page, 'Rent per Week')).toBeVisible();
  await expect(field(page, 'Age Ranges of Dependants')).toHaveCount(0);
  await field(page, 'Dependants').fill('1');
  await expect(field(page, 'Age Ranges of Dependants')).toBeVisible();
});

test('[CFORM-13] [CFORM-14] [CFORM-15] what is new starts with the values of the specification', async ({
  page,
  request,
}) => {
  await openAs(page, await adviser(request), '/admin-client');
  const expectAll = async (values: readonly (readonly [string, string])[]) => {
    for (const [label, value] of values) await expect(field(page, label), label).toHaveValue(value);
  };
  await tab(page, 'Retirement').click();
  await expectAll([['Desired Retirement Age', '65']]);
  await tab(page, 'Assets').click();
  await page.getByRole('button', { name: 'Add Asset' }).click();
  await expectAll([
    ['Current Value', '0'],
    ['Year Purchased', String(new Date().getFullYear())],
    ['Ownership Percentage', '100'],
    ['Income Frequency', 'Monthly'],
  ]);
  await tab(page, 'Liabilities').click();
  await page.getByRole('button', { name: 'Add Liability' }).click();
  await expectAll([
    ['Term', 'Variable'],
    ['Repayment Frequency', 'Monthly'],
    ['Loan Type', 'Principal and Interest'],
  ]);
});

test('[CFORM-01] [CFORM-10] [ERR-29] everything is filled in by keyboard, saved, and there again to the cent', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  const tokens = await adviser(request);
  await openAs(page, tokens, '/admin-client');
  await expect(page.getByRole('heading', { level: 1, name: 'New Client Details' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText([
    'Personal',
    'Income',
    'Expenses',
    'Retirement',
    'Assets',
    'Liabilities',
  ]);

  await page.getByRole('tab', { selected: true }).focus();
  await enterAll(page, [
    ['First Name', 'Mary'],
    ['Last Name', hostile],
    ['Email', `${randomUUID()}@example.com`],
    ['Phone', '0400 000 000'],
    ['Date of Birth', '05051984'],
    ['Marital Status', 'de-facto'],
    ...address,
    ['Residence History', 'Geelong until 2019'],
    ['Assess with a partner', true],
  ]);
  await nextTab(page, 'Income');
  await enterAll(page, [
    ['Occupation', 'Engineer'],
    ['Employer', 'Sample Engineering'],
    ['Employment Type', 'Part-time'],
    ['Length of Employment', '2.5'],
    ['On probation', true],
    ['Gross Income', '118,000.55'],
    ['Non-taxable Income', '2.6k'],
    ['Additional Income', '1200'],
    ['Source of Additional Income', 'Tutoring'],
    ['Savings', '$27,600.10'],
  ]);
  await nextTab(page, 'Partner');
  await enterAll(page, [
    ['First Name', 'Alex'],
    ['Last Name', 'Ng'],
    ['Email', 'alex@example.com'],
    ['Mobile', '0400 000 001'],
    ['Date of Birth', '06061986'],
    ...address,
    ['Occupation', 'Teacher'],
    ['Employer', 'A school'],
    ['Employment Type', 'Casual'],
    ['Length of Employment', '11'],
    ['On probation', true],
    ['Gross Income', '64,000.01'],
    ['Non-taxable Income', '10'],
  ]);
  await nextTab(page, 'Expenses');
  await expect(field(page, 'Rent per Week')).toHaveCount(0);
  await expect(field(page, 'Age Ranges of Dependants')).toHaveCount(0);
  await enterAll(page, [
    ['Living Expenses', '5,200.75'],
    ['Renting at present', true],
    ['Rent per Week', '610'],
    ['Existing Loans', '15000'],
    ['Dependants', '2'],
    ['Age Ranges of Dependants', '4 to 9'],
  ]);
  await nextTab(page, 'Retirement');
  await expect(field(page, 'Desired Retirement Age')).toHaveValue('65');
  await enterAll(page, [
    ['Desired Retirement Age', '62'],
    ['Passive Income Goal', '80k'],
  ]);
  await nextTab(page, 'Assets');
  await tabTo(page, page.getByRole('button', { name: 'Add Asset' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Asset Type')).toBeFocused();
  await expect(field(page, 'Current Value')).toHaveValue('0');
  await expect(field(page, 'Year Purchased')).toHaveValue(String(new Date().getFullYear()));
  await expect(field(page, 'Ownership Percentage')).toHaveValue('100');
  await enterAll(page, [
    ['Asset Type', 'Investment Property'],
    ['Description', hostile],
    ['Current Value', '642,000.50'],
    ['Original Price', '515k'],
    ['Year Purchased', '2020'],
    ['Ownership Percentage', '33.3333'],
    ['Income Amount', '540.25'],
    ['Income Frequency', 'Quarterly'],
  ]);
  await nextTab(page, 'Liabilities');
  await tabTo(page, page.getByRole('button', { name: 'Add Liability' }));
  await page.keyboard.press('Enter');
  await enterAll(page, [
    ['Liability Type', 'Mortgage'],
    ['Description', 'Home loan'],
    ['Lender', 'Bank'],
    ['For the primary residence', true],
    ['Loan Balance', '486,000.99'],
    ['Limit', '500000'],
    ['Interest Rate', '6.0425'],
    ['Repayment', '3,240.10'],
    ['Repayment Frequency', 'Monthly'],
  ]);
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('New client created successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/client\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Client Details' })).toBeVisible();

  const id = page.url().split('/').at(-1) ?? '';
  const { profile, assets, liabilities } = await storedOf(request, tokens, id);
  expect(profile).toMatchObject({
    lastName: hostile,
    dateOfBirth: '1984-05-05',
    maritalStatus: 'de-facto',
    address: 'Unit 2 5 High St, Carlton, VIC, 3053, Australia',
    assessWithPartner: true,
    employmentLength: 2.5,
    employmentType: 'Part-time',
    onProbation: true,
    grossIncome: 118_000.55,
    nonTaxableIncome: 2_600,
    additionalIncome: 1_200,
    additionalIncomeSource: 'Tutoring',
    savings: 27_600.1,
    partnerFirstName: 'Alex',
    partnerDob: '1986-06-06',
    partnerAddress: 'Unit 2 5 High St, Carlton, VIC, 3053, Australia',
    partnerIncome: 64_000.01,
    isRenting: true,
    rentPerWeek: 610,
    monthlyLivingExpenses: 5_200.75,
    existingLoans: 15_000,
    dependants: 2,
    dependantsAgeRanges: '4 to 9',
    desiredRetirementAge: 62,
    retirementPassiveIncomeGoal: 80_000,
  });
  expect(assets).toMatchObject([
    {
      assetType: 'Investment Property',
      description: hostile,
      currentValue: 642_000.5,
      originalPrice: 515_000,
      yearPurchased: 2020,
      ownershipPercentage: 33.3333,
      incomeAmount: 540.25,
      incomeFrequency: 'Quarterly',
    },
  ]);
  expect(liabilities).toMatchObject([
    {
      liabilityType: 'Mortgage',
      isPrimaryResidence: true,
      loanBalance: 486_000.99,
      interestRate: 6.0425,
      termType: 'Variable',
      repaymentAmount: 3_240.1,
      loanType: 'Principal and Interest',
    },
  ]);

  await page.reload();
  await expect(field(page, 'Last Name')).toHaveValue(hostile);
  await expect(field(page, 'Street')).toHaveValue('Unit 2 5 High St');
  await tab(page, 'Assets').click();
  await page.getByRole('button', { name: hostile }).click();
  await expect(field(page, 'Current Value')).toHaveValue('642,000.50');
});

test('[ERR-17] an address without a client says so', async ({ page, request }) => {
  await openAs(page, await adviser(request), '/admin/client/%20');
  await expect(page.getByRole('heading', { name: 'No client ID provided.' })).toBeVisible();
  await expect(page.getByText('No client ID provided.')).toHaveCount(2);
});

test('[CFORM-03] [CFORM-05] [CFORM-11] [CFORM-16] leaving with changes asks first; saving says so and ends that', async ({
  page,
  request,
}) => {
  const client = await openedClient(page, request, { profile: { firstName: 'Mary', partnerFirstName: 'Alex' } });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/profiles/*/details', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await field(page, 'First Name').fill('Maria');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(field(page, 'First Name')).toHaveValue('Maria');
  await save(page).click();
  await expect(save(page)).toHaveText('Saving...');
  release();
  await expect(page.getByText('Client details saved successfully')).toBeVisible();
  await expect(page.getByText(/^Saved at /)).toBeVisible();
  expect((await client.stored()).profile).toMatchObject({ firstName: 'Maria', partnerFirstName: 'Alex' });

  await field(page, 'First Name').fill('Marianne');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await question.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page).toHaveURL('/admin-dashboard');
});

test('[VALID-31] [VALID-32] [VALID-34] [VALID-56] what is wrong shows under its field and on its tab, and is gone to', async ({
  page,
  request,
}) => {
  const client = await openedClient(page, request, { profile: {}, assets: [{ description: 'Flat' }] });
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  await field(page, 'Date of Birth').fill(tomorrow);
  await field(page, 'Phone').focus();
  await expect(page.getByText('Date of birth cannot be in the future')).toBeVisible();
  await tab(page, 'Income').click();
  await field(page, 'Gross Income').fill('1e5');
  await tab(page, 'Assets').click();
  await page.getByRole('button', { name: /Flat/ }).click();
  await field(page, 'Year Purchased').fill('1899');
  await page.getByRole('button', { name: /Flat/ }).click();
  await save(page).click();
  await expect(page.getByRole('tab')).toHaveText([
    'Personal, 1 to correct',
    'Income, 1 to correct',
    'Expenses',
    'Retirement',
    'Assets, 1 to correct',
    'Liabilities',
  ]);
  await expect(field(page, 'Date of Birth')).toBeFocused();
  await field(page, 'Date of Birth').fill('1984-05-05');
  await save(page).click();
  await expect(field(page, 'Gross Income')).toBeFocused();
  await expect(page.getByText('Enter an amount, for example 85,000 or 85k')).toBeVisible();
  await field(page, 'Gross Income').fill('600,000');
  await save(page).click();
  await expect(field(page, 'Year Purchased')).toBeFocused();
  await expect(page.getByText('Enter 1900 or later')).toBeVisible();
  await field(page, 'Year Purchased').fill('');
  await save(page).click();
  await expect(page.getByText('Client details saved successfully')).toBeVisible();
  const { profile, assets } = await client.stored();
  expect(profile).toMatchObject({ grossIncome: 600_000, dateOfBirth: '1984-05-05' });
  expect(assets[0]?.yearPurchased).toBe(new Date().getFullYear());
});

test.describe('with the server away', () => {
  test.use({ allowedErrors: [/ERR_FAILED|40[14]|412/] });

  test('[ERR-19] nothing typed is lost, retries show, and saving again works once', async ({ page, request }) => {
    test.setTimeout(90_000);
    const client = await openedClient(page, request, { profile: { firstName: 'Mary' } });
    const keys: (string | undefined)[] = [];
    let isAway = true;
    await page.route('**/api/profiles/*/details', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      keys.push(route.request().headers()['idempotency-key']);
      return isAway ? route.abort() : route.continue();
    });
    await field(page, 'First Name').fill('Maria');
    await save(page).click();
    await expect(page.getByText(/Trying again, attempt 2 of 6/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^Not saved: you stopped it/)).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Failed to save client data')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^Not saved\. .* Everything you entered is still here\.$/)).toBeVisible();
    await expect(field(page, 'First Name')).toHaveValue('Maria');
    isAway = false;
    await save(page).click();
    await expect(page.getByText('Client details saved successfully')).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    const { profile, version } = await client.stored();
    expect([profile.firstName, version]).toEqual(['Maria', client.details.version + 1]);
  });

  test('[ERR-18] a record that cannot be loaded says so, and can be asked for again', async ({ page, request }) => {
    const tokens = await adviser(request);
    const { profile } = await newClient(request, tokens, { profile: { firstName: 'Mary' } });
    await page.route('**/api/profiles/*/details', (route) => route.fulfill({ status: 404, body: '{}' }), { times: 1 });
    await openAs(page, tokens, `/admin/client/${profile.id}`);
    await expect(page.getByText('Failed to load client data. Please try again.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(field(page, 'First Name')).toHaveValue('Mary');
  });

  test('a session that ends meanwhile is signed in to in place, and the form is intact', async ({ page, request }) => {
    const client = await openedClient(page, request, { profile: { firstName: 'Mary' } });
    await field(page, 'First Name').fill('Maria');
    await request.post('/api/auth/logout', {
      headers: bearer(client.tokens),
      data: { refreshToken: client.tokens.refreshToken },
    });
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Your session is over' });
    await dialog.getByLabel('Email').fill(settings.adviser.email);
    await dialog.getByLabel('Password', { exact: true }).fill(settings.adviser.password);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'First Name')).toHaveValue('Maria');
    await save(page).click();
    await expect(page.getByText('Client details saved successfully')).toBeVisible();
    const tokens = await adviser(request);
    expect((await storedOf(request, tokens, client.id)).profile.firstName).toBe('Maria');
  });

  test('[ERR-24] of two editors the second chooses place by place; nothing is lost unseen', async ({
    page,
    request,
  }) => {
    const client = await openedClient(page, request, {
      profile: { firstName: 'Mary', phone: '0400 000 000' },
      assets: [{ description: 'Flat', currentValue: 500_000 }],
    });
    const other = async (data: NewClient) => {
      const reply = await request.put(`/api/profiles/${client.id}/details`, { headers: bearer(client.tokens), data });
      expect(reply.status()).toBe(200);
    };
    await field(page, 'First Name').fill('Maria');
    await tab(page, 'Assets').click();
    await page.getByRole('button', { name: /Flat/ }).click();
    await field(page, 'Current Value').fill('520k');
    await other({ profile: { firstName: 'Marie', occupation: 'Nurse' } });

    await page.route('**/api/profiles/*/details', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 404, body: '{}' }) : route.continue(),
    );
    await save(page).click();
    await expect(page.getByText('Failed to load client profile')).toBeVisible();
    await page.unroute('**/api/profiles/*/details');
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await expect(dialog).toContainText('3 places');
    await dialog.getByRole('button', { name: 'Compare' }).click();
    const name = dialog.getByRole('group', { name: /First Name/ });
    await expect(name).toContainText('Changed by both');
    await expect(dialog.getByRole('group', { name: /Flat: Current Value/ })).toContainText('Mine: $520,000');
    await expect(dialog.getByRole('group', { name: /Occupation/ }).getByLabel('Theirs: Nurse')).toBeChecked();
    await expectAccessible(page, 'comparison');
    await name.getByLabel('Theirs: Marie').check();
    await dialog.getByRole('button', { name: 'Save This Choice' }).click();
    await expect(page.getByText('Client details saved successfully')).toBeVisible();
    const merged = await client.stored();
    expect(merged.profile).toMatchObject({ firstName: 'Marie', occupation: 'Nurse', phone: '0400 000 000' });
    expect(merged.assets).toMatchObject([{ id: client.details.assets[0]?.id, currentValue: 520_000 }]);

    await other({ profile: { occupation: 'Midwife' } });
    await tab(page, 'Income').click();
    await field(page, 'Employer').fill('A clinic');
    await save(page).click();
    await dialog.getByRole('button', { name: 'Take Theirs' }).click();
    await expect(field(page, 'Occupation')).toHaveValue('Midwife');
    await expect(field(page, 'Employer')).toHaveValue('');

    await other({ profile: { occupation: 'Doctor' } });
    await field(page, 'Employer').fill('A hospital');
    await save(page).click();
    await dialog.getByRole('button', { name: 'Keep Mine' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Saved at /)).toBeVisible();
    expect((await client.stored()).profile).toMatchObject({ occupation: 'Midwife', employer: 'A hospital' });
  });
});

/** What a finger presses in the form and beside it and is smaller than 44 px, in words. */
const tooSmall = `[...document.querySelectorAll('main :is(button, select, a[class], input:not([type=checkbox], [type=radio]))')]
  .filter((each) => each.checkVisibility() && each.closest('nav') === null)
  .map((each) => [each.textContent || each.id, each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < 44 || height < 44))
  .map(([text, { width, height }]) => text + ' ' + width + ' × ' + height)`;

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('whatever a finger presses in every section is 44 px', async ({ page, request }) => {
    await openedClient(page, request, {
      profile: { firstName: 'Mary', assessWithPartner: true },
      assets: [{ assetType: 'Savings', description: 'Rainy day' }],
      liabilities: [{ liabilityType: 'Credit Card', description: 'Visa' }],
    });
    for (const section of ['Personal', 'Income', 'Partner', 'Expenses', 'Retirement', 'Assets', 'Liabilities']) {
      await tab(page, section).click();
      const row = page.getByRole('button', { name: /^(Rainy day|Visa)/ });
      if (/^(Assets|Liabilities)$/.test(section)) await row.click();
      await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible();
      expect(await page.evaluate(tooSmall), section).toEqual([]);
    }
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await page.evaluate(tooSmall)).toEqual([]);
  });
});
