import { blankProfile } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { asset, day, liability } from '../../test/household-records.ts';
import { fixedEnds, loanRises, rentalsCaught, withShortNames } from './reminders.ts';

const rental = (fields: Partial<Parameters<typeof asset>[0]>) =>
  asset({ id: 'unit', assetType: 'Investment Property', description: 'Unit', currentValue: 500_000, ...fields });
const loan = (fields: Partial<Parameters<typeof liability>[0]>) =>
  liability({ id: 'loan', liabilityType: 'Mortgage', description: 'Loan', loanBalance: 300_000, ...fields });

const recordOf = (assets: ReturnType<typeof asset>[], liabilities: ReturnType<typeof liability>[] = []) => ({
  profile: { ...blankProfile },
  assets,
  liabilities,
});

describe('rentals that the law reaches', () => {
  it('are those contracted after the cut-off and those whose day is not known, with why', () => {
    const record = recordOf([
      rental({ id: 'a', description: 'Before', contractDay: '2020-03-01', dwellingKind: 'Established' }),
      rental({ id: 'b', description: 'After', contractDay: '2026-08-01', dwellingKind: 'Established' }),
      rental({ id: 'c', description: 'New', contractDay: '2026-08-01', dwellingKind: 'New' }),
      // Let, so that its owner built on it.
      rental({ id: 'l', description: 'Land', contractDay: '2026-08-01', dwellingKind: 'Vacant land' }),
      asset({ id: 'd', assetType: 'Primary Home', description: 'Home', currentValue: 1, contractDay: '2026-08-01' }),
    ]);
    expect(rentalsCaught(record, day)).toEqual([
      { name: 'After', reason: expect.stringContaining('from 1 July 2027 its losses are carried forward') },
    ]);
  });
});

describe('fixed rates that end', () => {
  it('are those of loans that are owed, from a day on, soonest first', () => {
    const liabilities = [
      loan({ id: 'late', description: 'Late', termType: 'Fixed', fixedUntil: '2028-05-01' }),
      loan({ id: 'soon', description: 'Soon', termType: 'Fixed', fixedUntil: '2027-01-15' }),
      loan({ id: 'over', termType: 'Fixed', fixedUntil: '2026-11-23' }),
      loan({ id: 'paid', termType: 'Fixed', fixedUntil: '2027-01-15', loanBalance: 0 }),
      loan({ id: 'variable', fixedUntil: '2027-01-15' }),
    ];
    expect(fixedEnds(recordOf([], liabilities), day)).toEqual([
      { loan: 'soon', name: 'Soon', day: '2027-01-15' },
      { loan: 'late', name: 'Late', day: '2028-05-01' },
    ]);
  });
});

describe('short names', () => {
  it.each([
    ['Unit 4, 12 Smith Street, Geelong VIC 3220', 'Unit 4'],
    ['  Beach\u202e\nhouse  ', 'Beach house'],
    ['An extremely long name of a property near the sea', 'An extremely long name of a property ne…'],
    ['win at evil.example now', 'Investment Property 1'],
    ['https://evil.example', 'Investment Property 1'],
    ['', 'Investment Property 1'],
  ])('of %j is %j', (description, name) => {
    const record = withShortNames(
      recordOf(
        [rental({ description, contractDay: '2026-08-01' })],
        [loan({ interestRate: 6, loanEnds: '2050-01-01', securedBy: 'unit', description: 'Loan, of it' })],
      ),
    );
    expect(rentalsCaught(record, day).map((caught) => caught.name)).toEqual([name]);
    expect(loanRises(record, day, [1])).toMatchObject([{ name: 'Loan' }]);
  });
});
