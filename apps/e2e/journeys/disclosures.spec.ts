import { borrowingAssumptions, estimateDisclosure } from '@freehold/contract';
import type { Locator, Page } from '@playwright/test';
import { openAs, test } from '../setup/dashboard-clients.ts';
import { figure } from '../setup/figure.ts';
import { contentPaths } from '../setup/paths.ts';
import { expect } from '../setup/quiet-page.ts';
import { enterAs } from '../setup/viewers.ts';

const shown = { tag: ['@quality', '@desktop'] };
const widths = [360, 1280];
const tools = {
  'borrowing capacity': '/borrowing-capacity',
  mortgage: '/mortgage-calculator',
  'first time buyers': '/modelling-dashboard?tab=first-time-buyers',
  'portfolio potential': '/modelling-dashboard?tab=portfolio-potential',
  'growth simulator': '/modelling-dashboard?tab=portfolio-potential',
  'negative gearing': '/modelling-dashboard?tab=negative-gearing',
  'detailed breakdown': '/modelling-dashboard?tab=detailed-breakdown',
};

const main = (page: Page) => page.getByRole('main');
const estimateLine = (page: Page) =>
  main(page).getByText(estimateDisclosure, { exact: true }).filter({ visible: true });

/** Expects the text in view, at 14 pixels or more; its contrast is checked with the whole page's (accessibility.spec.ts). */
async function expectReadable(text: Locator, where: string): Promise<void> {
  await expect(text, where).toBeVisible();
  await expect(text, where).toHaveCSS('font-size', /^(1[4-9]|[2-9]\d)(\.\d+)?px$/);
}

test(
  '[PROD-05] beside every result stands what it is not, to be read on a phone too',
  shown,
  async ({ page, fullClient }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, address] of Object.entries(tools)) {
        await page.goto(address);
        const line = name === 'growth simulator' ? estimateLine(page).last() : estimateLine(page).first();
        await expectReadable(line, `${name} at ${width} px`);
      }
    }
    await openAs(page, fullClient);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expectReadable(estimateLine(page).first(), `client dashboard at ${width} px`);
    }
    figure('Z1', 'tools with the disclosure in view, 14 px at least, at 360 and 1280 px', '8/8');
  },
);

test(
  '[FIRST-13] every page with a figure has one disclaimer, under its result',
  shown,
  async ({ page, fullClient }) => {
    const disclaimers = page.getByRole('note', { name: 'Disclaimer' }).filter({ visible: true });
    const words = /general information|illustrations, not guarantees|Tax figures are estimates/g;
    for (const [name, address] of Object.entries(tools)) {
      await page.goto(address);
      await expect(disclaimers, name).toHaveCount(1);
      const [result, disclaimer] = [main(page).locator('[id$="-result"], table').first(), disclaimers.first()];
      const [above, below] = [await result.boundingBox(), await disclaimer.boundingBox()];
      expect(below?.y, name).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
      const said = [...(await main(page).innerText()).matchAll(words)].map(([text]) => text);
      expect(said, name).toEqual([...new Set(said)]);
    }
    await openAs(page, fullClient);
    const tabs = page.getByRole('tablist', { name: 'Your portfolio' }).getByRole('tab');
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(disclaimers, (await tab.textContent()) ?? '').toHaveCount(1);
    }
  },
);

