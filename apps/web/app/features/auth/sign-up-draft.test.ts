import { toasts } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { blankSignUp, registerBodyOf, signUpErrors, signUpToast } from './sign-up-draft.ts';

const ann = { firstName: ' Ann ', lastName: 'Ng', email: ' Ann@X.au ', password: ' secret ', phone: '' };
const toastOf = (draft: typeof ann) => signUpToast(signUpErrors(draft));

describe('a sign-up', () => {
  it('[VALID-28] needs no phone', () => {
    expect(signUpErrors(ann)).toEqual({});
    expect(registerBodyOf(ann)).not.toHaveProperty('phone');
    expect(signUpErrors({ ...ann, phone: '123' })).toEqual({ phone: 'Please enter a valid phone number' });
  });

  it('[VALID-27] [VALID-29] trims all but the password', () => {
    expect(registerBodyOf(ann)).toEqual({
      firstName: 'Ann',
      lastName: 'Ng',
      email: 'Ann@X.au',
      password: ' secret ',
    });
  });

  it.each(['firstName', 'lastName', 'email', 'password'] as const)('[VALID-24] [VALID-25] needs %s', (field) => {
    expect(toastOf({ ...ann, [field]: '' })).toEqual({
      title: 'Missing Information',
      description: 'Please fill in all required fields',
    });
  });

  it('[VALID-26] needs 6 characters of a password', () => {
    expect(toastOf({ ...ann, password: '12345' })).toBe(toasts.passwordTooShort);
    expect(toasts.passwordTooShort).toEqual({
      title: 'Password Too Short',
      description: 'Password must be at least 6 characters long',
    });
    expect(toastOf({ ...ann, password: '123456' })).toBeNull();
  });

  it('[VALID-27] takes 128 characters of a password and no more', () => {
    expect(signUpErrors({ ...ann, password: 'x'.repeat(128) })).toEqual({});
    expect(signUpErrors({ ...ann, password: 'x'.repeat(129) })).toHaveProperty('password');
  });

  it('says everything that is missing first', () => {
    expect(toastOf({ ...blankSignUp, password: '123' })).toBe(toasts.signUpMissing);
  });

  it('leaves a wrong address to its field', () => {
    expect(signUpErrors({ ...ann, email: 'ann' })).toEqual({ email: 'Please enter a valid email' });
    expect(toastOf({ ...ann, email: 'ann' })).toBeNull();
  });
});
