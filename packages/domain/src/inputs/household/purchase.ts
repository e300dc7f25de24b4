import type { Property } from '@freehold/contract';
import type { HomeToBuy, OwnerShare } from '@freehold/finance';
import { stateNamed } from './home-facts.ts';
import { clientId } from './people.ts';

/**
 * A property on offer as one to buy and let: price in dollars of today, growth percent a year where it names one, rent by
 * its yield on the price. Whose it will be is the client's unless named; what the offer does not say is null.
 */
export function purchaseOf(
  { id, state, price, growthRate, rentalYield }: Property,
  owners: readonly OwnerShare[] = [{ owner: clientId, sharePct: 100 }],
): HomeToBuy {
  return {
    id,
    state: stateNamed(state),
    value: price,
    ...(growthRate === null ? {} : { growthPct: growthRate }),
    kind: null,
    landPct: null,
    use: 'rent',
    ...(rentalYield === null ? {} : { rentWeekly: (price * rentalYield) / 100 / 52 }),
    owners,
  };
}
