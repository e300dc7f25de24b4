import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './browser-storage.ts';
import { SessionStore } from './session-store.ts';

const token = 'h.eyJzdWIiOiJhMSIsInJvbGUiOiJBRE1JTiJ9.s';

function aStore(storage = memoryStorage()) {
  return new SessionStore(storage, () => 0);
}

describe('the demo', () => {
  it.each(['ADMIN', 'CLIENT'] as const)('[DEMO-01] as %s is a signed-in session without a token', (role) => {
    const storage = memoryStorage();
    const store = aStore(storage);
    store.startDemo(role);
    expect(store.read()).toMatchObject({ status: 'signed-in', user: { role, isDemo: true } });
    expect([store.token(), store.refreshToken()]).toEqual([null, null]);
    expect(storage.getItem('isDemoUser')).toBe(role);
  });

  it('[DEMO-02] goes on after a reload, in the same role', () => {
    const storage = memoryStorage();
    aStore(storage).startDemo('CLIENT');
    expect(aStore(storage).demoRole()).toBe('CLIENT');
    expect(aStore(storage).read()).toMatchObject({ user: { role: 'CLIENT', isDemo: true } });
  });

  it('[DEMO-07] leaves no token of a session before it, and none counts while it is on', () => {
    const storage = memoryStorage();
    const store = aStore(storage);
    store.start({ accessToken: token, refreshToken: 'r1' });
    store.startDemo('ADMIN');
    expect([storage.getItem('token'), storage.getItem('refreshToken')]).toEqual([null, null]);
    storage.setItem('token', token);
    expect(store.token()).toBeNull();
  });

  it('[DEMO-09] is over once signed out, and with a real sign-in', () => {
    const storage = memoryStorage();
    const store = aStore(storage);
    store.startDemo('ADMIN');
    store.end();
    expect(storage.getItem('isDemoUser')).toBeNull();
    expect(store.read()).toEqual({ status: 'signed-out' });
    store.startDemo('ADMIN');
    store.start({ accessToken: token });
    expect(storage.getItem('isDemoUser')).toBeNull();
    expect(store.read()).toEqual({ status: 'signed-in', user: { id: 'a1', email: '', role: 'ADMIN' } });
  });

  it.each(['true', 'admin', '1', ''])('is not on where the flag says %j', (flag) => {
    const storage = memoryStorage();
    storage.setItem('isDemoUser', flag);
    expect(aStore(storage).read()).toEqual({ status: 'signed-out' });
  });

  it('gives the same object until something changes, and tells of its start', () => {
    const store = aStore();
    const heard = vi.fn();
    store.subscribe(heard);
    store.startDemo('ADMIN');
    expect(heard).toHaveBeenCalledOnce();
    expect(store.read()).toBe(store.read());
  });
});
