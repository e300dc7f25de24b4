import { borrowingScenario } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { scenarioReader, shareAddress } from './scenario-link.ts';
import { linkIn } from './share-link.ts';

const scenario = borrowingScenario({
  grossIncome: 120_000,
  maritalStatus: 'married',
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 15_000,
});
const read = scenarioReader((opened) => opened);
const fragmentOf = (address: string) => new URL(address).hash;

describe('a share link', () => {
  it('brings the inputs back', () => {
    const address = shareAddress('https://example.com/borrowing-capacity#s=old', scenario);
    expect(address).toMatch(/^https:\/\/example\.com\/borrowing-capacity#s=[\w-]+$/);
    expect(read(linkIn(fragmentOf(address)) ?? '')).toEqual({ draft: scenario, dropped: [] });
  });

  it('says what it could not read', () => {
    const broken = { ...scenario, inputs: { ...scenario.inputs, dependants: 2.5 } };
    expect(read(btoa(JSON.stringify(broken)))).toMatchObject({ dropped: ['dependants'] });
  });

  it.each(['', '#content', '#x=1'])('is not there in %j', (fragment) => {
    expect(linkIn(fragment)).toBeNull();
  });

  it.each(['#s=', '#s=%%%', '#s=e30', `#s=${'A'.repeat(9_000)}`])('is broken in %s', (fragment) => {
    expect(read(linkIn(fragment) ?? 'none')).toBeNull();
  });
});
