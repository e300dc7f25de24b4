import { type CapitalGainsForm, capitalGainsSchema, capitalGainsStart, homeTimes } from '@freehold/contract';
import { exemptionOf } from '@freehold/finance';
import { describe, expect, it } from 'vitest';
import { capitalGainsAnswer, capitalGainsReadBack } from './capital-gains.ts';
import { homeOf } from './capital-gains-home.ts';

const answer = (form: Partial<CapitalGainsForm>) => capitalGainsAnswer({ ...capitalGainsStart, ...form });
type Answer = ReturnType<typeof answer>;
const lineOf = ({ lines }: Answer, label: string) => lines.find((line) => line.label === label);
const taxedOf = (sale: Answer) => lineOf(sale, 'Gain that is taxed')?.value;
const says = ({ assumptions }: Answer, words: string) => assumptions.some((text) => text.includes(words));

/** Tax of 2026-27 on a gain from 55,000 up, on top of 120,000: to 135,000 at 30%, to 190,000 at 37%, then 45%; 2% of levy. */
const taxOnTop = (gain: number) => 15_000 * 0.3 + 55_000 * 0.37 + (gain - 70_000) * 0.45 + gain * 0.02;

describe('a home for a part of the ownership', () => {
  it('is exempt by its days: Andrew of the Tax Office’s guide of 2016, example 66', () => {
    // Settled 1 July 1990, let from 1 July 1993 with another home since, settled 31 August 2015: 100,000 × 8,097 ÷ 9,193.
    const andrew = { boughtOn: '1990-07-01', soldOn: '2015-08-31', home: 'first', otherHome: 'yes' } as const;
    const { whole } = exemptionOf(homeOf({ ...capitalGainsStart, ...andrew, homeTo: '1993-06-30' }));
    expect(whole).toEqual({ ownershipDays: 9_193, exemptDays: 9_193 - 8_097 });
  });

  it('let before 20 August 1996 keeps its price, whatever it was worth then', () => {
    // From 1 July 1990 to 1 July 2026 are 13,150 days, 1,096 of them to 30 June 1993 (s 118-192(1)(aa)).
    const sale = { boughtOn: '1990-07-01', boughtFor: 100_000, soldOn: '2026-07-01', homeValue: 180_000 } as const;
    const answered = answer({ ...sale, home: 'first', homeTo: '1993-06-30', otherHome: 'yes' });
    expect(lineOf(answered, 'Exempt as your home')).toMatchObject({
      value: '$75,011',
      note: 'Subdiv 118-B: 1,096 of 13,150 days',
    });
    expect(says(answered, 's 118-192')).toBe(false);
  });

  it('that was let first is taxed for the days before moving in', () => {
    // From 1 March 2019 to 31 December 2022: 1,402 days of the 2,833 to 1 December 2026.
    const sale = answer({ soldOn: '2026-12-01', home: 'later', homeFrom: '2023-01-01' });
    expect(sale.figure.amount).toBeCloseTo(taxOnTop((350_000 * 1_402) / 2_833 / 2), 1);
    expect(lineOf(sale, 'Exempt as your home')?.note).toBe('Subdiv 118-B: 1,431 of 2,833 days');
    expect(sale.figure.sentence).toContain('Half of what is left of the gain is taxed');
  });

  it('that was let later counts from its value when first let, and six years more', () => {
    const let2017 = {
      boughtOn: '2015-01-01',
      boughtFor: 400_000,
      buyingCosts: 25_000,
      soldOn: '2026-12-31',
      soldFor: 960_000,
      home: 'first',
      homeTo: '2016-12-31',
    } as const;
    // Let from 2017 to 2026, 3,652 days, of which the 2,191 of 2017 to 2022 are exempt (s 118-145).
    const valued = answer({ ...let2017, homeValue: 600_000 });
    expect(valued.figure.amount).toBeCloseTo(taxOnTop((360_000 * 1_461) / 3_652 / 2), 1);
    expect(lineOf(valued, 'Exempt as your home')?.note).toBe(
      'Subdiv 118-B: 2,191 of 3,652 days since it was first let',
    );
    expect(says(valued, 'bought on 1 January 2017, when first let, for its value then of $600,000')).toBe(true);
    expect(says(valued, 'put in a valuation')).toBe(false);
    // With another home since, all of the days from 2017 are taxed.
    const other = answer({ ...let2017, homeValue: 600_000, otherHome: 'yes' });
    expect(other.figure.amount).toBeCloseTo(taxOnTop(180_000), 2);
    // Two of twelve years less a day, growing evenly: 400,000 × 2.4 to the power of that part.
    const value = 400_000 * (960 / 400) ** (2 / (11 + 364 / 365));
    const worked = answer({ ...let2017, otherHome: 'yes' });
    expect(worked.figure.amount).toBeCloseTo(taxOnTop((960_000 - value) / 2), 1);
    expect(says(worked, 'put in a valuation')).toBe(true);
  });

  it('is wholly exempt to the last day of six years, and in part from the next', () => {
    const home = { home: 'first', homeTo: '2022-06-30' } as const;
    const exempt = answer({ ...home, soldOn: '2028-06-30' });
    expect(exempt.figure).toMatchObject({
      amount: 0,
      sentence: 'Nothing is taxed: it counts as your home the whole time.',
    });
    expect(answer({ ...home, soldOn: '2028-07-01' }).figure.amount).toBeGreaterThan(0);
    expect(answer({ home: 'whole' }).figure.amount).toBe(0);
    // A loss on an exempt home is none either.
    expect(lineOf(answer({ home: 'whole', soldFor: 500_000 }), 'Losses left for later gains')).toBeUndefined();
  });

  it('has no discount within a year of its first letting, where that day counts as the purchase', () => {
    // 100,000 since it was let, in a year where another home was exempt (s 118-192(2) with s 115-25).
    const let2026 = { home: 'first', homeTo: '2026-07-31', homeValue: 900_000, otherHome: 'yes' } as const;
    const sale = answer({ ...let2026, soldOn: '2027-05-01' });
    expect(taxedOf(sale)).toBe('$100,000');
    expect(sale.figure.sentence).toBe(
      'All that is left of the gain is taxed: it was let for less than a year before the sale.',
    );
    const bought = answer({ boughtOn: '2026-08-01', soldOn: '2027-05-01', losses: 50_000 });
    expect(bought.figure.sentence).toBe('All that is left of the gain is taxed: it was not owned for a year.');
  });

  it('is exempt before and from 1 July 2027 each by its own days', () => {
    // 250,000 to 30 June 2027, let on all of its days, is halved; 100,000 since, lived in on all of its days, is exempt.
    const sale = answer({ home: 'later', homeFrom: '2027-07-01', value2027: 900_000, inflation: 0 });
    expect(taxedOf(sale)).toBe('$125,000');
    expect(lineOf(sale, 'Exempt as your home')?.value).toBe('$100,000');
    expect(says(sale, 'the Tax Office has not explained the method')).toBe(true);
  });

  it('let, lived in and let again has its days, and none of them before it', () => {
    // 2020 has 366 days of the 2,833; the years let after it are within six.
    const between = { home: 'between', homeFrom: '2020-01-01', homeTo: '2020-12-31', soldOn: '2026-12-01' } as const;
    expect(lineOf(answer({ ...between, otherHome: 'yes' }), 'Exempt as your home')?.note).toContain('366 of 2,833');
    expect(lineOf(answer(between), 'Exempt as your home')?.note).toContain('2,527 of 2,833');
  });

  it('is not let, or not lived in, where it is sold before that', () => {
    // Signed by 30 June 2027 at the same price, the home has not been let yet: exempt.
    const first = answer({ home: 'first', homeTo: '2028-06-30', otherHome: 'yes' });
    expect(lineOf(first, 'Tax if the contract were signed by 30 June 2027')?.value).toBe('$0');
    const later = answer({ home: 'later', homeFrom: '2028-07-01' });
    expect(lineOf(later, 'Tax if the contract were signed by 30 June 2027')?.value).toBe('$75,600');
    const between = answer({ home: 'between', homeFrom: '2024-07-01', homeTo: '2028-06-30' });
    expect(lineOf(between, 'Tax if the contract were signed by 30 June 2027')?.value).toBe(
      `$${Math.round(answer({ home: 'later', homeFrom: '2024-07-01', soldOn: '2027-06-30' }).figure.amount).toLocaleString('en-AU')}`,
    );
  });

  it('reads back what was entered', () => {
    const read = (form: Partial<CapitalGainsForm>) => capitalGainsReadBack({ ...capitalGainsStart, ...form });
    expect(read({ home: 'whole', losses: 5_000 })).toEqual(
      expect.arrayContaining([
        { label: 'Lived in it', value: 'The whole time' },
        { label: 'Capital losses of earlier years', value: '$5,000' },
      ]),
    );
    const first = read({ home: 'first', homeTo: '2022-06-30', homeValue: 720_000, otherHome: 'yes' });
    expect(first).toEqual(
      expect.arrayContaining([
        { label: 'Lived in it', value: 'To 30 June 2022, then let' },
        { label: 'Value when first let', value: '$720,000' },
        { label: 'Another home took its place', value: 'Yes' },
      ]),
    );
  });

  it('is complete at every corner that the form takes', () => {
    const days = [null, '2019-03-02', '2020-02-29', '2027-06-30', '2027-07-01', '2033-12-31'];
    const forms = homeTimes
      .flatMap((home) => days.map((homeFrom) => ({ home, homeFrom })))
      .flatMap((stay) => days.map((homeTo) => ({ ...stay, homeTo })))
      .flatMap((stay) => ['2026-07-01', '2028-02-29', '2034-01-01'].map((soldOn) => ({ ...stay, soldOn })))
      .flatMap((sale) => ['no', 'yes'].map((otherHome) => ({ ...sale, otherHome })))
      .map((corner) => capitalGainsSchema.safeParse({ ...capitalGainsStart, ...corner, losses: 50_000 }))
      .flatMap(({ data }) => (data === undefined ? [] : [data]));
    for (const form of forms) {
      const { figure, working, chart } = capitalGainsAnswer(form);
      const values = chart().series.flatMap((series) => series.values);
      expect([figure.amount, ...values].every(Number.isFinite), JSON.stringify(form)).toBe(true);
      expect(working().at(-1)?.amount).toBe(figure.amount);
    }
    expect(forms.length).toBeGreaterThan(300);
  });
});

