import type { NewClient } from '@freehold/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { builtPages, builtPatterns, developmentPages } from './built-screens.ts';
import { adviser, bearer, newClient, openAs, tokensOf } from './client-form.ts';
import { demoIds } from './demo-ids.ts';
import { sameForEverybody } from './paths.ts';
import { expect } from './quiet-page.ts';
import { fromOwnAddress } from './settings.ts';

/** Kinds of viewer of the screens. */
export const viewers = ['visitor', 'client', 'adviser', 'demo client', 'demo adviser'] as const;
export type Viewer = (typeof viewers)[number];

/** Records for addresses with a parameter. */
export interface Records {
  readonly property: string;
  readonly client: string;
  readonly lead: string;
  readonly plan: string;
}

/** A person whose details occur nowhere else. */
export const markedPerson = {
  firstName: 'Quillonia',
  lastName: 'Zarebskaya',
  email: 'quillonia@zarebskaya.example',
  phone: '0491 570 156',
} as const;

const { property: demoProperty, client: demoClient, lead: demoLead, plan: demoPlan } = demoIds;
const demoRecords: Records = { property: demoProperty, client: demoClient, lead: demoLead, plan: demoPlan };
const plan = { plan: 1, start: '2026-12', people: { a: { born: '1988-06' } } };
const house = {
  ...{ name: 'Corner house', street: '1 Test St', suburb: 'Manly', state: 'NSW', postcode: '2095' },
  ...{ price: 900_000, beds: 3, baths: 2, area: 210, growthRate: 4, rentalYield: 4 },
};

/**
 * Stores a property, a client with a plan and a lead of the marked person, through an adviser's and a visitor's calls; returns
 * their ids.
 */
export async function storedRecords(request: APIRequestContext, profile: NewClient['profile']): Promise<Records> {
  const tokens = await adviser(request);
  const headers = bearer(tokens);
  const { profile: client } = await newClient(request, tokens, { profile });
  const { id: property } = await (await request.post('/api/properties', { headers, data: house })).json();
  const loan = { loanAmount: 500_000, interestRate: 4.5, loanTerm: '30' };
  const kind = { repaymentFrequency: 'monthly', loanType: 'principal_and_interest' };
  const data = { ...markedPerson, ...loan, ...kind };
  const lead = await request.post('/api/mortgage-leads', { data, headers: fromOwnAddress() });
  expect(lead.status(), await lead.text()).toBe(201);
  const kept = await request.post(`/api/plans?userId=${client.id}`, { headers, data: { plan } });
  return { property, client: client.id, lead: (await lead.json()).id, plan: (await kept.json()).id };
}

/** Turns a page into the viewer's; the demo is entered by its button, as a person would. */
export async function enterAs(page: Page, request: APIRequestContext, viewer: Viewer): Promise<void> {
  if (viewer === 'visitor') return;
  if (viewer === 'client') return openAs(page, await newPerson(request), '/client-dashboard');
  if (viewer === 'adviser') return openAs(page, await adviser(request), '/admin-dashboard');
  await page.goto('/auth');
  await page.getByRole('button', { name: viewer === 'demo client' ? 'Login as Client' : 'Login as Admin' }).click();
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
}

async function newPerson(request: APIRequestContext) {
  const { phone: _, ...person } = markedPerson;
  const email = `${crypto.randomUUID()}.${person.email}`;
  const data = { ...person, email, password: 'a long enough one' };
  return tokensOf(await request.post('/api/auth/register', { data, headers: fromOwnAddress() }));
}

/** Records a viewer may see: the demo's have their own ids. */
export function recordsFor(viewer: Viewer, stored: Records): Records {
  return viewer.startsWith('demo') ? demoRecords : stored;
}

/** Every address of the product for a viewer; pages that are the same for everyone are listed for visitors only. */
export function addressesFor(viewer: Viewer, stored: Records): string[] {
  const { property, client, lead, plan } = recordsFor(viewer, stored);
  const filled = builtPatterns().map((pattern) =>
    pattern
      .replace(':propertyId', property)
      .replace(':clientId', client)
      .replace(':leadId', lead)
      .replace(':planId', plan),
  );
  const pages = builtPages().filter(
    (path) => path !== '/404' && (viewer === 'visitor' || !sameForEverybody.includes(path)),
  );
  return [...pages, ...filled, ...developmentPages()];
}
