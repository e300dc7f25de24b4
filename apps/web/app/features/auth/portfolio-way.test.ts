import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProfileState } from '#app/lib/session-profile.ts';
import { clientHome, ensureProfile } from './portfolio-way.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const found: ProfileState = {
  status: 'found',
  profile: { role: 'CLIENT', firstName: 'Ann', lastName: 'Ng', phone: '', isSecondFactorNeeded: false },
};
const missing: ProfileState = { status: 'missing' };

function parts(again: ProfileState, create = async () => {}) {
  return { reload: vi.fn(async () => again), create: vi.fn(create) };
}

async function ensured(state: ProfileState, given: ReturnType<typeof parts>, signal?: AbortSignal): Promise<void> {
  const done = ensureProfile(state, given, signal);
  await vi.runAllTimersAsync();
  await done;
}

describe('on the way to the portfolio', () => {
  it('[PM-04] [PM-10] a profile that is there, or could not be asked for, holds nobody up', async () => {
    for (const state of [found, { status: 'failed', error: new Error('away') }] as const) {
      const given = parts(missing);
      await ensured(state, given);
      expect([given.reload.mock.calls.length, given.create.mock.calls.length]).toEqual([0, 0]);
    }
  });

  it('[PM-06] [PM-07] a missing one is fetched once more after a second', async () => {
    const given = parts(found);
    const done = ensureProfile(missing, given);
    await vi.advanceTimersByTimeAsync(999);
    expect(given.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(given.reload).toHaveBeenCalledOnce();
    expect(given.create).not.toHaveBeenCalled();
  });

  it('[PM-08] one that is still missing is created', async () => {
    const given = parts(missing);
    await ensured(missing, given);
    expect(given.create).toHaveBeenCalledOnce();
  });

  it('[PM-10] a failure to create is logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await ensured(
      missing,
      parts(missing, () => Promise.reject(new Error('away'))),
    );
    expect(log).toHaveBeenCalledOnce();
  });

  it('nothing is created for somebody who has gone on', async () => {
    const leaving = new AbortController();
    const given = parts(missing);
    leaving.abort();
    await ensured(missing, given, leaving.signal);
    expect(given.create).not.toHaveBeenCalled();
  });

  it.each([
    ['properties', '/properties'],
    [null, '/client-dashboard'],
    ['//evil.example', '/client-dashboard'],
  ])('[PM-12] the wish %j leads to %s', (next, to) => {
    expect(clientHome(next)).toBe(to);
  });
});
