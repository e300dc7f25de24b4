import { type OptionChange, record, resolve, startHistory } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { missedWords } from './missed-words.ts';

const typical = fixture('typical');
const rent: OptionChange = { set: 'homes/ip2/rent', to: 600 };

function afterDrop(change: OptionChange) {
  const plan = { ...typical, options: { x: { changes: [change] } } };
  const step = { id: 's1', label: 'Drop', by: 'you', at: '2026-12-01T00:00Z', ops: [{ drop: 'homes/ip2' }] };
  const { history } = record(startHistory(plan), step);
  const [missed] = resolve(history.plan, 'x').missed;
  if (missed === undefined) throw new Error('the change applies');
  return { plan: history.plan, change, missed, steps: history.steps };
}

describe('a change that no longer applies', () => {
  it('is named with the record that is gone, as long as the history has it', () => {
    const { plan, ...source } = afterDrop(rent);
    const { title, why } = missedWords(plan, source);
    expect(title).toMatch(/^Geelong, rent a week: \$600 instead of/);
    expect(why).toBe('It has nothing to act on: Geelong is no longer in your plan.');
  });

  it('is named by its label or its kind of record without a history', () => {
    const { plan, ...source } = afterDrop(rent);
    expect(missedWords(plan, { ...source, steps: [] })).toEqual({
      title: 'A change of the home',
      why: 'It has nothing to act on: the home is no longer in your plan.',
    });
    const labelled = afterDrop({ ...rent, label: 'Let Geelong for more' });
    expect(missedWords(labelled.plan, { ...labelled, steps: [] }).title).toBe('Let Geelong for more');
  });
});
