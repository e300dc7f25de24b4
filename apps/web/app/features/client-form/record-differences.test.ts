import { describe, expect, it } from 'vitest';
import type { ClientFormValues } from './client-form-values.ts';
import { blankValues, newAsset } from './form-mapping.ts';
import { mergedRecord, proposedSide, recordDifferences } from './record-differences.ts';
import { storedValues } from './use-saving.ts';

function record(change: (values: ClientFormValues) => void = () => undefined): ClientFormValues {
  const values = blankValues();
  values.assets = [
    { ...newAsset('flat', 2026), id: 'flat', description: 'Flat', currentValue: '500,000' },
    { ...newAsset('fund', 2026), id: 'fund', description: 'Fund', currentValue: '10,000' },
  ];
  change(values);
  return values;
}

function setValue(values: ClientFormValues, id: string, currentValue: string): void {
  for (const asset of values.assets) if (asset.id === id) asset.currentValue = currentValue;
}

describe('two changes of one record', () => {
  it('differ in nothing when both say the same', () => {
    const same = record((values) => setValue(values, 'flat', '510,000'));
    expect(recordDifferences({ base: record(), mine: same, theirs: same })).toEqual([]);
  });

  it('are told field by field, with who changed it', () => {
    const mine = record((values) => {
      values.profile.firstName = 'Maria';
      values.profile.phone = '0400 000 001';
      setValue(values, 'flat', '520,000');
    });
    const theirs = record((values) => {
      values.profile.firstName = 'Marie';
      values.profile.occupation = 'Nurse';
    });
    expect(recordDifferences({ base: record(), mine, theirs })).toEqual([
      {
        key: 'profile.firstName',
        tab: 'personal',
        label: 'First Name',
        mine: 'Maria',
        theirs: 'Marie',
        changedBy: 'both',
      },
      {
        key: 'profile.phone',
        tab: 'personal',
        label: 'Phone',
        mine: '0400 000 001',
        theirs: 'Not given',
        changedBy: 'me',
      },
      {
        key: 'profile.occupation',
        tab: 'occupation',
        label: 'Occupation',
        mine: 'Not given',
        theirs: 'Nurse',
        changedBy: 'them',
      },
      {
        key: 'assets.flat.currentValue',
        tab: 'assets',
        label: 'Flat: Current Value',
        mine: '$520,000',
        theirs: '$500,000',
        changedBy: 'me',
      },
    ]);
  });

  it('say which rows only one of them has', () => {
    const mine = record((values) => {
      values.assets = [
        ...values.assets.filter(({ id }) => id !== 'fund'),
        { ...newAsset('new-1', 2026), description: 'Boat' },
      ];
    });
    const theirs = record((values) => {
      values.assets = values.assets.filter(({ id }) => id !== 'flat');
      values.assets.push({ ...newAsset('car', 2026), id: 'car', description: 'Car' });
    });
    const found = recordDifferences({ base: record(), mine, theirs });
    expect(found.map(({ key, mine: here, theirs: there, changedBy }) => [key, here, there, changedBy])).toEqual([
      ['assets.flat', 'Flat', 'Removed', 'them'],
      ['assets.new-1', 'Boat', 'Not there', 'me'],
      ['assets.fund', 'Removed', 'Fund', 'me'],
      ['assets.car', 'Not there', 'Car', 'them'],
    ]);
    const proposed = new Set(found.filter((one) => proposedSide(one) === 'theirs').map(({ key }) => key));
    expect(
      mergedRecord({ base: record(), mine, theirs }, proposed).assets.map(({ description }) => description),
    ).toEqual(['Boat', 'Car']);
  });

  it('become one with the sides that were chosen, and nothing else', () => {
    const mine = record((values) => {
      values.profile.firstName = 'Maria';
      setValue(values, 'flat', '520,000');
    });
    const theirs = record((values) => {
      values.profile.firstName = 'Marie';
      values.profile.address.suburb = 'Carlton';
      setValue(values, 'fund', '11,000');
    });
    const versions = { base: record(), mine, theirs };
    const merged = mergedRecord(versions, new Set(['profile.address', 'assets.fund.currentValue']));
    expect(merged.profile).toMatchObject({ firstName: 'Maria', address: { suburb: 'Carlton' } });
    expect(merged.assets.map(({ currentValue }) => currentValue)).toEqual(['520,000', '11,000']);
    expect(mergedRecord(versions, new Set())).toEqual(mine);
  });
});

describe('after a save', () => {
  it('new rows get their id and the rest what is stored, but not where something was typed meanwhile', () => {
    const submitted = record((values) => {
      values.profile.address.street = 'Unit 2, 5 High St';
      values.profile.occupation = 'Nurse ';
      values.assets.push(newAsset('new-1', 2026));
    });
    const current = record((values) => {
      values.profile.address.street = 'Unit 2, 5 High St';
      values.profile.occupation = 'Nurse unit manager';
      values.assets = [newAsset('new-1', 2026), ...values.assets];
    });
    const stored = record((values) => {
      values.profile.address.street = 'Unit 2 5 High St';
      values.profile.occupation = 'Nurse';
      values.assets.push({ ...newAsset('boat', 2026), id: 'boat' });
    });
    expect(storedValues({ submitted, current, stored })).toEqual([
      { path: 'profile.address.street', value: 'Unit 2 5 High St' },
      { path: 'assets.0.id', value: 'boat' },
    ]);
  });
});
