import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { answerTo } from './plan-tasks.ts';

const plan = fixture('typical');

function figure(option: string | null, line: string) {
  const answer = answerTo({ task: 'figure', plan, option, line });
  if (answer.task !== 'figure') throw new Error('Another task was answered');
  return answer.working;
}

it('answers what a lender would say of the plan or of its option, a year for each', () => {
  const ask = (option: string | null) => {
    const answer = answerTo({ task: 'lender', plan, option });
    return answer.task === 'lender' ? answer.years : null;
  };
  const [base, option] = [ask(null), ask('c')];
  expect(base?.map(({ ends }) => ends)).toEqual(option?.map(({ ends }) => ends));
  expect(base).not.toEqual(option);
});

describe('the worker’s answer to a figure of a year', () => {
  it('is that of the plan or of its option, whichever was asked before', () => {
    const shown = answerTo({ task: 'view', plan, ops: [], option: 'c' });
    if (shown.task !== 'view' || shown.base.status !== 'run' || shown.open.status !== 'run') throw new Error('No run');
    for (const [option, view] of [
      [null, shown.base],
      ['c', shown.open],
      [null, shown.base],
    ] as const) {
      const year = view.years.find(({ ends }) => ends === 2035);
      expect(figure(option, 'fy2035/tax')?.ofYear).toBe(year?.lines.find(({ id }) => id === 'fy2035/tax')?.ofYear);
    }
    expect(figure(null, 'fy2035/tax')).not.toEqual(figure('c', 'fy2035/tax'));
  });

  it('is null for what no year has', () => {
    expect(figure(null, '')).toBeNull();
    expect(figure(null, 'fy2035/nothing')).toBeNull();
    expect(figure(null, 'fy1999/tax')).toBeNull();
  });
});
