import { blankProfile, type ToolName, toolNames } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import type { HouseholdRecord } from '../inputs/household/reading.ts';
import { toolStart } from './tool-start.ts';

function startOf(tool: ToolName, record: Partial<HouseholdRecord>) {
  const details = { profile: blankProfile, assets: [], liabilities: [], ...record };
  return toolStart(tool, details, day);
}

const rental = asset({
  id: 'r',
  assetType: 'Investment Property',
  originalPrice: 500_000,
  currentValue: 800_000,
  description: 'Unit in Parramatta',
  state: 'NSW',
  contractDay: '2018-05-04',
  landPercentage: 60,
  dwellingKind: 'Off the plan',
  ownershipPercentage: 50,
});

describe('what a tool starts with from a record', () => {
  it.each(toolNames)('is nothing for %s where the record is blank', (tool) => {
    expect(startOf(tool, {})).toBeNull();
  });

  it('is household, debts and savings for borrowing power', () => {
    const start = startOf('borrowing-power', {
      profile: {
        ...blankProfile,
        grossIncome: 120_000,
        maritalStatus: 'married',
        assessWithPartner: true,
        partnerIncome: 80_000,
        dependants: 6,
      },
      assets: [asset({ id: 's', assetType: 'Savings', currentValue: 90_000 })],
      liabilities: [
        liability({
          id: 'm',
          liabilityType: 'Mortgage',
          loanBalance: 480_000,
          interestRate: 5.5,
          isPrimaryResidence: true,
        }),
        liability({ id: 'c', liabilityType: 'Credit Card', loanBalance: 2_000, limitAmount: 10_000 }),
        liability({ id: 'v', liabilityType: 'Vehicle Loan', loanBalance: 15_000 }),
        liability({ id: 'h', liabilityType: 'HECS', loanBalance: 9_000 }),
      ],
    });
    expect(start?.changes).toEqual({
      adults: 'two',
      salary: 120_000,
      salary2: 80_000,
      dependants: '4',
      cash: 90_000,
      cards: 10_000,
      homeLoan: 480_000,
      homeLoanRate: 5.5,
      // 30 years, where the record has no end.
      homeLoanMonths: 360,
      homeLoanFor: 'home',
      otherBalance: 15_000,
      help: 'yes',
    });
  });

  const savings = asset({ id: 's', assetType: 'Savings', currentValue: 90_000 });
  const cashNote = 'Your cash is every savings account on it.';
  const ownerNote = 'You own property, so first-home relief is not counted.';

  it.each([
    [{ assets: [savings] }, { solveFor: 'cash', cash: 90_000 }, cashNote],
    [{ assets: [asset({ id: 'h', assetType: 'Primary Home' })] }, { buyer: 'owner' }, ownerNote],
    [
      { liabilities: [liability({ id: 'm', liabilityType: 'Mortgage', loanBalance: 1 })] },
      { buyer: 'owner' },
      ownerNote,
    ],
    [{ assets: [savings, rental] }, { solveFor: 'cash', cash: 90_000, buyer: 'owner' }, `${cashNote} ${ownerNote}`],
  ])('is the savings for buying costs, without first-home relief for an owner', (record, changes, note) => {
    expect(startOf('buying-costs', record)).toEqual({ changes, note });
  });

  it('is the first rental with its price for capital gains, and says which', () => {
    const start = startOf('capital-gains', { assets: [asset({ id: 'x', assetType: 'Investment Property' }), rental] });
    expect(start).toEqual({
      changes: {
        boughtFor: 500_000,
        boughtOn: '2018-05-04',
        soldFor: 800_000,
        income: 0,
        share: 50,
        dwelling: 'new',
      },
      note: 'It is about Unit in Parramatta, sold for its value today.',
    });
  });

  it.each([
    ['Vacant land', 'new'],
    ['New', 'new'],
    ['Established', 'established'],
    [null, 'established'],
  ] as const)('has a rental recorded as %s as %s for capital gains', (dwellingKind, dwelling) => {
    expect(startOf('capital-gains', { assets: [{ ...rental, dwellingKind }] })?.changes).toMatchObject({ dwelling });
  });

  it('is the land of the rentals of one place for land tax', () => {
    const others = ['VIC', 'NSW'] as const;
    const assets = [
      rental,
      ...others.map((state) => ({ ...rental, id: state, state, currentValue: 1_000_000, ownershipPercentage: 100 })),
    ];
    expect(startOf('land-tax', { assets })?.changes).toEqual({
      state: 'NSW',
      land: 480_000,
      share: 50,
      land2: 600_000,
      share2: 100,
    });
  });

  it('is the home loan with its offset for the loan planner', () => {
    const home = liability({
      id: 'm',
      liabilityType: 'Mortgage',
      loanBalance: 480_000,
      interestRate: 5.5,
      isPrimaryResidence: true,
      offsetBalance: 25_000,
    });
    expect(startOf('loan-planner', { liabilities: [home] })).toMatchObject({
      changes: { loan: 480_000, rate: 5.5, term: '30', offset: 25_000 },
    });
  });
});
