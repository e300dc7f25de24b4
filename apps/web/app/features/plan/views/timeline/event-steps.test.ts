import { apply, samePlan } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { deleteStep, moveStep, switchStep, whenStep } from './event-steps.ts';

const typical = fixture('typical');

describe('the steps of an event', () => {
  it('name what moves and when it is then', () => {
    const move = (id: string, months: number, happened?: string) => moveStep(typical, { id, months, happened })?.label;
    expect(move('baby', 1)).toBe('Child in October 2027');
    expect(move('buy', 24, '2043-05')).toBe('Buy Next one as soon as the tests allow, not before May 2045');
    expect(move('stopA', -24)).toBe('Alex stops work at 60');
    expect(move('sell', -12)).toBe('Sell Geelong with stopping work for Alex');
    expect(move('sell', -99)).toBe('Sell Geelong with stopping work for Alex');
  });

  it('is none for a time that an event has already', () => {
    expect(whenStep(typical, 'stopA', { age: 62 })).toBeNull();
    expect(whenStep(typical, 'gone', '2030-01')).toBeNull();
  });

  it('switches off and on again to the same plan', () => {
    const off = switchStep(typical, 'up');
    const after = apply(typical, off.ops).plan;
    expect(after.events?.up?.off).toBe(true);
    const on = switchStep(after, 'up');
    expect([off.label, on.label]).toEqual(['Rates +0.5%: off', 'Rates +0.5%: on']);
    expect(samePlan(apply(after, on.ops).plan, typical)).toBe(true);
  });

  it('deletes an event with what hangs on it, and says so', () => {
    const { label, ops, also } = deleteStep(typical, 'stopA');
    expect([label, also]).toEqual(['Delete Alex stops work', 'The sale of Geelong goes with it.']);
    const after = apply(typical, ops).plan;
    expect(Object.keys(after.events ?? {})).not.toContain('sell');
    expect(Object.keys(after.events ?? {})).toHaveLength(Object.keys(typical.events ?? {}).length - 2);
  });
});
