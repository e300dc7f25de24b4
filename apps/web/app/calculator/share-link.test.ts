import { borrowingScenario } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { shareAddress, sharedInputs } from './share-link.ts';

const scenario = borrowingScenario({
  grossIncome: 120_000,
  maritalStatus: 'married',
  partnerIncome: 80_000,
  dependants: 2,
  existingLoans: 15_000,
});
const fragmentOf = (address: string) => new URL(address).hash;

describe('a share link', () => {
  it('brings the inputs back', () => {
    const address = shareAddress('https://example.com/borrowing-capacity#s=old', scenario);
    expect(address).toMatch(/^https:\/\/example\.com\/borrowing-capacity#s=[\w-]+$/);
    expect(sharedInputs(fragmentOf(address))).toEqual({ kind: 'scenario', scenario, dropped: [] });
  });

  it('says what it could not read', () => {
    const broken = { ...scenario, inputs: { ...scenario.inputs, dependants: 2.5 } };
    expect(sharedInputs(`#s=${btoa(JSON.stringify(broken))}`)).toMatchObject({ dropped: ['dependants'] });
  });

  it.each(['', '#content', '#x=1'])('is not there in %j', (fragment) => {
    expect(sharedInputs(fragment)).toEqual({ kind: 'none' });
  });

  it.each(['#s=', '#s=%%%', '#s=e30', `#s=${'A'.repeat(9_000)}`])('is broken in %s', (fragment) => {
    expect(sharedInputs(fragment)).toEqual({ kind: 'broken' });
  });
});
