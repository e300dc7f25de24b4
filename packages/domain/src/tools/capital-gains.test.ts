import { type CapitalGainsForm, capitalGainsSchema, capitalGainsStart, saleDays } from '@freehold/contract';
import { describe, expect, it } from 'vitest';
import { capitalGainsAnswer, capitalGainsReadBack } from './capital-gains.ts';

/** Every combination of the values of each field. */
function combinations(choices: Readonly<Record<string, readonly unknown[]>>): readonly Record<string, unknown>[] {
  return Object.entries(choices).reduce<Record<string, unknown>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

const answer = (form: Partial<CapitalGainsForm>) => capitalGainsAnswer({ ...capitalGainsStart, ...form });
const lineOf = ({ lines }: ReturnType<typeof answer>, label: string) =>
  lines.find((line) => line.label.startsWith(label))?.value;

describe('tax on a sale', () => {
  it('signed before 1 July 2027 is that on half the gain', () => {
    // 2026-27, from 120,000 to 295,000 of income: 15,000 × 30% + 55,000 × 37% + 105,000 × 45%, and 2% of 175,000.
    const { figure } = answer({ soldOn: '2026-12-01' });
    expect(figure.amount).toBe(4_500 + 20_350 + 47_250 + 3_500);
    expect(figure.sentence).toBe('Half the gain is taxed: owned for a year, and signed before 1 July 2027.');
  });

  it('within a year of buying is that on the whole gain', () => {
    // From 120,000 to 220,000: 15,000 × 30% + 55,000 × 37% + 30,000 × 45%, and 2% of 100,000.
    const sale = answer({ boughtOn: '2026-08-01', soldOn: '2027-05-01', boughtFor: 900_000 });
    expect(sale.figure.amount).toBe(4_500 + 20_350 + 13_500 + 2_000);
    expect(sale.figure.sentence).toBe('The whole gain is taxed: it was not owned for a year.');
  });

  it('signed later is that on half the gain to 30 June 2027 and on the whole gain since', () => {
    // 125,000 + 100,000; from 120,000 to 345,000: 15,000 × 30% + 55,000 × 37% + 155,000 × 45%, and 2% of 225,000.
    const sale = answer({ value2027: 900_000, inflation: 0 });
    expect(sale.figure.amount).toBe(4_500 + 20_350 + 69_750 + 4_500);
    expect(lineOf(sale, 'Gain that is taxed')).toBe('$225,000');
    expect(lineOf(sale, 'Left after tax')).toBe('$900,900');
  });

  it('is at least 30% of a gain since 1 July 2027, and is compared with the law before', () => {
    // 3,752 + 55,000 × 30% = 20,252 is less than 30,000: 9,748 of minimum tax, and 2,000 of Medicare levy.
    const sale = answer({
      boughtOn: '2027-08-01',
      boughtFor: 500_000,
      soldOn: '2029-08-01',
      soldFor: 600_000,
      income: 0,
      inflation: 0,
    });
    expect(sale.figure.amount).toBe(30_000 + 2_000);
    // Half: 50,000. 3,752 + 5,000 × 30%, and 1,000 of levy.
    expect(lineOf(sale, 'Tax under the law before')).toBe('$6,252');
    expect(sale.figure.sentence).toBe('$25,748 more than under the law before 1 July 2027.');
  });

  it('by the law before is said to be on half the gain, and within a year of buying on the whole', () => {
    const noteOf = (form: Partial<CapitalGainsForm>) =>
      answer(form).lines.find(({ label }) => label.startsWith('Tax under the law before'))?.note;
    expect(noteOf({ soldOn: '2029-03-01' })).toBe('half the gain, no indexation');
    expect(noteOf({ boughtOn: '2028-06-01', soldOn: '2029-03-01' })).toBe('the whole gain: no discount within a year');
  });

  it('of half the property is that on half the gain', () => {
    // 87,500 on top of 120,000: 15,000 × 30% + 55,000 × 37% + 17,500 × 45%, and 2% of 87,500.
    expect(answer({ soldOn: '2026-12-01', share: 50 }).figure.amount).toBe(4_500 + 20_350 + 7_875 + 1_750);
  });

  it('counts costs and the write-off claimed', () => {
    // Cost 650,000 + 30,000 − 50,000, sale 1,000,000 − 20,000: half of 350,000, as without any of the three.
    const costs = { buyingCosts: 30_000, sellingCosts: 20_000, depreciation: 50_000 };
    expect(answer({ soldOn: '2026-12-01', ...costs }).figure.amount).toBe(75_600);
  });

  it('takes the write-off of each time from the cost of that time', () => {
    // 365 days to 30 June 2027 and 366 since: 3,650 and 3,660. Half of 900,000 − (650,000 − 3,650), and 1,000,000 − (900,000 − 3,660).
    const sale = {
      boughtOn: '2026-07-01',
      soldOn: '2028-06-30',
      value2027: 900_000,
      inflation: 0,
      depreciation: 7_310,
    };
    expect(lineOf(answer(sale), 'Gain that is taxed')).toBe('$230,485');
    // As said: half of 900,000 − (650,000 − 310), and 1,000,000 − (900,000 − 7,000).
    expect(lineOf(answer({ ...sale, depreciation2027: 7_000 }), 'Gain that is taxed')).toBe('$232,155');
    // Let in 2026-27 alone, all of it is of that time: half of 257,310, and 100,000; a home for 366 of 366 days since.
    const home = { home: 'later', homeFrom: '2027-07-01' } as const;
    expect(lineOf(answer({ ...sale, ...home }), 'Gain that is taxed')).toBe('$128,655');
  });

  it('of a loss is nothing, and the loss is kept', () => {
    expect(answer({ soldFor: 600_000 }).figure).toMatchObject({
      amount: 0,
      sentence: 'A loss: nothing is taxed, and it is kept for later gains.',
    });
  });
});

describe('the answer about a sale', () => {
  it('ends its working with the figure, and shows the years around the sale by both laws', () => {
    const { figure, working, chart } = answer({});
    expect(working().at(-1)?.amount).toBe(figure.amount);
    const { places, series } = chart();
    expect(places[0]).toBe('2026-27');
    expect(series[0]?.values[places.indexOf('2028-29')]).toBe(figure.amount);
    expect(series.map(({ values }) => values.length)).toEqual([places.length, places.length]);
  });

  it('says what it would be if signed by 30 June 2027, where that day is still to come for the owner', () => {
    expect(lineOf(answer({}), 'Tax if the contract were signed by 30 June 2027')).toBe('$75,600');
    expect(lineOf(answer({ boughtOn: '2027-08-01' }), 'Tax if')).toBeUndefined();
    expect(lineOf(answer({ soldOn: '2027-06-30' }), 'Tax if')).toBeUndefined();
    // Years later the same price on that day would be years of growth too much.
    expect(lineOf(answer({ soldOn: '2029-07-01' }), 'Tax if')).toBeUndefined();
  });

  it('says that the value on 1 July 2027 is worked out where none was given', () => {
    const said = (form: Partial<CapitalGainsForm>) =>
      answer(form).assumptions.some((text) => text.includes('worked out'));
    expect(said({})).toBe(true);
    expect(said({ value2027: 800_000 })).toBe(false);
    expect(said({ soldOn: '2027-01-01' })).toBe(false);
  });

  it('says that no costs are counted until some are, and then names the selling costs', () => {
    const costs = answer({ sellingCosts: 20_000 });
    expect(lineOf(costs, 'Left after tax and selling costs')).toBeDefined();
    const said = ({ assumptions }: typeof costs) => assumptions.some((text) => text.startsWith('No costs'));
    expect([said(answer({})), said(costs)]).toEqual([true, false]);
  });

  it('reads back what was entered, without costs of nothing', () => {
    expect(capitalGainsReadBack(capitalGainsStart).map(({ label }) => label)).toEqual([
      'Bought',
      'Sold',
      'Kind of home',
      'Other taxable income that year',
      'Your share',
      'Inflation',
      'Growth, for other years of sale',
    ]);
  });

  it('is complete at every corner that the form takes', () => {
    const corners = combinations({
      boughtOn: [saleDays.bought, '2027-06-30', '2027-07-01', '2045-06-29'],
      soldOn: [saleDays.sold, '2027-07-01', '2028-02-29', saleDays.last],
      boughtFor: [1, 100_000_000],
      soldFor: [1, 100_000_000],
      income: [0, 1e9],
      dwelling: ['established', 'new'],
      value2027: [null, 100_000_000],
      inflation: [15],
      growth: [-10, 15],
    });
    let tried = 0;
    for (const corner of corners) {
      const form = capitalGainsSchema.safeParse({ ...capitalGainsStart, ...corner });
      if (!form.success) continue;
      const { figure, working, chart } = capitalGainsAnswer(form.data);
      const { places, series } = chart();
      const amounts = [
        figure.amount,
        ...working().map((line) => line.amount),
        ...series.flatMap(({ values }) => values),
      ];
      expect(amounts.every(Number.isFinite), JSON.stringify(corner)).toBe(true);
      expect(places.length, JSON.stringify(corner)).toBeGreaterThan(0);
      tried += 1;
    }
    expect(tried).toBeGreaterThan(400);
  });
});
