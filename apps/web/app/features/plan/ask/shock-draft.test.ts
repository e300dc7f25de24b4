import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { shockErrors, shocksOf, startShocks } from './shock-draft.ts';

const start = startShocks(fixture('typical'));
const [first = '', second] = Object.keys(fixture('typical').people ?? {});

describe('what goes wrong, as it is ticked', () => {
  it('is nothing at the start', () => {
    expect(shocksOf(start)).toEqual([]);
    expect(shockErrors(start)).toEqual({});
  });

  it('layers in the order of the ticks', () => {
    expect(shocksOf({ ...start, on: ['ratesUp', 'incomeLost', 'vacancy', 'child'] })).toEqual([
      { kind: 'ratesUp', points: 3 },
      { kind: 'incomeLost', who: first, months: 12, keepsPct: 0 },
      { kind: 'vacancy', weeks: 12 },
      { kind: 'child', leave: { who: second, months: 12, keepsPct: 0 } },
    ]);
  });

  it('leaves out one whose fields are wrong, and says so only where it is ticked', () => {
    const draft = { ...start, weeks: '53', repair: 'much', on: ['vacancy', 'valuesDown'] } as const;
    expect(shocksOf(draft)).toEqual([{ kind: 'valuesDown', pct: 10 }]);
    expect(shockErrors(draft)).toEqual({ weeks: 'Enter 1 to 52 weeks.' });
  });
});
