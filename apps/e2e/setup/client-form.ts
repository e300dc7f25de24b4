import { type ClientDetails, clientDetailsSchema, type NewClient, routes } from '@freehold/contract';
import type { APIRequestContext, APIResponse, Locator, Page } from '@playwright/test';
import { retype, tabTo } from './modelling.ts';
import { expect } from './quiet-page.ts';
import { settings } from './settings.ts';

export interface Tokens {
  readonly id: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Tokens of the person a sign-in or sign-up let in. */
export async function tokensOf(reply: APIResponse): Promise<Tokens> {
  const { id, accessToken, refreshToken = '' } = routes.auth.login.reply.parse(await reply.json());
  return { id, accessToken, refreshToken };
}

/** The adviser of a first start, freshly signed in: a separate session. */
export async function adviser(request: APIRequestContext): Promise<Tokens> {
  return tokensOf(await request.post('/api/auth/login', { data: settings.adviser }));
}

/** Opens an address as a signed-in person. */
export async function openAs(page: Page, tokens: Tokens, path: string): Promise<void> {
  await page.goto('/about');
  const { accessToken: token, refreshToken } = tokens;
  const entries = JSON.stringify(Object.entries({ token, refreshToken }));
  await page.evaluate(`for (const [name, value] of ${entries}) localStorage.setItem(name, value)`);
  await page.goto(path);
}

/** Authorisation header of a person's calls. */
export const bearer = ({ accessToken }: Tokens) => ({ authorization: `Bearer ${accessToken}` });

/** Stores a client through the API, as an adviser does. */
export async function newClient(request: APIRequestContext, tokens: Tokens, data: NewClient): Promise<ClientDetails> {
  const reply = await request.post('/api/profiles/details', { headers: bearer(tokens), data });
  expect(reply.status(), await reply.text()).toBe(201);
  return clientDetailsSchema.parse(await reply.json());
}

/** The stored record of a client. */
export async function storedOf(request: APIRequestContext, tokens: Tokens, id: string): Promise<ClientDetails> {
  const reply = await request.get(`/api/profiles/${id}/details`, { headers: bearer(tokens) });
  return clientDetailsSchema.parse(await reply.json());
}

/** Creates a client and opens the screen that edits it. */
export async function openedClient(page: Page, request: APIRequestContext, data: NewClient) {
  const tokens = await adviser(request);
  const details = await newClient(request, tokens, data);
  await openAs(page, tokens, `/admin/client/${details.profile.id}`);
  await expect(page.getByRole('heading', { name: 'Edit Client Details' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Personal' })).toHaveAttribute('aria-selected', 'true');
  return { tokens, details, id: details.profile.id, stored: () => storedOf(request, tokens, details.profile.id) };
}

/** The form's save button, idle or saving. */
export const save = (page: Page) => page.getByRole('button', { name: /^(Save|Saving\.\.\.)$/ });
/** The tab of a section, with any error count. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
/** A field of the open section. */
export const field = (page: Page, label: string) => page.getByRole('tabpanel').getByLabel(label, { exact: true });

/**
 * Moves to a field by keyboard alone and enters a value: `true` ticks it; in a list, the option of that name is chosen.
 */
async function enter(page: Page, target: Locator, value: string | true): Promise<void> {
  await tabTo(page, target);
  const kind = await target.evaluate('(element) => element.tagName + element.type');
  if (value === true) await page.keyboard.press('Space');
  else if (kind === 'SELECTselect-one') {
    for (let presses = 0; (await target.inputValue()) !== value && presses < 12; presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(target).toHaveValue(value);
  } else if (kind === 'INPUTdate') await page.keyboard.type(value);
  else await retype(page, value);
}

/** Fills in fields of the open section, or of a part of it, by keyboard alone. */
export async function enterAll(
  page: Page,
  entries: readonly (readonly [string, string | true])[],
  part: Locator = page.getByRole('tabpanel'),
): Promise<void> {
  for (const [label, value] of entries) await enter(page, part.getByLabel(label, { exact: true }), value);
}

/** Moves to the next visible tab by keyboard. */
export async function nextTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, name)).toBeFocused();
}
