import { expect, test } from 'vitest';
import { changedHousehold } from './change.ts';
import { couple, stillHousehold } from './sample-household.ts';

const lump = { id: 'gift', do: 'lump', when: '2027-01', amount: 100 } as const;

test('no changes give the household itself', () => {
  expect(changedHousehold(couple, [])).toBe(couple);
});

test('an event is added, replaced in its place by one of the same id, and removed', () => {
  const added = changedHousehold(couple, [{ do: 'add', event: lump }]);
  expect(added.events).toEqual([...couple.events, lump]);
  const other = { ...lump, id: 'up' };
  expect(changedHousehold(added, [{ do: 'add', event: other }]).events).toEqual([other, lump]);
  expect(changedHousehold(added, [{ do: 'remove', event: 'up' }]).events).toEqual([lump]);
  expect(couple.events).toHaveLength(1);
});

test('each amount is set in its own row and nowhere else', () => {
  const changed = changedHousehold(couple, [
    { do: 'set', input: { of: 'assumption', name: 'growthPct' }, to: 1 },
    { do: 'set', input: { of: 'income', id: 'bo pays', name: 'annual' }, to: 2 },
    { do: 'set', input: { of: 'cost', id: 'living', name: 'monthly' }, to: 3 },
    { do: 'set', input: { of: 'loanRate', id: 'flat loan' }, to: 4 },
    { do: 'set', input: { of: 'home', id: 'flat', name: 'rentWeekly' }, to: 5 },
    { do: 'set', input: { of: 'holding', id: 'fund', name: 'value' }, to: 6 },
  ]);
  expect(changed).toEqual({
    ...couple,
    assume: { ...couple.assume, growthPct: 1 },
    incomes: [couple.incomes[0], { ...couple.incomes[1], annual: 2 }],
    costs: [{ ...couple.costs[0], monthly: 3 }],
    loans: [couple.loans[0], { ...couple.loans[1], ratePct: 4 }],
    homes: [couple.homes[0], { ...couple.homes[1], rentWeekly: 5 }],
    holdings: [{ ...couple.holdings[0], value: 6 }],
  });
});

test('a property that is bought on the way is changed in its purchase', () => {
  const home = { id: 'next', state: null, value: 1, kind: null, landPct: null, use: 'rent', owners: [] } as const;
  const buy = { id: 'buy', do: 'buy', when: '2030-01', home, loan: { lvrPct: 80 } } as const;
  const input = { of: 'home', id: 'next', name: 'value' } as const;
  const changed = changedHousehold({ ...stillHousehold, events: [buy] }, [{ do: 'set', input, to: 9 }]);
  expect(changed.events).toEqual([{ ...buy, home: { ...home, value: 9 } }]);
});

test('names that the household does not have are refused by field', () => {
  const set = (id: string) => ({ do: 'set', input: { of: 'income', id, name: 'annual' }, to: 1 }) as const;
  expect(() => changedHousehold(couple, [{ do: 'remove', event: 'no' }])).toThrow('changes.event is no');
  expect(() => changedHousehold(couple, [set('no')])).toThrow('changes.id is no');
  const home = { do: 'set', input: { of: 'home', id: 'no', name: 'value' }, to: 1 } as const;
  expect(() => changedHousehold(couple, [home])).toThrow('changes.id is no');
});
