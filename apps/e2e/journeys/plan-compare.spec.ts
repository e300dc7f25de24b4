import type { Plan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { openPlan } from '../setup/plans.ts';
import { expect, test } from '../setup/quiet-page.ts';

const typical: Plan = { ...fixture('typical'), years: 22 };
const { ip2: _, ...others } = typical.homes ?? {};

/** The plan with one option, by its id. */
function withOption(id: string): Plan {
  const option = typical.options?.[id];
  return option === undefined ? typical : { ...typical, options: { [id]: option } };
}

/** The effects of the changes as they are shown, in whole dollars, and what they say together. */
async function effects(page: Page) {
  const changes = page.getByRole('region', { name: 'Changes in Plan C' });
  await expect(changes.getByText('…', { exact: true })).toHaveCount(0);
  const texts = await changes.getByRole('listitem').allInnerTexts();
  const each = texts.map((text) => dollars(/[+−$][\d,$]+(?= \((?:more|less)\))/.exec(text)?.[0] ?? '0'));
  return { each, together: dollars((await changes.getByText('together:').locator('b').textContent()) ?? '') };
}

function dollars(text: string): number {
  return Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'));
}

test('the effects of an option’s changes add up to the whole; each is switched off, undone, put into the plan', async ({
  page,
}) => {
  await openPlan(page, withOption('c'), '?view=compare');
  const changes = page.getByRole('region', { name: 'Changes in Plan C' });
  await expect(changes.getByRole('listitem')).toHaveCount(5);
  const before = await effects(page);
  expect(before.each.filter((amount) => amount !== 0).length).toBeGreaterThanOrEqual(3);
  expect(before.each.reduce((sum, amount) => sum + amount, 0)).toBe(before.together);

  await changes.getByRole('checkbox', { name: /^Without the renovation/ }).uncheck();
  await expect(changes.getByRole('listitem').nth(2)).toContainText('off');
  const after = await effects(page);
  expect(after.each[2]).toBe(0);
  expect(after.each.reduce((sum, amount) => sum + amount, 0)).toBe(after.together);

  await changes.getByRole('button', { name: /^Undo: Without the renovation/ }).click();
  await expect(changes.getByRole('listitem')).toHaveCount(4);
  await changes
    .getByRole('button', { name: /^Put into your plan: .*62/ })
    .first()
    .click();
  await expect(changes.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Undo: Put into your plan: / })).toBeVisible();
  const rest = await effects(page);
  expect(rest.each.reduce((sum, amount) => sum + amount, 0)).toBe(rest.together);
});

test('an option keeps what it changes and follows the plan in the rest; a change of what is gone is named', async ({
  page,
}) => {
  const gone: Plan = { ...typical, homes: others, options: { c: { changes: [{ set: 'homes/ip2/rent', to: 600 }] } } };
  await openPlan(page, gone, '?view=compare');
  const changes = page.getByRole('region', { name: 'Changes in Plan C' });
  await expect(changes.getByText(/no longer applies\. It has nothing to act on: the home is no longer/)).toBeVisible();
  await changes.getByRole('button', { name: /^Remove the change/ }).click();
  await expect(changes.getByText('Nothing is changed in Plan C yet.')).toBeVisible();
});

test('an idea is an option with one press, named, copied and deleted from its band, and deleting is undone', async ({
  page,
}) => {
  await openPlan(page, { ...typical, options: {} }, '?view=compare');
  await expect(page.getByRole('heading', { name: 'Try something without touching your plan.' })).toBeVisible();
  await page.getByRole('button', { name: 'Buy 2 years later' }).click();
  await expect(page.getByText(/Net worth at \d+, together: /)).toBeVisible();
  await page.getByRole('button', { name: 'Open Buy 2 years later' }).click();
  const band = page.getByRole('region', { name: 'The option that is open' });
  await expect(band).toContainText('Changing Plan B: Buy 2 years later.');
  await band.getByRole('button', { name: 'Name, note, copy, delete' }).click();
  await band.getByRole('textbox', { name: 'Name' }).fill('Wait');
  await band.getByRole('textbox', { name: 'Name' }).press('Enter');
  await expect(band).toContainText('Changing Plan B: Wait.');
  await expectAccessible(page);
  await band.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(band).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: Delete the option Wait', exact: true }).click();
  await expect(page.getByRole('button', { name: 'B Wait' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the comparison is accessible, and its table has the same measures for each plan: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openPlan(page, typical, '?view=compare&o=c');
    await expect(page.getByText(/together: /)).toBeVisible();
    await expect(page.getByRole('table', { name: /^Measures/ }).getByRole('row')).toHaveCount(7);
    await expectAccessible(page);
  });
}
