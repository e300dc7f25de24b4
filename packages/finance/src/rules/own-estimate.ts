import type { Rule } from './rule.ts';

/** Fields shared by all values the product sets itself, which no office or statute backs (specification section 9). */
export const ownEstimate = {
  source: 'Freehold’s own estimate',
  read: '2026-11-21',
  confidence: 'verified',
  from: null,
  to: null,
} as const satisfies Omit<Rule<never>, 'id' | 'label' | 'value' | 'unit'>;
