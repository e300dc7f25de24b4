import { openTab, retype, showCharts, tabTo } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

test.describe('First Time Buyers', () => {
  test('[MODEL-05] [MODEL-06] [MODEL-07] [EQUITY-01] [EQUITY-03] [EQUITY-05] [EQUITY-08] [EQUITY-11] [EQUITY-12] works by keyboard', async ({
    page,
  }) => {
    await openTab(page, 'First Time Buyers');
    const figure = page.getByRole('region', { name: 'Equity after 10 years' });
    await expect(figure).toContainText('$509,171');
    await expect(figure).toContainText('$397,764 in today’s dollars');
    await expect(page.getByText('$3,265.63 a month').first()).toBeVisible();
    await expect(
      page.getByText('Projections are illustrations, not guarantees.', { exact: false }).first(),
    ).toBeVisible();
    await expect(page.getByText('5% deposit scheme has rules', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Transaction costs', { exact: false }).first()).toBeVisible();
    await expect(page.getByLabel('Interest rate', { exact: true })).toHaveValue('5.5');
    await expect(page.getByRole('tab', { name: 'Graph' })).toHaveAttribute('aria-selected', 'true');

    await tabTo(page, page.getByLabel('Property value', { exact: true }));
    await retype(page, '600k');
    await tabTo(page, page.getByRole('radio', { name: /Medium/ }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: /Low/ })).toBeChecked();
    // Golden case S-EQ-03: 236,349.83 after 10 years.
    await expect(figure).toContainText('$236,350');

    await tabTo(page, page.getByRole('tab', { name: 'Graph' }));
    await page.keyboard.press('ArrowRight');
    const table = page.getByRole('table', { name: 'Value, debt and equity over 30 years' });
    await expect(table.getByRole('row')).toHaveCount(32);
    await expect(table.getByRole('row').nth(1)).toContainText('$30,000');
    await expect(table.getByRole('row').last()).toContainText('$886,357');
  });

  test('[EQUITY-02] [VALID-17] [VALID-56] the rate has its limits and step, and refuses what is no number', async ({
    page,
  }) => {
    await openTab(page, 'First Time Buyers');
    const rate = page.getByLabel('Interest rate', { exact: true });
    for (const wrong of ['20.1', '-1', '5.55', '1e1']) {
      await rate.fill(wrong);
      await rate.blur();
      await expect(page.getByText(/Enter a rate/).first()).toBeVisible();
      await expect(rate).toHaveValue(wrong);
    }
    await expect(page.getByText(/\bNaN\b/)).toHaveCount(0);
    const slider = page.getByRole('slider', { name: 'Interest rate slider' });
    await rate.fill('5.5');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(rate).toHaveValue('5.6');
    await page.keyboard.press('End');
    await expect(rate).toHaveValue('20');
  });

  test('shows a long figure on one line of its band', async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await openTab(page, 'First Time Buyers');
    const figure = page.getByRole('region', { name: 'Equity after 10 years' });
    const amount = figure.getByText(/^\$[\d,]+$/);
    const line = 'document.querySelector("#equity-result + p")';
    const size = async () => Number(await page.evaluate(`parseFloat(getComputedStyle(${line}).fontSize)`));
    await expect(amount).toBeVisible();
    const usual = await size();
    await page.getByLabel('Property value', { exact: true }).fill('100,000,000');
    // 100,000,000 × 1.05^10 − 95,000,000.
    await expect(amount).toHaveText('$67,889,463');
    expect(await size()).toBeLessThan(usual);
    expect(await page.evaluate(`${line}.scrollWidth - ${line}.clientWidth`)).toBeLessThanOrEqual(0);
  });

  test('shows its working, takes other growth, and prints inputs, assumptions, date and engine', async ({ page }) => {
    await openTab(page, 'First Time Buyers');
    await page.getByRole('button', { name: 'How is this worked out?' }).click();
    await expect(page.getByText('$750,000 × (1 + 5%)^30').first()).toBeVisible();
    await page.getByLabel('Medium growth').fill('4');
    await expect(page.getByRole('region', { name: 'Equity after 10 years' })).toContainText('$397,683');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Worked out on .* engine/)).toBeVisible();
    await expect(page.getByText('Medium, 4% a year').last()).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });
});

