import { describe, expect, it } from 'vitest';
import { idsOf, newPropertySchema, propertyChangesSchema, propertyListQuerySchema } from './property.ts';

const form = {
  name: 'Riverside terrace',
  street: '12 Sample Street',
  suburb: 'Carlton',
  state: 'VIC',
  postcode: '3053',
  description: 'Two storeys',
  price: 750_000,
  beds: 3,
  baths: 2,
  area: 180,
  growthRate: 4.5,
  rentalYield: 3.2,
  imageUrl: '',
  features: ['Courtyard'],
};

/** The messages of a value's refusals by field; empty when it is valid. */
function refusals(schema: typeof newPropertySchema | typeof propertyChangesSchema, value: object) {
  const result = schema.safeParse(value);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('a new property', () => {
  it('[ADD-07] takes the fields of the form', () => {
    expect(newPropertySchema.parse(form)).toEqual(form);
  });

  it('[ADD-06] needs no image, description or features', () => {
    const { imageUrl: _url, description: _text, features: _list, ...least } = form;
    expect(refusals(newPropertySchema, least)).toEqual({});
  });

  it.each([
    ['[VALID-37] no name', { name: undefined }, 'name', 'Property name is required'],
    ['[VALID-37] a name of spaces', { name: '   ' }, 'name', 'Property name is required'],
    ['[VALID-38] no street', { street: '' }, 'street', 'Street is required'],
    ['[VALID-38] no suburb', { suburb: null }, 'suburb', 'Suburb is required'],
    ['[VALID-39] no state', { state: '' }, 'state', 'State is required'],
    ['[VALID-39] no postcode', { postcode: ' ' }, 'postcode', 'Postcode is required'],
    ['[VALID-40] a blank price', { price: '' }, 'price', 'Price is required'],
    ['[VALID-40] no price', { price: undefined }, 'price', 'Price is required'],
    ['[VALID-40] a price of 0', { price: 0 }, 'price', 'Price must be positive'],
    ['[VALID-40] a price of 99 cents', { price: 0.99 }, 'price', 'Price must be positive'],
    ['[VALID-41] blank bedrooms', { beds: null }, 'beds', 'Required'],
    ['[VALID-41] bedrooms below 0', { beds: -1 }, 'beds', 'Min 0'],
    ['[VALID-41] blank bathrooms', { baths: undefined }, 'baths', 'Required'],
    ['[VALID-41] bathrooms below 0', { baths: -1 }, 'baths', 'Min 0'],
    ['[VALID-42] half a bathroom', { baths: 1.5 }, 'baths', 'Enter a whole number'],
    ['[VALID-43] an area below 1', { area: 0.99 }, 'area', 'Min 1'],
    ['[VALID-44] a blank area', { area: undefined }, 'area', 'Required'],
    ['[VALID-45] growth below 0', { growthRate: -0.1 }, 'growthRate', 'Must be positive'],
    ['[VALID-45] yield below 0', { rentalYield: -0.1 }, 'rentalYield', 'Must be positive'],
    ['[VALID-48] blank growth', { growthRate: null }, 'growthRate', 'Must be positive'],
    ['[VALID-48] no yield', { rentalYield: undefined }, 'rentalYield', 'Must be positive'],
    ['a price above 1e12', { price: 1e12 + 1 }, 'price', 'Enter an amount up to $1,000,000,000,000'],
    ['a tenth of a cent', { price: 1.001 }, 'price', 'Enter dollars and whole cents'],
    ['growth beyond the engine', { growthRate: 50.1 }, 'growthRate', 'Enter up to 50%'],
    ['yield beyond the engine', { rentalYield: 100.1 }, 'rentalYield', 'Enter up to 100%'],
    ['a thousand bedrooms', { beds: 1_000 }, 'beds', 'Enter 999 or fewer'],
    ['101 features', { features: Array(101).fill('x') }, 'features', 'Enter 100 features or fewer'],
  ])('%s is refused with its message', (_case, change, field, message) => {
    expect(refusals(newPropertySchema, { ...form, ...change })).toEqual({ [field]: message });
  });

  it('[VALID-42] [VALID-46] takes a studio, and growth and yield of 0', () => {
    const zeros = { beds: 0, baths: 0, growthRate: 0, rentalYield: 0 };
    expect(refusals(newPropertySchema, { ...form, ...zeros, price: 1, area: 1 })).toEqual({});
  });

  it('[VALID-49] takes any text as state and postcode', () => {
    expect(refusals(newPropertySchema, { ...form, state: 'Victoria', postcode: '305' })).toEqual({});
  });

  it('[ADD-09] trims features and drops blank ones', () => {
    expect(newPropertySchema.parse({ ...form, features: ['  Pool ', '', '   ', 'Solar'] }).features).toEqual([
      'Pool',
      'Solar',
    ]);
  });

  it.each(['userId', 'status', 'purchasePrice', 'id', 'version'])('has no field %s', (field) => {
    expect(newPropertySchema.safeParse({ ...form, [field]: 'x' }).success).toBe(false);
  });
});

describe('the changes of a property', () => {
  it('[VALID-47] may leave growth and yield blank', () => {
    expect(refusals(propertyChangesSchema, { ...form, growthRate: null, rentalYield: null })).toEqual({});
  });

  it('[API-22] take id and what advisers keep', () => {
    const kept = { purchasePrice: 1.01, currentValue: 0, deposit: null, userId: '', status: 'Under offer', version: 3 };
    expect(refusals(propertyChangesSchema, { ...form, id: 'anything', ...kept })).toEqual({});
  });

  it('[APROP-05] pass a status on as it is, spaces included', () => {
    expect(propertyChangesSchema.parse({ ...form, status: '  on hold ' }).status).toBe('  on hold ');
    expect(refusals(propertyChangesSchema, { ...form, status: 'a\u0000' })).toEqual({
      status: 'Contains characters that cannot be stored',
    });
  });

  it.each([
    ['a negative deposit', { deposit: -1 }, 'deposit', 'Cannot be negative'],
    ['a deposit that is text', { deposit: '1' }, 'deposit', 'Enter a number'],
    [
      'a deposit beyond every number',
      { deposit: Number.POSITIVE_INFINITY },
      'deposit',
      'Enter an amount up to $1,000,000,000,000',
    ],
    ['a client that is no id', { userId: 'mary' }, 'userId', 'Choose a client'],
    ['[VALID-45] growth below 0', { growthRate: -1 }, 'growthRate', 'Must be positive'],
    ['version 0', { version: 0 }, 'version', 'Send the version that was read'],
  ])('with %s are refused', (_case, change, field, message) => {
    expect(refusals(propertyChangesSchema, { ...form, ...change })).toEqual({ [field]: message });
  });
});

describe('the query of the list', () => {
  it.each([
    { sort: 'size' },
    { minPrice: '-1' },
    { maxPrice: '' },
    { minBeds: '1.5' },
    { purchased: 'true' },
    { limit: '1001' },
    { ids: Array(201).fill('a').join(',') },
  ])('refuses %o', (query) => {
    expect(propertyListQuerySchema.safeParse(query).success).toBe(false);
  });

  it('[API-24] takes 200 ids, and none', () => {
    expect(propertyListQuerySchema.safeParse({ ids: Array(200).fill('a').join(',') }).success).toBe(true);
    expect(propertyListQuerySchema.safeParse({ ids: '' }).success).toBe(true);
    expect(idsOf(' a,,b , ')).toEqual(['a', 'b']);
  });
});
