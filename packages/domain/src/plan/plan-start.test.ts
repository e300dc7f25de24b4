import { borrowingPowerStart, capitalGainsStart, landTaxStart, loanPlannerStart } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { planStartAddress, planStartMark, toolPlanStart } from './plan-start.ts';

describe('what a calculator brings to a plan', () => {
  it('is incomes, cash and spending of those who borrow, a partner’s only where there is one', () => {
    const inputs = { ...borrowingPowerStart, adults: 'two' as const, salary: 132_000, salary2: 88_000, cash: 90_000 };
    expect(toolPlanStart({ tool: 'borrowing-power', inputs: { ...inputs, living: 4_200 } })).toEqual({
      isCouple: true,
      income: 132_000,
      partnerIncome: 88_000,
      savings: 90_000,
      spending: 4_200,
      want: 'buyNext',
    });
    const alone = toolPlanStart({ tool: 'borrowing-power', inputs: { ...inputs, adults: 'one', living: null } });
    expect(alone).toEqual({ isCouple: false, income: 132_000, savings: 90_000, want: 'buyNext' });
  });

  it('is a property with what is owed on it, in its state, or what it would be sold for', () => {
    expect(toolPlanStart({ tool: 'loan-planner', inputs: loanPlannerStart }).homes).toEqual([
      { use: 'home', owing: 600_000 },
    ]);
    expect(toolPlanStart({ tool: 'land-tax', inputs: { ...landTaxStart, state: 'VIC' } }).homes).toEqual([
      { use: 'rent', state: 'VIC' },
    ]);
    expect(toolPlanStart({ tool: 'capital-gains', inputs: capitalGainsStart })).toMatchObject({
      homes: [{ use: 'rent', worth: 1_000_000 }],
      want: 'keepOrSell',
    });
  });

  it('stands in the fragment as the fields show it', () => {
    const address = planStartAddress({ income: 132_000.4, homes: [{ use: 'home', owing: 585_000 }] });
    const [page, text = ''] = address.split(planStartMark);
    expect(page).toBe('/plan');
    expect(JSON.parse(decodeURIComponent(text))).toEqual({
      income: '132,000',
      homes: [{ use: 'home', owing: '585,000' }],
    });
  });
});
