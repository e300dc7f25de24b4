import { blankProfile, type ClientDetails } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { checkedRecord, refusedFields } from './checked-record.ts';
import type { ClientFormValues } from './client-form-values.ts';
import { blankValues, formValues, isSameRecord, newAsset, newLiability, settledValues } from './form-mapping.ts';
import { settledNumberText, typedNumber } from './number-text.ts';

const today = '2026-11-21';
const assetId = '2f6f6d5e-8c1c-4d2e-9a55-3c1a5a0c9d01';
const liabilityId = '2f6f6d5e-8c1c-4d2e-9a55-3c1a5a0c9d02';

const details: ClientDetails = {
  profile: {
    ...blankProfile,
    id: '0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11',
    role: 'CLIENT',
    hasAccount: false,
    emailVerified: false,
    firstName: 'Mary',
    address: '1 High St, Carlton, VIC, 3053, Australia',
    grossIncome: 118_000.55,
    desiredRetirementAge: 0,
    income: 77,
  },
  assets: [
    {
      id: assetId,
      assetType: 'Investment Property',
      currentValue: 642_000.5,
      originalPrice: 0,
      yearPurchased: 2020,
      ownershipPercentage: 33.3333,
      incomeAmount: 540,
      incomeFrequency: 'Weekly',
      description: 'Flat in Geelong',
      state: 'VIC',
      contractDay: '2020-03-15',
      dwellingKind: 'Established',
      landPercentage: 40,
      clientSharePercentage: null,
      partnerSharePercentage: 33.3333,
    },
  ],
  liabilities: [
    {
      id: liabilityId,
      liabilityType: 'Mortgage',
      isPrimaryResidence: true,
      loanBalance: 486_000,
      limitAmount: 0,
      lenderType: 'Bank',
      interestRate: 6.0425,
      termType: 'Variable',
      repaymentAmount: 3_240,
      repaymentFrequency: 'Monthly',
      loanType: 'Interest Only',
      description: 'Home loan',
      securedBy: assetId,
      offsetBalance: 0,
      fixedUntil: null,
      interestOnlyUntil: '2030-01-31',
      loanEnds: null,
    },
  ],
  portfolios: [{ any: 'thing' }],
  version: 7,
};

const facts = { today, hasAccount: false, before: formValues(details) };

function errorsOf(change: (values: ClientFormValues) => void): Readonly<Record<string, string>> {
  const values = formValues(details);
  change(values);
  return checkedRecord(values, facts).errors ?? {};
}

function bodyOf(values: ClientFormValues, hasAccount = false) {
  const { body, errors } = checkedRecord(values, { ...facts, hasAccount });
  expect(errors).toBeNull();
  if (body === null) throw new Error('refused');
  return body;
}

describe('a phone number', () => {
  const refused = (phone: string, partnerMobile = '') =>
    errorsOf(({ profile }) => Object.assign(profile, { phone, partnerMobile, assessWithPartner: true }));

  it('has at least eight characters, as a lead’s, or is blank', () => {
    expect(refused('abc', '1234567')).toEqual({
      'profile.phone': 'Please enter a valid phone number',
      'profile.partnerMobile': 'Please enter a valid phone number',
    });
    expect(refused('0400 000 000', '1300 HOMES')).toEqual({});
    expect(refused(' ')).toEqual({});
  });

  it('that is stored already stays as it is until it is changed', () => {
    const before = formValues({ ...details, profile: { ...details.profile, phone: 'ask Ann' } });
    expect(checkedRecord(before, { ...facts, before }).body?.profile.phone).toBe('ask Ann');
    const changed = { ...before, profile: { ...before.profile, phone: 'ask Al' } };
    expect(checkedRecord(changed, { ...facts, before }).errors).toEqual({
      'profile.phone': 'Please enter a valid phone number',
    });
  });
});

