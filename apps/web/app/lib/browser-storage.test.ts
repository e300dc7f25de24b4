import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserStorage, memoryStorage, tabStorage } from './browser-storage.ts';

const shared = memoryStorage();

/** What follows runs in a tab of its own, in the same browser. */
function inTab(tab = memoryStorage()) {
  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('sessionStorage', tab);
  return tab;
}

beforeEach(() => shared.removeItem('draft'));
afterEach(() => vi.unstubAllGlobals());

it('a tab reads what it kept itself, and a new tab what was kept last', () => {
  const first = inTab();
  tabStorage().setItem('draft', 'one');
  inTab();
  expect(tabStorage().getItem('draft')).toBe('one');
  tabStorage().setItem('draft', 'two');
  inTab(first);
  expect(tabStorage().getItem('draft')).toBe('one');
  inTab();
  expect(tabStorage().getItem('draft')).toBe('two');
});

it('what a tab cleared does not come back from another tab', () => {
  const first = inTab();
  tabStorage().setItem('draft', 'one');
  tabStorage().removeItem('draft');
  inTab();
  tabStorage().setItem('draft', 'two');
  inTab(first);
  expect(tabStorage().getItem('draft')).toBe('');
});

it.each([browserStorage, tabStorage])('%o works where the browser blocks its storage', (storage) => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(storage().getItem('draft')).toBeNull();
  storage().setItem('draft', 'one');
});
