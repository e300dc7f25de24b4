import { describe, expect, it } from 'vitest';
import { stillHome, stillHousehold } from '../decide/sample-household.ts';
import type { Home, Household } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';

/** Bought in July 2010 for $500,000 and lived in for eight years, let since; worth $900,000 at the start, July 2026. */
const former: Home = {
  ...stillHome,
  ...{ contract: '2010-07-01', price: 500_000, value: 900_000, use: 'rent', rentWeekly: 0 },
  livedIn: { until: '2018-06', worthThen: 750_000 },
};

interface Sold {
  readonly others?: readonly Home[];
  readonly when?: string;
}

/** The run of a sale, in June 2027 by the law before the Act unless said. */
function sell(home: Home, { others = [], when = '2027-06' }: Sold = {}) {
  const events: Household['events'] = [{ id: 'sale', do: 'sell', when, what: home.id }];
  const household: Household = { ...stillHousehold, homes: [home, ...others], events };
  return runHousehold(household, { years: Number(when.slice(0, 4)) - 2025 });
}

function gainOf(home: Home, sold: Sold = {}): number | undefined {
  const place = Number((sold.when ?? '2027-06').slice(0, 4)) - 2027 + (sold.when?.endsWith('-07') ? 1 : 0);
  return sell(home, sold).years[place]?.people[0]?.position.netCapitalGain;
}

const notes = (home: Home, sold?: Sold) => sell(home, sold).notKnown.filter(({ field }) => field === 'livedIn');

