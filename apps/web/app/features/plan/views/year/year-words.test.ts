import { planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { agesText, beginText, endText, eventsOf, frozenSentences, optionTitle, partText } from './year-words.ts';

const typical = fixture('typical');

describe('the words of a year', () => {
  it('call an option by its letter and name', () => {
    const plan = { options: { x: { changes: [] }, y: { name: 'Retire at 58', changes: [] } } };
    expect(['x', 'y', 'z', null].map((id) => optionTitle(plan, id))).toEqual(['Plan B', 'C Retire at 58', null, null]);
  });

  it('have everybody’s age, by name or by who they are', () => {
    const ages = [
      { who: 'a', age: 42 },
      { who: 'b', age: 40 },
    ];
    expect(agesText(typical, { ages })).toBe('Alex 42, Bo 40');
    const nameless = { ...typical, people: { a: { born: '1988-06' }, b: { born: '1990-02' } } };
    expect(agesText(nameless, { ages })).toBe('You 42, Your partner 40');
  });

  it('say where a year begins and ends, and what it counts where it is not whole', () => {
    const whole = { lastMonth: '2031-06', months: 12, ends: 2031 } as const;
    expect([beginText(whole), endText(whole), partText(whole)]).toEqual(['30 June 2030', '30 June 2031', null]);
    const first = { lastMonth: '2027-06', months: 7, ends: 2027 } as const;
    expect([beginText(first), endText(first)]).toEqual(['the start', '30 June 2027']);
    expect(partText(first)).toBe('Not a whole year: it counts 7 months, December 2026 to June 2027.');
    const last = { lastMonth: '2066-11', months: 5, ends: 2067 } as const;
    expect([beginText(last), endText(last)]).toEqual(['30 June 2066', 'the end of November 2066']);
    expect(partText({ lastMonth: '2027-06', months: 1 })).toBe('Not a whole year: it counts June 2027 alone.');
  });

  it('name every event once, in the year and order it happens', () => {
    const view = planView(typical, null);
    if (view.status === 'refused') throw new Error(view.says);
    const byYear = view.years.map((year) => eventsOf(typical, view, year));
    expect(
      byYear
        .flat()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(Object.keys(view.months).toSorted());
    const place = view.years.findIndex(({ ends }) => ends === 2028);
    expect(byYear[place]?.map(({ what, month }) => `${what}, ${month}`).slice(0, 1)).toEqual(['Child, September 2027']);
    expect(byYear[place]?.map(({ id }) => id)).toEqual(['baby', 'refi', 'up', 'part']);
  });

  it('say which rules are kept as they are, from the year after the last they are known for', () => {
    const frozen = ['medicare.levy.2026-27', 'study-loan.2026-27', 'something.2027-28', 'without-a-year'];
    expect(frozenSentences(frozen, { ends: 2027 })).toEqual([]);
    expect(frozenSentences(frozen, { ends: 2028 })).toEqual([
      'Medicare levy thresholds and study loan repayments after 2026-27 are kept as they are.',
    ]);
    expect(frozenSentences(frozen, { ends: 2029 }).at(1)).toBe('Other rules after 2027-28 are kept as they are.');
  });
});
