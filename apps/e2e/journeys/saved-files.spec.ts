import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAs, test } from '../setup/dashboard-clients.ts';
import { expect } from '../setup/quiet-page.ts';

// Magic bytes of each file type.
const beginnings = { pdf: '%PDF-', xlsx: 'PK' } as const;

async function saves(page: Page, button: string, name: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).filter({ visible: true }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  const bytes = await readFile(await download.path());
  const kind = name.endsWith('.pdf') ? 'pdf' : 'xlsx';
  expect(bytes.subarray(0, beginnings[kind].length).toString('latin1')).toBe(beginnings[kind]);
  expect(bytes.length).toBeGreaterThan(5_000);
}

test.describe('figures as files', () => {
  test('a visitor saves each calculator’s report, and the schedules as workbooks', async ({ page }) => {
    await page.goto('/mortgage-calculator');
    await saves(page, 'Save as PDF', 'freehold-mortgage-repayment.pdf');
    await saves(page, 'Save as Excel', 'freehold-mortgage-schedule.xlsx');
    await page.goto('/borrowing-capacity');
    await page.getByLabel('Income before tax', { exact: false }).first().fill('88888.88');
    await page.getByRole('radiogroup').getByText('Single', { exact: true }).click();
    await saves(page, 'Save as PDF', 'freehold-borrowing-capacity.pdf');
    await page.goto('/modelling-dashboard?tab=negative-gearing');
    await saves(page, 'Save as PDF', 'freehold-negative-gearing.pdf');
    await page.goto('/modelling-dashboard?tab=portfolio-potential');
    await saves(page, 'Save as PDF', 'freehold-portfolio-projection.pdf');
    await saves(page, 'Save as Excel', 'freehold-portfolio-projection.xlsx');
  });

  test('a client saves a summary of the dashboard', async ({ page, fullClient }) => {
    await openAs(page, fullClient);
    await saves(page, 'Save as PDF', 'freehold-client-summary.pdf');
  });

  test('a slow PDF says at once that it is being made, and when it is saved', async ({ page, fullClient }) => {
    let answer = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/profiles/*/report', async (route) => {
      await isAsked;
      await route.continue();
    });
    await openAs(page, fullClient);
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const making = page.getByRole('button', { name: 'Making the PDF…' });
    await expect(making).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: 'Making the PDF…' })).toHaveCount(1);
    const download = page.waitForEvent('download');
    answer();
    await download;
    await expect(page.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toHaveCount(1);
  });

  test('the demo, which has no server, says why it saves no file', async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Login as Client' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Portfolio Dashboard');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Files are made by the server' })).toBeVisible();
  });
});
