import { planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { optionMessage } from './option-message.ts';

const plan = fixture('typical');
const base = planView(plan, null);
const open = planView(plan, 'c');

describe('what an option says once it is open', () => {
  it('has its name, the month, the figure and how far that is from your plan', () => {
    const words = optionMessage({ plan, option: 'c', was: null, base, open, before: null, dollars: 'today' });
    expect(words).toMatch(
      /^Plan C(?:: [^.]+)?\. Net worth at \d+, \w+ \d{4}: \$[\d,]+, \$[\d,]+ (?:more|less) than in your plan\.$/,
    );
  });

  it('of your plan says how far it is from the option before', () => {
    const words = optionMessage({ plan, option: null, was: 'c', base, open: base, before: open, dollars: 'today' });
    expect(words).toMatch(/^Your plan\. Net worth at .* (?:more|less) than in Plan C(?:: [^.]+)?\.$/);
  });

  it('says a month of a plan that looks at a purchase first, and why there is no figure', () => {
    const buys = { ...plan, pinned: { measure: 'nextPurchase' } as const };
    const asked = { plan: buys, option: 'c', was: null, base, open, before: null, dollars: 'today' } as const;
    expect(optionMessage(asked)).toMatch(/Next purchase: .* (?:than|as|in) (?:in )?your plan/);
    const refused = { status: 'refused', says: 'Nobody is in this plan.', notes: [] } as const;
    expect(optionMessage({ ...asked, open: refused })).toMatch(/\. Nobody is in this plan\.$/);
  });
});
