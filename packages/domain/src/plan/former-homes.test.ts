import type { Plan } from '@freehold/plan';
import { expect, it } from 'vitest';
import { rollForward } from './from-record/index.ts';
import { runPlan } from './run-plan.ts';

type HomeRecord = NonNullable<Plan['homes']>[string];

const let2018: HomeRecord = {
  ...{ use: 'rent', state: 'NSW', value: 900_000, land: 0, bought: '2010-07', price: 500_000, rent: 0 },
  ...{ livedUntil: '2018-06', worthThen: 750_000 },
};
const plan: Plan = {
  ...{ plan: 1, start: '2026-07', years: 4, people: { a: { born: '1985-03' } } },
  assume: { prices: 0, growth: { NSW: 0 } },
  money: { cash: { balance: 20_000 } },
  homes: { h: let2018 },
  events: { sale: { do: 'sell', home: 'h', when: '2027-06', costsPct: 0 } },
};

/** The net capital gain of the year to June 2027, and the notes at the home. */
function sold(changes: Partial<HomeRecord>, homes: Plan['homes'] = {}) {
  const run = runPlan({ ...plan, homes: { h: { ...let2018, ...changes }, ...homes } });
  if (run.status !== 'run') throw new Error(run.says);
  return {
    gain: run.timeline.years[0]?.people[0]?.position.netCapitalGain,
    notes: run.notes.flatMap(({ where, says }) => (where === 'homes/h' ? [says] : [])),
  };
}

it('a rental that was lived in is taxed from its worth when first let, less six years: ITAA 1997 ss 118-192, 118-145', () => {
  // As in residence.test.ts: half of 150,000 × 1,066 ÷ 3,258.
  expect(sold({})).toEqual({ gain: 24_539.59, notes: [] });
  expect(sold({ use: 'holiday' }).gain).toBe(0);
});

it('a home that is lived in now has its months of before left aside', () => {
  expect(sold({ use: 'home' })).toEqual({ gain: 0, notes: [] });
});

it('says what is estimated, and when another home ends the exemption', () => {
  const { worthThen: _, ...unknown } = let2018;
  const home: HomeRecord = { use: 'home', state: 'NSW', value: 700_000, bought: '2018-06', price: 500_000 };
  const run = runPlan({ ...plan, homes: { h: unknown, home } });
  const notes = run.notes.flatMap(({ where, says }) => (where === 'homes/h' ? [says] : []));
  expect(notes).toEqual([
    expect.stringMatching(/^What it was worth when it was first let is not known: counted as \$670,820\.39/),
    expect.stringMatching(/^From when another home is lived in/),
  ]);
  expect(sold({}, { home }).gain).toBe(75_000);
});

const notCounted = 'What it was worth when first let is not counted';

it.each<readonly [string, Partial<HomeRecord>]>([
  [`It was left before it was bought, so it counts as never lived in. ${notCounted}.`, { livedUntil: '2010-06' }],
  [`It was left before it was moved into, so it counts as never lived in. ${notCounted}.`, { livedFrom: '2018-07' }],
])('says “%s”', (says, changes) => {
  expect(sold(changes)).toEqual({ gain: 200_000, notes: [says] });
});

it('says that it was never lived in without the month it was left, and clips one after the start', () => {
  const { livedUntil: _, ...open } = { ...let2018, livedFrom: '2012-07' };
  const run = runPlan({ ...plan, homes: { h: open } });
  expect(run.notes.map(({ says }) => says)).toContain(
    `Until when it was lived in is not entered, so it counts as never lived in. ${notCounted}.`,
  );
  expect(sold({ livedUntil: '2027-02' })).toEqual({
    gain: 0,
    notes: ['It was lived in until the plan starts, or later: counted as left just before.'],
  });
});

it('brings along the month that was counted of one entered as left after the start, and of no other', () => {
  const until = (changes: Partial<HomeRecord>, start = '2027-07') => {
    const updates = rollForward({ ...plan, events: {}, homes: { h: { ...let2018, ...changes } } }, start);
    return updates.find(({ path }) => path === 'homes/h/livedUntil')?.ops;
  };
  const clipped = [{ set: 'homes/h/livedUntil', to: '2026-06' }];
  expect(until({ livedUntil: '2028-06' })).toEqual(clipped);
  expect(until({ livedUntil: '2026-07' })).toEqual(clipped);
  expect(until({ livedUntil: '2026-06' })).toBeUndefined();
  expect(until({ use: 'home', livedUntil: '2028-06' })).toBeUndefined();
  expect(until({ off: true, livedUntil: '2028-06' })).toBeUndefined();
});

it('keeps its months at a later start, which says that an unknown worth is estimated anew', () => {
  const { worthThen: _, ...unknown } = let2018;
  const later: Plan = { ...plan, events: {} };
  const says = (homes: NonNullable<Plan['homes']>) => rollForward({ ...later, homes }, '2027-07')[0]?.says ?? '';
  expect(says({ h: unknown })).toContain('is estimated anew');
  expect(says({ h: let2018 })).not.toContain('is estimated anew');
  const ops = rollForward(later, '2027-07').flatMap((update) => update.ops);
  expect(JSON.stringify(ops)).not.toMatch(/livedUntil|worthThen/);
  const home: HomeRecord = { use: 'home', state: 'NSW', value: 700_000, bought: '2018-06', price: 500_000 };
  const soldHome: Plan = { ...later, events: { s: { do: 'sell', home: 'home', when: '2027-02', costsPct: 0 } } };
  const gone = rollForward({ ...soldHome, homes: { h: let2018, home } }, '2027-07')[0]?.says ?? '';
  expect(gone).toContain('That a home sold by then was lived in is not carried');
});

it('says why the worth when first let does not count: never left, moved into late, or not let', () => {
  const { livedUntil: _, ...never } = let2018;
  const notes = (h: HomeRecord) =>
    runPlan({ ...plan, homes: { h } }).notes.flatMap((note) =>
      note.says.startsWith(notCounted) ? [note.says.slice(notCounted.length)] : [],
    );
  expect(notes(never)).toEqual([': until when it was lived in is not entered.']);
  expect(notes({ ...let2018, livedFrom: '2010-11' })).toEqual([
    expect.stringMatching(/^: it was moved into more than/),
  ]);
  expect(notes({ ...let2018, livedFrom: '2010-10' })).toEqual([]);
  expect(notes({ ...let2018, use: 'holiday' })).toEqual([' while it is not let.']);
  // The figure itself changes nothing where a note says so.
  for (const change of [{ livedFrom: '2010-11' }, { use: 'holiday' }] as const)
    expect(sold({ ...change, worthThen: 900_000 }).gain).toBe(sold(change).gain);
  expect(sold({ livedFrom: '2010-10', worthThen: 900_000 }).gain).not.toBe(sold({ livedFrom: '2010-10' }).gain);
});
