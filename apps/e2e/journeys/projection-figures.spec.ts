import type { Page } from '@playwright/test';
import { cellsOf, region } from '../setup/figures.ts';
import { openTab, showCharts } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';

/** A property as typed: its value, and its year and growth where chosen. */
type Typed = readonly [value: string, year?: string, growth?: 'low' | 'medium' | 'high'];

const panel = (page: Page) => region(page, 'Property Portfolio');
const total = (page: Page) => panel(page).getByRole('table', { name: 'Total portfolio, year by year' });

/** Enters these properties in the panel, at the requirement's interest of 5.5 %, and calculates. */
async function calculate(page: Page, properties: readonly Typed[]): Promise<void> {
  const add = panel(page).getByRole('button', { name: 'Add Property' });
  for (const [index, [value, year = '', growth = 'medium']] of properties.entries()) {
    if (index > 0) await add.click();
    const card = panel(page).getByRole('group', { name: `Property ${index + 1}`, exact: true });
    await card.getByLabel('Property value').fill(value);
    await card.getByLabel('Year acquired').selectOption(year);
    await card.getByLabel('Growth').selectOption(growth);
  }
  await panel(page).getByLabel('Interest rate', { exact: true }).fill('5.5');
  await panel(page).getByRole('button', { name: 'Recalculate Portfolio Projections' }).click();
}

/** The panel's list item for a property's purchase. */
const purchase = (page: Page, words: string) => panel(page).getByRole('listitem').filter({ hasText: words }).first();

/** Opens the tab of the single properties with a chart shown as a table. */
async function tableOf(page: Page, chart: 'Property value' | 'Property equity') {
  await panel(page).getByRole('tab', { name: 'Individual Properties' }).click();
  await region(page, chart).getByRole('button', { name: 'Table view' }).click();
  return region(page, chart).getByRole('table');
}

