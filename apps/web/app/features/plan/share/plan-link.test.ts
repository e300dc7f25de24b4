import { expect, it } from 'vitest';
import { planLink } from './plan-link.ts';

it('keeps view, year and option beside the plan, which stands in the fragment that is never sent', () => {
  const origin = 'https://example.com';
  const link = planLink({ origin, search: '?view=year&y=2031&o=b&utm_source=x' }, '1.abc.d');
  expect(link).toBe('https://example.com/plan?view=year&y=2031&o=b#p=1.abc.d');
  expect(planLink({ origin, search: '' }, '1.abc.d')).toBe('https://example.com/plan#p=1.abc.d');
});
