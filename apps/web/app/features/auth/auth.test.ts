import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#app/lib/answer.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { adviserHome, destinationOf, turnedAwayTo } from './destination.ts';
import { facilityFallbacks, signInFailureText, signUpFailureText } from './failure-text.ts';
import { useAuth } from './use-auth.ts';

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

  it('[ERR-02] [ERR-35] nothing technical when the server is away, and nothing about the password', () => {
    const text = 'The service is briefly unavailable. Please try again.';
    expect(refused(500, { message: 'ECONNREFUSED 127.0.0.1:5432' })).toBe(text);
    expect(signInFailureText(new CallError('unavailable', { failure: 'no-answer' }))).toBe(text);
  });
});

it('[ERR-03] the facility by itself has words of its own, after those of the server', () => {
  const bare = refusalOf({ status: 401, text: '', retryAfter: null });
  const worded = refusalOf({ status: 401, text: '{"displayMessage":"Shown"}', retryAfter: null });
  expect(errorText(bare, facilityFallbacks.signIn)).toBe('Login failed');
  expect(errorText(bare, facilityFallbacks.signUp)).toBe('Registration failed');
  expect(errorText(worded, facilityFallbacks.signIn)).toBe('Shown');
});

it('[ERR-04] a failed sign-up says what the server says, else that there is no account', () => {
  const taken = { message: 'Taken', error: 'Taken', code: 'email-taken', requestId: 'r' };
  expect(signUpFailureText(refusalOf({ status: 409, text: JSON.stringify(taken), retryAfter: null }))).toBe('Taken');
  expect(signUpFailureText(refusalOf({ status: 400, text: '{}', retryAfter: null }))).toBe('Could not create account');
});

it('[ERR-08] the facility is not there outside its provider', () => {
  function Reader() {
    return useAuth().user?.email;
  }
  expect(() => renderToString(createElement(Reader))).toThrow('useAuth must be used within an AuthProvider');
});

describe('the way', () => {
  it('[AUTH-04] [AUTH-05] [AUTH-08] after signing in is by role', () => {
    expect([destinationOf('ADMIN'), destinationOf('CLIENT')]).toEqual(['/admin-dashboard', '/portfolio-manager']);
  });

  it.each([
    ['[GUARD-02]', 'signed-in', null, '/auth'],
    ['[GUARD-02]', 'admin', null, '/auth'],
    ['[GUARD-03] [GUARD-05]', 'admin', 'CLIENT', '/portfolio-manager'],
    ['[GUARD-05]', 'admin', 'ADMIN', null],
    ['[GUARD-05]', 'desk', 'ADMIN', null],
    ['[GUARD-04]', 'signed-in', 'CLIENT', null],
    ['[GUARD-04]', 'client', 'CLIENT', null],
    ['[GUARD-02]', 'client', null, '/auth'],
  ] as const)('%s to a %s screen for %s leads to %s', (_, access, role, destination) => {
    expect(turnedAwayTo(access, role)).toBe(destination);
  });

  it('[GUARD-07] of an adviser to a screen of clients leads home', () => {
    expect(turnedAwayTo('client', 'ADMIN')).toBe(adviserHome);
  });
});
