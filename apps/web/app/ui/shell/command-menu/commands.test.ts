import { expect, test } from 'vitest';
import { commandsFor } from './commands.ts';

const labels = (typed: string) => commandsFor(typed).map(({ label }) => label);

test('every typed word must start a word of a command, in any case and order', () => {
  expect(labels('CLI')).toEqual(['Clients', 'Add client']);
  expect(labels('client add')).toEqual(['Add client']);
  expect(labels('new')).toEqual(['Add client', 'Add property']);
  expect(labels('ients')).toEqual([]);
});

test('the sources of leads and the practice are screens too', () => {
  expect(labels('sources')).toEqual(['Sources and conversion']);
  expect(labels('practice')).toEqual(['Practice']);
  // They are the admins': the server refuses an adviser.
  for (const typed of ['sources', 'practice', 'outbox', 'add property']) expect(commandsFor(typed, false)).toEqual([]);
});

test('the dashboard has the name that it has on the screen', () => {
  expect(labels('dashboard')).toContain('Admin Dashboard');
  expect(commandsFor('adviser').map(({ to }) => to)).toEqual(['/admin/practice/advisers']);
  expect(commandsFor('dashboard', false).map(({ label }) => label)).toContain('Adviser Dashboard');
  expect(commandsFor('admin', false)).toEqual([]);
});

test('an empty text gives every screen once', () => {
  const all = commandsFor('  ').map(({ to }) => to);
  expect(all[0]).toBe('/admin/today');
  expect(new Set(all).size).toBe(all.length);
});
