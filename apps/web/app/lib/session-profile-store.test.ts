import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './browser-storage.ts';
import { roleLabel } from './session-profile.ts';
import { type OwnProfile, ProfileStore } from './session-profile-store.ts';
import { SessionStore } from './session-store.ts';

const ann: OwnProfile = { role: 'CLIENT', firstName: 'Ann', lastName: 'Ng', phone: '', isSecondFactorNeeded: false };

function tokenOf(id: string): string {
  return `h.${Buffer.from(JSON.stringify({ sub: id, role: 'CLIENT' })).toString('base64url')}.s`;
}

function aStore(answer: () => Promise<OwnProfile | null>) {
  const session = new SessionStore(memoryStorage(), () => 0);
  const fetch = vi.fn(answer);
  const log = vi.fn();
  return { session, fetch, log, store: new ProfileStore({ session, fetch, log }) };
}

describe('the own profile', () => {
  it('[AUTH-11] [AUTH-13] is fetched once for a session, and again for the next person', async () => {
    const { session, store, fetch } = aStore(async () => ann);
    session.start({ accessToken: tokenOf('c1') });
    store.subscribe(() => undefined);
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.read()).toEqual({ status: 'found', profile: ann }));
    session.start({ accessToken: `${tokenOf('c1')}2` });
    expect(fetch).toHaveBeenCalledOnce();
    session.start({ accessToken: tokenOf('c2') });
    expect(store.read()).toEqual({ status: 'waiting' });
    expect(fetch.mock.lastCall).toMatchObject([{ id: 'c2' }]);
  });

  it('[AUTH-16] is forgotten with the session', async () => {
    const { session, store } = aStore(async () => ann);
    session.start({ accessToken: tokenOf('c1') });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.read().status).toBe('found'));
    session.leave();
    expect(store.read()).toEqual({ status: 'waiting' });
  });

  it('stays while a session that ended by itself may be begun again', async () => {
    const { session, store, fetch } = aStore(async () => ann);
    session.start({ accessToken: tokenOf('c1') });
    store.subscribe(() => undefined);
    await vi.waitFor(() => expect(store.read().status).toBe('found'));
    session.end();
    expect(store.read().status).toBe('found');
    session.start({ accessToken: tokenOf('c1') });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('[AUTH-25] is logged when it cannot be loaded', async () => {
    const away = new Error('away');
    const { session, store, log } = aStore(() => Promise.reject(away));
    session.start({ accessToken: tokenOf('c1') });
    expect(await store.load()).toEqual({ status: 'failed', error: away });
    expect(log.mock.calls).toEqual([[away]]);
  });

  it('tells one that does not exist from one that failed', async () => {
    const { session, store } = aStore(async () => null);
    session.start({ accessToken: tokenOf('c1') });
    expect(await store.load()).toEqual({ status: 'missing' });
  });

  it('never shows the answer for somebody who has left meanwhile', async () => {
    const answers: ((profile: OwnProfile) => void)[] = [];
    const { session, store } = aStore(() => new Promise((resolve) => answers.push(resolve)));
    session.start({ accessToken: tokenOf('c1') });
    store.subscribe(() => undefined);
    session.leave();
    for (const answer of answers) answer(ann);
    await Promise.resolve();
    expect(store.read()).toEqual({ status: 'waiting' });
  });
});

describe('the bar calls a person', () => {
  it.each([
    ['Admin', { status: 'found', profile: { ...ann, role: 'ADMIN' } }, 'CLIENT'],
    ['Client', { status: 'found', profile: ann }, 'ADMIN'],
    ['Admin', { status: 'failed', error: null }, 'ADMIN'],
    ['Client', { status: 'waiting' }, 'CLIENT'],
  ] as const)('[NAV-03] [NAV-07] %s by %o and the session role %s', (label, state, role) => {
    expect(roleLabel(state, role)).toBe(label);
  });
});
