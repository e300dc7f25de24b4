import type { Asset, Liability } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, liability, read } from '../../../test/household-records.ts';

const rental = (fields: Partial<Asset> = {}) =>
  asset({ id: 'r', assetType: 'Investment Property', currentValue: 600_000, description: 'Unit', ...fields });
const mortgage = (fields: Partial<Liability> = {}) =>
  liability({
    ...{ id: 'm', liabilityType: 'Mortgage', loanBalance: 400_000, interestRate: 6, repaymentAmount: 3_000 },
    description: 'Unit loan',
    ...fields,
  });

describe('what a record says of a property', () => {
  it('is counted, and nothing of it is assumed any more', () => {
    const known = rental({
      ...{ state: 'QLD', contractDay: '2021-03-15', dwellingKind: 'Off the plan', landPercentage: 35.5 },
      ...{ clientSharePercentage: 30, partnerSharePercentage: 70, originalPrice: 400_000, incomeAmount: 2_000 },
    });
    const { household, assumed } = read({ assessWithPartner: true }, [known]);
    expect(household.homes[0]).toMatchObject({
      ...{ state: 'QLD', contract: '2021-03-15', kind: 'new', landPct: 35.5 },
      owners: [
        { owner: 'client', sharePct: 30 },
        { owner: 'partner', sharePct: 70 },
      ],
    });
    const fields = assumed.filter(({ subject }) => subject === 'r').map(({ field }) => field);
    expect(fields).toEqual(['annualCosts', 'depreciation']);
  });

  it('and does not say is a question, with the field that takes the answer', () => {
    const { assumed } = read({ assessWithPartner: true }, [rental({ state: 'NSW', yearPurchased: 2026 })]);
    const asked = assumed.filter(({ subject }) => subject === 'r').flatMap(({ ask }) => (ask ? [ask] : []));
    expect(asked.map(({ at, question }) => `${at}: ${question}`)).toEqual([
      'assets.r.clientSharePercentage: Which share of Unit is the client’s, and which the partner’s?',
      'assets.r.contractDay: On what day was the contract for Unit signed?',
      'assets.r.dwellingKind: Was Unit new, off the plan, established or land when it was bought?',
      'assets.r.originalPrice: What was paid for Unit?',
      'assets.r.landPercentage: How much of the value of Unit is land?',
      'assets.r.incomeAmount: What rent does Unit bring in?',
    ]);
  });

  it.each([
    [{ clientSharePercentage: 40 }, 40, 60],
    [{ partnerSharePercentage: 25, ownershipPercentage: 75 }, 50, 25],
    [{ clientSharePercentage: 0, partnerSharePercentage: 100 }, undefined, 100],
  ])('gives %o to the client and the partner as %s and %s', (fields, client, partner) => {
    const { household } = read({ assessWithPartner: true }, [rental(fields)]);
    const shareOf = (owner: string) => household.homes[0]?.owners.find((one) => one.owner === owner)?.sharePct;
    expect([shareOf('client'), shareOf('partner')]).toEqual([client, partner]);
  });

  it('leaves the share of a partner who is not assessed out, and says so', () => {
    const { household, said } = read({}, [rental({ partnerSharePercentage: 60 })]);
    expect(household.homes[0]?.owners).toEqual([{ owner: 'client', sharePct: 40 }]);
    expect(said('r', 'owners')).toEqual([
      'The record does not assess the client with a partner: the partner’s share of Unit is not counted.',
    ]);
  });

  it('of the very day the law changed leaves the hour open', () => {
    const { said } = read({}, [rental({ contractDay: '2026-05-12', dwellingKind: 'New' })]);
    expect(said('r', 'contract')).toEqual([
      'The contract of Unit is of 12 May 2026, when the hour decides: its losses are counted as held back.',
    ]);
  });
});

