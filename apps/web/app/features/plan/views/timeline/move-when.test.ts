import { apply, type Plan, planProblems } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { movedWhen, whenOperation } from './move-when.ts';

const typical = fixture('typical');

function moved(id: string, months: number, happened?: string) {
  return movedWhen(typical, { id, months, happened });
}

describe('moving an event', () => {
  it('moves a month by months and years, and back to the same', () => {
    expect(moved('baby', 1)).toBe('2027-10');
    expect(moved('baby', 12)).toBe('2028-09');
    const plan = apply(typical, [{ set: 'events/baby/when', to: '2028-09' }]).plan;
    expect(movedWhen(plan, { id: 'baby', months: -12, happened: undefined })).toBe('2027-09');
  });

  it('stops at the plan’s first and last month, and moves one that stands outside only inwards', () => {
    expect(moved('baby', -120)).toBe('2026-12');
    expect(moved('baby', 900)).toBe('2066-11');
    const early = smallPlan({ events: { up: { do: 'rates', when: '2020-01', add: 1 } } });
    expect(movedWhen(early, { id: 'up', months: -1, happened: undefined })).toBeNull();
    expect(movedWhen(early, { id: 'up', months: 12, happened: undefined })).toBe('2021-01');
  });

  it('moves an age by whole years, and by a month into the month after the birthday', () => {
    expect(moved('stopA', -24)).toEqual({ age: 60 });
    // Born in June 1988.
    expect(moved('stopA', 1)).toBe('2050-07');
  });

  it('moves a time after another event in its months, not before the event', () => {
    expect(moved('sell', 3)).toEqual({ after: 'stopA', months: 15 });
    expect(moved('sell', -24)).toEqual({ after: 'stopA', months: 0 });
  });

  it('tries a purchase from later than it happened, or from earlier than it was tried', () => {
    expect(moved('buy', 1, '2031-03')).toEqual({ test: 'canBuy', from: '2031-04' });
    expect(moved('buy', -1, '2031-03')).toEqual({ test: 'canBuy', from: '2029-12' });
    expect(moved('buy', 1)).toEqual({ test: 'canBuy', from: '2030-02' });
  });

  it('moves nothing without months, without the event, and for an age of nobody', () => {
    expect(moved('baby', 0)).toBeNull();
    expect(moved('gone', 1)).toBeNull();
    const plan = smallPlan({ events: { up: { do: 'rates', when: { age: 50 }, add: 1 } } });
    expect(movedWhen(plan, { id: 'up', months: 12, happened: undefined })).toBeNull();
  });

  it('changes the one field that differs, and leaves a plan that can be kept', () => {
    const paths = Object.entries(typical.events ?? {}).map(([id, { when }]) => {
      const to = movedWhen(typical, { id, months: 12, happened: undefined }) ?? when;
      const op = whenOperation(id, when, to);
      const after: Plan = apply(typical, [op]).plan;
      expect(planProblems(after)).toEqual([]);
      expect(after.events?.[id]?.when).toEqual(to);
      return 'set' in op ? op.set : '';
    });
    expect(paths).toContain('events/buy/when/from');
    expect(paths).toContain('events/stopA/when/age');
    expect(paths).toContain('events/sell/when/months');
    expect(paths).toContain('events/baby/when');
  });
});
