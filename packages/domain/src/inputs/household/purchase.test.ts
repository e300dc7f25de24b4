import type { Property } from '@freehold/contract';
import { checkHousehold } from '@freehold/finance';
import { expect, it } from 'vitest';
import { read } from '../../../test/household-records.ts';
import { purchaseOf } from './purchase.ts';

const brickHouse: Property = {
  ...{ id: 'brick', name: 'Brick house', street: '1 A Street', suburb: 'Joondalup', state: 'wa', postcode: '6027' },
  ...{ description: '', price: 745_000, beds: 3, baths: 2, area: 400, imageUrl: '', features: [] },
  ...{ growthRate: 4.9, rentalYield: 4.3 },
};

it('a property on offer is bought at its price, let at its yield and grows at its own rate', () => {
  expect(purchaseOf(brickHouse)).toEqual({
    ...{ id: 'brick', state: 'WA', value: 745_000, growthPct: 4.9, kind: null, landPct: null, use: 'rent' },
    // 4.3 % of 745,000 is 32,035 a year.
    rentWeekly: expect.closeTo(616.0577, 4),
    owners: [{ owner: 'client', sharePct: 100 }],
  });
});

it('what it does not say is not known, and a household can buy it', () => {
  const owners = ['client', 'partner'].map((owner) => ({ owner, sharePct: 50 }));
  const home = purchaseOf({ ...brickHouse, state: 'Bali', growthRate: null, rentalYield: null }, owners);
  expect(home).toEqual({
    ...{ id: 'brick', state: null, value: 745_000, kind: null, landPct: null, use: 'rent', owners },
  });
  const { household } = read({ assessWithPartner: true });
  const when = { whenAllowedFrom: household.start };
  checkHousehold({ ...household, events: [{ id: 'buy', do: 'buy', when, home, loan: { lvrPct: 80 } }] });
});
