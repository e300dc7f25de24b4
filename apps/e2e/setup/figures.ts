import type { Locator, Page } from '@playwright/test';
import { expect } from './quiet-page.ts';

/** A part of a page by its heading. */
export const region = (page: Page | Locator, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The amount beside a label in a list of figures, without the note below it and without today's dollars. */
export function amountOf(scope: Locator, label: string): Locator {
  const line = scope.locator('dl > div').filter({ has: scope.page().getByText(label, { exact: true }) });
  return line.getByRole('definition').locator('span, strong').first();
}

/** Checks a list of figures, or some of its lines, against expected amounts. */
export async function expectAmounts(scope: Locator, amounts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, amount] of Object.entries(amounts)) {
    await expect(amountOf(scope, label), label).toHaveText(amount);
  }
}

/** The cells of a year's row in a table by year, excluding the year itself. */
export function cellsOf(table: Locator, year: number): Locator {
  const head = table.page().getByRole('rowheader', { name: String(year), exact: true });
  return table.getByRole('row').filter({ has: head }).getByRole('cell');
}
