import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** A part of a page by its heading. */
export const region = (page: Page | Locator, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The amount beside a label of a list of figures, without the word under it and without today's dollars. */
export function amountOf(scope: Locator, label: string): Locator {
  const line = scope.locator('dl > div').filter({ has: scope.page().getByText(label, { exact: true }) });
  return line.getByRole('definition').locator('span, strong').first();
}

/** Holds a list of figures, or some of its lines, against what they have to be. */
export async function expectAmounts(scope: Locator, amounts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, amount] of Object.entries(amounts)) {
    await expect(amountOf(scope, label), label).toHaveText(amount);
  }
}

/** The cells of a year in a table by year, the year itself left out. */
export function cellsOf(table: Locator, year: number): Locator {
  const head = table.page().getByRole('rowheader', { name: String(year), exact: true });
  return table.getByRole('row').filter({ has: head }).getByRole('cell');
}
