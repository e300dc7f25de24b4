import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registerSchema } from '../accounts/accounts.ts';
import { borrowingFormSchema } from '../calculators/borrowing.ts';
import { calendarDay, clientLine } from '../clients/client-fields.ts';
import { clientTaskInputSchema } from '../clients/client-tasks.ts';
import { practiceChangesSchema } from '../desk/practice.ts';
import { borrowingContactSchema, borrowingLeadSchema } from '../leads/borrowing-lead.ts';
import { mortgageLeadFormSchema } from '../leads/mortgage-lead.ts';
import { newPropertySchema } from '../properties/property.ts';
import { lineOfText, normaliseEmail, phone } from './fields.ts';
import { leadNoticeFields } from './lead-consent.ts';

/** What is said of one field. */
function saidOf(schema: z.ZodMiniType, value: object, field: string): string[] {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  return issues.filter(({ path }) => path[0] === field).map(({ message }) => message);
}

describe('a number', () => {
  it.each([
    [-1, 'Cannot be negative'],
    [undefined, 'Cannot be negative'],
    [Number.NaN, 'Cannot be negative'],
    ['12', 'Enter a number'],
    [true, 'Enter a number'],
    [[1], 'Enter a number'],
    [Number('1e309'), 'Enter an amount up to $1,000,000,000,000'],
  ])('%j as existing loans is refused with what is wrong with it', (existingLoans, message) => {
    expect(saidOf(borrowingFormSchema, { existingLoans }, 'existingLoans')).toEqual([message]);
  });

  it('that is too large is not said to be missing', () => {
    const price = Number('1e999');
    expect(saidOf(newPropertySchema, { price }, 'price')).toEqual(['Enter an amount up to $1,000,000,000,000']);
  });
});

describe('a name', () => {
  const unseen = [
    '\u200b\u200b',
    '\u200f\u200e',
    '\u2060\u2060',
    '\u3164\u3164',
    '\u2800\u2800',
    '\u00ad\ufe0f',
    '   ',
  ];

  it.each(unseen)('that nobody sees is refused everywhere (%j)', (name) => {
    const lead = { firstName: name, lastName: '' };
    const whole = { email: 'a@example.com', phone: '0400111222', privacyPolicy: true, purchaseTimeframe: 'asap' };
    expect(saidOf(borrowingContactSchema, { ...whole, name }, 'name')).toHaveLength(1);
    expect(saidOf(mortgageLeadFormSchema, { ...whole, ...lead }, 'firstName')).toHaveLength(1);
    expect(saidOf(registerSchema, { ...whole, ...lead }, 'firstName')).toHaveLength(1);
    expect(saidOf(newPropertySchema, { name }, 'name')).toHaveLength(1);
    // Of a client's line, marks of direction alone are a blank.
    const isBlank = name.replaceAll(/[\u200e\u200f]/g, '').trim() === '';
    expect(clientLine.safeParse(name).success).toBe(isBlank);
  });

  it('that nobody sees is refused in a borrowing lead', () => {
    const lead = {
      ...{ grossIncome: 1, maritalStatus: 'single', dependants: 0, existingLoans: 0, borrowingCapacity: 0 },
      ...{ email: 'a@example.com', phone: '0400111222', noticeVersion: 'lead-notice-2026-11', privacyPolicy: true },
    };
    for (const firstName of unseen) {
      expect(saidOf(borrowingLeadSchema, { ...lead, firstName, lastName: '' }, 'firstName')).toHaveLength(1);
    }
    expect(saidOf(borrowingLeadSchema, { ...lead, firstName: 'Jo', lastName: '' }, 'firstName')).toEqual([]);
  });

  it.each(['Ng', 'Zoë', 'Zoe\u0308', '名前', 'क्\u200dष', 'נועה\u200f', '😀😀', "O'Neil"])(
    'with letters is taken (%s)',
    (name) => {
      expect(saidOf(borrowingContactSchema, { name }, 'name')).toEqual([]);
      expect(clientLine.safeParse(name).success).toBe(true);
    },
  );
});

describe('one line of text', () => {
  it.each([
    ['\u2066Mary\u2069 ', 'Mary'],
    ['נועה\u200f', 'נועה'],
    ['👩‍👧 क्\u200dष Zoe\u0308', '👩‍👧 क्\u200dष Zoe\u0308'],
  ])('trims a mark of direction at either end (%j), and keeps what joins letters', (given, kept) => {
    expect(lineOfText(40).parse(given)).toBe(kept);
    expect(leadNoticeFields.sourcePage.parse(given)).toBe(kept);
  });

  it('takes a phone number with the marks that an address book copies along', () => {
    expect(phone.parse('\u202d0412 345 678\u202c')).toBe('0412 345 678');
    expect(phone.safeParse('\u202d123 456\u202c').success).toBe(false);
  });

  it.each([
    ...['a\u0080b', 'a\u0085b', 'a\u009fb', 'a\u2028b', 'a\nb'],
    ...['a\u202eb', 'a\u2066b', 'a\u200eb', 'a\u200fb', 'a\u061cb'],
  ])('with a control character or a mark of direction is refused (%j)', (name) => {
    const message = 'Contains characters that cannot be stored';
    expect(saidOf(practiceChangesSchema, { name }, 'name')).toEqual([message]);
    expect(saidOf(newPropertySchema, { name }, 'name')).toEqual([message]);
  });

  it.each(['\u200b', '\u202e\u2066', ' \u2800 '])('of a task needs something to see (%j)', (text) => {
    expect(saidOf(clientTaskInputSchema, { text }, 'text')).toEqual(['Write what is to be done']);
  });
});

it.each(['0000-00-00', '1899-12-31', 'x'])('the day %s is refused once', (day) => {
  expect(calendarDay.safeParse(day).error?.issues).toHaveLength(1);
  expect(saidOf(z.object({ day: calendarDay }), { day }, 'day')).toHaveLength(1);
});

it('addresses are compared without regard to the case of ASCII letters alone', () => {
  expect(normaliseEmail(' Kelvin@Example.COM ')).toBe('kelvin@example.com');
  expect(normaliseEmail('\u212aelvin@example.com')).not.toBe('kelvin@example.com');
});
