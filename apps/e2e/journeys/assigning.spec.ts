import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { bearer, newClient, openAs, type Tokens } from '../setup/client-form.ts';
import { retype, tabTo, useExample } from '../setup/modelling.ts';
import { newProperty, test } from '../setup/properties.ts';
import { expect } from '../setup/quiet-page.ts';
import { expectToast } from '../setup/toast.ts';

/** A client and a property to be assigned to them. */
async function newPair(api: APIRequestContext, adviser: Tokens) {
  const property = await newProperty(api, adviser);
  const lastName = `Lee${randomUUID().slice(0, 8)}`;
  const profile = { firstName: 'Ann', lastName, grossIncome: 120_000, maritalStatus: 'single' } as const;
  const { id } = (await newClient(api, adviser, { profile })).profile;
  return { property, lastName, id };
}

const summary = (page: Page) => page.getByRole('table', { name: 'Financial Summary' });

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
    // Replaces today's typical rate by the specification's example.
    await expect(page.getByLabel('Interest rate')).toHaveValue('6.5');
    await useExample(page);
    for (const [label, figure] of [
      ['Deposit', '$150,000'],
      ['Loan', '$600,000'],
      ['Monthly repayment', '$3,040.11'],
      ['Total interest', '$494,440'],
      ['Value after 10 years', '$1,057,949'],
    ] as const) {
      await expect(summary(page).getByRole('row', { name: new RegExp(`^${label}`) })).toContainText(figure);
    }
    // Six times 120,000, golden formula of the borrowing calculator.
    await expect(page.getByText('Not enough information', { exact: true })).toBeVisible();
    await expect(page.getByText('$720,000 is below the price of $750,000', { exact: false }).first()).toBeVisible();
  });

  test('a term above 50 years is refused, and the summary stays away until it is right [VALID-53]', async ({
    page,
    api,
    adviser,
  }) => {
    const { property } = await newPair(api, adviser);
    await openAs(page, adviser, `/assign-property?property=${property.id}`);
    await expect(summary(page)).toBeVisible();
    await tabTo(page, page.getByLabel('Loan term'));
    await retype(page, '51');
    await expect(page.getByText('Enter 1 to 50', { exact: true })).toBeVisible();
    await expect(summary(page)).toHaveCount(0);
    await retype(page, '30');
    await expect(summary(page)).toBeVisible();
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
});
