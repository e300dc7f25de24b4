import { expect, it } from 'vitest';
import { aClient } from '../shared/golden-clients.ts';
import { assetEntries } from './asset-entries.ts';

it('[CARD-03] the list of assets shows the ownership percentage, and income by the year', () => {
  const { assets } = aClient({
    assets: [
      {
        assetType: 'Investment Property',
        description: 'Unit',
        currentValue: 620_000,
        originalPrice: 540_000,
        yearPurchased: 2020,
        ownershipPercentage: 33.3333,
        incomeAmount: 520,
        incomeFrequency: 'Weekly',
      },
      { assetType: '' },
    ],
  });
  expect(assetEntries(assets).map(({ id, ...shown }) => shown)).toEqual([
    {
      name: 'Unit',
      type: 'Investment Property',
      value: '$620,000',
      price: '$540,000',
      year: '2020',
      ownership: '33.3333%',
      income: '$27,040 a year',
    },
    {
      name: 'No type given',
      type: 'No type given',
      value: '$0',
      price: '$0',
      year: '2026',
      ownership: '100%',
      income: 'None',
    },
  ]);
});
