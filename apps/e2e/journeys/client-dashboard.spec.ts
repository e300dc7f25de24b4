import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../setup/accessible.ts';
import { answered, type Client, card, newClient, openAs, region, test } from '../setup/dashboard-clients.ts';
import { showCharts } from '../setup/modelling.ts';
import { expect } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

const tabs = [
  ['overview', 'Portfolio Overview'],
  ['investment', 'Investment Analysis'],
  ['mortgage', 'Mortgage Details'],
  ['tax', 'Tax Analysis'],
  ['liabilities', 'Liabilities'],
  ['retirement', 'Retirement'],
  ['properties', 'Your Properties'],
  ['saved', 'Saved Properties'],
] as const;

test.describe('a new client', () => {
  test('[DASH-01] [DASH-02] [DASH-03] [DASH-07] [CARD-01] [TABOV-09] finds the dashboard with nothing in it, and what to do', async ({
    page,
    emptyClient,
  }) => {
    await openAs(page, emptyClient);
    await expect(page.getByText('Welcome, Robin')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(tabs.map(([, name]) => name));
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Portfolio Overview');
    await expect(page.getByRole('group')).toHaveCount(9);
    await expect(card(page, 'Total Assets')).toContainText('$0');
    await expect(page.getByText('No data yet')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Add External Asset' })).toBeVisible();
    await expect(page.getByText('Start with your details')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Modelling Dashboard' }).click();
    await expect(page).toHaveURL('/modelling-dashboard');
  });

  test('[TABINV-02] [TABMORT-03] [TABLIAB-03] [TABPROP-03] [TABPROP-04] [TABPROP-05] every tab says what it is for', async ({
    page,
    emptyClient,
  }) => {
    await openAs(page, emptyClient);
    const panel = page.getByRole('tabpanel');
    await page.getByRole('tab', { name: 'Investment Analysis' }).click();
    await expect(panel).toContainText('No data yet');
    await page.getByRole('tab', { name: 'Mortgage Details' }).click();
    await expect(panel).toContainText('No primary residence mortgage found.');
    await page.getByRole('tab', { name: 'Tax Analysis' }).click();
    await expect(panel).toContainText('0%');
    await page.getByRole('tab', { name: 'Liabilities' }).click();
    await expect(panel).toContainText('No data yet');
    await page.getByRole('tab', { name: 'Retirement' }).click();
    await expect(panel).toContainText('Add your date of birth');
    await page.getByRole('tab', { name: 'Your Properties' }).click();
    await expect(panel).toContainText("You haven't added any properties to your portfolio yet.");
    await expect(page.getByRole('link', { name: 'Find Properties' })).toHaveAttribute(
      'href',
      '/portfolio-manager?next=properties',
    );
    await page.getByRole('tab', { name: 'Saved Properties' }).click();
    await expect(panel).toContainText("You haven't saved any properties yet.");
    await expect(page.getByRole('link', { name: 'Browse Properties' })).toHaveAttribute(
      'href',
      '/portfolio-manager?next=properties',
    );
    await expect(page).toHaveURL('/client-dashboard?tab=saved');
  });

  test.describe('whose details do not load', () => {
    test.use({ allowedErrors: [/404/] });

    test('[DASH-08] [DASH-09] is told in the page, without a toast, and can retry', async ({ page, emptyClient }) => {
      let isAway = true;
      await page.route('**/api/profiles/*/details', (route) =>
        isAway ? route.fulfill({ status: 404, json: {} }) : route.continue(),
      );
      await openAs(page, emptyClient);
      const alert = page.getByRole('alert').filter({ hasText: 'Your details could not be loaded' });
      await expect(alert).toBeVisible();
      await expect(page.getByText('Welcome, Investor')).toBeVisible();
      await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
      isAway = false;
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(card(page, 'Equity')).toBeVisible();
      await expect(alert).toHaveCount(0);
    });

    for (const [what, body, words] of [
      ['no data', '', 'No data received from API'],
      ['no profile', '{"assets":[],"liabilities":[]}', 'Profile data is missing from API response'],
    ] as const) {
      test(`[ERR-11] [API-40] [DASH-09] an answer with ${what} counts as none, and the log says why`, async ({
        page,
        emptyClient,
      }) => {
        const answer = { status: 200, contentType: 'application/json', body };
        await page.route('**/api/profiles/*/details', (route) => route.fulfill(answer));
        const logged = page.waitForEvent('console', (entry) => entry.text().includes(words));
        await openAs(page, emptyClient);
        await logged;
        await expect(page.getByRole('alert').filter({ hasText: 'Your details could not be loaded' })).toBeVisible();
        await expect(page.getByText(words)).toHaveCount(0);
      });
    }

    test('[DASH-09] [ERR-16] [ERR-20] a portfolio that does not load shows its toast', async ({
      page,
      emptyClient,
    }) => {
      await page.route('**/api/portfolio/*', (route) => route.fulfill({ status: 404, json: {} }));
      await openAs(page, emptyClient, '?tab=properties');
      const toast = page.getByRole('alert').filter({ hasText: 'Failed to load portfolio data' });
      await expect(toast.getByText('Error', { exact: true })).toBeVisible();
      await expect(page.getByText('Failed to load portfolio data')).toHaveCount(1);
      await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Retry' })).toBeVisible();
      await page.getByRole('tab', { name: 'Tax Analysis' }).click();
      await page.getByRole('tab', { name: 'Your Properties' }).click();
      await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByText('Failed to load portfolio data')).toHaveCount(1);
    });
  });
});

test.describe('a client with a full picture', () => {
  test('[CARD-02] [CARD-03] [CARD-08] [CARD-09] [CARD-12] [CARD-17] sees nine figures, each with its working', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient);
    const figures = [
      ['Total Assets', '$1,745,000'],
      ['Total Invested', '$1,220,000'],
      ['Gross Income', '$208,840'],
      ['Net Income', '$81,388'],
      ['Monthly Cashflow', '−$2,997'],
      ['Equity', '$765,800'],
      ['Property Count', '2'],
      ['Total Liabilities', '$979,200'],
      ['Monthly Repayments', '$5,400'],
    ] as const;
    for (const [name, figure] of figures) await expect(card(page, name)).toContainText(figure);
    await expect(card(page, 'Monthly Cashflow')).toContainText('shortfall');

    await card(page, 'Net Income').getByRole('button', { name: 'About Net Income' }).focus();
    await expect(page.getByRole('tooltip')).toContainText('estimate: 70% of gross');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    for (const [name, figure] of figures) {
      const toggle = card(page, name).getByRole('button', { name: 'How is this worked out?' });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const table = page.getByRole('table', { name: `How it is worked out: ${name}` });
      await expect(table.getByRole('row').last()).toContainText(figure);
    }
  });

  test('[TABOV-01] [TABOV-02] [TABOV-06] [TABOV-07] [TABOV-08] [CHART-01] [CHART-06] sees the overview drawn from the record', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient);
    await expect(page.getByText("12-month history of your portfolio's total value")).toBeVisible();
    await showCharts(page);
    const value = region(page, 'Portfolio Value Over Time');
    await expect(value).toContainText('$1,745,000');
    await expect(region(page, 'Property Allocation')).toContainText('Primary Home 52%');
    const flow = region(page, 'Cash Flow Summary');
    await expect(flow).toContainText('$2,253 of rent against $5,250');
    await expect(flow.getByRole('listitem')).toHaveText(['Income', 'Expenses']);

    await value.getByRole('button', { name: 'Table view' }).click();
    await expect(value.getByRole('row')).toHaveCount(13);
    await expect(value.getByRole('row').last()).toContainText('$1,745,000');
    const download = page.waitForEvent('download');
    await value.getByRole('button', { name: 'Save as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('Month,"Value, AUD"');
    expect(csv).toContain(',1745000.00');
    for (const name of ['Update Income Details', 'Manage Loan Information', 'Add External Asset']) {
      await expect(region(page, 'Financial Management').getByRole('button', { name })).toBeVisible();
    }
  });

  test('[CHART-02] [CHART-03] [CHART-04] [CHART-05] [CHART-07] [CHART-08] [CHART-09] [CHART-12] explores the charts by keyboard', async ({
    page,
    fullClient,
    isMobile,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openAs(page, fullClient);
    await showCharts(page);
    const chart = (name: string) => page.getByRole('application', { name });
    const words = (name: string) => chart(name).locator('p');

    const line = chart('Portfolio Value Over Time');
    const frame = await line.locator('..').boundingBox();
    const place = await line.locator('../..').boundingBox();
    expect(frame).toMatchObject({ height: 320, width: place?.width });
    await line.focus();
    await page.keyboard.press('End');
    await expect(words('Portfolio Value Over Time').last()).toHaveText('Value$1,745,000');
    await expect(line.locator('circle')).toHaveAttribute('r', '8');
    await expect(line.locator('path[stroke]')).toHaveCSS('stroke-width', '2px');
    await expect(line.locator('text').nth(1)).toHaveText(/^\$/);

    const pie = chart('Property Allocation');
    await expect(region(page, 'Property Allocation')).toContainText(
      'Distribution of your portfolio by property type/location',
    );
    await pie.focus();
    await page.keyboard.press('ArrowRight');
    await expect(words('Property Allocation')).toHaveText('Primary HomeValue $900,000');
    await expect(pie.locator('path').first()).toHaveAttribute('d', /A80,80/);
    if (!isMobile) await expect(pie.locator('text').first()).toHaveText('Primary Home 52%');

    const bars = chart('Cash Flow Summary');
    await expect(page.getByText('Monthly income vs. expenses from your properties')).toBeVisible();
    await bars.focus();
    await page.keyboard.press('ArrowRight');
    await expect(words('Cash Flow Summary')).toHaveText(['Income$2,253', 'Expenses$5,250']);
    const fills = bars.locator('rect[fill]');
    await expect(fills.first()).toHaveCSS('fill', 'rgb(50, 157, 130)');
    await expect(fills.last()).toHaveCSS('fill', 'rgb(161, 36, 28)');
  });

  test('[TABINV-01] [TABMORT-01] [TABMORT-02] [TABLIAB-01] [TABLIAB-02] looks at assets, home loan and liabilities', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=investment');
    await showCharts(page);
    await expect(region(page, 'Types of asset').getByRole('listitem')).toHaveCount(4);
    // Text of a client is text, whatever it looks like.
    await expect(region(page, 'Your assets')).toContainText('<b>Unit</b>');
    await expect(region(page, 'Your assets')).toContainText('50%');

    await page.getByRole('tab', { name: 'Mortgage Details' }).click();
    const loan = region(page, 'Home loan');
    await expect(loan).toContainText('$480,000');
    await expect(loan).toContainText('$2,950 a month');
    await expect(loan.getByText('Age when paid off')).toBeVisible();
    await showCharts(page);

    await page.getByRole('tab', { name: 'Liabilities' }).click();
    const credit = page.getByRole('progressbar', { name: 'Credit utilisation' });
    await expect(credit).toHaveAttribute('aria-valuetext', '26.67%: $3,200 of $12,000 is used.');
    await expect(region(page, 'Loan details').getByRole('row')).toHaveCount(4);
  });

  test('[TABTAX-01] [TABTAX-03] [TABTAX-07] [TABTAX-08] [TAX-07] switches the tax year and keeps it over a reload', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=tax');
    const panel = page.getByRole('tabpanel');
    const year = page.getByLabel('Financial year');
    await expect(year).toHaveValue('2025-26');
    await expect(year.locator('option')).toHaveCount(8);
    // 110,000 and 70,000 at the rates of 2025-26: 23,788 + 11,788.
    await expect(panel).toContainText('$35,576 a year');
    await expect(panel).toContainText('rent and dividends are not included');
    // With the levy of 2% alone it would be 39,176.
    await expect(panel).toContainText('without the Medicare levy, tax offsets and study-loan repayments');
    await expect(region(page, 'Income breakdown')).toContainText('Your partner');
    await expect(region(page, 'Rates and tax by bracket, 2025-26')).toContainText('45,001 to 135,000');
    await year.selectOption('2026-27');
    await expect(panel).toContainText('$35,040 a year');
    await expect(page).toHaveURL('/client-dashboard?tab=tax&year=2026-27');
    await page.reload();
    await expect(panel).toContainText('2026-27 resident rates');
  });

  test('[TABRET-01] [TABRET-02] [TABRET-06] [TABRET-09] [TABRET-10] [TABRET-12] [TABRET-13] looks at retirement', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=retirement');
    const plan = region(page, 'Retirement plan');
    await expect(plan).toContainText('your goal: 60');
    await expect(plan).toContainText('before investment returns in retirement');
    await expect(plan).toContainText('your passive income goal: $50,000 a year');
    await expect(plan).toContainText('in today’s dollars');
    await expect(plan).toContainText('Projected savings, existing savings only');
    await showCharts(page);
    await expect(region(page, 'Savings projection').getByRole('listitem')).toHaveText([
      'If you save your surplus',
      'Existing savings only',
    ]);
    await expect(region(page, 'What the plan assumes').getByRole('listitem')).toHaveCount(10);
    await page.getByLabel('Rise of prices').fill('0');
    await expect(plan).toContainText('in today’s dollars');
  });

  test('[TABPROP-01] [TABPROP-02] [TABPROP-06] [TABPROP-07] sees what was assigned and what is saved', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=properties');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('link')).toHaveCount(1);
    const property = panel.getByRole('link', { name: /Harbour View/ });
    for (const text of [
      'No image',
      '12 Quay St, Newcastle, NSW, 2300',
      '$850,000',
      '3 beds',
      '2 baths',
      '180 m²',
      '4.25%',
    ]) {
      await expect(property).toContainText(text);
    }
    await page.getByRole('tab', { name: 'Saved Properties' }).click();
    await expect(panel.getByRole('link')).toHaveCount(1);
    await panel.getByRole('link', { name: /Garden Court/ }).click();
    await expect(page).toHaveURL(/\/property\/[0-9a-f-]{36}$/);
  });

  test('prints what it shows', async ({ page, fullClient }) => {
    await openAs(page, fullClient, '?tab=tax');
    await expect(region(page, 'Income breakdown')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Tax Analysis' })).toBeVisible();
    await expect(page.getByText(/^Printed on .* engine /)).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(card(page, 'Equity')).toContainText('$765,800');
    await expect(page.getByRole('button', { name: 'Edit Details' })).toBeHidden();
  });

  test('the print button draws every chart at the width of paper first', async ({ page, fullClient }) => {
    await page.addInitScript('print = () => { globalThis.hasPrinted = true }');
    await openAs(page, fullClient);
    await expect(page.getByRole('button', { name: 'Table view' })).toHaveCount(3);
    await page.getByRole('main').getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.evaluate('globalThis.hasPrinted')).toBe(true);
    await expect(page.getByRole('application')).toHaveCount(3);
    for (const chart of await page.getByRole('application').all()) {
      expect((await chart.boundingBox())?.width).toBeLessThanOrEqual(720);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`is accessible on every tab, ${colorScheme}`, async ({ page, fullClient }) => {
      test.setTimeout(150_000);
      await page.emulateMedia({ colorScheme });
      await openAs(page, fullClient);
      for (const [id, name] of tabs) {
        await page.getByRole('tab', { name, exact: true }).click();
        await expect(page.getByRole('tabpanel', { name })).toContainText('Estimate only');
        await showCharts(page, { mayHaveNone: true });
        await expectAccessible(page, id);
      }
    });
  }
});

