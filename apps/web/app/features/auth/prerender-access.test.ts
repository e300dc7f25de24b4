import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionStore } from '#app/lib/session-store.ts';
import { accessDecision } from './access-decision.ts';
import type { ScreenAccess } from './destination.ts';
import { prerenderAccess } from './prerender-access.ts';

const now = Date.parse('2026-11-22T00:00:00Z');
const coded = (claims: unknown) => `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`;
const inAnHour = now / 1_000 + 3_600;
const anHourAgo = now / 1_000 - 3_600;

const storages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nobody: {},
  'a client': { token: coded({ id: 'c', role: 'CLIENT', exp: inAnHour }) },
  'a client with ÿ in the name': { token: coded({ sub: 'c', name: 'ÿ>>??', exp: inAnHour }) },
  'one who is an adviser alone': { token: coded({ id: 'd', role: 'ADVISER', exp: inAnHour }) },
  'an adviser': { token: coded({ id: 'a', role: 'admin', exp: inAnHour }) },
  'an adviser without an end': { token: coded({ id: 'a', role: 'ADMIN' }) },
  'a session that is over': { token: coded({ id: 'a', role: 'ADMIN', exp: anHourAgo }) },
  'a session to be renewed': { token: coded({ id: 'a', role: 'ADMIN', exp: anHourAgo }), refreshToken: 'r' },
  'a token of nobody': { token: coded({ role: 'ADMIN', exp: inAnHour }) },
  'no token at all': { token: 'not.a-token' },
  'a token of four parts': { token: `${coded({ id: 'a', role: 'ADMIN' })}.more` },
};

function storageOf(entries: Readonly<Record<string, string>>) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** Runs the script; returns true if it marks the document. */
function marks(access: ScreenAccess, entries: Readonly<Record<string, string>>): boolean {
  const dataset: Record<string, string> = {};
  vi.stubGlobal('localStorage', storageOf(entries));
  vi.stubGlobal('document', { documentElement: { dataset } });
  new Function(prerenderAccess(access))();
  return 'admitted' in dataset;
}

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(['client', 'desk', 'admin', 'signed-in'] as const)('[GUARD-08] a screen for %s', (access) => {
  it.each(Object.entries(storages))('admits early as the program will: %s', (_who, entries) => {
    const session = new SessionStore(storageOf(entries), Date.now).read();
    const later = accessDecision({ access, session, before: null, isInForm: false });
    expect(marks(access, entries)).toBe(later.kind === 'show');
  });

  it('leaves the demo to the program', () => {
    expect(marks(access, { isDemoUser: 'ADMIN' })).toBe(false);
    expect(marks(access, { ...storages['an adviser'], isDemoUser: 'CLIENT' })).toBe(false);
  });
});
