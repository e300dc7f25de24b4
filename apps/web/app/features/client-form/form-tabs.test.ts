import { describe, expect, it } from 'vitest';
import { profileValuesSchema } from './client-form-values.ts';
import { profileFields, profileFieldsByTab } from './field-facts.ts';
import { blankValues, newAsset } from './form-mapping.ts';
import { clientFormTabs, fieldsOnTab, firstWrong, hiddenFields, shownTabs, tabNamed, tabOfPath } from './form-tabs.ts';
import { rowName, shownValue } from './shown-value.ts';

describe('the sections', () => {
  it('[CFORM-02] [CFORM-04] are personal details, occupation and income, partner, expenses, retirement goals, assets, liabilities', () => {
    expect(clientFormTabs.map(({ title }) => title)).toEqual([
      'Personal details',
      'Occupation and income',
      'Partner',
      'Expenses',
      'Retirement goals',
      'Assets',
      'Liabilities',
    ]);
    expect([tabNamed(null), tabNamed('nowhere'), tabNamed('assets')]).toEqual(['personal', 'personal', 'assets']);
  });

  it('hold every field of the profile once', () => {
    const onTabs = Object.values(profileFieldsByTab).flatMap((fields) => Object.keys(fields));
    expect(onTabs.toSorted()).toEqual(Object.keys(profileValuesSchema.shape).toSorted());
  });

  it('[CFORM-05] hide the partner while assessWithPartner is off, and say where errors are', () => {
    const errorPaths = ['profile.firstName', 'profile.address.street', 'assets.3.yearPurchased'];
    const labels = shownTabs({ assessWithPartner: false, errorPaths }).map(({ label }) => label);
    expect(labels).toEqual([
      'Personal, 2 to correct',
      'Income',
      'Expenses',
      'Retirement',
      'Assets, 1 to correct',
      'Liabilities',
    ]);
    expect(shownTabs({ assessWithPartner: true, errorPaths: [] }).map(({ id }) => id)).toContain('partner');
    expect(tabOfPath('profile.partnerDob')).toBe('partner');
  });
});

describe('fields', () => {
  it('[CFORM-06] [CFORM-07] show with what they depend on', () => {
    const { profile } = blankValues();
    expect(hiddenFields(profile)).toEqual([...fieldsOnTab('partner'), 'rentPerWeek', 'dependantsAgeRanges']);
    expect(hiddenFields({ ...profile, assessWithPartner: true, isRenting: true, dependants: '1' })).toEqual([]);
    expect(hiddenFields({ ...profile, assessWithPartner: true, isRenting: true, dependants: 'x' })).toEqual([
      'dependantsAgeRanges',
    ]);
  });

  it('are gone to in the order of the screen', () => {
    const values = { ...blankValues(), assets: [newAsset('one', 2026)] };
    expect(firstWrong(['assets.0.currentValue', 'profile.savings', 'profile.address.postcode'], values)).toBe(
      'profile.address.postcode',
    );
    expect(firstWrong(['assets.0.currentValue', 'assets.0.assetType'], values)).toBe('assets.0.assetType');
    expect(firstWrong([], values)).toBeUndefined();
  });

  it('are read back with their unit', () => {
    const address = { street: '1 High St', suburb: 'Carlton', state: '', postcode: '', country: 'Australia' };
    expect(shownValue(profileFields.grossIncome, '118,000')).toBe('$118,000 a year');
    expect(shownValue(profileFields.address, address)).toBe('1 High St, Carlton, Australia');
    expect(shownValue(profileFields.dateOfBirth, '1984-05-17')).toBe('17 May 1984');
    expect(shownValue(profileFields.maritalStatus, 'de-facto')).toBe('De facto');
    expect(shownValue(profileFields.onProbation, true)).toBe('Yes');
    expect(shownValue(profileFields.phone, ' ')).toBe('Not given');
    expect(rowName(newAsset('one', 2026))).toBe('New asset');
  });
});