test.describe('the details form over the dashboard', () => {
  test('[DASH-04] [TABOV-03] [TABOV-04] [TABOV-05] opens where each button says', async ({ page, emptyClient }) => {
    await openAs(page, emptyClient);
    const dialog = page.getByRole('dialog', { name: 'Edit Your Details' });
    const openings = [
      ['Edit Details', 'Personal'],
      ['Update Income Details', 'Income'],
      ['Manage Loan Information', 'Liabilities'],
      ['Add External Asset', 'Assets'],
    ] as const;
    for (const [button, tab] of openings) {
      await page.getByRole('main').getByRole('button', { name: button }).first().click();
      await expect(dialog.getByRole('tab', { selected: true })).toHaveText(tab);
      if (tab === 'Assets') await expect(dialog.getByLabel('Year Purchased')).not.toHaveValue('');
      await dialog.getByRole('button', { name: 'Close' }).click();
      // A new asset is a change, which the form asks about.
      if (tab === 'Assets') await page.getByRole('button', { name: /discard|leave/i }).click();
      await expect(dialog).toHaveCount(0);
    }
  });

  test('[DASH-05] [DASH-06] saving closes it, and the figures follow', async ({ page, api }) => {
    const client = await newClient(api, 'Sam');
    await openAs(page, client);
    await expect(card(page, 'Gross Income')).toContainText('$0');
    await page.getByRole('button', { name: 'Update Income Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Your Details' });
    await dialog.getByLabel('Gross Income').fill('120k');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(page, 'Gross Income')).toContainText('$120,000');
    await expect(card(page, 'Net Income')).toContainText('$84,000');
    await expect(page.getByText('Start with your details')).toHaveCount(0);
  });
});

test.describe('others', () => {
  test('[GUARD-02] a visitor is sent to sign in', async ({ page }) => {
    await page.goto('/client-dashboard');
    await expect(page).toHaveURL('/auth');
  });

  test('[GUARD-07] an adviser is sent to their own dashboard', async ({ page, api }) => {
    const { email, password } = settings.adviser;
    const adviser = await answered<Client>(api.post('/api/auth/login', { data: { email, password } }));
    await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(adviser.accessToken)})`);
    await page.goto('/client-dashboard');
    await expect(page).toHaveURL(/\/admin/);
  });
});
