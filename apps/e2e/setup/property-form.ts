import type { Page } from '@playwright/test';

/** Fills in a property's required fields on an empty form. */
export async function fillProperty(page: Page, name: string): Promise<void> {
  await page.getByLabel('State').selectOption('TAS');
  for (const [label, text] of [
    ['Property name', name],
    ['Street', '1 Quay Street'],
    ['Suburb', 'Hobart'],
    ['Postcode', '7000'],
    ['Price', '650k'],
    ['Bedrooms', '0'],
    ['Bathrooms', '1'],
    ['Area', '45'],
    ['Growth rate', '0'],
    ['Rental yield', '5.1'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}
