import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../setup/accessible.ts';
import { answered, type Client, card, newClient, openAs, test } from '../setup/dashboard-clients.ts';
import { region } from '../setup/figures.ts';
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
  test('is welcomed by name over nine cards and eight tabs [DASH-01 DASH-02 DASH-07 CARD-01]', async ({
    page,
    emptyClient,
  }) => {
    await openAs(page, emptyClient);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Portfolio Dashboard');
    await expect(page.getByText('Welcome, Robin')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(tabs.map(([, name]) => name));
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Portfolio Overview');
    await expect(page.getByRole('group')).toHaveCount(9);
  });

  test('finds nothing made up, and what to do next [DASH-03 TABOV-09]', async ({ page, emptyClient }) => {
    await openAs(page, emptyClient);
    await expect(card(page, 'Total Assets')).toContainText('$0');
    await expect(page.getByText('No data yet')).toHaveCount(3);
    await expect(page.getByRole('application')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add External Asset' })).toBeVisible();
    await expect(page.getByText('Start with your details')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Modelling Dashboard' }).click();
    await expect(page).toHaveURL('/modelling-dashboard');
  });

  test('is told on the tabs of assets, home loan and liabilities that there is nothing yet [TABINV-02 TABMORT-03 TABLIAB-03]', async ({
    page,
    emptyClient,
  }) => {
    await openAs(page, emptyClient);
    // Each panel is awaited by its own name: the row of tabs scrolls to the open tab, and Overview says 'No data yet' too.
    for (const [name, told] of [
      ['Investment Analysis', 'No data yet'],
      ['Mortgage Details', 'No primary residence mortgage found.'],
      ['Tax Analysis', '0%'],
      ['Liabilities', 'No data yet'],
      ['Retirement', 'Add your date of birth'],
    ] as const) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toContainText(told);
    }
    await expect(page).toHaveURL('/client-dashboard?tab=retirement');
  });

  test('is led from the empty lists of properties to the catalogue [TABPROP-03 TABPROP-04 TABPROP-05]', async ({
    page,
    emptyClient,
  }) => {
    for (const [tab, words, link] of [
      ['properties', "You haven't added any properties to your portfolio yet.", 'Find Properties'],
      ['saved', "You haven't saved any properties yet.", 'Browse Properties'],
    ] as const) {
      await openAs(page, emptyClient, `?tab=${tab}`);
      await expect(page.getByRole('tabpanel')).toContainText(words);
      const way = page.getByRole('link', { name: link });
      await expect(way).toHaveAttribute('href', '/portfolio-manager?next=properties');
      await way.click();
      await expect(page).toHaveURL('/properties');
    }
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

const summaryFigures = [
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

test.describe('a client with a full picture', () => {
  test('sees nine figures: assets, income, liabilities and repayments by the month among them [CARD-02 CARD-08 CARD-12 CARD-17]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient);
    for (const [name, figure] of summaryFigures) await expect(card(page, name)).toContainText(figure);
    await expect(card(page, 'Monthly Cashflow')).toContainText('a month from investments, after all repayments');
  });

  test('reads under each figure how it is worked out, and what it counts [CARD-03 CARD-09]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient);
    for (const [title, words] of [
      ['Total Assets', 'ach asset counts in full'],
      ['Net Income', 'estimate: 70% of gross'],
    ] as const) {
      await card(page, title).getByRole('button', { name: 'How is this worked out?' }).focus();
      await expect(page.getByRole('tooltip')).toContainText(words);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    }
    for (const [name, figure] of summaryFigures) {
      const toggle = card(page, name).getByRole('button', { name: 'How is this worked out?' });
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const table = page.getByRole('table', { name: `How it is worked out: ${name}` });
      await expect(table.getByRole('row').last()).toContainText(figure);
    }
  });

  test('sees two charts, a panel and Financial Management on the overview [TABOV-01 TABOV-02]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient);
    await showCharts(page);
    for (const name of ['Portfolio Value Over Time', 'Property Allocation', 'Cash Flow Summary']) {
      await expect(region(page, name).getByRole('application', { name })).toBeVisible();
    }
    for (const name of ['Update Income Details', 'Manage Loan Information', 'Add External Asset']) {
      await expect(region(page, 'Financial Management').getByRole('button', { name })).toBeVisible();
    }
  });

  test('sees a year of values as far as they are on record, the shares of its assets, and rent beside repayments [TABOV-06 TABOV-07 TABOV-08 FIRST-14]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient);
    await showCharts(page);
    const value = region(page, 'Portfolio Value Over Time');
    await expect(value).toContainText('$1,745,000');
    // 900,000 ÷ 1,745,000
    await expect(region(page, 'Property Allocation')).toContainText('Primary Home 52%');
    // 520 × 52 ÷ 12; 2,950 + 2,300
    const flow = region(page, 'Cash Flow Summary');
    await expect(flow).toContainText('$2,253 of rent against $5,250');
    // A new account has one month of data.
    await expect(flow).toContainText('Earlier months are not on record, so none are drawn.');
    await flow.getByRole('button', { name: 'Table view' }).click();
    await expect(flow.getByRole('row')).toHaveCount(2);

    await value.getByRole('button', { name: 'Table view' }).click();
    await expect(value.getByRole('row')).toHaveCount(13);
    await expect(value.getByRole('row').last()).toContainText('$1,745,000');
    // Eleven months before the account existed.
    await expect(value.getByRole('row').filter({ hasText: '$' })).toHaveCount(1);
    const download = page.waitForEvent('download');
    await value.getByRole('button', { name: 'Save as CSV' }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain('Month,"Value, AUD"');
    expect(csv).toContain(',1745000.00');
  });

  test('looks at the assets by type, each with its share [TABINV-01]', async ({ page, fullClient }) => {
    await openAs(page, fullClient, '?tab=investment');
    await showCharts(page);
    await expect(region(page, 'Assets by type').getByRole('application')).toBeVisible();
    await expect(region(page, 'Types of asset').getByRole('listitem')).toHaveCount(4);
    // Markup in a client's text is shown as text.
    await expect(region(page, 'Your assets')).toContainText('<b>Unit</b>');
    await expect(region(page, 'Your assets')).toContainText('50%');
  });

  test('looks at the home loan: debt, repayment, years and age at its end [TABMORT-01]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=mortgage');
    const loan = region(page, 'Home loan');
    await expect(loan).toContainText('$480,000');
    await expect(loan).toContainText('$2,950 a month');
    // 480,000 at 5.5 % ÷ 12 and 2,950 a month takes 300 months.
    const line = (label: string) => loan.locator('dl > div').filter({ hasText: label }).locator('strong');
    await expect(line('Years remaining')).toHaveText('25 years');
    const year = new Date().getFullYear();
    await expect(line('Age when paid off')).toHaveText(String(year - 1986 + 25));
  });

  test('looks at the liabilities by type, the credit used, and their terms [TABLIAB-01 TABLIAB-02]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=liabilities');
    await showCharts(page);
    await expect(region(page, 'Liabilities by type').getByRole('application')).toBeVisible();
    // 3,200 ÷ 12,000
    const credit = page.getByRole('progressbar', { name: 'Credit utilisation' });
    await expect(credit).toHaveAttribute('aria-valuetext', '26.67%: $3,200 of $12,000 is used.');
    await expect(region(page, 'Loan details').getByRole('row')).toHaveCount(4);
  });

  test('sees taxes, brackets and incomes of both, and what is left out [TABTAX-01 TABTAX-07 TABTAX-08 TAX-07]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=tax');
    const panel = page.getByRole('tabpanel');
    // 110,000 and 70,000 at the rates of 2025-26: 23,788 + 11,788.
    await expect(panel).toContainText('$35,576 a year');
    await expect(panel).toContainText('rent and dividends are not included');
    // With the levy of 2% alone it would be 39,176.
    await expect(panel).toContainText('without the Medicare levy, tax offsets and study-loan repayments');
    await expect(region(page, 'Income breakdown')).toContainText('Your partner');
    await expect(region(page, 'Rates and tax by bracket, 2025-26').getByRole('rowheader')).toHaveText([
      '0 to 18,200',
      '18,201 to 45,000',
      '45,001 to 135,000',
      '135,001 to 190,000',
      'above 190,000',
    ]);
    await showCharts(page);
    await expect(page.getByRole('application', { name: 'Tax brackets, 2025-26' })).toBeVisible();
  });

  test('switches the tax year and keeps it over a reload', async ({ page, fullClient }) => {
    await openAs(page, fullClient, '?tab=tax');
    const panel = page.getByRole('tabpanel');
    const year = page.getByLabel('Financial year');
    await expect(year).toHaveValue('2025-26');
    await expect(year.locator('option')).toHaveCount(8);
    await year.selectOption('2026-27');
    await expect(panel).toContainText('$35,040 a year');
    await expect(page).toHaveURL('/client-dashboard?tab=tax&year=2026-27');
    await page.reload();
    await expect(panel).toContainText('2026-27 resident rates');
  });

  test('looks at retirement: figures, composition and the projection of savings [TABRET-01 TABRET-09]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=retirement');
    await expect(region(page, 'Quick check').getByRole('term')).not.toHaveCount(0);
    await showCharts(page);
    const composition = region(page, 'Portfolio composition');
    await expect(composition.getByRole('application')).toBeVisible();
    await expect(composition).toContainText('Superannuation');
    await expect(region(page, 'Quick check')).toContainText('Projected savings, existing savings only');
    await expect(region(page, 'Savings projection of the quick check').getByRole('listitem')).toHaveText([
      'If you save your surplus',
      'Existing savings only',
    ]);
  });

  test('reads what the retirement plan assumes, beside the own goals [TABRET-06 TABRET-10 TABRET-12 TABRET-13]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=retirement');
    const plan = region(page, 'Quick check');
    await expect(plan).toContainText('your goal: 60');
    await expect(plan).toContainText('before investment returns in retirement');
    await expect(plan).toContainText('your passive income goal: $50,000 a year');
    await expect(plan).toContainText('in today’s dollars');
    await expect(region(page, 'What the quick check assumes').getByRole('listitem')).toHaveCount(10);
  });

  test('sees first whether what the household holds, less its loans, reaches its own goal [FIRST-02]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=retirement');
    const outlook = region(page, 'Your income goal');
    // 180,000 + 45,000 + half of 620,000 − 496,000, to the goal of 50,000 a year from 60 to 85.
    await expect(outlook).toContainText('Counted today$39,000');
    await expect(outlook).toContainText('its loans −$496,000');
    await expect(outlook).toContainText('Income wanted, a year$50,000');
    await expect(outlook).toContainText('Needed at retirement$1,250,000');
    await expect(outlook).toContainText('Your income and your partner’s count');
    const expected = outlook.getByText('Expected, if you save what is left over', { exact: true }).locator('..');
    const before = await expected.textContent();
    await page.getByLabel('Inflation').fill('5');
    await expect(expected).not.toHaveText(before ?? '');
    const headings = await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).allTextContents();
    expect(headings.slice(0, 2)).toEqual(['Retirement in your timeline', 'Your income goal']);
    expect(headings).toContain('Quick check');
  });

  test('sees what was assigned and what is saved, asked for as not purchased [TABPROP-01 TABPROP-02 TABPROP-06 TABPROP-07]', async ({
    page,
    fullClient,
  }) => {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/saved_properties');
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
    expect(new URL((await asked).url()).searchParams.get('purchased')).toBe('false');
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
    await expect(page.getByRole('button', { name: 'Table view' })).toHaveCount(4);
    await page.getByRole('main').getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => page.evaluate('globalThis.hasPrinted')).toBe(true);
    await expect(page.getByRole('application')).toHaveCount(4);
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
  test('opens where each button says [DASH-04 TABOV-03 TABOV-04 TABOV-05]', async ({ page, emptyClient }) => {
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
      // A new asset is a change, so the form asks before it is lost.
      if (tab === 'Assets') await page.getByRole('button', { name: /discard|leave/i }).click();
      await expect(dialog).toHaveCount(0);
    }
  });

  test('[DASH-05] [DASH-06] saving closes it, and the figures follow', async ({ page, api }) => {
    const client = await newClient(api, 'Sam');
    const writes: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname.includes('/profiles')) writes.push(`${request.method()} ${pathname}`);
    });
    await openAs(page, client);
    await expect(card(page, 'Gross Income')).toContainText('$0');
    await page.getByRole('button', { name: 'Update Income Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Your Details' });
    await dialog.getByLabel('Gross Income').fill('120k');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card(page, 'Gross Income')).toContainText('$120,000');
    await expect(card(page, 'Net Income')).toContainText('$84,000');
    expect(writes).toEqual([`PUT /api/profiles/${client.id}/details`]);
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
