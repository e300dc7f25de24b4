import type { Page } from '@playwright/test';
import { adviser, bearer, newClient, openAs, tab } from '../setup/client-form.ts';
import { demoIds } from '../setup/demo-ids.ts';
import { expect, test } from '../setup/quiet-page.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

const tools = [
  ['/borrowing-capacity', 'Borrowing Capacity'],
  ['/mortgage-calculator', 'Mortgage'],
  ['/modelling-dashboard', 'Investment Modelling Dashboard'],
] as const;

test('[PROD-01] a visitor opens all four tools from the bar without signing in', async ({ page }) => {
  await page.goto('/');
  const follow = async (name: string) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  };
  for (const [path, name] of tools) {
    await follow(name === 'Mortgage' ? 'Mortgage Calculator' : name.replace('Investment ', ''));
    await expect(page).toHaveURL(path);
    await expect(title(page)).toContainText(name);
    await expect(page.getByRole('main').getByRole('textbox').or(page.getByRole('tab')).first()).toBeVisible();
  }
  // The entry is public; the screen behind it needs a sign-in (decision A-01).
  await follow('Portfolio Manager');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('the bar marks the page one is on, from the first byte, and none where it has none', async ({ page, request }) => {
  const inPage = /<a(?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g;
  for (const [path, expected] of [
    ['/', ['/']],
    ...tools.map(([path]) => [path, [path]] as const),
    ['/guides', []],
    [`/property/${demoIds.property}`, []],
    ['/hooks-test', []],
  ] as const) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text();
    expect(
      [...html.matchAll(inPage)].map(([, to]) => to),
      path,
    ).toEqual(expected);
    await page.goto(path, { waitUntil: 'networkidle' });
    const marked = page.getByRole('banner').locator('a[aria-current="page"]');
    await expect(marked, path).toHaveCount(expected.length);
    for (const to of expected) await expect(marked, path).toHaveAttribute('href', to);
  }
});

// Half past midnight on New Year's Day in Sydney is the morning of New Year's Eve in New York.
const turn = '2026-12-31T13:30:00Z';

for (const [timezoneId, paidOff, age, year] of [
  ['Australia/Sydney', '1 January 2057', 2027 - 1988, 2027],
  ['America/New_York', '31 December 2056', 2026 - 1988, 2026],
] as const) {
  test.describe(`at the turn of the year in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('[PROD-07] today, ages, years and payoff dates are those of the local calendar', async ({ page }) => {
      await page.clock.setFixedTime(turn);
      await page.goto('/mortgage-calculator');
      await page.getByRole('button', { name: 'Calculate Repayments' }).click();
      await expect(page.getByRole('dialog').getByText(paidOff)).toBeVisible();

      await page.goto('/auth');
      await page.getByRole('button', { name: 'Login as Client' }).click();
      await expect(page).toHaveURL('/client-dashboard');
      await page.goto('/client-dashboard?tab=retirement');
      await expect(page.getByRole('region', { name: 'Quick check', exact: true })).toContainText(`${65 - age} years`);

      await page.goto('/client-dashboard');
      await page.getByRole('button', { name: 'Add External Asset' }).click();
      const purchased = page.getByRole('dialog').getByLabel('Year Purchased').last();
      const refusal = page.getByRole('dialog').getByText('The year cannot be in the future');
      await expect(purchased).toHaveValue(String(year));
      await purchased.fill(String(year + 1));
      await purchased.blur();
      await expect(refusal).toBeVisible();
      await purchased.fill(String(year));
      await purchased.blur();
      await expect(refusal).toHaveCount(0);
    });
  });
}

test('[PROD-05] every calculator and every tab of the dashboard says that its figures are general information', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const line = page.getByText(/general information/i).filter({ visible: true });
  const modelling = ['first-time-buyers', 'portfolio-potential', 'negative-gearing', 'detailed-breakdown'];
  // The modelling dashboard's first tab is an ATO table, not a calculator.
  const calculators = ['/borrowing-capacity', '/mortgage-calculator'];
  for (const path of [...calculators, ...modelling.map((name) => `/modelling-dashboard?tab=${name}`)]) {
    await page.goto(path);
    await expect(page.getByRole('main').locator(line).first(), path).toBeVisible();
  }
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login as Client' }).click();
  await expect(page.getByRole('tab')).toHaveCount(8);
  for (const name of await page.getByRole('tab').allTextContents()) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('main').locator(line).first(), name).toBeVisible();
  }
});

test('[ASSIGN-08] the growth of the assign screen is an assumption of its own, open to change', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Login as Admin' }).click();
  await expect(page).toHaveURL('/admin-dashboard');
  await page.goto(`/assign-property?property=${demoIds.property}`);
  const growth = page.getByLabel(/growth/i);
  await expect(growth).toHaveValue('3.5');
  await expect(page.getByText('An assumption, not the property’s own growth.')).toBeVisible();
  const later = page.getByRole('row', { name: /^Value after 10 years/ });
  const before = await later.innerText();
  await growth.fill('5');
  await expect(later).not.toHaveText(before);
});

test('[VALID-11] a contact is not taken without the income that the estimate is of', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/borrowing-capacity');
  await page.getByLabel('Income before tax', { exact: false }).first().fill('90000');
  await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
  await page.getByRole('button', { name: 'Calculate Borrowing Capacity' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Mary Jones');
  await dialog.getByLabel('Email').fill('mary@example.com');
  await dialog.getByLabel('Phone').fill('0400 000 000');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  for (const missing of ['grossIncome', 'maritalStatus']) {
    // Navigating by a pasted link closes the open dialog.
    const inputs = { grossIncome: 90_000, maritalStatus: 'single', dependants: 2, existingLoans: 0, [missing]: null };
    const link = Buffer.from(JSON.stringify({ v: 1, kind: 'borrowing', inputs })).toString('base64url');
    await page.evaluate(`location.hash = 's=${link}'`);
    await expect(page).toHaveURL('/borrowing-capacity');
    await dialog.getByRole('button', { name: 'Send My Report' }).click();
    const toast = page.getByRole('alert').filter({ hasText: 'Please complete the borrowing capacity form first' });
    await expect(toast.first()).toBeVisible();
  }
  expect(sent.filter((path) => path.includes('lead'))).toEqual([]);
});

test('[LEAD-14] the answer to a lead is followed by the success toast, and no figure comes from it', {
  tag: '@desktop',
}, async ({ page }) => {
  const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  await page.route('**/api/borrowing-leads', (route) =>
    route.fulfill({ status: 201, json: { id, borrowingCapacity: 7 } }),
  );
  await page.route('**/api/mortgage-leads', (route) =>
    route.fulfill({ status: 201, json: { id, repaymentAmount: 7 } }),
  );
  const dialog = page.getByRole('dialog');
  const answered = async (text: string, figure: string) => {
    await dialog.getByRole('button', { name: 'Send My Report' }).click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(page.getByText(/\$7(?![\d,])/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Start New Calculation' }).click();
    if (figure !== '') await expect(page.getByText(figure).filter({ visible: true }).first()).toBeVisible();
  };

  await page.goto('/borrowing-capacity');
  await page.getByLabel('Income before tax', { exact: false }).first().fill('90000');
  await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
  await page.getByRole('button', { name: 'Calculate Borrowing Capacity' }).click();
  await expect(dialog).toContainText('$540,000');
  await dialog.getByLabel('Name').fill('Mary Jones');
  await dialog.getByLabel('Email').fill('mary@example.com');
  await dialog.getByLabel('Phone').fill('0400 000 000');
  await answered('Your report will be emailed to you shortly.', '');

  await page.goto('/mortgage-calculator');
  await page.getByRole('button', { name: 'Calculate Repayments' }).click();
  await dialog.getByRole('button', { name: 'Get Your Personalized Strategy Report' }).click();
  await dialog.getByLabel('First name').fill('Mary');
  await dialog.getByLabel('Last name').fill('Jones');
  await dialog.getByLabel('Email').fill('mary@example.com');
  await dialog.getByLabel('Phone').fill('0400 000 000');
  await dialog.getByRole('checkbox', { name: /privacy policy/ }).check();
  await answered('Thank you for your submission.', '$3,095');
});

test.describe('toasts', { tag: '@desktop' }, () => {
  test.use({ allowedErrors: [/status of 40[49]/] });

  test('[ERR-16] [ERR-34] are titled Error or Success where nothing else is stated', async ({ page, request }) => {
    const titled = (heading: string, text: string) =>
      page
        .getByRole('alert')
        .filter({ hasText: text })
        .filter({ has: page.getByText(heading, { exact: true }) });
    const desk = await adviser(request);
    const { profile } = await newClient(request, desk, { profile: { firstName: 'Mary' } });
    const refused = (path: string) => page.route(path, (route) => route.fulfill({ status: 404, body: '{}' }));

    await refused('**/api/profiles/*/details');
    await openAs(page, desk, `/admin/client/${profile.id}`);
    await expect(titled('Error', 'Failed to load client data. Please try again.')).toBeVisible();
    await page.unroute('**/api/profiles/*/details');
    await page.getByRole('button', { name: 'Retry' }).click();
    await tab(page, 'Personal').click();
    await page.getByLabel('First Name', { exact: true }).fill('Maria');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(titled('Success', 'Client details saved successfully')).toBeVisible();

    const property = {
      ...{ name: 'Toast House', street: '1 High St', suburb: 'Geelong', state: 'VIC', postcode: '3220' },
      ...{ description: '', price: 500_000, beds: 2, baths: 1, area: 90, growthRate: 4, rentalYield: 4 },
      ...{ imageUrl: '', features: [] },
    };
    const { id } = await (await request.post('/api/properties', { headers: bearer(desk), data: property })).json();
    await page.goto(`/admin/property/${id}`);
    await page.getByRole('button', { name: 'Edit Property' }).click();
    await page.getByLabel('Property name').fill('Toast Villa');
    await refused(`**/api/properties/${id}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(titled('Error', 'Failed to update property')).toBeVisible();
    await page.unroute(`**/api/properties/${id}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(titled('Success', 'Property updated successfully')).toBeVisible();
  });
});
