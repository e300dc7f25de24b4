import { type BuyingCostsForm, buyingCostsStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { bandEdgesBelow } from './buying-costs-edges.ts';

const edges = (changes: Partial<BuyingCostsForm>) =>
  bandEdgesBelow({ ...buyingCostsStart, ...changes }).map(({ price, saved, of }) => [price, saved, of]);

describe('the prices below one where duty or insurance falls', () => {
  it.each([
    // 53,075 − 52,670: 130 at the edge and 5.5 % of 5,000.
    [{ state: 'VIC', buyer: 'investor', price: 965_000 }, [960_000, 405, 'duty']],
    // 28,670 − 24,970: 3,100 at the edge and 6 % of 10,000.
    [{ state: 'VIC', buyer: 'owner', price: 560_000 }, [550_000, 3_700, 'duty']],
    // A rebate step of 1,735 and 4.5 × 50 started hundreds.
    [{ state: 'QLD', price: 765_000 }, [759_999, 1_960, 'duty']],
    // 5.75 % of 3,000,000 in place of 4.95 % of 2,999,999.
    [{ state: 'NT', buyer: 'investor', price: 3_000_000 }, [2_999_999, 24_000.05, 'duty']],
    // The scheme’s cap: 774,000 × 2.516 % is 19,473.84, and 10 % duty 1,947.38; 5.15 × 100 of duty.
    [
      { state: 'WA', price: 860_000, lvr: 90, scheme: 'fiveDeposit' },
      [850_000, 21_936.22, 'duty and mortgage insurance'],
    ],
    // 749,999.70 × 2.367 % is 17,752.49 and 1,597.72 of duty on it, in place of 20,979.67; 4.5 × 166 of duty.
    [{ lvr: 90, buyer: 'investor' }, [833_333, 1_629.46 + 747, 'duty and mortgage insurance']],
  ] as const)('of %j are among others %j', (changes, edge) => {
    expect(edges(changes)).toContainEqual([edge[0], expect.closeTo(edge[1], 2), edge[2]]);
  });

  it('are none where nothing begins near, at an edge itself, or for a price of a dollar', () => {
    expect(edges({ state: 'TAS', buyer: 'investor', price: 600_000 })).toEqual([]);
    expect(edges({ price: 800_000 })).toEqual([]);
    expect(edges({ price: 1 })).toEqual([]);
  });

  it('are two at most', () => {
    expect(edges({ state: 'QLD', price: 795_000 })).toHaveLength(2);
  });
});
