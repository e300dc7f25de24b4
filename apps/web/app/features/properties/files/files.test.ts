import { expect, it } from 'vitest';
import { readPropertyFile } from '#app/demo/property-csv.ts';
import { propertyTemplate } from './import-card.tsx';
import { propertiesCounted, wrongCells } from './use-property-file.ts';

it('the template is a file that can be imported', () => {
  const { properties, wrong } = readPropertyFile(new TextEncoder().encode(propertyTemplate()));
  expect(wrong).toEqual([]);
  expect(properties).toMatchObject([
    {
      name: 'Harbour Loft',
      postcode: '2300',
      price: 750_000,
      rentalYield: 4.2,
      features: ['Balcony', 'Lift'],
      imageUrl: '',
    },
  ]);
});

it('what is wrong with a line stands cell by cell', () => {
  const problems = [
    { column: 'Price', value: 'cheap', message: 'Enter a number' },
    { column: 'Suburb', value: '', message: 'Suburb is required' },
  ];
  const whole = [{ column: null, value: '', message: 'This line has 15 cells' }];
  expect(
    wrongCells([
      { line: 3, problems },
      { line: 7, problems: whole },
    ]),
  ).toEqual([
    { key: '3.0', line: 3, column: 'Price', value: 'cheap', message: 'Enter a number' },
    { key: '3.1', line: 3, column: 'Suburb', value: 'Blank', message: 'Suburb is required' },
    { key: '7.0', line: 7, column: 'Whole line', value: 'Blank', message: 'This line has 15 cells' },
  ]);
});

it('properties are counted in words', () => {
  expect([0, 1, 5_000].map(propertiesCounted)).toEqual(['0 properties', '1 property', '5,000 properties']);
});
