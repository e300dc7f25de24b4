import { describe, expect, it } from 'vitest';
import { homeStatus } from './home-status.ts';

// ITAA 1997 ss 26-155, 26-160: contracts from 7:30 pm AEST on 12 May 2026, established homes, income years from 2027-28.
describe('how the rule on rental losses treats a home', () => {
  it.each([
    ['2018', null, 'grandfathered'],
    ['2026-05-11', 'established', 'grandfathered'],
    ['2026-05-12T19:29:00+10:00', 'established', 'grandfathered'],
    ['2026-05-12T19:30:00+10:00', 'established', 'quarantined'],
    ['2026-09-01', null, 'quarantined'],
    ['2026-09-01', 'new', 'newBuild'],
    // Built on vacant land: EM 2.43.
    ['2026-09-01', 'land', 'newBuild'],
    ['2026-05-11', 'land', 'grandfathered'],
    ['2026-05-12', 'established', 'unknown'],
    ['2026', 'established', 'unknown'],
    [null, null, 'unknown'],
  ] as const)('contract %s, kind %s: %s', (contract, kind, status) => {
    expect(homeStatus({ contract, kind }, '2027-28')).toBe(status);
  });

  it('a purchase after the cut-off is held back from 2027-28 only', () => {
    expect(homeStatus({ contract: '2026-09-01', kind: 'established' }, '2026-27')).toBe('transitional');
  });
});