describe('capital losses of earlier years', () => {
  it('come off before the discount: Kathleen of the Tax Office’s guide, example 112', () => {
    // 2,920 − 400 = 2,520, and half of it.
    const sale = answer({ soldOn: '2026-12-01', soldFor: 652_920, losses: 400 });
    expect(taxedOf(sale)).toBe('$1,260');
    expect(lineOf(sale, 'Losses of earlier years taken off')?.value).toBe('$400');
    expect(lineOf(sale, 'Losses left for later gains')).toBeUndefined();
  });

  it('meet the gain to 30 June 2027 first, and are the owner’s own', () => {
    // 250,000 of the gain to then and 50,000 of the 100,000 since: what is left has no discount.
    const sale = answer({ value2027: 900_000, inflation: 0, losses: 300_000 });
    expect(taxedOf(sale)).toBe('$50,000');
    // By the law before, half of the 50,000 that are left: on 120,000, 15,000 × 30%, 10,000 × 37% and 2% of levy.
    expect(lineOf(sale, 'Tax under the law before 1 July 2027')?.value).toBe('$8,700');
    // Half the property: 50,000 of 125,000 are left of the gain to then.
    const half = answer({ value2027: 900_000, inflation: 0, losses: 75_000, share: 50 });
    expect(taxedOf(half)).toBe('$75,000');
  });

  it('that the gain does not take up are kept, with those of the sale', () => {
    const spare = answer({ soldOn: '2026-12-01', losses: 400_000 });
    expect(spare.figure).toMatchObject({
      amount: 0,
      sentence: 'Nothing is taxed: your losses of earlier years take up the gain.',
    });
    expect(lineOf(spare, 'Losses of earlier years taken off')?.value).toBe('$350,000');
    expect(lineOf(spare, 'Losses left for later gains')?.value).toBe('$50,000');
    const loss = answer({ soldOn: '2026-12-01', soldFor: 600_000, losses: 20_000 });
    expect(lineOf(loss, 'Losses of earlier years taken off')?.value).toBe('$0');
    expect(lineOf(loss, 'Losses left for later gains')?.value).toBe('$70,000');
  });

  it('are named in the working and among what is assumed', () => {
    const labels = (form: Partial<CapitalGainsForm>) =>
      answer(form)
        .working()
        .map(({ label }) => label);
    expect(labels({ losses: 400_000 })).toEqual(
      expect.arrayContaining(['Capital losses of earlier years', 'Losses left for later gains']),
    );
    expect(labels({})).not.toContain('Capital losses of earlier years');
    expect(says(answer({}), 'No capital losses of earlier years')).toBe(true);
    expect(says(answer({ losses: 1 }), 'before any discount')).toBe(true);
  });
});