describe('what a record says of a loan', () => {
  it('is counted: its property, ends and offset account', () => {
    const loan = mortgage({
      ...{ securedBy: 'r', termType: 'Fixed', fixedUntil: '2028-06-30', loanType: 'Interest Only' },
      ...{ interestOnlyUntil: '2029-01-15', loanEnds: '2049-01-15', offsetBalance: 20_000 },
    });
    const home = asset({ id: 'h', assetType: 'Primary Home', currentValue: 900_000 });
    const { household, assumed } = read({ savings: 50_000 }, [home, rental()], [loan]);
    expect(household.loans[0]).toMatchObject({
      ...{ kind: 'home', on: ['r'], purpose: 'r' },
      ...{ fixedUntil: '2028-06', interestOnlyUntil: '2029-01', ends: '2049-01' },
    });
    // The offset account is part of the savings of 50,000.
    expect(household.accounts).toEqual([
      { id: 'everyday', balance: 30_000 },
      { id: 'm.offset', balance: 20_000, offsets: 'm' },
    ]);
    expect(assumed.filter(({ subject }) => subject === 'm')).toEqual([]);
  });

  it('and does not say is a question, with the field that takes the answer', () => {
    const loan = mortgage({ termType: 'Fixed', loanType: 'Interest Only', interestRate: 0 });
    const { assumed } = read({}, [rental()], [loan]);
    const asked = assumed.filter(({ subject }) => subject === 'm').flatMap(({ ask }) => (ask ? [ask] : []));
    expect(asked.map(({ at, question }) => `${at}: ${question}`)).toEqual([
      'liabilities.m.securedBy: Which property is Unit loan on?',
      'liabilities.m.interestRate: What is the interest rate of Unit loan?',
      'liabilities.m.fixedUntil: When does the fixed rate of Unit loan end?',
      'liabilities.m.interestOnlyUntil: When does interest only of Unit loan end?',
      'liabilities.m.loanEnds: When is the last repayment of Unit loan due?',
      'liabilities.m.offsetBalance: How much is in the offset account of Unit loan?',
    ]);
  });

  it('of ends that have passed is said, and the loan runs on', () => {
    const loan = mortgage({
      ...{ termType: 'Fixed', fixedUntil: '2025-12-31', loanType: 'Interest Only' },
      ...{ interestOnlyUntil: '2026-10-31', loanEnds: '2026-10-31' },
    });
    const { household, said } = read({}, [rental()], [loan]);
    expect(household.loans[0]).not.toHaveProperty('fixedUntil');
    expect(household.loans[0]).not.toHaveProperty('interestOnlyUntil');
    expect(said('m', 'fixedUntil')).toEqual([
      'The fixed rate of Unit loan ended on 31 December 2025: it moves with rates.',
    ]);
    expect(said('m', 'interestOnlyUntil')).toEqual([
      'Interest only of Unit loan ended on 31 October 2026: principal is repaid.',
    ]);
    expect(said('m', 'ends')).toHaveLength(1);
  });

  it('puts a loan on the property on record before others are matched to the rest', () => {
    const large = rental({ id: 'large', currentValue: 900_000, description: '' });
    const loans = [mortgage({ id: 'a', description: '' }), mortgage({ id: 'b', securedBy: 'large', description: '' })];
    const { household } = read({}, [large, rental({ description: '' })], loans);
    expect(household.loans.map(({ id, on }) => [id, on])).toEqual([
      ['a', ['r']],
      ['b', ['large']],
    ]);
  });

  it('and of its offset account leaves no account named so in doubt', () => {
    const account = asset({ id: 's', assetType: 'Savings', currentValue: 10_000, description: 'Offset account' });
    expect(read({}, [rental(), account], [mortgage()]).said('s', 'offsets')).toHaveLength(1);
    expect(read({}, [rental(), account], [mortgage({ offsetBalance: 10_000 })]).said('s', 'offsets')).toEqual([
      '$10,000 of Offset account is counted as in an offset account: it lowers a loan’s interest and earns none.',
    ]);
  });

  it('takes an offset out of savings without interest first, and counts what they do not hold beside them', () => {
    const savings = asset({ id: 's', assetType: 'Savings', currentValue: 10_000, incomeAmount: 30 });
    const plain = asset({ id: 'p', assetType: 'Savings', currentValue: 4_000 });
    const { household, said } = read({}, [rental(), savings, plain], [mortgage({ offsetBalance: 20_000 })]);
    expect(household.accounts.map(({ id, balance }) => [id, balance])).toEqual([
      ['everyday', 0],
      ['s', 0],
      ['p', 0],
      ['m.offset', 20_000],
    ]);
    expect(said('m', 'offsets')).toEqual([
      'The offset account of Unit loan holds $6,000 more than the savings on record: counted beside them.',
    ]);
    // No interest is said of what is empty.
    expect(said('s', 'ratePct')).toEqual([]);
    const part = read({}, [rental(), savings, plain], [mortgage({ offsetBalance: 5_000 })]);
    expect(part.said('s', 'ratePct')).toHaveLength(1);
    expect(part.household.accounts.map(({ balance }) => balance)).toEqual([0, 9_000, 0, 5_000]);
  });
});
