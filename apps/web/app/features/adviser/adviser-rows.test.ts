import { describe, expect, it } from 'vitest';
import { clientLine } from './client-line.ts';
import { clientRow } from './client-row.ts';
import { propertyRow, totalPrice } from './property-row.ts';
import { resetOutcome, resetQuestion, resetTitle } from './reset-words.ts';

const id = '0f9a2c1e-0000-4000-8000-000000000001';
const client = {
  id,
  firstName: 'Mary',
  lastName: 'van der Berg',
  email: 'mary@example.com',
  phone: '0400 000 000',
  role: 'CLIENT',
  grossIncome: 120_000,
} as const;
const property = {
  id,
  name: 'Harbour View',
  street: '1 Test St',
  suburb: 'Manly',
  state: 'NSW',
  postcode: '2095',
  price: 1_234_567,
  beds: 3,
  baths: 2,
  area: 210,
};

describe('a client of the table', () => {
  it('[ADMIN-14] [ADMIN-17] shows name, email and phone and leads to the record', () => {
    expect(clientRow(client)).toEqual({
      id,
      name: 'Mary van der Berg',
      email: 'mary@example.com',
      phone: '0400 000 000',
      to: `/admin/client/${id}`,
      subject: 'mary@example.com',
    });
  });

  it('[ADMIN-16] says that names or a phone are missing', () => {
    const blank = clientRow({ ...client, firstName: ' ', lastName: '', phone: ' ', email: '' });
    expect(blank).toMatchObject({ name: '(No name provided)', phone: 'No phone', email: 'No email' });
    expect(clientRow({ ...client, lastName: '' }).name).toBe('Mary');
  });
});

describe('a client as one line', () => {
  const figures = {
    ...{ id, firstName: 'Mary', lastName: 'Lee', email: 'mary@example.com', phone: '' },
    ...{ netWorth: -1_234.5, lvrPercent: 37.239, lastContactAt: '2026-11-03T02:00:00.000Z' },
    ...{ nextAction: 'Call', nextActionOn: '2026-11-25', updatedAt: '2026-01-09T02:00:00.000Z' },
  };

  it('shows figures, short days and an action that is due', () => {
    expect(clientLine(figures, '2026-11-25')).toEqual({
      ...{ id, to: `/admin/client/${id}`, name: 'Mary Lee', email: 'mary@example.com' },
      ...{ netWorth: '−$1,235', isNegative: true, lvr: '37.24%', lastContact: '3 Nov 2026', nextAction: 'Call' },
      ...{ due: { text: '25 Nov 2026', isDue: true }, changed: '9 Jan 2026' },
    });
    expect(clientLine(figures, '2026-11-24').due?.isDue).toBe(false);
  });

  it('is silent on what is not on record, and names an action that has only a day', () => {
    const blank = { netWorth: null, lvrPercent: null, lastContactAt: null, nextAction: null, nextActionOn: null };
    expect(clientLine({ ...figures, ...blank }, '2026-11-25')).toMatchObject({
      ...{ netWorth: null, isNegative: false, lvr: null, lastContact: null, nextAction: null, due: null },
    });
    expect(clientLine({ ...figures, nextAction: null }, '2026-11-25').nextAction).toBe('Next action');
  });
});

describe('a property of the table', () => {
  it('[ADMIN-20] [ADMIN-21] [ADMIN-22] shows specs and an en-AU price and leads to its page', () => {
    expect(propertyRow(property)).toEqual({
      id,
      name: 'Harbour View',
      address: '1 Test St, Manly, NSW, 2095',
      price: '$1,234,567',
      amount: 1_234_567,
      specs: '3 bed, 2 bath, 210 m²',
      to: `/property/${id}`,
      editTo: `/admin/property/${id}`,
    });
  });

  it('adds to what the prices of the rows come to', () => {
    expect(totalPrice([propertyRow(property), propertyRow({ ...property, price: 765_433 })])).toBe('$2,000,000');
  });

  it('skips blank parts of the address', () => {
    expect(propertyRow({ ...property, street: '', postcode: '' }).address).toBe('Manly, NSW');
    expect(propertyRow({ ...property, street: '', suburb: '', state: '', postcode: '' }).address).toBe('No address');
  });
});

describe('a password reset', () => {
  it('[RESET-01] [RESET-05] names the email, or this client where there is none', () => {
    expect(resetTitle).toBe('Password Reset');
    expect(resetQuestion(clientRow(client).subject)).toBe('This will reset the password for mary@example.com');
    expect(resetQuestion(clientRow({ ...client, email: '' }).subject)).toBe(
      'This will reset the password for this client',
    );
  });

  it('[RESET-03] tells of a mail that is on its way', () => {
    const mailed = resetOutcome({ hasAccount: true, link: null }, 'mary@example.com');
    expect(mailed).toMatchObject({ isLinkMade: true, link: null });
    expect(mailed.text).toContain('on its way to mary@example.com');
    expect(resetOutcome({ hasAccount: true }, 'mary@example.com')).toEqual(mailed);
  });

  it('[RESET-04] hands over the link where nothing mails it', () => {
    const link = 'https://freehold.example/reset-password#token=abc';
    const handed = resetOutcome({ hasAccount: true, link }, 'mary@example.com');
    expect(handed).toMatchObject({ isLinkMade: true, link });
    expect(handed.text).not.toContain('on its way');
  });

  it('[RESET-05] makes no link for a client without a sign-in account', () => {
    const none = resetOutcome({ hasAccount: false }, 'mary@example.com');
    expect(none).toMatchObject({ isLinkMade: false, link: null });
    expect(none.text).toContain('no sign-in account');
  });
});
