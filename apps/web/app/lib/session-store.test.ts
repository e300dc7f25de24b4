import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './browser-storage.ts';
import { SessionStore } from './session-store.ts';

const start = Date.parse('2026-11-21T09:00:00Z');

function aToken(claims: Record<string, unknown>): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${payload}.c2lnbmF0dXJl`;
}

const admin = { sub: 'a1', email: 'zoë@example.com', role: 'admin', exp: start / 1000 + 900 };

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

describe('a session', () => {
  it('[AUTH-12] keeps the access token under token and a refresh token under refreshToken', () => {
    const storage = memoryStorage();
    new SessionStore(storage, Date.now).start({ accessToken: aToken(admin), refreshToken: 'r1' });
    expect(storage.getItem('token')).toBe(aToken(admin));
    expect(storage.getItem('refreshToken')).toBe('r1');
  });

  it('[AUTH-13] is restored from a stored token', () => {
    const storage = memoryStorage();
    storage.setItem('token', aToken(admin));
    const user = { id: 'a1', email: 'zoë@example.com', role: 'ADMIN' };
    expect(new SessionStore(storage, Date.now).read()).toEqual({ status: 'signed-in', user });
  });

  it.each([
    [
      { id: 'i1', sub: 's1', email: 'a@example.com', role: 'CLIENT' },
      { id: 'i1', email: 'a@example.com', role: 'CLIENT' },
    ],
    [
      { sub: 's1', role: 'ADMIN' },
      { id: 's1', email: '', role: 'ADMIN' },
    ],
    [{ sub: 's1' }, { id: 's1', email: '', role: 'CLIENT' }],
    [
      { sub: 's1', role: 'MANAGER' },
      { id: 's1', email: '', role: 'CLIENT' },
    ],
  ])('[ENT-02] [ENT-13] of the claims %j is that of %j', (claims, user) => {
    const storage = memoryStorage();
    storage.setItem('token', aToken(claims));
    expect(new SessionStore(storage, Date.now).read()).toEqual({ status: 'signed-in', user });
  });

  it.each(['nonsense', 'a.b.c', aToken({ email: 'x@example.com' })])(
    '[AUTH-14] ends and forgets both tokens when %s cannot be decoded',
    (token) => {
      const storage = memoryStorage();
      storage.setItem('token', token);
      storage.setItem('refreshToken', 'r1');
      expect(new SessionStore(storage, Date.now).read()).toEqual({ status: 'signed-out' });
      expect([storage.getItem('token'), storage.getItem('refreshToken')]).toEqual([null, null]);
    },
  );

  it('[AUTH-15] counts as signed out once its exp has passed, and says so without being asked', () => {
    const store = new SessionStore(memoryStorage(), Date.now);
    store.start({ accessToken: aToken(admin) });
    const heard = vi.fn();
    store.subscribe(heard);
    vi.advanceTimersByTime(899_000);
    expect(store.read().status).toBe('signed-in');
    vi.advanceTimersByTime(1_000);
    expect(heard).toHaveBeenCalled();
    expect(store.read().status).toBe('signed-out');
    expect(store.token()).toBeNull();
  });

  it('stays signed in past the exp of its token while it can be refreshed', () => {
    const store = new SessionStore(memoryStorage(), Date.now);
    store.start({ accessToken: aToken(admin), refreshToken: 'r1' });
    vi.advanceTimersByTime(3_600_000);
    expect(store.read().status).toBe('signed-in');
    expect([store.token(), store.refreshToken()]).toEqual([aToken(admin), 'r1']);
  });

  it.each(['leave', 'end'] as const)('[AUTH-16] leaves none of its three entries behind after %s', (ending) => {
    const storage = memoryStorage();
    const store = new SessionStore(storage, Date.now);
    store.start({ accessToken: aToken(admin), refreshToken: 'r1' });
    storage.setItem('isDemoUser', 'ADMIN');
    store[ending]();
    expect(['token', 'refreshToken', 'isDemoUser'].map((key) => storage.getItem(key))).toEqual([null, null, null]);
  });

  it('hears of a change in another tab', () => {
    const storage = memoryStorage();
    const store = new SessionStore(storage, Date.now);
    const heard = vi.fn();
    store.subscribe(heard);
    storage.setItem('token', aToken({ id: 'c1', role: 'CLIENT' }));
    store.refresh();
    expect(heard).toHaveBeenCalledOnce();
    expect(store.read()).toEqual({ status: 'signed-in', user: { id: 'c1', email: '', role: 'CLIENT' } });
  });

  it('tells one that is over from one that was left, in this tab and the others', () => {
    const storage = memoryStorage();
    const [store, otherTab] = [new SessionStore(storage, Date.now), new SessionStore(storage, Date.now)];
    store.start({ accessToken: aToken(admin), refreshToken: 'r1' });
    store.end();
    expect([store.read(), otherTab.read()]).toEqual([
      { status: 'signed-out', isOver: true },
      { status: 'signed-out', isOver: true },
    ]);
    store.start({ accessToken: aToken(admin) });
    store.leave();
    expect([store.read(), otherTab.read()]).toEqual([{ status: 'signed-out' }, { status: 'signed-out' }]);
  });

  it('tells this tab and the others when it was ended for safety, until the next sign-in', () => {
    const storage = memoryStorage();
    const [store, otherTab] = [new SessionStore(storage, Date.now), new SessionStore(storage, Date.now)];
    store.start({ accessToken: aToken(admin), refreshToken: 'r1' });
    store.end({ isMisused: true });
    const ended = { status: 'signed-out', isOver: true, isMisused: true };
    expect([store.read(), otherTab.read()]).toEqual([ended, ended]);
    store.start({ accessToken: aToken(admin) });
    store.leave();
    expect(store.read()).toEqual({ status: 'signed-out' });
  });

  it('is over, not left, once its time has passed', () => {
    const store = new SessionStore(memoryStorage(), Date.now);
    store.start({ accessToken: aToken(admin) });
    vi.advanceTimersByTime(900_000);
    expect(store.read()).toEqual({ status: 'signed-out', isOver: true });
  });

  it('never shows nobody signed in while its tokens are replaced', () => {
    const storage = memoryStorage();
    const otherTab = new SessionStore(storage, Date.now);
    const seen: string[] = [];
    const watched = {
      getItem: storage.getItem,
      setItem: (key: string, value: string) => {
        storage.setItem(key, value);
        seen.push(otherTab.read().status);
      },
      removeItem: (key: string) => {
        storage.removeItem(key);
        seen.push(otherTab.read().status);
      },
    };
    const store = new SessionStore(watched, Date.now);
    store.start({ accessToken: aToken(admin), refreshToken: 'r1' });
    store.start({ accessToken: aToken({ ...admin, exp: admin.exp + 1 }), refreshToken: 'r2' });
    expect(new Set(seen)).toEqual(new Set(['signed-in']));
  });

  it('gives the same object until something changes', () => {
    const store = new SessionStore(memoryStorage(), Date.now);
    store.start({ accessToken: aToken(admin) });
    expect(store.read()).toBe(store.read());
  });
});
