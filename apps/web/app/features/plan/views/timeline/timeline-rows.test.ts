import { planView } from '@freehold/domain';
import { type Plan, resolve } from '@freehold/plan';
import { fixture, smallPlan } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { agesIn, eventRows, timelineYears, yearEnding } from './timeline-rows.ts';

const typical = fixture('typical');

function source(plan: Plan, option: string | null = null) {
  const view = planView(plan, option);
  if (view.status === 'refused') throw new Error(view.says);
  const base = resolve(plan).plan;
  return { plan: resolve(plan, option ?? undefined).plan, beside: option === null ? null : base, view };
}

describe('the rows of a timeline', () => {
  it('has every event once, in a year that its month lies in, or apart', () => {
    const { years, apart } = timelineYears(source(typical));
    const rows = years.flatMap((year) => year.rows.map((row) => ({ ...row, ends: year.ends })));
    const events = [...rows.filter(({ kind }) => kind === 'event'), ...apart].map(({ id }) => id);
    expect(events.toSorted()).toEqual(Object.keys(typical.events ?? {}).toSorted());
    for (const { ends, month } of rows) {
      expect(`${month}` >= `${ends - 1}-07` && `${month}` <= `${ends}-06`).toBe(true);
    }
    const months = rows.map(({ month }) => month);
    expect(months).toEqual(months.toSorted());
  });

  it('says what a purchase waits for, who is how old, and what is odd at an event', () => {
    const rows = eventRows(source(typical));
    expect(rows.find(({ id }) => id === 'buy')).toMatchObject({
      isWaiting: true,
      why: expect.stringMatching(/^Waited for the tests; what said no last: the \w+ test$/),
    });
    // Born in June 1988 and in February 1990.
    expect(agesIn(typical, '2050-06')).toBe('Alex 62, Bo 60');
    const early = { ...typical, events: { up: { do: 'rates' as const, when: '2020-01', add: 1 } } };
    expect(eventRows(source(early))[0]).toMatchObject({
      month: null,
      notes: expect.arrayContaining(['This is before the plan starts.']),
    });
  });

  it('puts what is switched off apart, without a reason', () => {
    const off: Plan = { ...typical, events: { up: { do: 'rates', when: '2028-01', add: 0.5, off: true } } };
    expect(timelineYears(source(off)).apart).toMatchObject([{ id: 'up', month: null, isOff: true, why: '' }]);
  });

  it('marks what the open option changed, and nothing of the plan itself', () => {
    const changed = (option: string | null) =>
      eventRows(source(typical, option)).flatMap(({ id, isChanged }) => (isChanged ? [id] : []));
    expect(changed(null)).toEqual([]);
    expect(changed('b')).toEqual(['buy']);
  });

  it('ends the financial year in June', () => {
    expect([yearEnding('2030-06'), yearEnding('2030-07')]).toEqual([2030, 2031]);
    expect(timelineYears(source(smallPlan({ people: { a: { born: '1990-01' } } })))).toEqual({ years: [], apart: [] });
  });
});
