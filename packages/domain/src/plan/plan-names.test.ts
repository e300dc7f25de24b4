import type { Plan } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { homeName, loanName } from './plan-names.ts';

describe('what homes and loans without a name are called', () => {
  const rental = { use: 'rent', state: 'VIC', value: 600_000 } as const;
  const plan: Pick<Plan, 'homes' | 'loans' | 'events'> = {
    homes: { a: rental, b: { ...rental, name: 'Geelong' }, c: rental, d: { state: 'VIC', value: 1 } },
    loans: { x: { on: ['c'] }, y: { on: ['c', 'a'] }, z: { on: ['a'] }, card: { type: 'card' } },
    events: { next: { do: 'buy', when: '2028-01', home: rental } },
  };

  it('tells those of one kind and place apart by their order, purchases last', () => {
    expect(['a', 'b', 'c', 'd', 'next'].map((id) => homeName(plan, id))).toEqual([
      'the rental in VIC',
      'Geelong',
      'the second rental in VIC',
      'the home in VIC',
      'the third rental in VIC',
    ]);
  });

  it('tells loans apart that are on one home first', () => {
    expect(['x', 'y', 'z', 'card'].map((id) => loanName(plan, id))).toEqual([
      'the loan on the second rental in VIC',
      'the second loan on the second rental in VIC',
      'the loan on the rental in VIC',
      'the card',
    ]);
  });
});
