import { describe, expect, it } from 'vitest';
import { strategySessionFormSchema, strategySessionLeadSchema } from './strategy-session.ts';

const form = {
  name: 'Mary Jane',
  email: 'mary@example.com',
  phone: '0400 000 000',
  message: 'After work, please.\nThank you.',
  consent: true,
};

function refusals(schema: typeof strategySessionFormSchema | typeof strategySessionLeadSchema, value: object) {
  const result = schema.safeParse(value);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('[LEAD-16] the strategy-session form', () => {
  it('takes a message of several lines, and a lead without one', () => {
    expect(refusals(strategySessionFormSchema, form)).toEqual({});
    expect(refusals(strategySessionLeadSchema, { ...form, message: undefined, wantsMarketing: false })).toEqual({});
  });

  it.each([
    ['a name of one character', { name: 'M' }, 'name', 'Name must be at least 2 characters'],
    ['no email address', { email: 'mary' }, 'email', 'Please enter a valid email'],
    ['a short phone', { phone: '1234567' }, 'phone', 'Please enter a valid phone number'],
    ['no consent', { consent: false }, 'consent', 'You must agree to be contacted'],
    ['no answer about consent', { consent: undefined }, 'consent', 'You must agree to be contacted'],
    ['a message of 2,001 characters', { message: 'x'.repeat(2_001) }, 'message', 'This is too long'],
  ])('refuses %s', (_case, change, field, message) => {
    expect(refusals(strategySessionFormSchema, { ...form, ...change })).toEqual({ [field]: message });
    expect(refusals(strategySessionLeadSchema, { ...form, ...change })).toEqual({ [field]: message });
  });
});
