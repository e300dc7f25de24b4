import { expect, it } from 'vitest';
import { propertyCard } from './property-card.ts';

const property = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Harbour View',
  street: '12 Quay St',
  suburb: '',
  state: 'NSW',
  postcode: '2000',
  price: 850_000,
  beds: 1,
  baths: 2,
  area: 180.5,
  imageUrl: '',
  rentalYield: 4.25,
  growthRate: null,
};

it('[TABPROP-01] [FMT-02] [FMT-05] [FMT-01] a card shows the property in its units, blanks of the address skipped', () => {
  expect(propertyCard(property)).toEqual({
    id: property.id,
    name: 'Harbour View',
    address: '12 Quay St, NSW, 2000',
    imageUrl: '',
    price: '$850,000',
    specs: ['1 bed', '2 baths', '180.5 m²'],
    rates: [
      { label: 'Yield', value: '4.25% a year' },
      { label: 'Growth', value: 'Not provided' },
    ],
  });
});