describe('a stored record', () => {
  it('[ENT-03] [ENT-04] [CFORM-12] shows its numbers as text and its address in five parts', () => {
    const { profile, assets, liabilities } = formValues(details);
    expect(profile.address).toEqual({
      street: '1 High St',
      suburb: 'Carlton',
      state: 'VIC',
      postcode: '3053',
      country: 'Australia',
    });
    expect([profile.grossIncome, profile.savings, profile.desiredRetirementAge]).toEqual(['118,000.55', '0', '0']);
    expect(assets[0]).toMatchObject({ id: assetId, currentValue: '642,000.50', yearPurchased: '2020' });
    expect(assets[0]?.ownershipPercentage).toBe('33.3333');
    expect(liabilities[0]).toMatchObject({ interestRate: '6.0425', isPrimaryResidence: true });
  });

  it('[CFORM-09] [CFORM-12] goes back exactly as it came, its assets and liabilities under their ids', () => {
    const body = bodyOf(formValues(details));
    const { id, role, hasAccount, emailVerified, income, ...profile } = details.profile;
    expect(body.profile).toEqual(profile);
    expect(body.assets).toEqual(details.assets);
    expect(body.liabilities).toEqual(details.liabilities);
  });

  it('sends what is not known as not known, and 0 as 0', () => {
    const values = formValues(details);
    expect(values.assets[0]).toMatchObject({ clientSharePercentage: '', partnerSharePercentage: '33.3333' });
    expect(values.liabilities[0]).toMatchObject({ offsetBalance: '0', fixedUntil: '' });
    values.liabilities = values.liabilities.map((row) => ({ ...row, offsetBalance: ' ', interestOnlyUntil: '' }));
    expect(bodyOf(values).liabilities?.[0]).toMatchObject({ offsetBalance: null, interestOnlyUntil: null });
  });

  it('sends a new property with an id only when a loan is on it', () => {
    const values = blankValues();
    const key = '00000000-0000-4000-8000-00000000000a';
    values.assets = [{ ...newAsset(key, 2026), assetType: 'Primary Home' }];
    expect(bodyOf(values).assets?.[0]).not.toHaveProperty('id');
    values.liabilities = [{ ...newLiability('loan'), liabilityType: 'Mortgage', securedBy: key }];
    const body = bodyOf(values);
    expect([body.assets?.[0]?.id, body.liabilities?.[0]?.securedBy]).toEqual([key, key]);
    // After a save the row has its id, and a loan chosen in the meantime its key.
    values.assets = values.assets.map((row) => ({ ...row, id: assetId }));
    expect(bodyOf(values).liabilities?.[0]?.securedBy).toBe(assetId);
  });

  it('never sends what the form does not name, nor the address that an account signs in with', () => {
    expect(bodyOf(formValues(details)).profile).not.toHaveProperty('income');
    expect(bodyOf(formValues(details), true).profile).not.toHaveProperty('email');
  });

  it('[ENT-05] [ENT-06] keeps five parts, and commas inside one become spaces', () => {
    const values = formValues(details);
    values.profile.address = { street: 'Unit 2, 5 High St', suburb: '', state: '', postcode: '', country: 'Australia' };
    expect(bodyOf(values).profile.address).toBe('Unit 2 5 High St, , , , Australia');
    const older = {
      ...details,
      profile: { ...details.profile, address: 'Unit 2, 5 High St, Carlton, VIC, 3053, Australia' },
    };
    expect(formValues(older).profile.address).toMatchObject({ street: 'Unit 2 5 High St', country: 'Australia' });
  });
});

