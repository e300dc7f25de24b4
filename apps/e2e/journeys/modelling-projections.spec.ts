import { openTab, retype, showCharts, tabTo, useExample } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

test('First Time Buyers hosts the equity tool, Portfolio Potential panel and simulator, each with its disclaimer [MODEL-05 MODEL-07]', async ({
  page,
}) => {
  const disclaimer = page.getByText('Projections are illustrations, not guarantees.').first();
  await openTab(page, 'First Time Buyers');
  await expect(page.getByRole('region', { name: 'Equity after 10 years' })).toBeVisible();
  await expect(disclaimer).toBeVisible();
  await openTab(page, 'Portfolio Potential');
  for (const tool of ['Property Portfolio', 'Portfolio Growth Simulator']) {
    await expect(page.getByRole('region', { name: tool })).toBeVisible();
  }
  await expect(disclaimer).toBeVisible();
});

test.describe('First Time Buyers', () => {
  test('starts repaid and at a typical rate, and marks interest only as outside the scheme [FIRST-08 FIRST-09]', async ({
    page,
  }) => {
    await openTab(page, 'First Time Buyers');
    await expect(page.getByRole('radio', { name: 'Principal and interest' })).toBeChecked();
    await expect(page.getByLabel('Interest rate', { exact: true })).toHaveValue('6.3');
    await expect(page.getByText('6.3% is a typical variable rate for owners', { exact: false })).toBeVisible();
    const figure = page.getByRole('region', { name: 'Equity after 10 years' });
    // 1,221,670.97 less the balance after 120 of 360 payments, 600,969.
    await expect(figure).toContainText('$620,702');
    const outside = page.getByText('Interest only with the guarantee is outside the 5% Deposit Scheme', {
      exact: false,
    });
    await expect(outside).toHaveCount(0);
    await page.getByText('Interest only', { exact: true }).first().click();
    await expect(outside.first()).toBeVisible();
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    await expect(panel.getByLabel('Interest rate', { exact: true })).toHaveValue('6.5');
    await openTab(page, 'Negative Gearing');
    await expect(page.getByLabel('Interest rate', { exact: true })).toHaveValue('6.5');
  });

  test('has the specification’s example a press away: 750,000, medium growth, interest only and 5.5 % [EQUITY-03 MODEL-06]', async ({
    page,
  }) => {
    await openTab(page, 'First Time Buyers');
    await useExample(page);
    await expect(page.getByLabel('Property value', { exact: true })).toHaveValue('750,000');
    await expect(page.getByRole('radio', { name: /Medium/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Interest only' })).toBeChecked();
    await expect(page.getByLabel('Interest rate', { exact: true })).toHaveValue('5.5');
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    await useExample(panel);
    await expect(panel.getByLabel('Interest rate', { exact: true })).toHaveValue('5.5');
  });

  test('notes the rules of the 5 % scheme without a promise, and the costs left out [EQUITY-11 EQUITY-12]', async ({
    page,
  }) => {
    await openTab(page, 'First Time Buyers');
    await expect(
      page.getByText(/5% deposit scheme has rules on who may use it and caps on the price/).first(),
    ).toBeVisible();
    await expect(page.getByText(/you (qualify|are eligible|can use the scheme)/i)).toHaveCount(0);
    await expect(page.getByText(/Transaction costs .* are not included/).first()).toBeVisible();
  });

  test('opens with the graph and works by keyboard: S-EQ-03 as graph and as table [EQUITY-01]', async ({ page }) => {
    await openTab(page, 'First Time Buyers');
    const figure = page.getByRole('region', { name: 'Equity after 10 years' });
    const views = page.getByRole('tablist', { name: 'Projection as' }).getByRole('tab');
    await expect(views).toHaveText(['Graph', 'Table']);
    await expect(views.first()).toHaveAttribute('aria-selected', 'true');
    await page.getByText('Interest only', { exact: true }).first().click();

    await tabTo(page, page.getByLabel('Property value', { exact: true }));
    await retype(page, '600k');
    await tabTo(page, page.getByRole('radio', { name: /Medium/ }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: /Low/ })).toBeChecked();
    // Golden case S-EQ-03: 236,349.83 after 10 years, ÷ 1.025^10 in today's dollars.
    await expect(figure).toContainText('$236,350');
    await expect(figure).toContainText('$184,636 in today’s dollars');

    await tabTo(page, page.getByRole('tab', { name: 'Graph' }));
    await page.keyboard.press('ArrowRight');
    const table = page.getByRole('table', { name: 'Value, debt and equity over 30 years' });
    await expect(table.getByRole('row')).toHaveCount(32);
    await expect(table.getByRole('row').nth(1)).toContainText('$30,000');
    await expect(table.getByRole('row').last()).toContainText('$886,357');
  });

  test('the rate has its limits and step, and refuses what is no number [EQUITY-02 VALID-17 VALID-56]', async ({
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
    const line = 'document.querySelector("#equity-result + p > span")';
    const size = async () => Number(await page.evaluate(`parseFloat(getComputedStyle(${line}).fontSize)`));
    await expect(amount).toBeVisible();
    const usual = await size();
    await page.getByText('Interest only', { exact: true }).first().click();
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
    await page.getByText('Interest only', { exact: true }).first().click();
    await page.getByLabel('Medium growth').fill('4');
    await expect(page.getByRole('region', { name: 'Equity after 10 years' })).toContainText('$397,683');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/Worked out on .* engine/)).toBeVisible();
    await expect(page.getByText('Medium, 4% a year').last()).toBeVisible();
    await expect(page.getByRole('tablist')).toHaveCount(0);
  });
});

test.describe('Portfolio Potential', () => {
  test('adds properties as cards that can be edited and deleted, by keyboard [PFPROJ-01 PFPROJ-02 PFPROJ-03]', async ({
    page,
  }) => {
    await openTab(page, 'Portfolio Potential');
    await expect(page.getByRole('heading', { name: 'Property Portfolio' })).toBeVisible();
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    await tabTo(page, panel.getByRole('button', { name: 'Add Property' }));
    await page.keyboard.press('Enter');
    const cards = panel.getByRole('listitem').filter({ has: page.getByRole('group') });
    await expect(cards).toHaveCount(2);
    const second = panel.getByRole('group', { name: 'Property 2' });
    await expect(second.getByLabel('Property value')).toBeFocused();
    await expect(second.getByLabel('Property value')).toHaveValue('500,000');
    await expect(second.getByLabel('Growth')).toHaveValue('medium');
    await expect(second.getByLabel('Year acquired')).toHaveValue('');
    await retype(page, '450k');
    await expect(second.getByLabel('Property value')).toHaveValue('450k');
    await panel.getByRole('button', { name: 'Delete Property 2' }).press('Enter');
    await expect(cards).toHaveCount(1);
    await expect(panel.getByRole('button', { name: 'Add Property' })).toBeFocused();
  });

  test('an edit changes one field of one property [PFPROJ-04]', async ({ page }) => {
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    const value = panel.getByLabel('Property value');
    await panel.getByRole('button', { name: 'Add Property' }).click();
    await panel.getByRole('button', { name: 'Add Property' }).click();
    await value.nth(1).fill('610,000');
    await panel.getByLabel('Growth').nth(2).selectOption('high');
    for (const [index, [price, growth]] of [
      ['500,000', 'medium'],
      ['610,000', 'medium'],
      ['500,000', 'high'],
    ].entries()) {
      await expect(value.nth(index)).toHaveValue(price ?? '');
      await expect(panel.getByLabel('Growth').nth(index)).toHaveValue(growth ?? '');
      await expect(panel.getByLabel('Year acquired').nth(index)).toHaveValue('');
    }
  });

  test('the last property stays: its Delete is off and says why [PFPROJ-05 PFPROJ-06]', async ({ page }) => {
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    const only = panel.getByRole('button', { name: 'Delete Property 1' });
    const reason = panel.getByText('A portfolio needs at least one property.');
    await expect(only).toBeDisabled();
    await expect(reason).toBeVisible();
    await panel.getByRole('button', { name: 'Add Property' }).click();
    await expect(only).toBeEnabled();
    await expect(reason).toHaveCount(0);
    await only.click();
    await expect(only).toBeDisabled();
    await expect(reason).toBeVisible();
  });

  test('figures follow typing, so do link and files, and Recalculate shows the result [FIRST-06 PFPROJ-07 PFPROJ-08]', async ({
    page,
  }) => {
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    const figure = panel.getByRole('region', { name: 'Total equity after 30 years' });
    await expect(figure).toContainText('$1,685,971');
    await panel.getByLabel('Property value').fill('600,000');
    // 600,000 × 1.05^30 − 570,000, before any button is pressed; the map says when.
    await expect(figure).toContainText('$2,023,165');
    await expect(panel.getByText('Property 1 at $600,000: bought in year 0').first()).toBeVisible();
    const report = page.waitForRequest((request) => request.url().includes('/api/reports/'));
    await panel.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await report).postDataJSON()).toMatchObject({ portfolio: { properties: [{ propertyValue: 600_000 }] } });
    await panel.getByLabel('Property value').fill('six');
    await expect(figure).toHaveCount(0);
    await panel.getByLabel('Property value').fill('600,000');
    await tabTo(page, panel.getByRole('button', { name: 'Recalculate Portfolio Projections' }));
    await page.keyboard.press('Enter');
    await expect(figure).toContainText('$2,023,165');
    await expect(figure).toBeInViewport();
  });

  test('a year that is entered is kept, with a warning when equity is short [PFPROJ-34]', async ({ page }) => {
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    await panel.getByRole('button', { name: 'Add Property' }).click();
    const second = panel.getByRole('group', { name: 'Property 2' });
    await tabTo(page, second.getByLabel('Year acquired'));
    await page.keyboard.type('Year 3');
    await expect(second.getByLabel('Year acquired')).toHaveValue('3');
    await panel.getByRole('button', { name: 'Recalculate Portfolio Projections' }).click();
    // 50,000 less (80 % × 578,812.50 − 475,000)
    await expect(panel.getByText(/falls \$61,950 \(\$57,527 in today’s dollars\) short/).first()).toBeVisible();
    const rows = panel.getByRole('table', { name: 'Total portfolio, year by year' }).getByRole('row');
    await expect(rows.nth(4)).toContainText('$1,000,000');
    await expect(rows.nth(4)).toContainText('$78,813');
  });

  test('Individual Properties has two charts with a line for each property, amounts in AUD, tooltips by year [PFPROJ-16 PFPROJ-18]', async ({
    page,
  }) => {
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    await panel.getByRole('button', { name: 'Add Property' }).click();
    await panel.getByRole('button', { name: 'Recalculate Portfolio Projections' }).click();
    await panel.getByRole('tab', { name: 'Individual Properties' }).click();
    await showCharts(page);
    for (const name of ['Property value', 'Property equity']) {
      const chart = panel.getByRole('application', { name });
      await expect(panel.getByRole('region', { name, exact: true }).getByRole('listitem')).toHaveText([
        'Property 1',
        'Property 2',
      ]);
      await expect(chart).toContainText('Amount (AUD)');
      await tabTo(page, chart);
      await page.keyboard.press('Home');
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
      await expect(chart.getByText('Year 6', { exact: true })).toBeVisible();
    }
  });

  test('lists its assumptions, shows the interest on the debt, and says that it leaves equity alone [PFPROJ-09 PFPROJ-37]', async ({
    page,
  }) => {
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    const rate = panel.getByLabel('Interest rate', { exact: true });
    const recalculate = panel.getByRole('button', { name: 'Recalculate Portfolio Projections' });
    const assumptions = page.getByRole('region', { name: 'Portfolio Strategy Assumptions' });
    await expect(assumptions.getByRole('listitem').filter({ hasText: 'Loans are interest-only.' })).toBeVisible();
    // 475,000 × 5.5 %, × 8 %
    for (const [percent, interest] of [
      ['5.5', '$26,125 a year'],
      ['8', '$38,000 a year'],
    ] as const) {
      await rate.fill(percent);
      await recalculate.click();
      await expect(panel.getByText(interest).first()).toBeVisible();
      const figure = panel.getByRole('region', { name: 'Total equity after 30 years' });
      await expect(figure).toContainText('$1,685,971');
    }
    await expect(assumptions.getByText(/interest rate .* does not change equity/)).toBeVisible();
  });

  test('shows three growths side by side and discloses what the loans, the costs and the years leave out [PFPROJ-38]', async ({
    page,
  }) => {
    await openTab(page, 'Portfolio Potential');
    const panel = page.getByRole('region', { name: 'Property Portfolio' });
    const table = panel.getByRole('table', { name: 'Portfolio under low, medium and high growth' });
    await expect(table.getByRole('columnheader')).toContainText(['Low, 3%', 'Medium, 5%', 'High, 7%']);
    // 500,000 × 1.03^30, × 1.05^30 and × 1.07^30, less 475,000
    const after30 = table.getByRole('row', { name: /after 30 years/ }).getByRole('cell');
    await expect(after30).toContainText(['$738,631', '$1,685,971', '$3,331,128']);
    for (const text of [
      'Loans of 95% of the price and more.',
      'No lenders mortgage insurance',
      'Income, rent and repayments are not tested',
      'one constant rate for 30 years',
    ]) {
      await expect(panel.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
  });

  test('says what is never bought, and refuses a value below 1 [PFPROJ-36 PFPROJ-39]', async ({ page }) => {
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

  test('the simulator starts with its three properties and assumptions, a tab for each, and works by keyboard [PFSIM-01 PFSIM-02 PFSIM-03 PFSIM-05]', async ({
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
    // 10 % of 500,000 is affordable in year 6 too; the debt of 525,000 replaces 630,000.
    await expect(
      simulator.getByText('Property 2 at $500,000: bought in year 6 with $525,000 of debt.').first(),
    ).toBeVisible();
    await simulator.getByRole('tab', { name: 'Assumptions' }).click();
    await expect(simulator.getByLabel('Deposit')).toHaveValue('10');
    await expect(simulator.getByLabel('Fees and costs')).toHaveValue('5');
    await expect(simulator.getByLabel('Refinancing limit')).toHaveValue('80');
  });
});
