import { describe, expect, it } from 'vitest';
import { dashboardTabs, queryOf, tabIn } from './dashboard-tabs.ts';

describe('the tabs in the address', () => {
  it('[MODEL-04] are five, with Market Reality open by default', () => {
    expect(dashboardTabs.map(({ label }) => label)).toEqual([
      'Market Reality',
      'First Time Buyers',
      'Portfolio Potential',
      'Negative Gearing',
      'Detailed Breakdown',
    ]);
    for (const query of ['', '?tab=', '?tab=unknown', '?other=1']) expect(tabIn(query)).toBe('market-reality');
  });

  it('are written and read, and leave other parameters alone', () => {
    for (const { id } of dashboardTabs) expect(tabIn(queryOf(id, '?from=mail'))).toBe(id);
    expect(queryOf('negative-gearing', '')).toBe('?tab=negative-gearing');
    expect(queryOf('market-reality', '?tab=negative-gearing')).toBe('');
    expect(queryOf('market-reality', '?from=mail&tab=negative-gearing')).toBe('?from=mail');
  });
});
