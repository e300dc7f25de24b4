import type { Plan } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { planView } from './plan-view.ts';

const still: Plan = {
  plan: 1,
  start: '2026-07',
  years: 4,
  people: { a: { born: '1985-03' } },
  money: { cash: { balance: 900_000 } },
  assume: { prices: 0, wages: 0 },
};
const notesOf = (plan: Plan) => planView(plan, null).notes;

describe('two homes lived in at once', () => {
  const old = {
    use: 'home',
    state: 'NSW',
    value: 900_000,
    land: 0,
    bought: '2016-03',
    price: 900_000,
    name: 'Newtown',
  } as const;
  const home = { use: 'home', state: 'NSW', value: 500_000, land: 0 } as const;
  const withSale = (when: string): Plan => ({
    ...still,
    homes: { old },
    events: {
      next: { do: 'buy', when: '2027-08', home, loan: { lvr: 0 }, name: 'Glebe' },
      sell: { do: 'sell', home: 'old', when },
    },
  });
  const ofHomes = (plan: Plan) => notesOf(plan).filter(({ says }) => says.includes('118-140'));

  it('are named with their months, at the later one', () => {
    const [note, ...others] = ofHomes(withSale('2028-03'));
    expect(note?.where).toBe('events/next');
    expect(note?.says).toMatch(
      /^Newtown and Glebe both count as lived in from August 2027 to February 2028, 7 months: /,
    );
    expect(others).toEqual([]);
  });

  it('are no matter for the six months that a sale may take, nor where one of them is let or a holiday home', () => {
    expect(ofHomes(withSale('2028-02'))).toEqual([]);
    for (const use of ['rent', 'holiday'] as const)
      expect(ofHomes({ ...still, homes: { old, other: { ...home, use } } })).toEqual([]);
  });

  it('are named to the end of the plan while neither is sold', () => {
    const [note] = ofHomes({ ...still, homes: { old, other: { ...home, name: 'Glebe' } } });
    expect(note).toMatchObject({ where: 'homes/other' });
    expect(note?.says).toMatch(/from July 2026 to June 2030, 48 months/);
  });
});

describe('tax of somebody of the Age Pension’s age', () => {
  const earning = (born: string, yearly: number): Plan => ({
    ...still,
    people: { a: { born } },
    incomes: { ia: { who: 'a', type: 'pension', yearly, grows: 0 } },
  });
  const ofSeniors = (plan: Plan) => notesOf(plan).filter(({ says }) => says.includes('160AAAA'));

  it('is said to be counted without the offset from the first year that ends at 67 or later', () => {
    expect(ofSeniors(earning('1956-03', 36_000))).toMatchObject([
      {
        where: 'people/a',
        says: expect.stringMatching(/^From the year to June 2027 tax is counted without .* of up to \$2,230 a year/),
      },
    ]);
    const [turning] = ofSeniors(earning('1961-06', 36_000));
    expect(turning?.says).toMatch(/^From the year to June 2028 /);
  });

  it('is as it is below 67, where nothing is due, and where the offset is nil: from 53,874 in 2026-27', () => {
    for (const plan of [earning('1970-03', 36_000), earning('1956-03', 18_000), earning('1956-03', 54_000)])
      expect(ofSeniors(plan)).toEqual([]);
  });
});

describe('money that is missing', () => {
  const spending = (born: string): Plan => ({
    ...still,
    people: { a: { born } },
    money: { cash: { balance: 10_000 } },
    costs: { living: { monthly: 1_000 } },
  });

  it('is said to count without interest, from its first month on, at the account', () => {
    // Ten months are paid for; the eleventh of 48 ends below zero.
    const [note] = notesOf(spending('1985-03')).filter(({ where }) => where === 'money/cash');
    expect(note?.says).toBe(
      'Below zero from May 2027 on, in 38 months: what is missing counts without interest, so what it would cost to borrow it is left out.',
    );
  });

  it('of somebody of 67 is said to leave out the Age Pension', () => {
    const says = notesOf(spending('1955-03')).map((note) => note.says);
    expect(says.filter((text) => text.includes('an Age Pension, which no plan counts, may be due'))).toHaveLength(1);
  });

  it('is not mentioned where none is', () => {
    expect(notesOf(still).filter(({ says }) => says.includes('without interest'))).toEqual([]);
  });
});

describe('land tax without a land value', () => {
  const rental = { state: 'NSW', use: 'rent', value: 600_000, rent: 500 } as const;
  const placesOf = (homes: NonNullable<Plan['homes']>, events: NonNullable<Plan['events']> = {}) =>
    notesOf({ ...still, homes, events }).flatMap(({ where, says }) =>
      says === 'No land value is entered: no land tax is counted for it.' ? [where] : [],
    );

  it('is said to be left out at a home that is let or for holidays, owned or to be bought', () => {
    const homes: NonNullable<Plan['homes']> = { let: rental, beach: { state: 'VIC', use: 'holiday', value: 700_000 } };
    const buy = { do: 'buy', when: '2028-03', home: rental, loan: { lvr: 0 } } as const;
    expect(placesOf(homes, { buy })).toEqual(['homes/let', 'homes/beach', 'events/buy']);
  });

  it('is no matter of a home that is lived in, of the Northern Territory, or of land that is entered, also as nothing', () => {
    const lived = { ...rental, use: 'home' } as const;
    expect(placesOf({ lived, north: { ...rental, state: 'NT' }, said: { ...rental, land: 0 } })).toEqual([]);
  });
});
