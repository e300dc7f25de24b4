import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import { Refusal } from '../units/refusal.ts';
import { checkHousehold } from './check.ts';
import type { HouseholdEntity } from './entity.ts';
import type { Home, Household, Loan } from './household.ts';

const whole = [{ owner: 'ann', sharePct: 100 }];
const company: HouseholdEntity = { id: 'pty', kind: 'company', balance: 100 };
const trust: HouseholdEntity = { id: 'trust', kind: 'unitTrust', shares: whole };
const fund: HouseholdEntity = { id: 'fund', kind: 'superFund', shares: whole };
const unit: Home = { ...stillHome, id: 'unit', use: 'rent', owners: [{ owner: 'fund', sharePct: 100 }] };
const loan: Loan = {
  ...{ id: 'loan', kind: 'home', on: ['unit'], purpose: 'unit', balance: 1, ratePct: 6, ends: '2050-01' },
  limitedRecourse: true,
};
const fine: Household = { ...stillHousehold, entities: [company, trust, fund], homes: [unit], loans: [loan] };

function refusal(changes: Partial<Household>): string {
  try {
    checkHousehold({ ...fine, ...changes });
    return 'none';
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.field}`;
    throw error;
  }
}

const withHome = (changes: Partial<Home>) => ({ homes: [{ ...unit, ...changes }] });
const withLoan = (changes: Partial<Loan>) => ({ loans: [{ ...loan, ...changes }] });
const owner = (id: string) => [{ owner: id, sharePct: 100 }];
const { contract: _, price: __, ...toBuy } = unit;

describe('a household with companies, trusts and a super fund', () => {
  it('is accepted, with a home of an entity and a person together', () => {
    expect(refusal({})).toBe('none');
    const together = [
      { owner: 'pty', sharePct: 40 },
      { owner: 'ann', sharePct: 60 },
    ];
    expect(refusal({ ...withHome({ owners: together, use: 'home' }), loans: [] })).toBe('none');
  });

  it.each<[title: string, changes: Partial<Household>, refused: string]>([
    ['an id that a person has', { entities: [{ ...company, id: 'ann' }] }, 'incompatible entities.id'],
    ['money below zero', { entities: [{ ...company, balance: -1 }] }, 'outOfRange entities.balance'],
    ['shares of nobody', { entities: [{ ...trust, shares: owner('bo') }] }, 'unknownValue entities.shares.owner'],
    [
      'shares of 90 in all',
      { entities: [{ ...trust, shares: [{ owner: 'ann', sharePct: 90 }] }] },
      'shareRange entities.shares.sharePct',
    ],
    [
      'more than ten entities',
      { entities: Array.from({ length: 11 }, (_row, place) => ({ ...company, id: `pty${place}` })) },
      'outOfRange entities',
    ],
    ['an owner that is nobody', withHome({ owners: owner('nobody') }), 'unknownValue homes.owners.owner'],
    [
      'an account of an entity',
      { accounts: [{ id: 'a', balance: 0, owners: owner('pty') }] },
      'entityNotSupported accounts.owners.owner',
    ],
    [
      'a holding of an entity',
      { holdings: [{ id: 'h', kind: 'shares', value: 1, owners: owner('trust') }] },
      'entityNotSupported holdings.owners.owner',
    ],
    [
      'a purchase by an entity',
      { events: [{ id: 'buy', do: 'buy', when: '2030-01', home: { ...toBuy, id: 'next' }, loan: { lvrPct: 80 } }] },
      'entityNotSupported events.home.owners.owner',
    ],
  ])('%s is refused', (_title, changes, refused) => {
    expect(refusal(changes)).toBe(refused);
  });

  it.each<[title: string, changes: Partial<Household>, refused: string]>([
    [
      'owns a property with others',
      withHome({
        owners: [
          { owner: 'fund', sharePct: 50 },
          { owner: 'ann', sharePct: 50 },
        ],
      }),
      'incompatible homes.owners',
    ],
    ['owns a home that is lived in', withHome({ use: 'home' }), 'incompatible homes.use'],
    [
      'owns one to be lived in later',
      withHome({ laterUses: [{ from: '2030-01', use: 'home' }] }),
      'incompatible homes.laterUses.use',
    ],
    [
      'has somebody move in',
      { events: [{ id: 'in', do: 'use', when: '2030-01', home: 'unit', use: 'home' }] },
      'incompatible events.use',
    ],
    ['borrows with full recourse', withLoan({ limitedRecourse: undefined }), 'required loans.limitedRecourse'],
    ['borrows for something else', withLoan({ purpose: null }), 'incompatible loans.on'],
    [
      'takes cash out',
      { events: [{ id: 'more', do: 'refinance', when: '2030-01', loan: 'loan', ratePct: 5, cashOut: 1 }] },
      'incompatible events.cashOut',
    ],
    ['gives its terms to a loan of others', withHome({ owners: owner('trust') }), 'incompatible loans.limitedRecourse'],
  ])('a super fund that %s is refused: SIS Act 1993 ss 62, 67, 67A', (_title, changes, refused) => {
    expect(refusal(changes)).toBe(refused);
  });
});
