import { expect, it } from 'vitest';
import { assetInputSchema } from './assets.ts';
import { liabilityInputSchema } from './liabilities.ts';
import { assetErrors, liabilityErrors, securityErrors } from './row-errors.ts';

const today = '2026-11-25';

it.each([
  ['a contract of tomorrow', { contractDay: '2026-11-26' }, 'contractDay: The contract day cannot be in the future'],
  ['a contract of today', { contractDay: today }, undefined],
  [
    'shares of more than the whole',
    { clientSharePercentage: 60, partnerSharePercentage: 50 },
    'partnerSharePercentage: The two shares come to 110%, and Ownership Percentage is 100%',
  ],
  [
    'shares of less than is owned',
    { ownershipPercentage: 90, clientSharePercentage: 30, partnerSharePercentage: 50 },
    'partnerSharePercentage: The two shares come to 80%, and Ownership Percentage is 90%',
  ],
  [
    'one share above what is owned',
    { ownershipPercentage: 50, clientSharePercentage: 60 },
    'clientSharePercentage: More than the Ownership Percentage of 50%',
  ],
  [
    'the partner’s share above what is owned',
    { ownershipPercentage: 50, partnerSharePercentage: 51 },
    'partnerSharePercentage: More than the Ownership Percentage of 50%',
  ],
  ['one share alone', { clientSharePercentage: 30 }, undefined],
  ['thirds written with four decimals', { clientSharePercentage: 33.3333, partnerSharePercentage: 66.6666 }, undefined],
  ['nothing known', { contractDay: null, clientSharePercentage: null, partnerSharePercentage: null }, undefined],
])('%s of a property: %o gives %s', (_, asset, error) => {
  expect(assetErrors(asset, today).map(({ field, message }) => `${field}: ${message}`)[0]).toBe(error);
});

it.each([
  [
    'a fixed rate to come of a variable loan',
    { termType: 'Variable', fixedUntil: '2027-06-30' },
    'fixedUntil: Choose Fixed as the term, or clear this day',
  ],
  ['a fixed rate that ended of a variable loan', { termType: 'Variable', fixedUntil: '2026-06-30' }, undefined],
  ['a fixed rate to come of a fixed loan', { termType: 'Fixed', fixedUntil: '2027-06-30' }, undefined],
  [
    'interest only to come of a loan that repays principal',
    { interestOnlyUntil: '2027-06-30' },
    'interestOnlyUntil: Choose Interest Only as the loan type, or clear this day',
  ],
  ['interest only that ended', { loanType: 'Interest Only', interestOnlyUntil: '2020-01-31' }, undefined],
  [
    'a loan that ends before interest only',
    { loanType: 'Interest Only', interestOnlyUntil: '2030-01-31', loanEnds: '2029-12-31' },
    'loanEnds: The loan cannot end before interest only does',
  ],
  ['a loan that should have ended', { loanEnds: '2020-01-31' }, undefined],
] as const)('%s: %o gives %s', (_, liability, error) => {
  expect(liabilityErrors(liability, today).map(({ field, message }) => `${field}: ${message}`)[0]).toBe(error);
});

const id = 'AAAAAAAA-0000-4000-8000-000000000001';

it.each([
  ['a home', [{ id, assetType: 'Primary Home' }], true],
  ['a rental, by its id in small letters', [{ id: id.toLowerCase(), assetType: 'Investment Property' }], true],
  ['shares', [{ id, assetType: 'Shares' }], false],
  ['what is not among the assets', [{ id: null, assetType: 'Primary Home' }], false],
])('a loan can be on %s: %o, %s', (_, assets, isAllowed) => {
  const errors = securityErrors(assets, [{}, { securedBy: null }, { securedBy: id }]);
  const field = 'liabilities.2.securedBy';
  expect(errors).toEqual(isAllowed ? [] : [{ field, message: 'Choose one of the properties under Assets, or none' }]);
});

it.each([
  ['state', 'XYZ', 'Choose one of the listed values'],
  ['state', 'NSW', undefined],
  ['state', '', undefined],
  ['dwellingKind', 'House', 'Choose one of the listed values'],
  ['landPercentage', 100.5, 'Enter 0 to 100'],
  ['clientSharePercentage', -1, 'Enter 0 to 100'],
  ['contractDay', '2026-02-30', 'Enter a date as YYYY-MM-DD, from 1900 on'],
])('an asset’s %s %s: %s', (field, value, message) => {
  expect(assetInputSchema.safeParse({ [field]: value }).error?.issues[0]?.message).toBe(message);
});

it.each([
  ['offsetBalance', -0.01, 'Cannot be negative'],
  ['fixedUntil', '1899-12-31', 'Enter a date as YYYY-MM-DD, from 1900 on'],
  ['loanEnds', 'soon', 'Enter a date as YYYY-MM-DD, from 1900 on'],
])('a liability’s %s %s: %s', (field, value, message) => {
  expect(liabilityInputSchema.safeParse({ [field]: value }).error?.issues[0]?.message).toBe(message);
});
