import { describe, expect, it } from 'vitest';
import { allRules } from './all-rules.ts';

describe('the sources of the rules, which people read on screens and in files', () => {
  it('[FIRST-07] name a statute, an office, a date or the product’s own estimate, never a section of a specification', () => {
    expect(allRules.length).toBeGreaterThan(100);
    for (const { id, source, note = '', label } of allRules) {
      expect(`${label} ${source} ${note}`, id).not.toMatch(/specification|section 9|decision [A-Z]-\d/i);
    }
  });
});
