import { birthYear } from '@freehold/domain';
import { describe, expect, it } from 'vitest';
import { welcomeName } from './client-record.ts';
import { dashboardTabs, queryOf, queryWith, tabIn } from './dashboard-tabs.ts';
import { aClient } from './golden-clients.ts';

describe('the tabs', () => {
  it('[DASH-07] are eight in their order, the overview open first', () => {
    expect(dashboardTabs.map(({ label }) => label)).toEqual([
      'Portfolio Overview',
      'Investment Analysis',
      'Mortgage Details',
      'Tax Analysis',
      'Liabilities',
      'Retirement',
      'Your Properties',
      'Saved Properties',
    ]);
    expect(tabIn('')).toBe('overview');
  });

  it('are named by the address, and an unknown name is the first', () => {
    expect(tabIn('?tab=tax&year=2026-27')).toBe('tax');
    expect(tabIn('?tab=nothing')).toBe('overview');
    expect(queryOf('saved', '?year=2026-27')).toBe('?year=2026-27&tab=saved');
    expect(queryOf('overview', '?tab=saved')).toBe('');
    expect(queryWith('year', null, '?tab=tax&year=2026-27')).toBe('?tab=tax');
  });
});

describe('a client', () => {
  it('[DASH-02] is called by the first name, or Investor', () => {
    expect(welcomeName({ firstName: 'Kim' })).toBe('Kim');
    expect(welcomeName({ firstName: ' ' })).toBe('Investor');
  });

  it('[TABMORT-05] has a year of birth only where a date of birth is given', () => {
    expect(birthYear(aClient({ profile: { dateOfBirth: '1985-02-03' } }))).toBe(1985);
    expect(birthYear(aClient())).toBeNull();
  });
});