describe('a home that was lived in before the start and is let since', () => {
  it('is bought when first let for its worth then, and six years of letting are exempt: ss 118-192, 118-145, 118-185', () => {
    // 1 July 2018 to 1 June 2027 are 3,258 days, of which those to 30 June 2024, 2,192, are exempt: half of
    // (900,000 − 750,000) × 1,066 ÷ 3,258.
    expect(gainOf(former)).toBeCloseTo((150_000 * 1_066) / 3_258 / 2, 2);
    expect(notes(former)).toEqual([]);
  });

  it('has its gain to July 2027 and the one after by the days of each: ss 112-160, 118-185', () => {
    // Grows by 2% a year from July 2018 on, without inflation. Of the 3,287 days to 30 June 2027 1,095 are taxed, with the
    // discount; of those after all are, without.
    const grown = (years: number) => 750_000 * 1.02 ** years;
    const home = { ...former, value: Math.round(grown(8) * 100) / 100, growthPct: 2 };
    const gain = ((grown(9) - 750_000) * 1_095) / 3_287 / 2 + (grown(12) - grown(9));
    expect(gain).toBeCloseTo(79_233.65, 2);
    expect(gainOf(home, { when: '2030-07' })).toBeCloseTo(gain, 0);
  });

  it('is wholly exempt for six years, and its price is not needed once it is bought for its worth', () => {
    expect(gainOf({ ...former, livedIn: { until: '2021-06' } })).toBe(0);
    expect(gainOf({ ...former, price: null })).toBeCloseTo((150_000 * 1_066) / 3_258 / 2, 2);
  });

  it('is worth what lies between the price and the value at the start, with a note, where nobody knows', () => {
    // 8 of 16 years.
    const worth = 500_000 * Math.sqrt(1.8);
    const home = { ...former, livedIn: { until: '2018-06' } };
    expect(gainOf(home)).toBeCloseTo(((900_000 - worth) * 1_066) / 3_258 / 2, 1);
    expect(notes(home)).toMatchObject([
      { subject: 'house', countedAs: expect.stringMatching(/counted as \$670,820\.39/) },
    ]);
    expect(notes({ ...home, livedIn: { until: '2021-06' } })).toEqual([]);
    const unknown = sell({ ...home, price: null }).notKnown.find(({ field }) => field === 'price');
    expect(unknown?.countedAs).toMatch(/no tax on it is counted/);
  });

  it('counts from its price where it was moved into later, whose days before are taxed: s 118-185', () => {
    // Of the 6,180 days from 1 July 2010 to 1 June 2027 2,191 were lived in from July 2012, and 2,192 are of the absence.
    const livedIn = { from: '2012-07', until: '2018-06', worthThen: 750_000 };
    expect(gainOf({ ...former, livedIn })).toBeCloseTo((400_000 * (6_180 - 2_191 - 2_192)) / 6_180 / 2, 2);
    // Moved into within the month of the purchase: as soon as it could be (s 118-135).
    const inMonth = { ...former, contract: '2010-07-20', livedIn: { ...livedIn, from: '2010-07' } };
    expect(gainOf(inMonth)).toBeCloseTo((150_000 * 1_066) / 3_258 / 2, 2);
    // Or at the settlement, up to three months after the contract (s 118-130(2)).
    const settled = { ...inMonth, livedIn: { ...livedIn, from: '2010-10' } };
    expect(gainOf(settled)).toBeCloseTo((150_000 * 1_066) / 3_258 / 2, 2);
    expect(gainOf({ ...inMonth, livedIn: { ...livedIn, from: '2010-11' } })).not.toBeCloseTo(gainOf(settled) ?? 0, -2);
  });

  it('has no worth in place of a price that is not known where it was let by 20 August 1996: s 118-192(1)', () => {
    const home: Home = { ...former, contract: '1988-07-01', price: null };
    const letEarly = sell({ ...home, livedIn: { until: '1996-07', worthThen: 750_000 } });
    expect(letEarly.years[0]?.people[0]?.position.netCapitalGain).toBe(0);
    expect(letEarly.notKnown).toContainEqual(expect.objectContaining({ subject: 'house', field: 'price' }));
    const letSince = sell({ ...home, livedIn: { until: '1996-08', worthThen: 750_000 } });
    expect(letSince.notKnown.filter(({ field }) => field === 'price')).toEqual([]);
  });

  it('that cost nothing is taxed on all of its price, or on none of it where it is exempt', () => {
    expect(gainOf({ ...former, price: 0, livedIn: undefined })).toBeCloseTo(450_000, 1);
    expect(gainOf({ ...former, price: 0, livedIn: { until: '2021-06' } })).toBe(0);
  });

  it('has its worth then for the part of a person who owns it with a trust', () => {
    // Half of it, whose worth then is half of 750,000.
    const owners = [
      { owner: 'ann', sharePct: 50 },
      { owner: 't', sharePct: 50 },
    ];
    const household: Household = {
      ...{ ...stillHousehold, homes: [{ ...former, owners }] },
      entities: [{ id: 't', kind: 'discretionaryTrust', shares: [{ owner: 'ann', sharePct: 100 }] }],
      events: [{ id: 'sale', do: 'sell', when: '2027-06', what: 'house' }],
    };
    const [year] = runHousehold(household, { years: 2 }).years;
    // The trust's half has no exemption: (450,000 − 250,000) ÷ 2 for its beneficiary.
    const own = (75_000 * 1_066) / 3_258 / 2;
    expect(year?.people[0]?.position.netCapitalGain).toBeCloseTo(own + 100_000, 1);
  });

  it('is taxed from when another home is lived in, with a note: s 118-145(4)', () => {
    const other = (contract: string | null): Home => ({ ...stillHome, id: 'new', contract });
    expect(gainOf(former, { others: [other('2018-06-15')] })).toBe(75_000);
    expect(gainOf(former, { others: [other(null)] })).toBe(75_000);
    // 1 July 2018 to 28 February 2022 are 1,339 days.
    const later = { others: [other('2022-03-01')] };
    expect(gainOf(former, later)).toBeCloseTo((150_000 * (3_258 - 1_339)) / 3_258 / 2, 2);
    expect(notes(former, later)).toMatchObject([{ countedAs: expect.stringMatching(/another home is lived in/) }]);
    // A rental, and a home that was lived in before this one, take nothing away.
    const rental: Home = { ...other('2015-01-01'), use: 'rent', livedIn: { until: '2016-05' } };
    expect(gainOf(former, { others: [rental] })).toBeCloseTo((150_000 * 1_066) / 3_258 / 2, 2);
    expect(notes(former, { others: [rental] })).toEqual([]);
  });

  it('never was one of which the stay ended before the purchase', () => {
    expect(gainOf({ ...former, livedIn: { until: '2009-05' } })).toBe(200_000);
  });

  it('stays exempt without a limit as a holiday home, while no other home is lived in: s 118-145(3)', () => {
    expect(gainOf({ ...former, use: 'empty' })).toBe(0);
    // No income: no new start at its worth then. 2,922 of the 6,180 days are exempt.
    const others: readonly Home[] = [{ ...stillHome, id: 'new', contract: '2018-06-15' }];
    expect(gainOf({ ...former, use: 'empty' }, { others })).toBeCloseTo((400_000 * (6_180 - 2_922)) / 6_180 / 2, 2);
  });
});

it('a home that is let in the run is taxed from then where another is lived in, which is sold later', () => {
  const house: Home = { ...stillHome, contract: '2010-07-01', price: 400_000, value: 800_000 };
  const other: Home = { ...stillHome, id: 'other', contract: '2020-07-01' };
  const events: Household['events'] = [
    { id: 'let', do: 'use', when: '2026-08', home: 'house', use: 'rent' },
    { id: 'moved', do: 'sell', when: '2026-11', what: 'other' },
    { id: 'sale', do: 'sell', when: '2027-06', what: 'house' },
  ];
  const household: Household = { ...stillHousehold, homes: [house, other], events };
  const home = { ...house, growthPct: 12 };
  // Bought on 1 August 2026 for its value then; grown to the sale, and none of the days since are exempt.
  const grown = runHousehold({ ...household, homes: [home, other] }, { years: 1 });
  expect(grown.years[0]?.people[0]?.position.netCapitalGain).toBeGreaterThan(30_000);
  const alone = runHousehold(
    { ...household, homes: [home], events: [events[0], events[2]].flatMap((e) => e ?? []) },
    { years: 1 },
  );
  expect(alone.years[0]?.people[0]?.position.netCapitalGain).toBe(0);
});
