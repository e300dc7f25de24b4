import type { Property } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { adviserLines, publicLines } from './property-record.tsx';

const property: Property = {
  id: '0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11',
  name: 'Harbour Loft',
  street: '12 Hill Street',
  suburb: 'Sydney',
  state: 'NSW',
  postcode: '2000',
  description: '',
  price: 1_234_567,
  beds: 0,
  baths: 1,
  area: 85.5,
  imageUrl: '',
  features: [],
  growthRate: null,
  rentalYield: 0,
};

const texts = (lines: readonly { label: string; text: string }[]) =>
  Object.fromEntries(lines.map(({ label, text }) => [label, text]));

describe('a property’s record', () => {
  it('[PROP-01] [PROP-10] [PROP-11] shows what was provided, 0 included, and says what was not', () => {
    expect(texts(publicLines(property))).toEqual({
      'Property name': 'Harbour Loft',
      Address: '12 Hill Street, Sydney, NSW, 2000',
      Price: '$1,234,567',
      Bedrooms: '0',
      Bathrooms: '1',
      Area: '85.5 m²',
      'Growth rate': 'Not provided',
      'Rental yield': '0%',
    });
  });

  it('[APROP-04] [APROP-05] shows what only advisers see, the status unchanged', () => {
    const lines = adviserLines({
      ...property,
      purchasePrice: 700_000,
      currentValue: null,
      deposit: 0,
      status: 'On hold?',
    });
    expect(texts(lines)).toEqual({
      'Purchase price': '$700,000',
      'Current value': 'Not provided',
      Deposit: '$0',
      Status: 'On hold?',
    });
    expect(texts(adviserLines(property)).Status).toBe('Not provided');
  });
});
