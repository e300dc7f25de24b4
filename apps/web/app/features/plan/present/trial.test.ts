import { personName } from '@freehold/domain';
import { apply, canonicalText, invert } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { pathOfField } from '../editor/field-ops.ts';
import { valueAt } from '../editor/record-at.ts';
import { trialFields, trialStep, withoutNames } from './trial.ts';

const plan = fixture('typical');

describe('what is tried out in a meeting', () => {
  it('is of fields that the plan has, each under the name of its record', () => {
    const fields = trialFields(plan);
    expect(fields.map(({ record, spec }) => pathOfField(record, spec))).toEqual([
      ...['events/buy/home/value', 'events/buy/when/from', 'costs/living/monthly'],
      'events/stopA/when/age',
    ]);
    for (const { record, spec } of fields) expect(valueAt(plan, pathOfField(record, spec))).toBeDefined();
    expect(new Set(fields.map(({ spec }) => spec.label)).size).toBe(fields.length);
  });

  it('is one step with the name of each field', () => {
    const tried = {
      one: { label: 'Living costs: amount $6,200', ops: [{ set: 'costs/living/monthly', to: 6_200 }] },
      two: { label: 'Alex stops work at 60', ops: [{ set: 'events/stopA/when/age', to: 60 }] },
    };
    expect(trialStep(tried)).toEqual({
      label: 'Tried out: Living costs: amount $6,200; Alex stops work at 60',
      ops: [...tried.one.ops, ...tried.two.ops],
    });
  });

  it('hides every name, and takes that back whole', () => {
    const hidden = apply(plan, withoutNames(plan));
    expect(Object.keys(plan.people ?? {}).map((id) => personName(hidden.plan, id))).toEqual(['You', 'Your partner']);
    const { options: _, title: __, ...parts } = hidden.plan;
    expect(JSON.stringify(parts)).not.toContain('"name"');
    expect(canonicalText(apply(hidden.plan, invert(hidden.done)).plan)).toBe(canonicalText(plan));
  });
});
