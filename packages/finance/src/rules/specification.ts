import type { Rule } from './rule.ts';

/** What every value of the product's own specification has in common; `section` names the passage. */
export function specified(section: string): Omit<Rule<never>, 'id' | 'label' | 'value' | 'unit'> {
  return {
    source: `Product specification, ${section}`,
    read: '2026-11-21',
    confidence: 'verified',
    from: null,
    to: null,
  };
}
