import type { Rule } from './rule.ts';

/** What every value that the product sets itself has in common: no office or statute stands behind it (specification section 9). */
export const ownEstimate = {
  source: 'Freehold’s own estimate',
  read: '2026-11-21',
  confidence: 'verified',
  from: null,
  to: null,
} as const satisfies Omit<Rule<never>, 'id' | 'label' | 'value' | 'unit'>;
