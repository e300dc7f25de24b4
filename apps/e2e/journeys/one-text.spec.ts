import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { read, utils } from '@e965/xlsx';
import { dayInSydney, durationText, rateText } from '@freehold/domain';
import type { Page } from '@playwright/test';
import { expect, test } from '../setup/quiet-page.ts';

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).filter({ visible: true }).first().click(),
  ]);
  return readFileSync(await download.path());
}

function textOf(pdf: Buffer): string {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).replace(/\s+/g, ' ');
}

function paymentsOf(csv: Buffer): readonly Record<string, unknown>[] {
  const { Sheets, SheetNames } = read(csv.toString('utf8'), { type: 'string', raw: true });
  return utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
}

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`;
const longDay = (day: string) =>
  new Date(day).toLocaleDateString('en-AU', { dateStyle: 'long', timeZone: 'Australia/Sydney' });

test.describe('one scenario on every surface', () => {
  test('result, printed sheet, PDF, workbook and CSV of a loan say the same rates, amounts, durations and day', async ({
    page,
  }) => {
    await page.goto('/mortgage-calculator');
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('654,321');
    await page.getByRole('textbox', { name: 'Interest rate' }).fill('5.55');
    await page.getByRole('textbox', { name: 'Extra monthly repayment' }).fill('333');
    const sheet = page.locator('section[aria-hidden="true"]').filter({ hasText: 'Worked out on' });
    await expect(sheet).toContainText('5.55% a year');
    const pdf = textOf(await saved(page, 'Save as PDF'));
    const book = read(await saved(page, 'Save as Excel'), { cellDates: true });
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets.Inputs ?? {}, { header: 1 });
    const cell = (label: string, column: number) => rows.find(([name]) => name === label)?.[column];
    const screen = (label: string) => Number(cell(label, 2));
    const lastDay = cell('Last repayment', 2);
    const entered = [Number(cell('Loan amount', 1)), Number(cell('Extra monthly repayment', 1))];
    const said = [
      ...entered.map(dollars),
      rateText(Number(cell('Interest rate, percent a year', 1))),
      rateText(screen('Illustrative market rate, percent a year')),
      ...['Repayment', 'Total repayments', 'Total interest', 'Interest saved'].map((label) => dollars(screen(label))),
      durationText(screen('Time saved, months')),
      longDay(lastDay instanceof Date ? dayInSydney(lastDay) : ''),
    ];
    expect(said.slice(0, 4)).toEqual(['$654,321', '$333', '5.55%', '6.05%']);
    const onPaper = await sheet.innerText();
    expect(said.filter((text) => !onPaper.includes(text))).toEqual([]);
    expect(said.filter((text) => !pdf.includes(text))).toEqual([]);
    const result = page.getByRole('region', { name: 'Estimated repayment' });
    await expect(result).toContainText(dollars(screen('Repayment')));

    const payments = paymentsOf(await saved(page, 'Save every payment as CSV'));
    const off = (column: string, label: string) =>
      Math.abs(payments.reduce((sum, payment) => sum + Number(payment[column]), 0) - screen(label));
    // Each payment is rounded to the cent, the totals are not.
    const halfACentEach = payments.length * 0.005;
    expect(off('Repaid (AUD)', 'Total repayments')).toBeLessThan(halfACentEach);
    expect(off('Interest (AUD)', 'Total interest')).toBeLessThan(halfACentEach);
    expect(longDay(String(payments.at(-1)?.Date))).toBe(said.at(-1));
  });
});