describe('a new record', () => {
  it('[CFORM-15] [VALID-30] is blank but for the retirement age, and can be saved so', () => {
    const values = blankValues();
    expect(values.profile).toMatchObject({ firstName: '', grossIncome: '', desiredRetirementAge: '65' });
    const { income, ...blank } = blankProfile;
    expect(bodyOf(values)).toEqual({ profile: blank, assets: [], liabilities: [] });
  });

  it('[CFORM-13] [VALID-34] starts an asset with value 0, this year, 100 percent, Monthly', () => {
    expect(newAsset('one', 2026)).toMatchObject({
      id: '',
      currentValue: '0',
      yearPurchased: '2026',
      ownershipPercentage: '100',
      incomeFrequency: 'Monthly',
    });
  });

  it('[CFORM-14] starts a liability with Variable, Monthly, Principal and Interest', () => {
    expect(newLiability('one')).toMatchObject({
      id: '',
      termType: 'Variable',
      repaymentFrequency: 'Monthly',
      loanType: 'Principal and Interest',
    });
  });

  it('[CFORM-17] [VALID-33] [VALID-36] sends 0 for a blank number, and 65, this year or 100 where those are the default', () => {
    const values = blankValues();
    values.profile.desiredRetirementAge = ' ';
    values.assets = [{ ...newAsset('one', 2026), currentValue: '', yearPurchased: '', ownershipPercentage: '' }];
    const { profile, assets } = bodyOf(values);
    expect(profile).toMatchObject({ grossIncome: 0, dependants: 0, desiredRetirementAge: 65 });
    expect(assets?.[0]).toMatchObject({
      currentValue: 0,
      yearPurchased: 2026,
      ownershipPercentage: 100,
      incomeAmount: 0,
    });
    values.profile.desiredRetirementAge = '0';
    expect(bodyOf(values).profile.desiredRetirementAge).toBe(0);
  });
});

describe('typed numbers', () => {
  it.each([
    ['600,000', 600_000],
    ['$650,000.25', 650_000.25],
    ['650k', 650_000],
    ['', 0],
  ])('[VALID-56] %s is %d', (text, number) => {
    expect(typedNumber(text, 0, 'dollars')).toBe(number);
  });

  it.each(['1e5', '0x10', 'about 5', '60,00'])('[VALID-56] %s is refused, and stands as it was typed', (text) => {
    expect(
      errorsOf(({ profile }) => {
        profile.grossIncome = text;
      }),
    ).toEqual({
      'profile.grossIncome': 'Enter an amount, for example 85,000 or 85k',
    });
    expect(settledNumberText({ kind: 'money' }, text)).toBe(text);
  });

  it('show with grouped thousands as amounts, bare otherwise', () => {
    expect(settledNumberText({ kind: 'money' }, '650k')).toBe('650,000');
    expect(settledNumberText({ kind: 'money' }, '1234.5')).toBe('1,234.50');
    expect(settledNumberText({ kind: 'year' }, ' 2017 ')).toBe('2017');
    expect(settledNumberText({ kind: 'percent' }, '6.0425')).toBe('6.0425');
    expect(settledNumberText({ kind: 'age' }, ' ')).toBe('');
  });

  it.each([
    [{ kind: 'years' }, '6 years', '6'],
    [{ kind: 'years' }, '18 months', '1.5'],
    [{ kind: 'age' }, '65 yrs', '65'],
    [{ kind: 'percent' }, '6.1 %', '6.1'],
    [{ kind: 'money', unit: 'a year' }, '85k pa', '85,000'],
    [{ kind: 'money', unit: 'a week' }, '$520 pw', '520'],
    [{ kind: 'money', unit: 'a month' }, '85k pa', '85k pa'],
    [{ kind: 'money' }, '85.000', '85.000'],
  ] as const)('[FIRST-10] a field of %j settles %j as %j', (facts, typed, shown) => {
    expect(settledNumberText(facts, typed)).toBe(shown);
  });
});

