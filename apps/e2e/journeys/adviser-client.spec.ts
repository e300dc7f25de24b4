import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../setup/accessible.ts';
import { adviser, bearer, field, newClient, openAs, openedClient, save, storedOf, tab } from '../setup/client-form.ts';
import { tabTo } from '../setup/modelling.ts';
import { expect, test } from '../setup/quiet-page.ts';
import { settings } from '../setup/settings.ts';

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'About this client' }).getByRole('link', { name, exact: true });

test.describe('an adviser looks after a client', () => {
  test('notes what was said, sees who changed what, the leads and the properties', async ({ page, request }) => {
    const email = `${randomUUID()}@example.com`;
    const lead = {
      ...{ firstName: 'Robin', lastName: 'Lane', email, phone: '0400 123 123' },
      ...{ grossIncome: 90_000, maritalStatus: 'single', dependants: 0, existingLoans: 0, borrowingCapacity: 500_000 },
    };
    expect((await request.post('/api/borrowing-leads', { data: lead })).status()).toBe(201);
    const { id, tokens } = await openedClient(page, request, {
      profile: { firstName: 'Robin', lastName: 'Lane', email },
    });

    await field(page, 'First Name').fill('Robyn');
    await tabTo(page, part(page, 'Notes'));
    await page.keyboard.press('Enter');
    const notes = page.getByRole('region', { name: 'Notes' });
    await expect(notes).toContainText('No notes yet');
    await notes.getByLabel('New note').fill('Wants to retire at 62.\nCall after five.');
    await page.keyboard.press('Control+Enter');
    const note = notes.getByRole('list', { name: 'Notes' }).getByRole('listitem');
    await expect(note).toContainText('Wants to retire at 62.');
    await expect(notes.getByLabel('New note')).toHaveValue('');
    await note.getByRole('button', { name: /^Edit/ }).click();
    await note.getByLabel('Change the note').fill('Wants to retire at 60.');
    await note.getByRole('button', { name: 'Save Note' }).click();
    await expect(note).toContainText('changed');
    await note.getByRole('button', { name: /^Delete/ }).click();
    await expect(note).toContainText('Note deleted.');
    await expect(note.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(note).toContainText('Wants to retire at 60.');
    await expectAccessible(page, 'notes');

    await notes.getByLabel('New note').fill('Not finished');
    await part(page, 'Leads').click();
    const leads = page.getByRole('region', { name: 'Leads' });
    await expect(leads.getByRole('listitem')).toContainText('Same email');
    await expect(leads.getByRole('link', { name: 'Borrowing capacity, Robin Lane' })).toHaveAttribute(
      'href',
      /^\/admin\/leads\/[\da-f-]{36}$/,
    );
    await expectAccessible(page, 'leads');
    await part(page, 'Properties').click();
    await expect(page.getByRole('region', { name: 'Assigned properties' })).toContainText('No properties');
    await part(page, 'Notes').click();
    await expect(notes.getByLabel('New note')).toHaveValue('Not finished');

    // The text typed into the form is still there.
    await part(page, 'Details').click();
    await expect(field(page, 'First Name')).toHaveValue('Robyn');
    await save(page).click();
    await expect(page.getByText('Client details saved successfully')).toBeVisible();
    await part(page, 'Activity').click();
    const events = page.getByRole('region', { name: 'Activity' }).getByRole('listitem');
    await expect(events.nth(0)).toContainText('changed First Name');
    await expect(events.last()).toContainText('entered the client');
    await expect(events).toHaveCount(6);
    await page.getByLabel('Also show who only looked').check();
    await expect(events.filter({ hasText: 'looked at notes' }).first()).toBeVisible();
    await expectAccessible(page, 'activity');
    expect((await storedOf(request, tokens, id)).profile.firstName).toBe('Robyn');
  });

  test('views the dashboard as the client does: read only, one event an opening, one click back', async ({
    page,
    request,
  }) => {
    const tokens = await adviser(request);
    const { profile } = await newClient(request, tokens, {
      profile: { firstName: 'Robin', lastName: 'Lane', grossIncome: 90_000 },
      assets: [{ assetType: 'Shares', currentValue: 250_000 }],
    });
    const views = async () => {
      const query = `subjectId=${profile.id}&limit=100`;
      const reply = await request.get(`/api/audit?${query}`, { headers: bearer(tokens) });
      return (await reply.json()).map(({ action }: { action: string }) => action);
    };
    await openAs(page, tokens, `/admin/client/${profile.id}`);
    await page.getByRole('link', { name: 'View as client' }).click();
    await expect(page).toHaveURL(`/admin/client/${profile.id}/view`);
    const banner = page.getByRole('complementary', { name: 'Viewing as client' });
    await expect(banner).toContainText('Viewing as Robin Lane');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Portfolio Dashboard' })).toBeVisible();
    await expect(page.getByText('Welcome, Robin')).toBeVisible();
    for (const name of [
      'Tax Analysis',
      'Retirement',
      'Liabilities',
      'Your Properties',
      'Saved Properties',
      'Portfolio Overview',
    ]) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      await expect(
        page.getByRole('button', { name: /^(Edit Details|Add |Update |Manage )/ }),
        `${name} leads into no form`,
      ).toHaveCount(0);
    }
    await expectAccessible(page, 'viewed as client');
    // The client's page read the figures with the next task, and the record.
    expect((await views()).sort()).toEqual(['client-created', 'client-read', 'client-read', 'client-viewed']);
    await banner.getByRole('link', { name: 'Back to client details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit Client Details' })).toBeVisible();
  });
});

test.describe('two advisers at one client', () => {
  test.use({ allowedErrors: [/412/] });

  test('[ERR-24] neither loses what they typed', async ({ page, request, browser }) => {
    const one = await openedClient(page, request, { profile: { firstName: 'Mary', phone: '0400 000 000' } });
    const context = await browser.newContext({ baseURL: settings.baseUrl });
    const other = await context.newPage();
    await openAs(other, await adviser(request), `/admin/client/${one.id}`);
    await field(other, 'Phone').fill('0400 999 999');
    await field(page, 'Phone').fill('0400 111 111');
    await tab(page, 'Income').click();
    await field(page, 'Occupation').fill('Nurse');
    await save(other).click();
    await expect(other.getByText(/^Saved at /)).toBeVisible();

    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed this record' });
    await dialog.getByRole('button', { name: 'Compare' }).click();
    await dialog.getByRole('group', { name: /Phone/ }).getByLabel('Theirs: 0400 999 999').check();
    await dialog.getByRole('button', { name: 'Save This Choice' }).click();
    await expect(page.getByText(/^Saved at /)).toBeVisible();
    expect((await one.stored()).profile).toMatchObject({ phone: '0400 999 999', occupation: 'Nurse' });
    await context.close();
  });
});
