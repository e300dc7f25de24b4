import type { ClientActivity } from '@freehold/contract';
import { expect, it } from 'vitest';
import { activityWords } from './activity-words.ts';

const event: ClientActivity = {
  id: 7,
  at: '2026-11-21T04:00:00.000Z',
  action: 'client-updated',
  actor: { kind: 'adviser', name: 'Ann Lee' },
  fields: ['grossIncome', 'phone'],
  property: null,
};
const labelOf = (field: string) => ({ grossIncome: 'Gross Income', phone: 'Phone' })[field] ?? field;
const words = (changes: Partial<ClientActivity>) => {
  const { who, did } = activityWords({ ...event, ...changes }, labelOf);
  return `${who} ${did}`;
};

it('says who changed which fields, as the form calls them', () => {
  expect(words({})).toBe('Ann Lee changed Gross Income, Phone');
  expect(words({ action: 'client-read', fields: [] })).toBe('Ann Lee looked at the details');
  expect(words({ action: 'client-read', fields: ['portfolio'] })).toBe('Ann Lee looked at assigned properties');
});

it('names a property, and says where it is gone', () => {
  const property = { id: '0d7f9a52-3c53-4f93-8d62-0f7a0c0b4a11', name: 'Harbour House' };
  expect(words({ action: 'property-assigned', fields: [], property })).toBe('Ann Lee assigned Harbour House');
  expect(words({ action: 'property-unsaved', fields: [], property: { ...property, name: null } })).toBe(
    'Ann Lee took a property that is gone off the saved list',
  );
});

it('tells clients, visitors, the product and people without an account apart', () => {
  const fields: string[] = [];
  expect(words({ action: 'sign-in', fields, actor: { kind: 'client', name: 'Robin Lane' } })).toBe(
    'Robin Lane (client) signed in',
  );
  expect(words({ action: 'sign-in', fields, actor: { kind: 'client', name: '' } })).toBe('The client signed in');
  expect(words({ action: 'lead-received', fields, actor: { kind: 'product', name: null } })).toBe(
    'A visitor left a lead',
  );
  expect(words({ action: 'account-locked', fields, actor: { kind: 'product', name: null } })).toBe(
    'Freehold locked the account after failed sign-ins',
  );
  expect(words({ action: 'client-created', fields, actor: { kind: 'gone', name: null } })).toBe(
    'Somebody whose account is gone entered the client',
  );
});

it('has words for an action it does not know', () => {
  expect(words({ action: 'some-new-thing', fields: [] })).toBe('Ann Lee some new thing');
});