describe('a field is wrong', () => {
  it('[VALID-31] [VALID-32] with a date of birth after today, by the local day', () => {
    const wrong = { 'profile.dateOfBirth': 'Date of birth cannot be in the future' };
    expect(
      errorsOf(({ profile }) => {
        profile.dateOfBirth = '2026-11-22';
      }),
    ).toEqual(wrong);
    expect(
      errorsOf(({ profile }) => {
        profile.dateOfBirth = today;
      }),
    ).toEqual({});
    const partner = errorsOf(({ profile }) => {
      profile.assessWithPartner = true;
      profile.partnerDob = '2026-11-22';
    });
    expect(partner).toEqual({ 'profile.partnerDob': 'Date of birth cannot be in the future' });
  });

  it.each([
    ['[VALID-33] a negative amount', 'grossIncome', '-1', 'Cannot be negative'],
    ['a fraction of a dependant', 'dependants', '1.5', 'Enter a whole number'],
    ['more than 20 dependants', 'dependants', '21', 'Enter 20 or fewer'],
    ['[VALID-36] an age above 120', 'desiredRetirementAge', '121', 'Enter 0 to 120'],
    ['more than the product takes', 'grossIncome', '1000000000001', 'Enter an amount up to $1,000,000,000,000'],
    ['an address that is no email', 'email', 'mary@', 'Please enter a valid email'],
    ['a date that was begun and not finished', 'dateOfBirth', 'unfinished', 'Enter a whole date, from 1900 on'],
    ['a date before 1900', 'dateOfBirth', '1899-12-31', 'Enter a whole date, from 1900 on'],
    ['words for years', 'employmentLength', 'two', 'Enter a length of time, for example 6 years, 2.5 or 18 months'],
  ] as const)('%s', (_, field, typed, message) => {
    expect(
      errorsOf(({ profile }) => {
        profile[field] = typed;
      }),
    ).toEqual({ [`profile.${field}`]: message });
  });

  it.each([
    ['[VALID-34] before 1900', 'yearPurchased', '1899', 'Enter 1900 or later'],
    ['[VALID-34] after this year', 'yearPurchased', '2027', 'The year cannot be in the future'],
    ['[VALID-35] above 100 percent', 'ownershipPercentage', '100.5', 'Enter 0 to 100'],
    ['[VALID-35] no percentage', 'ownershipPercentage', 'half', 'Enter 0 to 100'],
    ['a frequency that is not listed', 'incomeFrequency', 'Biweekly', 'Choose one of the listed values'],
  ] as const)('an asset %s', (_, field, typed, message) => {
    const change = ({ assets }: ClientFormValues) => {
      for (const asset of assets) asset[field] = typed;
    };
    expect(errorsOf(change)).toEqual({ [`assets.0.${field}`]: message });
  });

  it('[VALID-35] a liability above 100 percent interest', () => {
    const change = ({ liabilities }: ClientFormValues) => {
      for (const liability of liabilities) liability.interestRate = '101';
    };
    expect(errorsOf(change)).toEqual({ 'liabilities.0.interestRate': 'Enter 0 to 100' });
  });

  it('as the server names it: an address by its street', () => {
    const refused = { 'profile.address': 'This is too long', 'assets.0.yearPurchased': 'no' };
    expect(refusedFields(refused)).toEqual({
      'profile.address.street': 'This is too long',
      'assets.0.yearPurchased': 'no',
    });
  });
});

describe('what is hidden', () => {
  it('[CFORM-08] is sent as it stands, so that a partner stays stored', () => {
    const values = formValues(details);
    values.profile.partnerFirstName = 'Alex';
    expect(bodyOf(values).profile).toMatchObject({ assessWithPartner: false, partnerFirstName: 'Alex' });
  });

  it('stays as stored where it could not be sent, since nobody could correct it', () => {
    const values = formValues(details);
    values.profile.partnerEmail = 'alex@';
    values.profile.partnerDob = '2030-01-01';
    values.profile.rentPerWeek = 'lots';
    const { profile } = bodyOf(values);
    expect(profile).not.toHaveProperty('partnerEmail');
    expect(profile).not.toHaveProperty('partnerDob');
    expect(profile).not.toHaveProperty('rentPerWeek');
    expect(profile.firstName).toBe('Mary');
  });
});

describe('two states of the form', () => {
  it('are the same record however their numbers are written', () => {
    const values = formValues(details);
    values.profile.grossIncome = '118000.55';
    values.profile.savings = '';
    expect(isSameRecord(values, formValues(details), 2026)).toBe(true);
    values.profile.grossIncome = '118000.56';
    expect(isSameRecord(values, formValues(details), 2026)).toBe(false);
  });

  it('settle into what is stored', () => {
    const values = formValues(details);
    values.profile.grossIncome = '118000.55';
    values.profile.firstName = ' Mary ';
    values.profile.savings = '';
    expect(settledValues(values, 2026)).toEqual(formValues(details));
  });
});
