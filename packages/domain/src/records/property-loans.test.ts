import { expect, it } from 'vitest';
import { asset, liability } from '../../test/household-records.ts';
import { nextLists } from './lists.ts';

const made = '00000000-0000-4000-8000-0000000000aa';
const howFrom = () => {
  let count = 0;
  return {
    thisYear: 2026,
    newId: () => {
      count += 1;
      return `new${count}`;
    },
  };
};
const home = { assetType: 'Primary Home' } as const;
const mortgage = { liabilityType: 'Mortgage', description: 'Home loan' } as const;
const none = { assets: [], liabilities: [] };

it('a new loan follows the new property whose id its sender made up', () => {
  const sent = { assets: [{ ...home, id: made }], liabilities: [{ ...mortgage, securedBy: made.toUpperCase() }] };
  const { assets, liabilities } = nextLists(none, sent, howFrom());
  expect(assets[0]?.id).toBe('new1');
  expect(liabilities[0]?.securedBy).toBe('new1');
});

it('a loan follows a property that was recognised by what it is', () => {
  const stored = { assets: [asset({ id: 'h', ...home, yearPurchased: 2020 })], liabilities: [] };
  const sent = {
    assets: [{ ...home, yearPurchased: 2020, id: made }],
    liabilities: [{ ...mortgage, securedBy: made }],
  };
  expect(nextLists(stored, sent, howFrom()).liabilities[0]?.securedBy).toBe('h');
});

const stored = {
  assets: [asset({ id: 'h', ...home, state: 'VIC', landPercentage: 60 })],
  liabilities: [liability({ id: 'm', ...mortgage, securedBy: 'h', offsetBalance: 5_000 })],
};

it('a sender that leaves out what has no default keeps it, and one that sends null or blank clears it', () => {
  const old = nextLists(stored, { assets: [{ ...home, id: 'h' }], liabilities: [{ ...mortgage, id: 'm' }] }, howFrom());
  expect(old.assets[0]).toMatchObject({ state: 'VIC', landPercentage: 60 });
  expect(old.liabilities[0]).toMatchObject({ securedBy: 'h', offsetBalance: 5_000 });
  const cleared = nextLists(
    stored,
    {
      assets: [{ ...home, id: 'h', state: '', landPercentage: null }],
      liabilities: [{ ...mortgage, id: 'm', securedBy: null, offsetBalance: null }],
    },
    howFrom(),
  );
  expect(cleared.assets[0]).toMatchObject({ state: null, landPercentage: null });
  expect(cleared.liabilities[0]).toMatchObject({ securedBy: null, offsetBalance: null });
});

it('a stored loan has no property any more when its property goes or is none any more', () => {
  expect(nextLists(stored, { assets: [] }, howFrom()).liabilities[0]?.securedBy).toBeNull();
  const shares = { assets: [{ id: 'h', assetType: 'Shares' as const }] };
  expect(nextLists(stored, shares, howFrom()).liabilities[0]?.securedBy).toBeNull();
  expect(nextLists(stored, {}, howFrom())).toEqual(stored);
});
