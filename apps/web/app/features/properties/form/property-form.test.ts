import type { Property } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, errorsOf, formErrors, newPropertyOf } from './property-check.ts';
import { blankDraft, featuresIn, type PropertyDraft, toDraft } from './property-draft.ts';

const complete: PropertyDraft = {
  ...blankDraft,
  name: 'Harbour Loft',
  street: '12 Hill Street',
  suburb: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  price: '750k',
  beds: '2',
  baths: '1',
  area: '85.5',
  growthRate: '3.5',
  rentalYield: '4.2',
  description: 'Near the water.',
  features: ' Balcony \n\n  Lift\r\nStore room \n',
};

const errorsWith = (change: Partial<PropertyDraft>) => errorsOf(newPropertyOf({ ...complete, ...change }));

describe('a new property', () => {
  it('[ADD-06] [ADD-07] [ADD-09] is sent with every field of the contract', () => {
    expect(newPropertyOf(complete)).toEqual({
      kind: 'right',
      body: {
        name: 'Harbour Loft',
        street: '12 Hill Street',
        suburb: 'Sydney',
        state: 'NSW',
        postcode: '2000',
        price: 750_000,
        beds: 2,
        baths: 1,
        area: 85.5,
        growthRate: 3.5,
        rentalYield: 4.2,
        description: 'Near the water.',
        features: ['Balcony', 'Lift', 'Store room'],
        imageUrl: '',
      },
    });
  });

  const missing = {
    name: 'Property name is required',
    street: 'Street is required',
    suburb: 'Suburb is required',
    state: 'State is required',
    postcode: 'Postcode is required',
    price: 'Price is required',
    beds: 'Required',
    baths: 'Required',
    area: 'Required',
    growthRate: 'Must be positive',
    rentalYield: 'Must be positive',
  };

  it('names everything that is missing', () => expect(errorsOf(newPropertyOf(blankDraft))).toEqual(missing));

  it.each([
    ['[VALID-37]', 'name'],
    ['[VALID-38]', 'street'],
    ['[VALID-38]', 'suburb'],
    ['[VALID-39]', 'state'],
    ['[VALID-39]', 'postcode'],
    ['[VALID-40]', 'price'],
    ['[VALID-41]', 'beds'],
    ['[VALID-41]', 'baths'],
    ['[VALID-44]', 'area'],
    ['[VALID-48]', 'growthRate'],
    ['[VALID-48]', 'rentalYield'],
  ] as const)('%s names a blank %s alone', (_, field) => {
    expect(errorsWith({ [field]: ' ' })).toEqual({ [field]: missing[field] });
  });

  it.each([
    ['[VALID-37]', { name: '   ' }, { name: 'Property name is required' }],
    ['[VALID-40]', { price: '0' }, { price: 'Price must be positive' }],
    ['[VALID-40]', { price: '0.99' }, { price: 'Price must be positive' }],
    ['[VALID-40]', { price: '1' }, {}],
    ['[VALID-41]', { beds: '-1', baths: '-1' }, { beds: 'Min 0', baths: 'Min 0' }],
    ['[VALID-42]', { beds: '0', baths: '0' }, {}],
    ['[VALID-42]', { beds: '1.5' }, { beds: 'Enter a whole number' }],
    ['[VALID-43]', { area: '0.5' }, { area: 'Min 1' }],
    ['[VALID-43]', { area: '1' }, {}],
    [
      '[VALID-45]',
      { growthRate: '-0.1', rentalYield: '-1' },
      { growthRate: 'Must be positive', rentalYield: 'Must be positive' },
    ],
    ['[VALID-46]', { growthRate: '0', rentalYield: '0' }, {}],
    ['[VALID-49]', { postcode: 'ABC' }, {}],
    ['[VALID-56]', { price: '600,000' }, {}],
    ['[VALID-56]', { price: '1e5' }, { price: 'Enter an amount, for example 85,000 or 85k' }],
    ['[VALID-56]', { growthRate: 'high' }, { growthRate: 'Enter a rate in percent, for example 5.5' }],
  ])('%s with %j has the errors %j', (_, change, errors) => {
    expect(errorsWith(change)).toEqual(errors);
  });
});

const stored: Property = {
  id: '0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11',
  name: 'Harbour Loft',
  street: '12 Hill Street',
  suburb: 'Sydney',
  state: 'New South Wales',
  postcode: '2000',
  description: '',
  price: 750_000.5,
  beds: 2,
  baths: 1,
  area: 85.125,
  imageUrl: '',
  features: ['Balcony', 'Lift'],
  growthRate: null,
  rentalYield: 4.2,
  purchasePrice: 700_000,
  currentValue: null,
  deposit: 0,
  userId: null,
  status: ' under offer ',
  version: 3,
};

describe('a stored property', () => {
  it('[APROP-05] [VALID-47] [VALID-49] is sent back as it was read when nothing was changed', () => {
    const { id, version, ...rest } = stored;
    expect(changesOf(toDraft(stored), version)).toEqual({ kind: 'right', body: { ...rest, version: 3 } });
  });

  it('[VALID-47] [APROP-05] turns blank rates and amounts into null', () => {
    const draft = { ...toDraft(stored), rentalYield: ' ', purchasePrice: '', deposit: '' };
    const form = changesOf(draft, undefined);
    expect(form).toMatchObject({ body: { rentalYield: null, purchasePrice: null, deposit: null } });
    expect(form.kind === 'right' && 'version' in form.body).toBe(false);
  });

  it('refuses amounts below 0 and what is none', () => {
    const draft = { ...toDraft(stored), deposit: '-1', currentValue: 'much' };
    expect(errorsOf(changesOf(draft, 3))).toEqual({
      deposit: 'Cannot be negative',
      currentValue: 'Enter an amount, for example 85,000 or 85k',
    });
  });
});

it('[ADD-09] features are one per line, trimmed, blank lines dropped', () => {
  expect(featuresIn(' Pool\n \n\tGarage \r\n')).toEqual(['Pool', 'Garage']);
  expect(featuresIn('')).toEqual([]);
});

it('what the server refuses goes to the field it belongs to', () => {
  expect(formErrors({ 'features.3': 'This is too long', 'features.4': 'Other', name: 'No', unknown: 'x' })).toEqual({
    features: 'This is too long',
    name: 'No',
  });
});
