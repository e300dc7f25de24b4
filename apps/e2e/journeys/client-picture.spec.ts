import type { Locator, Page } from '@playwright/test';
import { assign, card, householdOnRecord, openAs, test } from '../setup/dashboard-clients.ts';
import { region } from '../setup/figures.ts';
import { expect } from '../setup/quiet-page.ts';

test.describe('the picture of a client', () => {
  test('is led by net worth, equity with LVR, what is left over and the next event, each with its lines at one press [FIRST-03 FIRST-05]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient);
    const lead = region(page, 'Where you stand');
    await expect(lead.getByRole('heading', { level: 3 }).first()).toHaveText('Net worth today');
    // The record is new, so no month before this one is kept.
    await expect(lead.getByText('no earlier month to compare with yet')).toHaveCount(3);
    const linesOf = async (name: string) => {
      await lead.getByRole('button', { name: `How it adds up: ${name}` }).press('Enter');
      return lead.getByRole('table', { name: `How it adds up: ${name}` }).getByRole('row');
    };
    // 900,000 + half of 620,000 + 45,000 + 180,000 − 480,000 − 496,000 − 3,200
    await expect((await linesOf('Net worth today')).last()).toContainText('$455,800');
    const equity = await linesOf('Property equity');
    await expect(equity.filter({ hasText: 'your 50% of $620,000' })).toContainText('$310,000');
    // 976,000 ÷ 1,210,000
    await expect(equity.filter({ hasText: 'LVR' })).toContainText('80.66%');
    await expect(equity.last()).toContainText('$234,000');
    await expect((await linesOf('Left over a month')).nth(1)).toContainText('Salaries before tax');
    await expect((await linesOf('Next event')).nth(1)).toContainText('Rental losses: new law');
    const top = (place: { y: number } | null) => place?.y ?? 0;
    expect(top(await lead.boundingBox())).toBeLessThan(top(await card(page, 'Total Assets').boundingBox()));
  });

  test('shows the figures that lead before its code is here, and the same ones after [FIRST-03]', async ({
    page,
    fullClient,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(fullClient.accessToken)})`);
    await page.goto('/client-dashboard', { waitUntil: 'commit' });
    const cards = page.locator('[data-first-figure]');
    await expect(cards.first()).toContainText('$455,800');
    const early = await cards.allInnerTexts();
    expect(early).toHaveLength(4);
    release();
    const lead = region(page, 'Where you stand');
    await expect(lead.getByRole('button', { name: 'How it adds up: Net worth today' })).toBeVisible();
    for (const text of early) for (const line of text.split(/\n+/)) await expect(lead).toContainText(line);
  });

  test('sees net worth over 5 to 40 years in either kind of dollars, and what had to be assumed [FIRST-03]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient);
    const chart = region(page, 'Net worth over time');
    await chart.getByRole('radio', { name: '5 years' }).check();
    await chart.getByRole('button', { name: 'Table view' }).click();
    // The head, today and five years.
    await expect(chart.getByRole('row')).toHaveCount(7);
    await expect(chart.getByRole('row').nth(1)).toContainText('$455,800');
    await chart.getByRole('radio', { name: '5 years' }).press('ArrowRight');
    await expect(chart.getByRole('row')).toHaveCount(12);
    await expect(chart).toContainText('in today’s dollars');
    await chart.getByRole('radio', { name: 'Dollars of the year' }).check();
    await expect(chart).toContainText('in the dollars of that year');
    await page.getByText(/^\d+ things are not on your record/).click();
    await page
      .getByRole('region', { name: 'Expenses' })
      .or(page.getByRole('region', { name: 'Assets', exact: true }))
      .first()
      .getByRole('button', { name: 'Enter these' })
      .click();
    await expect(page.getByRole('dialog', { name: 'Edit Your Details' })).toBeVisible();
  });

  test('lists each property once, with value, loan, equity, LVR, yield and what the law of 2027 means [FIRST-04 FIRST-05]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=properties');
    const owned = region(page, 'Properties you own');
    await expect(owned.getByRole('listitem')).toHaveCount(2);
    // 900,000 + half of 620,000; 976,000 ÷ 1,210,000
    await expect(owned).toContainText('2 properties worth $1,210,000, $976,000 owed, equity $234,000, LVR 80.66%.');
    const unit = owned.getByRole('listitem', { name: '<b>Unit</b>' });
    for (const words of [
      'Rental',
      'Not known',
      '$310,000',
      '50% of $620,000',
      '$496,000',
      '−$186,000',
      // 496,000 ÷ 310,000
      '160%',
      // 520 × 52 ÷ 2 ÷ 310,000
      '4.36%',
      'Mortgage 2 is counted as on <b>Unit</b>, which the record does not say',
    ]) {
      await expect(unit).toContainText(words);
    }
    await unit.getByRole('button', { name: 'How is this worked out?' }).click();
    const table = unit.getByRole('table');
    await expect(table.getByRole('row', { name: /^LVR/ })).toContainText('$496,000 ÷ $310,000');
    await expect(table.getByRole('row').last()).toContainText('The day of the contract is not on record');
    await expect(owned.getByRole('listitem', { name: 'Home', exact: true })).toContainText('Not let');
    await expect(page.getByRole('tabpanel').getByRole('link', { name: /Harbour View/ })).toHaveCount(1);
  });

  test('an asset that is an assigned property is one row, and counts once [FIRST-04]', async ({
    page,
    api,
    fullClient,
  }) => {
    await openAs(page, fullClient, '?tab=properties');
    const href = await page
      .getByRole('tabpanel')
      .getByRole('link', { name: /Harbour View/ })
      .getAttribute('href');
    const asset = { assetType: 'Investment Property', description: '12 Quay St, Newcastle', currentValue: 850_000 };
    const client = await householdOnRecord(api, { assets: [{ ...asset, yearPurchased: 2020 }] });
    await assign(api, client, href?.split('/').at(-1) ?? '');
    await page.addInitScript(`localStorage.setItem('token', ${JSON.stringify(client.accessToken)})`);
    await page.reload();
    await expect(region(page, 'Properties you own').getByRole('listitem')).toHaveCount(1);
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('link', { name: '12 Quay St, Newcastle' })).toHaveAttribute('href', href ?? '');
    await expect(panel.getByRole('link')).toHaveCount(1);
    await expect(panel).toContainText('1 property worth $850,000');
    await expect(panel).toContainText('Kept');
    await expect(card(page, 'Property Count')).toContainText('1');
    await expect(card(page, 'Total Assets')).toContainText('$850,000');
  });

  test('has nine cards of 84 px, eight tabs in one row that stays in view, and begins within 400 px on a phone', async ({
    page,
    fullClient,
    isMobile,
  }) => {
    await openAs(page, fullClient);
    const boxOf = async (at: Locator) => (await at.boundingBox()) ?? { y: 0, height: 0 };
    const figures = region(page, 'Where you stand').getByRole('heading', { level: 3 });
    await expect(figures.first()).toBeVisible();
    const cards = region(page, 'Summary').getByRole('group');
    await expect(cards).toHaveCount(9);
    if (isMobile) expect((await boxOf(figures.first())).y).toBeLessThan(400);
    else for (const { height } of await Promise.all((await cards.all()).map(boxOf))) expect(height).toBe(84);
    const tabs = await page.getByRole('tab').all();
    const tops = await Promise.all(tabs.map(async (tab) => Math.round((await boxOf(tab)).y)));
    expect(new Set(tops).size).toBe(1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Add External Asset' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
  });

  test('reads the timeline’s figure beside each quick estimate, with why they differ [FIRST-03]', async ({
    page,
    fullClient,
  }) => {
    // A year's tax is paid in November: twelve months from December on end with it, and nothing of them is to come.
    await page.clock.setFixedTime('2026-11-20T03:00:00Z');
    await openAs(page, fullClient, '?tab=tax');
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByRole('heading', { level: 3 }).first()).toHaveText('Tax in your timeline');
    await expect(region(page, 'Tax in your timeline')).toContainText(
      /at the rates of \d{4}-\d{2}.*with the Medicare levy/,
    );
    await expect(panel).toContainText(
      /Tax over the next 12 months in your timeline: \$[\d,]+\. It stands before a tax (bill|refund) of \$[\d,]+ on these months, in \w+ \d{4}\. It counts the Medicare levy/,
    );
    const estimates = region(page, 'Quick estimates beside your timeline');
    await expect(estimates).toContainText(/Monthly Cashflow −\$2,997\. Left over a month: −?\$[\d,]+\./);
    await page.getByRole('tab', { name: 'Mortgage Details' }).click();
    await expect(panel).toContainText('Home loan paid off in your timeline');
    await page.getByRole('tab', { name: 'Liabilities' }).click();
    // 480,000 + 496,000 + 3,200
    await expect(panel).toContainText('Owed today in your timeline: $979,200');
    await page.getByRole('tab', { name: 'Retirement' }).click();
    await expect(region(page, 'Retirement in your timeline')).toContainText(/When you retire in March 2046 you have/);
  });
});

/** How far the page is wider than the window, px. */
const tooWide = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth');

/** Lines that an amount as long as these takes in the figures that lead. */
const linesOfAmounts = `[...document.querySelectorAll('[class*="figure"] .fh-big-figure')].map((figure) => {
  figure.textContent = '−$1,414,300';
  figure.dataset.isLong = 'true';
  const text = document.createRange();
  text.selectNodeContents(figure);
  return text.getClientRects().length;
})`;

for (const width of [320, 340, 360]) {
  test.describe(`on a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 640 } });

    test('the dashboard and the account fit, and amounts that lead stand in one line', async ({ page, fullClient }) => {
      await openAs(page, fullClient);
      await expect(page.getByRole('radio', { name: 'Dollars of the year' })).toBeVisible();
      expect(await tooWide(page)).toBe(0);
      expect(await page.evaluate(linesOfAmounts)).toEqual([1, 1, 1, 1]);
      await page.goto('/account');
      await expect(page.getByText(/^We sent a link to /)).toBeVisible();
      expect(await tooWide(page)).toBe(0);
    });
  });
}
