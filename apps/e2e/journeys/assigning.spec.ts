import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, newClient, openAs, type Tokens } from '../setup/client-form.ts';
import { tabTo, useExample } from '../setup/modelling.ts';
import { newProperty, test } from '../setup/properties.ts';
import { expect } from '../setup/quiet-page.ts';
import { expectToast } from '../setup/toast.ts';

/** A client, and a property to assign to them. */
async function newPair(api: APIRequestContext, adviser: Tokens, change: { readonly price?: number } = {}) {
  const property = await newProperty(api, adviser, change);
  const lastName = `Lee${randomUUID().slice(0, 8)}`;
  const profile = { firstName: 'Ann', lastName, grossIncome: 120_000, maritalStatus: 'single' } as const;
  const { id } = (await newClient(api, adviser, { profile })).profile;
  return { property, lastName, id };
}

const summary = (page: Page) => page.getByRole('table', { name: 'Financial Summary' });
const line = (page: Page, label: string) =>
  summary(page)
    .getByRole('row', { name: new RegExp(`^${label}`) })
    .getByRole('cell');
const rate = (page: Page) => page.getByLabel('Interest rate', { exact: true });

test.describe('assigning a property', () => {
  test('nothing is assigned before a client and a property are chosen, and the form says so [VALID-50 VALID-51]', async ({
    page,
    adviser,
  }) => {
    await openAs(page, adviser, '/assign-property');
    await expect(page.getByRole('button', { name: 'Assign Property' })).toBeDisabled();
    await expect(page.getByText('Please select both a client and a property.')).toBeVisible();
  });

  test('who is chosen by keyboard has the summary and the affordability by the public formula [ASSIGN-01 ASSIGN-06 ASSIGN-10]', async ({
    page,
    api,
    adviser,
  }) => {
    const pair = await newPair(api, adviser);
    await openAs(page, adviser, '/assign-property');
    for (const [label, text, chosen] of [
      ['Client', pair.lastName, `Ann ${pair.lastName}`],
      ['Property', pair.property.name, pair.property.name],
    ] as const) {
      const field = page.getByRole('combobox', { name: label });
      await tabTo(page, field);
      await page.keyboard.type(text);
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(field).toHaveValue(chosen);
    }
    // Replaces today's typical rate with the specification's example.
    await expect(page.getByLabel('Interest rate')).toHaveValue('6.5');
    await useExample(page);
    for (const [label, figure] of [
      ['Deposit', '$150,000'],
      ['Loan', '$600,000'],
      ['Monthly repayment', '$3,040'],
      ['Total interest', '$494,440'],
      ['Value after 10 years', '$1,057,949'],
    ] as const) {
      await expect(summary(page).getByRole('row', { name: new RegExp(`^${label}`) })).toContainText(figure);
    }
    await page.getByRole('button', { name: 'How is this worked out?' }).click();
    // 360 × 3,040.11 to the cent.
    await expect(page.getByRole('table', { name: 'How the purchase is worked out' })).toContainText('$1,094,440.27');
    // Six times 120,000, the formula of the borrowing calculator's golden cases.
    await expect(page.getByText('Not enough information', { exact: true })).toBeVisible();
    await expect(page.getByText('$720,000 is below the price of $750,000', { exact: false }).first()).toBeVisible();
  });

  test('the calculator starts at 20 %, 30 years and 3.5 %, and its lines follow down to no interest and no loan [ASSIGN-04 ASSIGN-05 ASSIGN-07]', async ({
    page,
    api,
    adviser,
  }) => {
    const { property, id } = await newPair(api, adviser, { price: 480_000 });
    await openAs(page, adviser, `/assign-property?client=${id}&property=${property.id}`);
    for (const [label, value] of [
      ['Deposit', '20'],
      ['Loan term', '30'],
      ['Value growth', '3.5'],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
    }
    // Today's typical loan rate (decision Y-08); 4.5 is the specification's example.
    await expect(rate(page)).toHaveValue('6.5');
    await useExample(page);
    await expect(rate(page)).toHaveValue('4.5');
    // 384,000 × (0.045 ÷ 12) ÷ (1 − (1 + 0.045 ÷ 12)^−360); 480,000 × 4.2 %; 480,000 × 1.035^10.
    await expect(summary(page).getByRole('cell')).toHaveText([
      ...['$480,000', '$96,000', '$384,000', '$1,946', '$316,442', '$20,160', '$677,087'],
    ]);
    await expect(summary(page).getByRole('rowheader')).toHaveText([
      ...[/^Price/, /^Deposit/, /^Loan/, /^Monthly repayment/, /^Total interest/, /^Annual rent/],
      /^Value after 10 years/,
    ]);
    await expect(page.getByText('Quick reading: likely afford: yes.', { exact: false })).toBeVisible();
    // 384,000 ÷ 480 months.
    await rate(page).fill('0');
    await page.getByLabel('Loan term').fill('40');
    await expect(line(page, 'Monthly repayment')).toHaveText('$800');
    await expect(line(page, 'Total interest')).toHaveText('$0');
    await rate(page).fill('4.5');
    await page.getByLabel('Deposit').fill('100');
    for (const label of ['Loan', 'Monthly repayment', 'Total interest']) {
      await expect(line(page, label)).toHaveText('$0');
    }
  });

  test('a deposit, term or rate beyond its ends says what to enter, and the figures stay away until it is right [VALID-52 VALID-53]', async ({
    page,
    api,
    adviser,
  }) => {
    const { property } = await newPair(api, adviser);
    await openAs(page, adviser, `/assign-property?property=${property.id}`);
    const ends = [
      ['Deposit', ['0', '100'], { '-1': 'Enter 0 to 100', '100.01': 'Enter 0 to 100' }],
      ['Loan term', ['1', '50'], { '0': 'Enter 1 to 50', '51': 'Enter 1 to 50' }],
      ['Interest rate', ['0', '100'], { '-0.01': 'Cannot be negative', '100.01': 'Enter up to 100' }],
    ] as const;
    for (const [label, allowed, refused] of ends) {
      const field = page.getByLabel(label, { exact: true });
      for (const [text, message] of Object.entries(refused)) {
        await field.fill(text);
        await expect(field, text).toHaveAccessibleDescription(new RegExp(message));
        await expect(page.getByText(message, { exact: true })).toBeVisible();
        await expect(summary(page)).toHaveCount(0);
        await expect(page.getByText('Correct the calculator to see the figures.')).toBeVisible();
      }
      for (const text of allowed) {
        await field.fill(text);
        await expect(summary(page), `${label} ${text}`).toBeVisible();
        await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      }
    }
  });

  test.describe('what does not load', () => {
    test.use({ allowedErrors: [/404/] });

    test('says which record failed, and why, in its place, and comes with another try [ERR-24]', async ({
      page,
      api,
      adviser,
    }) => {
      const { id, lastName, property } = await newPair(api, adviser);
      const json = { message: 'It is gone.', error: 'It is gone.', code: 'not-found', requestId: 'r' };
      const away = [`**/api/profiles/${id}`, `**/api/properties/${property.id}`];
      for (const address of away) await page.route(address, (route) => route.fulfill({ status: 404, json }));
      await openAs(page, adviser, `/assign-property?client=${id}&property=${property.id}`);
      for (const [place, words] of ['Failed to load client profile', 'Failed to load property'].entries()) {
        const alert = page.getByRole('alert').filter({ hasText: `${words}. It is gone.` });
        await expect(alert).toBeVisible();
        await page.unroute(away[place] ?? '');
        await alert.getByRole('button', { name: 'Retry' }).click();
        await expect(alert).toHaveCount(0);
      }
      await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(`Ann ${lastName}`);
      await expect(summary(page)).toBeVisible();
    });
  });

  test('assigning leads to the client, and a second time leaves one link [ASSIGN-02 ASSIGN-13 ERR-33]', async ({
    page,
    api,
    adviser,
  }) => {
    const { id, property } = await newPair(api, adviser);
    const submit = page.getByRole('button', { name: 'Assign Property' });
    await openAs(page, adviser, `/assign-property?client=${id}&property=${property.id}`);
    for (const isAgain of [false, true]) {
      if (isAgain) await page.goto(`/assign-property?client=${id}&property=${property.id}`);
      await expect(submit).toBeEnabled();
      await tabTo(page, submit);
      await page.keyboard.press('Enter');
      await expectToast(page, 'Success!', 'Property has been assigned to the client successfully.');
      await expect(page).toHaveURL(`/admin/client/${id}`);
    }
    const reply = await api.get(`/api/portfolio/${id}`, { headers: bearer(adviser) });
    expect(await reply.json()).toMatchObject({ properties: [{ id: property.id }] });
  });

  test('an answer that names no client says so and stays [ASSIGN-03]', async ({ page, api, adviser }) => {
    const { id, property } = await newPair(api, adviser);
    const json = { clientId: '', propertyId: property.id };
    await page.route('**/api/assign-property', (route) => route.fulfill({ json }));
    await openAs(page, adviser, `/assign-property?client=${id}&property=${property.id}`);
    await page.getByRole('button', { name: 'Assign Property' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No client ID provided.' }).first()).toBeVisible();
    await expect(page).toHaveURL(/assign-property/);
  });
});