test('the borrowing figure says how it is made and what it ignores', shown, async ({ page }) => {
  await page.goto(tools['borrowing capacity']);
  for (const line of borrowingAssumptions) {
    await expect(main(page).getByText(line, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  figure('Z2', 'lines of method and limits beside the borrowing figure', `${borrowingAssumptions.length}/4`);
});

// The example a button fills in is called the specification's; it must not be cited as a source (decision Y-08).
const ofSpecification = /(?<!\p{L})specification(?!’s example)|(?<!\p{L})section 9(?!\d)|decision [A-Z]-\d/iu;

test(
  '[MORT-15] [FIRST-07] [FOOT-06] no public page speaks of a comparison rate but to say that a figure is none, or names a section of a specification as a source; each footer says which licence there is',
  shown,
  async ({ page, request }) => {
    const addresses = ['/', ...new Set(Object.values(tools)), ...contentPaths, '/auth'];
    const comparison = /[^.?]*comparison rate[^.?]*/gi;
    const noLicence = 'does not hold an Australian financial services licence or credit licence';
    let mentions = 0;
    const sources: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      if (address === tools['borrowing capacity']) await answerBorrowing(page);
      for (const [sentence] of (await main(page).innerText()).matchAll(comparison)) {
        mentions += 1;
        expect(sentence, address).toMatch(/\bCode\b|Is the illustrative market rate a comparison rate/);
      }
      for (const working of await page.getByRole('button', { name: 'How is this worked out?' }).all()) {
        await working.click();
      }
      // Print-only text counts too.
      const text = (await page.locator('body').textContent()) ?? '';
      expect(text, address).not.toMatch(ofSpecification);
      sources.push(...(text.match(/Source: [^.]+/g) ?? []));
      await expect(page.getByRole('contentinfo').getByText(noLicence), address).toBeVisible();
    }
    expect(mentions).toBeGreaterThan(0);
    expect(sources.filter((source) => source.includes('Freehold’s own estimate'))).not.toEqual([]);
    expect(sources.filter((source) => /Act|Australian Taxation Office/.test(source))).not.toEqual([]);
    await page.goto(tools.mortgage);
    await expect(main(page).getByText('Illustrative market rate').first()).toBeVisible();
    const limits = [
      'stays the same for the whole term',
      'No fees, charges',
      'repayments rise',
      '52 weekly, 26 fortnightly or 12',
    ];
    for (const limit of limits)
      await expect(main(page).getByText(limit).filter({ visible: true }).first()).toBeVisible();
    await enterAs(page, request, 'adviser');
    await page.goto('/admin-dashboard');
    const warning = page.getByRole('region', { name: 'This site does not say who runs it' });
    await expect(warning).toContainText('licence line');
    const pages = addresses.length;
    figure('Z3', `mentions of a comparison rate without the name of the Code, of ${mentions} on ${pages} pages`, '0');
    figure(
      'Z11',
      'public pages whose footer says that there is no licence, as none is set; and advisers are warned of it',
      `${pages}/${pages}`,
    );
  },
);

/** Answers what the borrowing calculator needs for a figure. */
async function answerBorrowing(page: Page): Promise<void> {
  await page.getByLabel('Income before tax', { exact: false }).first().fill('100000');
  await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
}

test(
  '[GEAR-31] tax figures name their year, offer that of today, and tell of the change of 2027',
  shown,
  async ({ page }) => {
    const days = {
      '2026-06-30': { offered: null, banner: 'changes' },
      '2026-07-01': { offered: '2026-27', banner: 'changes' },
      '2027-07-01': { offered: '2027-28', banner: 'has changed' },
    } as const;
    for (const [day, { offered, banner }] of Object.entries(days)) {
      await page.clock.setFixedTime(`${day}T03:00:00Z`);
      await page.goto(tools['negative gearing']);
      await expect(page.getByRole('region', { name: 'Tax saved, 2025-26' })).toBeVisible();
      await expect(
        page.getByRole('region', { name: `The law on rental losses ${banner} on 1 July 2027` }),
      ).toBeVisible();
      const limits = main(page).getByText(/without the Medicare levy, offsets/);
      await expect(limits.filter({ visible: true })).toBeVisible();
      const offer = page.getByRole('button', { name: /, today’s year$/ });
      await expect(offer).toHaveText(offered === null ? [] : [`Use ${offered}, today’s year`]);
    }
    await page.getByRole('button', { name: 'Use 2027-28, today’s year' }).click();
    await expect(page.getByRole('region', { name: 'Tax saved, 2027-28' })).toContainText('Not projected');
    figure(
      'Z4',
      'days around a change of law on which tax figures name their year, offer that of today and tell of the change',
      '3/3',
    );
  },
);

/** Amounts in a table's column, dollars, by column heading. */
async function column(table: Locator, heading: RegExp): Promise<number[]> {
  const headings = await table.getByRole('columnheader').allInnerTexts();
  const place = headings.findIndex((text) => heading.test(text));
  expect(place, headings.join(', ')).toBeGreaterThanOrEqual(0);
  const rows = await table.locator('tbody tr').all();
  const texts = await Promise.all(rows.map((row) => row.locator('th, td').nth(place).innerText()));
  return texts.map((text) => (/\d/.test(text) ? Number(text.replaceAll(/[^\d.-]/g, '')) : Number.NaN));
}

test('[PFPROJ-38] figures years away stand beside what they are worth in today’s dollars', shown, async ({ page }) => {
  await page.goto(tools['first time buyers']);
  await page.getByRole('button', { name: 'Table view' }).first().click();
  const table = main(page).getByRole('table').filter({ hasText: 'today’s dollars' }).first();
  const years = await column(table, /year/i);
  const equity = await column(table, /^equity(?!.*today)/i);
  const today = await column(table, /today/i);
  const later = years.map((year, row) => ({ year, row })).filter(({ year }) => year >= 2);
  expect(later.length).toBeGreaterThanOrEqual(20);
  for (const { year, row } of later) {
    const worth = (equity[row] ?? Number.NaN) / 1.025 ** year;
    expect(Math.abs((today[row] ?? Number.NaN) - worth), `year ${year}`).toBeLessThanOrEqual(1);
  }
  await expect(
    main(page)
      .getByText(/illustrations, not guarantees.*values can fall/)
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('Inflation')).toHaveValue('2.5');
  figure(
    'Z5',
    'amounts two years away or more that are within a dollar of C ÷ 1.025ⁿ beside them',
    `${later.length}/${later.length}`,
  );
});

test(
  '[TABRET-12] retirement and the market table say what they assume and where they come from',
  shown,
  async ({ page, fullClient }) => {
    await page.goto('/modelling-dashboard');
    const source = ['ATO data, earlier income year', 'all of Australia', 'nothing about what you will'];
    for (const text of source) await expect(main(page).getByText(text).filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'How is this worked out?' }).click();
    await expect(
      main(page)
        .getByText(/taxation statistics/i)
        .first(),
    ).toBeVisible();
    await openAs(page, fullClient, '?tab=retirement');
    const assumed = page.getByRole('region', { name: 'What the quick check assumes' });
    const values = ['Inflation: 3%', 'Return on savings: 7%', '20 years', 'Tax assumed: 30%', 'Retirement age: 65'];
    for (const value of values) await expect(assumed).toContainText(value);
    await expect(main(page).getByText('Super counts at today’s balance.', { exact: false })).toBeVisible();
    figure('Z6', 'assumptions of the retirement plan in view, and a note on super', `${values.length}/5, 1`);
    figure('Z7', 'what the market table says of its source: whose figures, their year, where', `${source.length}/3`);
  },
);

test(
  '[LEAD-10] every lead form tells who collects what before its button, and ticks no consent',
  shown,
  async ({ page }) => {
    await page.goto(tools['borrowing capacity']);
    await answerBorrowing(page);
    await page.getByRole('button', { name: 'Calculate Borrowing Capacity' }).click();
    await expectNoticeFirst(page, 'Send My Report');
    await page.goto(tools.mortgage);
    await page.getByRole('button', { name: 'Calculate Repayments' }).click();
    await page.getByRole('button', { name: 'Get Your Personalized Strategy Report' }).click();
    await expectNoticeFirst(page, 'Send My Report');
    await page.goto('/modelling-dashboard');
    await page.getByRole('button', { name: 'Book a Strategy Session' }).click();
    await expectNoticeFirst(page, 'Request a Session');
    figure('Z8', 'lead forms whose notice stands before the button, with no consent ticked', '3/3');
  },
);

async function expectNoticeFirst(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const parts = [
    'Freehold collects',
    'licensed mortgage broker or lender',
    'commission',
    'Without these details',
    'overseas',
    'complain',
  ];
  for (const part of parts) await expect(dialog.getByText(part).first()).toBeVisible();
  const boxes = await dialog.getByRole('checkbox').all();
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) await expect(box).not.toBeChecked();
  const notice = await dialog.getByText('Freehold collects').first().boundingBox();
  const send = await dialog.getByRole('button', { name: button }).boundingBox();
  expect(notice?.y).toBeLessThan(send?.y ?? 0);
}

test('results print with inputs, assumptions, date and version, and can be saved', shown, async ({ page }) => {
  const { 'detailed breakdown': breakdown, ...others } = tools;
  for (const address of new Set(Object.values(others))) {
    await page.goto(address);
    if (address === tools['borrowing capacity']) await answerBorrowing(page);
    // The print sheet needs a figure the person has entered; before that the page itself prints.
    if (address === tools.mortgage) await page.getByRole('textbox', { name: 'Loan amount' }).fill('650k');
    await expect(page.getByRole('button', { name: /Save as (PDF|CSV)/ }).first(), address).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('section[aria-hidden="true"]').filter({ hasText: 'Worked out on' }).first();
    for (const text of [/Estimate only/, /engine 20/]) await expect(sheet, address).toContainText(text);
    await page.emulateMedia({ media: 'screen' });
  }
  // This page is a report and prints as it is.
  await page.goto(breakdown);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  for (const text of [/Worked out on/, /engine 20/, /Estimate only/]) await expect(main(page)).toContainText(text);
  figure(
    'Z10',
    'tools whose sheet of paper has disclosure, day and version, and that save a PDF or their table',
    '6/6',
  );
});
