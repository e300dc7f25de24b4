import { planStartAddress } from '@freehold/domain';
import { describe, expect, it } from 'vitest';
import { blankDraft, blankHome } from './first-draft.ts';
import { draftInFragment, keepDraft, keptDraft } from './kept-draft.ts';

describe('answers that were given before', () => {
  it('come back in the same tab, and are blank where there are none', () => {
    expect(keptDraft()).toEqual(blankDraft);
  });

  it('come from a calculator in the fragment, and from nothing else', () => {
    const address = planStartAddress({ income: 132_000, homes: [{ use: 'home', owing: 585_000 }] });
    expect(draftInFragment(address.slice(address.indexOf('#')))).toEqual({
      ...blankDraft,
      income: '132,000',
      homes: [{ ...blankHome, owing: '585,000' }],
    });
    const loan = { rate: 6.04, months: 300 };
    const more = planStartAddress({ homes: [{ use: 'home', owing: 585_000, loan }], brought: { cards: 20_000 } });
    expect(draftInFragment(more.slice(more.indexOf('#')))).toEqual({
      ...blankDraft,
      homes: [{ ...blankHome, owing: '585,000', loan }],
      brought: { cards: 20_000 },
    });
    expect(draftInFragment('#p=1.abc')).toBeNull();
    expect(draftInFragment('#start=%E0%A4%A')).toBeNull();
    expect(draftInFragment('#start={')).toEqual(blankDraft);
  });

  it('are kept without an error where the browser keeps nothing', () => {
    expect(() => keepDraft({ ...blankDraft, age: '38' })).not.toThrow();
  });
});
