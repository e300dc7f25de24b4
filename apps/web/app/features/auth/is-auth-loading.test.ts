import { expect, it } from 'vitest';
import { isAuthLoading } from './is-auth-loading.ts';

const idle = {
  session: { status: 'signed-out' },
  isSigningIn: false,
  isSigningUp: false,
  isSigningOut: false,
} as const;

it('[AUTH-17] auth is loading during sign-in, sign-up, session restore and sign-out, and else not', () => {
  expect(isAuthLoading(idle)).toBe(false);
  expect(isAuthLoading({ ...idle, isSigningIn: true })).toBe(true);
  expect(isAuthLoading({ ...idle, isSigningUp: true })).toBe(true);
  expect(isAuthLoading({ ...idle, isSigningOut: true })).toBe(true);
  expect(isAuthLoading({ ...idle, session: { status: 'loading' } })).toBe(true);
});
