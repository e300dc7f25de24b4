import { openAs, test } from '../setup/dashboard-clients.ts';
import { region } from '../setup/figures.ts';
import { showCharts } from '../setup/modelling.ts';
import { expect } from '../setup/quiet-page.ts';

test.describe('the charts of the dashboard', () => {
  test('the line is drawn 320 px high over the width of its card, 2 wide, with a dot of 8 on its value [CHART-02 CHART-03 CHART-12]', async ({
    page,
    fullClient,
  }) => {
    await openAs(page, fullClient);
    await showCharts(page);
    await expect(page.getByText("12-month history of your portfolio's total value")).toBeVisible();
    const line = page.getByRole('application', { name: 'Portfolio Value Over Time' });
    const frame = await line.locator('..').boundingBox();
    const place = await line.locator('../..').boundingBox();
    expect(frame).toMatchObject({ height: 320, width: place?.width });
    await line.focus();
    await page.keyboard.press('End');
    await expect(line.locator('p').last()).toHaveText('Value$1,745,000');
    await expect(line.locator('circle')).toHaveAttribute('r', '8');
    await expect(line.locator('path[stroke]')).toHaveCSS('stroke-width', '2px');

    // Only the selected one of the two lines has the large dot.
    await openAs(page, fullClient, '?tab=retirement');
    await showCharts(page);
    const two = page.getByRole('application', { name: 'Savings projection of the quick check' });
    await two.focus();
    await page.keyboard.press('Home');
    await expect(two.locator('path[stroke]')).not.toHaveCount(1);
    for (const path of await two.locator('path[stroke]').all()) await expect(path).toHaveCSS('stroke-width', '2px');
    await expect(two.locator('circle[r="8"]')).toHaveCount(1);
  });

  test('the pie has a radius of 80, a label on each large slice and the value on the one chosen [CHART-04 CHART-05 CHART-09]', async ({
    page,
    fullClient,
    isMobile,
  }) => {
    await openAs(page, fullClient);
    await showCharts(page);
    const pie = page.getByRole('application', { name: 'Property Allocation' });
    await expect(region(page, 'Property Allocation')).toContainText(
      'Distribution of your portfolio by property type/location',
    );
    await pie.focus();
    await page.keyboard.press('ArrowRight');
    await expect(pie.locator('p')).toHaveText('Primary HomeValue $900,000');
    await expect(pie.locator('path').first()).toHaveAttribute('d', /A80,80/);
    const slices = await pie.locator('path[fill]').all();
    const fills = await Promise.all(slices.map((slice) => slice.getAttribute('fill')));
    expect(new Set(fills).size).toBe(fills.length);
    // Shares are 45,000 of 1,745,000: under 4 %, so only the legend names them. A phone has no room beside the pie.
    const labels = pie.locator('svg text');
    await expect(labels).toHaveText(['Primary Home 52%', 'Investment Property 36%', 'Super 10%']);
    for (const label of await labels.all()) await expect(label).toBeVisible({ visible: !isMobile });
    const legend = region(page, 'Property Allocation').getByRole('listitem').filter({ hasText: '%' });
    await expect(legend).toHaveText(['Primary Home 52%', 'Investment Property 36%', 'Super 10%', 'Shares 3%']);
  });

  test('the bars are green for income and red for expenses, and their tooltip has no head [CHART-06 CHART-07]', async ({
    page,
    fullClient,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openAs(page, fullClient);
    await showCharts(page);
    await expect(page.getByText('Monthly income vs. expenses from your properties')).toBeVisible();
    await expect(region(page, 'Cash Flow Summary').getByRole('listitem')).toHaveText(['Income', 'Expenses']);
    const bars = page.getByRole('application', { name: 'Cash Flow Summary' });
    await bars.focus();
    await page.keyboard.press('ArrowRight');
    await expect(bars.locator('p')).toHaveText(['Income$2,253', 'Expenses$5,250']);
    const fills = bars.locator('rect[fill]');
    await expect(fills.first()).toHaveCSS('fill', 'rgb(50, 157, 130)');
    await expect(fills.last()).toHaveCSS('fill', 'rgb(100, 0, 0)');
  });

  test('the axes of line and bars and all three tooltips are in dollars [CHART-08]', async ({ page, fullClient }) => {
    await openAs(page, fullClient);
    await showCharts(page);
    for (const name of ['Portfolio Value Over Time', 'Cash Flow Summary', 'Property Allocation']) {
      const chart = page.getByRole('application', { name });
      if (name !== 'Property Allocation') {
        const ticks = chart.locator('svg text').filter({ hasText: /^\$[\d.]+[km]?$/ });
        expect(await ticks.count(), name).toBeGreaterThanOrEqual(2);
      }
      await chart.focus();
      await page.keyboard.press('End');
      await expect(chart.locator('p').last()).toContainText(/\$[\d,]+$/);
    }
  });

  test('the same kinds of card stand elsewhere under words of their own, with tooltip and legend [CHART-01]', async ({
    page,
    fullClient,
  }) => {
    for (const [tab, title, description, legend] of [
      ['overview', 'Property Allocation', 'Distribution of your portfolio by property type/location', 'Primary Home'],
      ['investment', 'Assets by type', 'Current value of your assets by type', 'Primary Home'],
      ['overview', 'Portfolio Value Over Time', "12-month history of your portfolio's total value", 'Value'],
      ['mortgage', 'Balance over months', 'What is owed on the home loan after each month from today', 'Balance'],
    ] as const) {
      await openAs(page, fullClient, `?tab=${tab}`);
      await showCharts(page);
      await expect(region(page, title).getByText(description, { exact: true })).toBeVisible();
      await expect(region(page, title).getByRole('listitem').first()).toContainText(legend);
      const chart = page.getByRole('application', { name: title });
      await chart.focus();
      await page.keyboard.press('End');
      await expect(chart.locator('p').last()).toContainText('$');
    }
  });

  test('super has one colour in every pie, and a mortgage the same in its pie and over its months [PROD-08]', async ({
    page,
    fullClient,
  }) => {
    const colourOf = async (tab: string, title: string, name: string) => {
      await openAs(page, fullClient, `?tab=${tab}`);
      await showCharts(page);
      const entry = region(page, title).getByRole('listitem').filter({ hasText: name }).first();
      const mark = entry.locator('svg > *').first();
      return (await mark.getAttribute('fill')) ?? (await mark.getAttribute('stroke'));
    };
    const purple = 'var(--fh-chart-5)';
    expect(await colourOf('overview', 'Property Allocation', 'Super')).toBe(purple);
    expect(await colourOf('investment', 'Assets by type', 'Super')).toBe(purple);
    expect(await colourOf('retirement', 'Portfolio composition', 'Super')).toBe(purple);
    const amber = 'var(--fh-chart-2)';
    expect(await colourOf('liabilities', 'Liabilities by type', 'Mortgage')).toBe(amber);
    expect(await colourOf('mortgage', 'Balance over months', 'Balance')).toBe(amber);
  });
});
