import { describe, expect, it } from 'vitest';
import { toasts } from '../base/messages.ts';
import { changePasswordSchema, registerSchema } from './accounts.ts';
import { signInSchema } from './sign-in.ts';

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@x.au', password: 'secret' };

/** What a form would show, by field. */
function messagesOf(result: ReturnType<typeof registerSchema.safeParse | typeof signInSchema.safeParse>) {
  return result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

describe('signing up', () => {
  it('[VALID-24] asks for both names, an address and a password, and says so once for each', () => {
    const message = 'Please fill in all required fields';
    const fields = ['firstName', 'lastName', 'email', 'password'];
    const blank = Object.fromEntries(fields.map((field) => [field, '']));
    const expected = fields.map((field) => [field, message]);
    expect(messagesOf(registerSchema.safeParse({}))).toEqual(expected);
    expect(messagesOf(registerSchema.safeParse(blank))).toEqual(expected);
  });

  it('[VALID-24] takes names and addresses without the spaces around them', () => {
    const parsed = registerSchema.parse({ ...ann, firstName: ' Ann ', email: ' Ann@X.au ' });
    expect(parsed).toMatchObject({ firstName: 'Ann', email: 'Ann@X.au' });
    expect(messagesOf(registerSchema.safeParse({ ...ann, email: 'no address' }))).toEqual([
      ['email', 'Please enter a valid email'],
    ]);
  });

  it('[VALID-26] [VALID-27] takes passwords of 6 to 128 characters as they are', () => {
    for (const password of [
      '123456',
      '      ',
      ' ab cd ',
      'x'.repeat(128),
      '👍'.repeat(6),
      `${'x'.repeat(80)}${'👍'.repeat(40)}`,
    ]) {
      expect(registerSchema.parse({ ...ann, password }).password).toBe(password);
    }
    const tooShort = [['password', 'Password must be at least 6 characters long']];
    for (const password of ['12345', '👍'.repeat(5)]) {
      expect(messagesOf(registerSchema.safeParse({ ...ann, password }))).toEqual(tooShort);
    }
    for (const password of ['x'.repeat(129), '€'.repeat(86), '\ud800secret']) {
      expect(registerSchema.safeParse({ ...ann, password }).success, password).toBe(false);
    }
  });

  it('[VALID-28] leaves the phone to the person', () => {
    for (const phone of [undefined, null, '', '0400 000 000']) {
      expect(registerSchema.safeParse({ ...ann, phone }).success).toBe(true);
    }
    expect(messagesOf(registerSchema.safeParse({ ...ann, phone: '1234567' })).length).toBeGreaterThan(0);
  });

  it('[SEC-03] takes a role of any kind and no other unknown field', () => {
    for (const role of ['ADMIN', null, 7, { a: 1 }])
      expect(registerSchema.safeParse({ ...ann, role }).success).toBe(true);
    expect(registerSchema.safeParse({ ...ann, isAdmin: true }).success).toBe(false);
  });
});

describe('signing in', () => {
  it('[VALID-23] asks for both the address and the password', () => {
    const message = 'Please enter both email and password';
    for (const given of [{}, { email: '', password: '' }, { email: '  ', password: '' }]) {
      expect(messagesOf(signInSchema.safeParse(given))).toEqual([
        ['email', message],
        ['password', message],
      ]);
    }
  });

  it('does not look at the form of the address, nor at the length of the password', () => {
    expect(signInSchema.safeParse({ email: 'x', password: 'y' }).success).toBe(true);
  });
});

describe('changing a password', () => {
  it('[RESET-07] holds the new one to the rules of a sign-up, the current one to none', () => {
    expect(changePasswordSchema.safeParse({ currentPassword: 'x', newPassword: '123456' }).success).toBe(true);
    expect(changePasswordSchema.safeParse({ currentPassword: '123456', newPassword: '12345' }).success).toBe(false);
  });
});

describe('toasts of the specification', () => {
  it('[VALID-25] put the text before the colon into the title', () => {
    expect(toasts.signInMissing).toEqual({
      title: 'Missing Information',
      description: 'Please enter both email and password',
    });
    expect(toasts.signUpMissing).toEqual({
      title: 'Missing Information',
      description: 'Please fill in all required fields',
    });
    expect(toasts.passwordTooShort).toEqual({
      title: 'Password Too Short',
      description: 'Password must be at least 6 characters long',
    });
  });

  it('[ERR-05] [ERR-06] say that the account is there in one toast', () => {
    expect(toasts.accountCreated).toEqual({
      title: 'Account Created',
      description: 'Your account has been created successfully. You have been registered as a client user.',
    });
  });
});
