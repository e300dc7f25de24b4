import { planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { planCommands } from './plan-commands.ts';

const plan = fixture('typical');
const { options: _, ...current } = plan;
const labels = (typed: string) =>
  planCommands({ plan, current, view: planView(plan, null) }, typed).map(({ label }) => label);

describe('the menu of a plan', () => {
  it('adds an event for "add buy", and opens Plan B for "plan b"', () => {
    expect(labels('add buy')).toEqual(['Add to the plan']);
    expect(labels('plan b')[0]).toBe('Plan B: Buy 2 years later');
  });

  it('goes to a year and explains its lines', () => {
    expect(labels('go to 2034')).toEqual(['Go to 2033-34']);
    expect(labels('explain tax 2030')).toEqual([
      'Explain: Salaries before tax, 2029-30',
      'Explain: Tax on income, 2029-30',
      'Explain: Land tax, 2029-30',
      'Explain: Tax of super funds, 2029-30',
    ]);
  });

  it('finds a record by its name, and nothing for what is not there', () => {
    expect(labels('buy next one')).toEqual(['Buy Next one']);
    expect(labels('zebra')).toEqual([]);
  });

  it('offers to ask an adviser to those alone who have none', () => {
    const found = (hasAdviser: boolean) => planCommands({ plan, current, view: null, hasAdviser }, 'ask an adviser');
    expect(found(false)).toHaveLength(1);
    expect(found(true)).toEqual([]);
  });
});
