import { describe, expect, it } from 'vitest';
import { refusalOf } from '#app/lib/answer.ts';
import { CallError } from '#app/lib/call-error.ts';
import { destinationOf, turnedAwayTo } from './destination.ts';
import { signInFailureText } from './sign-in-failure.ts';

describe('a failed sign-in says', () => {
  const refused = (status: number, body: unknown) =>
    signInFailureText(refusalOf({ status, text: JSON.stringify(body), retryAfter: null }));
  const shaped = { message: 'Wait 5 minutes', error: 'Wait 5 minutes', code: 'too-many-requests', requestId: 'r' };

  it('[ERR-02] what the server says', () => {
    expect(refused(429, shaped)).toBe('Wait 5 minutes');
    expect(refused(401, { ...shaped, displayMessage: 'Shown' })).toBe('Shown');
  });

  it('[ERR-02] that the credentials are invalid when the server says no more', () => {
    expect(refused(401, {})).toBe('Invalid credentials');
  });

  it('[ERR-35] nothing technical when the server is away, and nothing about the password', () => {
    const text = 'The service is briefly unavailable. Please try again.';
    expect(refused(500, { message: 'ECONNREFUSED 127.0.0.1:5432' })).toBe(text);
    expect(signInFailureText(new CallError('unavailable', { failure: 'no-answer' }))).toBe(text);
  });
});

describe('the way', () => {
  it('after signing in is by role', () => {
    expect([destinationOf('ADMIN'), destinationOf('CLIENT')]).toEqual(['/admin/leads', '/portfolio-manager']);
  });

  it.each([
    ['[GUARD-02]', 'signed-in', null, '/auth'],
    ['[GUARD-02]', 'admin', null, '/auth'],
    ['[GUARD-03] [GUARD-05]', 'admin', 'CLIENT', '/portfolio-manager'],
    ['[GUARD-05]', 'admin', 'ADMIN', null],
    ['[GUARD-04]', 'signed-in', 'CLIENT', null],
  ] as const)('%s to a %s screen for %s leads to %s', (_, access, role, destination) => {
    expect(turnedAwayTo(access, role)).toBe(destination);
  });
});
