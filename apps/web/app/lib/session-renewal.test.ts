import { describe, expect, it, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { createRenewal, type RenewalParts } from './session-renewal.ts';

function aSession(exchange: RenewalParts['exchange']) {
  const kept = { token: 'old' as string | null, refreshToken: 'r1' as string | null };
  const end = vi.fn(() => {
    kept.token = null;
    kept.refreshToken = null;
  });
  const asked = vi.fn(exchange);
  const store: RenewalParts['store'] = {
    token: () => kept.token,
    refreshToken: () => kept.refreshToken,
    start: (tokens) => {
      kept.token = tokens.accessToken;
      kept.refreshToken = tokens.refreshToken ?? null;
    },
    end,
  };
  return { kept, end, asked, renew: createRenewal({ store, exchange: asked, alone: (work) => work() }) };
}

describe('the renewal of a session', () => {
  it('[AUTH-18] [AUTH-19] exchanges the refresh token once, however many calls ask at once', async () => {
    const session = aSession(async () => ({ accessToken: 'new', refreshToken: 'r2' }));
    const tokens = await Promise.all([session.renew('old'), session.renew('old'), session.renew('old')]);
    expect(tokens).toEqual(['new', 'new', 'new']);
    expect(session.asked.mock.calls).toEqual([['r1']]);
    expect(session.kept).toEqual({ token: 'new', refreshToken: 'r2' });
  });

  it('takes the token that another tab got meanwhile', async () => {
    const session = aSession(() => Promise.reject(new Error('must not be asked')));
    session.kept.token = 'from the other tab';
    expect(await session.renew('old')).toBe('from the other tab');
  });

  it('[AUTH-19] ends the session when the server refuses the refresh', async () => {
    const session = aSession(() => Promise.reject(new CallError('signed-out', { failure: 'refused', status: 401 })));
    expect(await session.renew('old')).toBeNull();
    expect(session.end).toHaveBeenCalledOnce();
  });

  it('remembers that the server ended it because it was used elsewhere', async () => {
    const session = aSession(() =>
      Promise.reject(new CallError('session-misused', { failure: 'refused', status: 401 })),
    );
    expect(await session.renew('old')).toBeNull();
    expect(session.end).toHaveBeenCalledWith({ isMisused: true });
  });

  it('ends a session that has no refresh token', async () => {
    const session = aSession(() => Promise.reject(new Error('must not be asked')));
    session.kept.refreshToken = null;
    expect(await session.renew('old')).toBeNull();
    expect(session.end).toHaveBeenCalledOnce();
  });

  it('keeps the session when the server cannot be asked, and asks again the next time', async () => {
    const away = new CallError('unavailable', { failure: 'no-answer' });
    const session = aSession(() => Promise.reject(away));
    await expect(session.renew('old')).rejects.toBe(away);
    await expect(session.renew('old')).rejects.toBe(away);
    expect(session.asked).toHaveBeenCalledTimes(2);
    expect(session.end).not.toHaveBeenCalled();
  });
});