test.describe('Portfolio Potential', () => {
  test('[PFPROJ-01] [PFPROJ-02] [PFPROJ-03] [PFPROJ-04] [PFPROJ-05] [PFPROJ-06] [PFPROJ-07] [PFPROJ-08] [PFPROJ-34] works by keyboard', async ({
    page,
  }) => {
    await openTab(page, 'Portfolio Potential');
    await expect(page.getByRole('heading', { name: 'Property Portfolio' })).toBeVisible();
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    const figure = panel.getByRole('region', { name: 'Total equity after 30 years' });
    await expect(figure).toContainText('$1,685,971');
    await expect(panel.getByRole('button', { name: 'Delete Property 1' })).toBeDisabled();
    await expect(panel.getByText('A portfolio needs at least one property.')).toBeVisible();

    await tabTo(page, panel.getByRole('button', { name: 'Add Property' }));
    await page.keyboard.press('Enter');
    const second = panel.getByRole('group', { name: 'Property 2' });
    await expect(second.getByLabel('Property value')).toBeFocused();
    await expect(second.getByLabel('Property value')).toHaveValue('500,000');
    await expect(panel.getByText('Changes not yet calculated')).toBeVisible();
    await expect(figure).toContainText('$1,685,971');

    await tabTo(page, second.getByLabel('Year acquired'));
    await page.keyboard.type('Year 3');
    await expect(second.getByLabel('Year acquired')).toHaveValue('3');
    await tabTo(page, panel.getByRole('button', { name: 'Recalculate Portfolio Projections' }));
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Changes not yet calculated')).toHaveCount(0);
    await expect(panel.getByText(/falls \$61,950 \(\$57,527 in today’s dollars\) short/).first()).toBeVisible();
    const rows = panel.getByRole('table', { name: 'Total portfolio, year by year' }).getByRole('row');
    await expect(rows.nth(4)).toContainText('$1,000,000');
    await expect(rows.nth(4)).toContainText('$78,813');

    await panel.getByRole('button', { name: 'Delete Property 2' }).press('Enter');
    await expect(second).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Add Property' })).toBeFocused();
  });

  test('[PFPROJ-09] [PFPROJ-13] [PFPROJ-14] [PFPROJ-15] [PFPROJ-16] [PFPROJ-18] [PFPROJ-37] [PFPROJ-38] shows its charts, table and assumptions', async ({
    page,
  }) => {
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    await expect(panel.getByText('$26,125 a year').first()).toBeVisible();
    const table = panel.getByRole('table', { name: 'Total portfolio, year by year' });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Year',
      'Total Value',
      'Total Debt',
      'Total Equity',
      'Properties Acquired',
    ]);
    await showCharts(page);
    const chart = panel.getByRole('application', { name: 'Total portfolio over 30 years' });
    await expect(chart).toContainText('Amount (AUD)');
    await tabTo(page, chart);
    await page.keyboard.press('Home');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await expect(chart.getByText('Year 6', { exact: true })).toBeVisible();
    for (const line of ['Total property value', 'Total debt', 'Total equity']) {
      await expect(panel.getByText(line, { exact: true }).first()).toBeVisible();
    }
    await panel.getByRole('tab', { name: 'Individual Properties' }).click();
    await showCharts(page);
    await expect(panel.getByRole('application', { name: 'Property value' })).toBeVisible();
    await expect(panel.getByRole('application', { name: 'Property equity' })).toBeVisible();
    await expect(panel.getByRole('heading', { name: 'Portfolio Strategy Assumptions' })).toBeVisible();
    await expect(panel.getByRole('table', { name: 'Portfolio under low, medium and high growth' })).toContainText(
      '$3,331,128',
    );
    await expect(panel.getByText('No lenders mortgage insurance', { exact: false }).first()).toBeVisible();
  });

  test('[PFPROJ-36] [PFPROJ-39] says what is never bought, and refuses a value below 1', async ({ page }) => {
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    await panel.getByRole('button', { name: 'Add Property' }).click();
    const value = panel.getByRole('group', { name: 'Property 2' }).getByLabel('Property value');
    await value.fill('0');
    await panel.getByRole('button', { name: 'Recalculate Portfolio Projections' }).click();
    await expect(panel.getByText('Enter a property value of at least $1')).toBeVisible();
    await expect(value).toBeFocused();
    await value.fill('900m');
    await panel.getByRole('button', { name: 'Recalculate Portfolio Projections' }).click();
    await expect(panel.getByText(/not within 30 years/).first()).toBeVisible();
  });

  test('[MODEL-05] [PFSIM-01] [PFSIM-02] [PFSIM-03] [PFSIM-05] the growth simulator works by keyboard', async ({
    page,
  }) => {
    await openTab(page, 'Portfolio Potential');
    const simulator = page.getByRole('region', { name: 'Portfolio Growth Simulator' });
    const figure = simulator.getByRole('region', { name: 'Simulated total equity after 30 years' });
    await expect(figure).toContainText('$4,193,504');
    await expect(simulator.getByRole('tab')).toHaveText([
      'Summary',
      'Property 1',
      'Property 2',
      'Property 3',
      'Assumptions',
    ]);
    await expect(
      simulator.getByText('Property 3 at $750,000: bought in year 10', { exact: false }).first(),
    ).toBeVisible();
    await tabTo(page, simulator.getByRole('tab', { name: 'Summary' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const value = simulator.getByLabel('Property value', { exact: true });
    await expect(value).toHaveValue('600,000');
    await tabTo(page, value);
    await retype(page, '500k');
    // 10 % of 500,000 fits in year 6 too; the debt of 525,000 takes the place of 630,000.
    await expect(
      simulator.getByText('Property 2 at $500,000: bought in year 6 with $525,000 of debt.').first(),
    ).toBeVisible();
    await simulator.getByRole('tab', { name: 'Assumptions' }).click();
    await expect(simulator.getByLabel('Deposit')).toHaveValue('10');
    await expect(simulator.getByLabel('Fees and costs')).toHaveValue('5');
    await expect(simulator.getByLabel('Refinancing limit')).toHaveValue('80');
  });
});
