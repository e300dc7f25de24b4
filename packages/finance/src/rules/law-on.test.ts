import { describe, expect, it } from 'vitest';
import { lawOfYear, lawOn, ruleFor } from './law-on.ts';
import type { Rule } from './rule.ts';
import { noRule } from './rule-set.ts';

function rule(id: string, from: string | null, to: string | null): Rule<string> {
  const origin = { label: id, unit: 'x', source: 'x', read: '2026-11-21', confidence: 'verified' } as const;
  return { id, value: id, from, to, ...origin };
}

const old = rule('old', '2025-07-01', '2026-07-31');
const now = rule('now', '2026-08-01', '2027-06-30');
const rules = [old, now];

describe('the law of a day', () => {
  it.each([
    ['2025-06-30', null],
    ['2025-07-01', old],
    ['2026-07-31', old],
    ['2026-08-01', now],
    ['2027-06-30', now],
    ['2027-07-01', null],
  ])('on %s finds the rule that holds on that very day', (day, expected) => {
    const found = lawOn(day).find('topic', rules);
    expect(found.status === 'found' ? found.rule : null).toBe(expected);
  });

  it('goes on with the last known rule when asked to, and says so', () => {
    const law = lawOn('2040-01-01', { afterLastKnown: 'freeze' });
    expect(law.find('topic', rules)).toEqual({ status: 'found', rule: now });
    expect(law.find('topic', rules)).toEqual({ status: 'found', rule: now });
    expect(law.used).toEqual([now]);
    expect(law.frozen).toEqual(['now']);
    expect(law.financialYear).toBe('2039-40');
  });

  it('never takes a rule back before its first day, and does not freeze one in force', () => {
    const law = lawOn('2024-01-01', { afterLastKnown: 'freeze' });
    expect(law.find('topic', rules)).toEqual(noRule('topic', '2023-24'));
    expect([law.used, law.frozen]).toEqual([[], []]);
    const inForce = lawOn('2026-12-01', { afterLastKnown: 'freeze' });
    inForce.find('topic', rules);
    expect(inForce.frozen).toEqual([]);
  });

  it('of a year is that of its first day, frozen unless told otherwise', () => {
    expect(lawOfYear('2026-27').find('topic', rules)).toEqual({ status: 'found', rule: old });
    expect(lawOfYear('2030-31').find('topic', rules).status).toBe('found');
    expect(lawOfYear('2030-31', 'no-rule').find('topic', rules).status).toBe('no-rule');
    expect(ruleFor('topic', rules, '2030-31').status).toBe('no-rule');
  });

  it('takes a rule without dates on every day', () => {
    const always = rule('always', null, null);
    expect(lawOn('1990-01-01').find('topic', [always])).toEqual({ status: 'found', rule: always });
  });

  it('refuses a text that is no day', () => {
    expect(() => lawOn('2026-13-01')).toThrow('day is 2026-13-01');
  });
});