test.describe('the portfolio projection', () => {
  test.beforeEach(({ page }) => openTab(page, 'Portfolio Potential'));

  test('its assumptions give deposit, costs and kind of loan, when one buys next, and what growth leaves out [PFPROJ-10 PFPROJ-11 PFPROJ-12]', async ({
    page,
  }) => {
    await calculate(page, [['500,000']]);
    for (const text of [
      'Deposit of 10% on the first property; 5% of its value is added to the loan for fees and costs.',
      'Loans are interest-only.',
      'The next property is bought when refinancing frees a 10% deposit.',
      'Refinancing goes up to 80% of the current value',
      'Growth compounds yearly, with no inflation or market swings.',
      'Interest rate 5.5% a year',
    ]) {
      await expect(region(page, 'Portfolio Strategy Assumptions').getByText(text)).toBeVisible();
    }
  });

  test('has the tabs Total Portfolio, with three lines by year, and Individual Properties [PFPROJ-13 PFPROJ-14]', async ({
    page,
  }) => {
    const tabs = panel(page).getByRole('tablist', { name: 'Projection of' }).getByRole('tab');
    await expect(tabs).toHaveText(['Total Portfolio', 'Individual Properties']);
    await expect(tabs.and(page.getByRole('tab', { selected: true }))).toHaveText('Total Portfolio');
    await showCharts(page);
    const card = panel(page).getByRole('region', { name: 'Total portfolio over 30 years' });
    await expect(card.getByRole('listitem')).toHaveText(['Total property value', 'Total debt', 'Total equity']);
    await expect(card.getByRole('application').locator('path[stroke]')).toHaveCount(3);
    await tabs.last().click();
    await expect(card).toHaveCount(0);
    await expect(panel(page).getByRole('region', { name: 'Property equity' })).toBeVisible();
  });

  test('Total Portfolio has five columns, the years 0 to 30 and the properties acquired so far [PFPROJ-15 PFPROJ-27]', async ({
    page,
  }) => {
    await calculate(page, [['500,000'], ['600,000'], ['750,000']]);
    await expect(panel(page).getByRole('tab', { selected: true })).toHaveText('Total Portfolio');
    const heads = ['Year', 'Total Value', 'Total Debt', 'Total Equity', 'Properties Acquired'];
    await expect(total(page).getByRole('columnheader')).toHaveText(heads);
    const years = Array.from({ length: 31 }, (_, year) => String(year));
    await expect(total(page).getByRole('rowheader')).toHaveText(years);
    for (const [year, count] of [
      [0, '1'],
      [5, '1'],
      [6, '2'],
      [9, '2'],
      [10, '3'],
      [30, '3'],
    ] as const) {
      await expect(cellsOf(total(page), year).last()).toHaveText(count);
    }
  });

  test('the second chart of the properties is their value less their debt [PFPROJ-17]', async ({ page }) => {
    await calculate(page, [['500,000'], ['500,000', '3']]);
    const table = await tableOf(page, 'Property equity');
    // 500,000 − 475,000; × 1.05 − 475,000
    await expect(cellsOf(table, 0).first()).toHaveText('$25,000');
    await expect(cellsOf(table, 1).first()).toHaveText('$50,000');
    // The second: 500,000 − 525,000; × 1.05 − 525,000
    await expect(cellsOf(table, 3).last()).toHaveText('−$25,000');
    await expect(cellsOf(table, 4).last()).toHaveText('$0');
  });

  test('charts are 400 px high, and the ninth line has the first one’s colour [PFPROJ-19]', async ({ page }) => {
    await calculate(page, Array<Typed>(9).fill(['500,000', '0']));
    await panel(page).getByRole('tab', { name: 'Individual Properties' }).click();
    await showCharts(page);
    const chart = panel(page).getByRole('application', { name: 'Property value' });
    expect(await chart.locator('..').boundingBox()).toMatchObject({ height: 400 });
    await expect(chart.locator('path[stroke]')).toHaveCount(9);
    const lines = await chart.locator('path[stroke]').all();
    const colours = await Promise.all(lines.map((line) => line.getAttribute('stroke')));
    expect(new Set(colours.slice(0, 8)).size).toBe(8);
    expect(colours[8]).toBe(colours[0]);
  });

  test('low growth is 3 %, medium 5 % and high 7 % a year [PFPROJ-21]', async ({ page }) => {
    const growth = panel(page).getByRole('group', { name: 'Property 1' }).getByLabel('Growth');
    await expect(growth.getByRole('option')).toHaveText(['Low, 3%', 'Medium, 5%', 'High, 7%']);
    for (const [name, value] of [
      ['low', '$515,000'],
      ['medium', '$525,000'],
      ['high', '$535,000'],
    ] as const) {
      await calculate(page, [['500,000', '', name]]);
      await expect(cellsOf(total(page), 1).first()).toContainText(value);
    }
  });

  test('a property is acquired in its explicit year, or else in the first year in which it has a value [PFPROJ-24]', async ({
    page,
  }) => {
    await calculate(page, [['500,000'], ['600,000'], ['400,000', '3']]);
    await expect(purchase(page, 'Property 3 at $400,000: bought in year 3')).toBeVisible();
    const words = await purchase(page, 'Property 2 at $600,000: bought in year').textContent();
    const year = Number(/in year (\d+)/.exec(words ?? '')?.[1]);
    const table = await tableOf(page, 'Property value');
    await expect(cellsOf(table, year).nth(1)).toHaveText('$600,000');
    await expect(cellsOf(table, year - 1).nth(1)).not.toContainText('$');
    await expect(cellsOf(table, 3).nth(2)).toHaveText('$400,000');
    await expect(cellsOf(table, 2).nth(2)).not.toContainText('$');
  });

  test('year 0 is a year, and the earliest explicit year starts, ties in the order of the list [PFPROJ-25 PFPROJ-35]', async ({
    page,
  }) => {
    // The first purchase owes 95 % of its price, each later one 105 %.
    await calculate(page, [['500,000'], ['600,000', '0']]);
    await expect(purchase(page, 'Property 2 at $600,000: bought in year 0 with $570,000 of debt.')).toBeVisible();
    // 80 % × 600,000 × 1.05^n − 570,000 reaches 50,000 with n = 6.
    await expect(purchase(page, 'Property 1 at $500,000: bought in year 6 with $525,000 of debt.')).toBeVisible();
    for (const [first, second, debts] of [
      ['4', '2', ['$525,000', '$570,000']],
      ['4', '4', ['$475,000', '$630,000']],
    ] as const) {
      const years = panel(page).getByLabel('Year acquired');
      await years.first().selectOption(first);
      await years.last().selectOption(second);
      await panel(page).getByRole('button', { name: 'Recalculate Portfolio Projections' }).click();
      await expect(
        purchase(page, `Property 1 at $500,000: bought in year ${first} with ${debts[0]} of debt.`),
      ).toBeVisible();
      await expect(
        purchase(page, `Property 2 at $600,000: bought in year ${second} with ${debts[1]} of debt.`),
      ).toBeVisible();
    }
  });

  test('opens with one property owing 95 % of its price: year 0, 1 and 30 [PFPROJ-26 PFPROJ-28]', async ({ page }) => {
    await expect(panel(page).getByRole('button', { name: /^Delete Property/ })).toHaveCount(1);
    await expect(panel(page).getByLabel('Property value')).toHaveValue('500,000');
    for (const [year, cells] of [
      [0, ['$500,000', '$475,000', '$25,000', '1']],
      [1, ['$525,000', '$475,000', '$50,000', '1']],
      // 500,000 × 1.05^30 = 2,160,971.19
      [30, ['$2,160,971', '$475,000', '$1,685,971', '1']],
    ] as const) {
      await expect(cellsOf(total(page), year)).toContainText([...cells]);
    }
    // The simulator starts with these three and uses the same engine.
    await calculate(page, [['500,000'], ['600,000'], ['750,000']]);
    const simulator = region(page, 'Portfolio Growth Simulator');
    for (const part of [panel(page), simulator]) {
      await expect(part.getByText('Property 3 at $750,000: bought in year 10').first()).toBeVisible();
      await expect(part.getByText('$4,193,504').first()).toBeVisible();
    }
  });

  test('a later purchase adds 105 % of its price, entered in today’s prices, and grows from then on [PFPROJ-29 PFPROJ-30]', async ({
    page,
  }) => {
    await calculate(page, [['500,000'], ['600,000', '6']]);
    // 475,000, and 630,000 with the second.
    await expect(cellsOf(total(page), 5).nth(1)).toContainText('$475,000');
    await expect(cellsOf(total(page), 6).nth(1)).toContainText('$1,105,000');
    // 500,000 × 1.05^6 + 600,000 − 1,105,000, which is 30,000 less than without the second.
    await expect(cellsOf(total(page), 6).nth(2)).toContainText('$165,048');
    await expect(panel(page).getByText('Its price when bought, in today’s prices.').first()).toBeVisible();
    const table = await tableOf(page, 'Property value');
    await expect(cellsOf(table, 6).last()).toHaveText('$600,000');
    await expect(cellsOf(table, 7).last()).toHaveText('$630,000');
  });

  test('one buys once 80 % of the whole value less the whole debt reaches 10 % of the price [PFPROJ-31 PFPROJ-32]', async ({
    page,
  }) => {
    await calculate(page, [['500,000'], ['600,000'], ['750,000']]);
    // Year 5: 80 % × 638,140.78 − 475,000 = 35,512.63; year 6: 80 % × 670,047.82 − 475,000 = 61,038.26, over 60,000 and
    // under 15 %.
    await expect(purchase(page, 'Property 2 at $600,000: bought in year 6 with $630,000 of debt.')).toBeVisible();
    // Year 9: 80 % × 1,470,239.11 − 1,105,000 = 71,191.28; year 10: 130,000.85, over 75,000. Counted per property it
    // would be year 9.
    await expect(purchase(page, 'Property 3 at $750,000: bought in year 10 with $787,500 of debt.')).toBeVisible();
  });

  test('in one year as many are bought as fit, in order, up to the first that does not [PFPROJ-33]', async ({
    page,
  }) => {
    await calculate(page, [['500,000'], ['20,000'], ['20,000'], ['900,000'], ['1,000']]);
    // Year 4: 80 % × 607,753.13 − 475,000 = 11,202.50; each small one uses 5,000 of it, the fourth needs 90,000, the
    // fifth 100.
    for (const [year, count] of [
      [3, '1'],
      [4, '3'],
      [7, '3'],
      [8, '4'],
      [9, '4'],
      [10, '5'],
    ] as const) {
      await expect(cellsOf(total(page), year).last()).toHaveText(count);
    }
    // Year 8: 80 % × 787,348 − 517,000 = 112,878; year 10: 80 % × 1,860,301 − 1,462,000 = 26,241.
    await expect(purchase(page, 'Property 4 at $900,000: bought in year 8')).toBeVisible();
    await expect(purchase(page, 'Property 5 at $1,000: bought in year 10')).toBeVisible();
  });
});

test.describe('the growth simulator', () => {
  test('buys the next property in the first year in which usable equity covers its deposit [PFSIM-04]', async ({
    page,
  }) => {
    await openTab(page, 'Portfolio Potential');
    const simulator = region(page, 'Portfolio Growth Simulator');
    await expect(simulator.getByText('Property 2 at $600,000: bought in year 6').first()).toBeVisible();
    await simulator.getByRole('tab', { name: 'Property 2' }).click();
    // 355,126 needs 35,512.60, and year 5 has 80 % × 638,140.78 − 475,000 = 35,512.63; 355,127 needs 35,512.70.
    for (const [value, year] of [
      ['355,126', 'Year 5'],
      ['355,127', 'Year 6'],
    ] as const) {
      await simulator.getByLabel('Property value', { exact: true }).fill(value);
      const line = simulator.locator('dl > div').filter({ hasText: 'Bought in' });
      await expect(line.getByRole('definition')).toHaveText(year);
    }
  });
});
