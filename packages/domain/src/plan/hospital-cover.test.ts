import { type Plan, resolve } from '@freehold/plan';
import { describe, expect, it } from 'vitest';
import { changeWords } from './change-words.ts';
import { explainYearLine } from './explain-year-line.ts';
import { planFacts } from './plan-facts.ts';
import { runPlan } from './run-plan.ts';

/** Two salaries of which the standard deduction of 1,000 comes off; nothing changes but the law. */
function planOf(covers: readonly (boolean | undefined)[], yearly: readonly number[] = [160_800, 90_000]): Plan {
  const ids = ['a', 'b'].slice(0, covers.length);
  const people = ids.map((id, at) => {
    const cover = covers[at];
    return [id, { born: '1985-05', ...(cover !== undefined && { hospitalCover: cover }) }] as const;
  });
  const incomes = ids.map((id, at) => {
    return [`i${id}`, { who: id, type: 'salary', yearly: yearly[at] ?? 0, grows: 0 }] as const;
  });
  return {
    ...{ plan: 1, start: '2027-07', years: 2, assume: { prices: 0, wages: 0 } },
    people: Object.fromEntries(people),
    incomes: Object.fromEntries(incomes),
  };
}

function ran(document: Plan) {
  const { plan } = resolve(document);
  const run = runPlan(plan);
  if (run.status === 'refused') throw new Error(run.says);
  return { plan, run };
}

function surcharges(document: Plan) {
  const { run } = ran(document);
  return run.timeline.years.map(({ people }) => people.map(({ position }) => position.medicareSurcharge));
}

const notes = (document: Plan) =>
  ran(document).run.notes.filter(({ says }) => says.startsWith('Private hospital cover'));

describe('private hospital cover in a plan', () => {
  it('lets the surcharge be due in every year of who has none, and of the partner: Medicare Levy Act 1986 s 8D', () => {
    // 248,800 of both is above 246,000: 1.25 % of 159,800 and of 89,000.
    const both = [1_997.5, 1_112.5];
    expect(surcharges(planOf([true, false]))).toEqual([both, both]);
    expect(surcharges(planOf([false, undefined]))).toEqual([both, both]);
    expect(surcharges(planOf([true, true]))[0]).toEqual([0, 0]);
    expect(surcharges(planOf([undefined, undefined]))[0]).toEqual([0, 0]);
    // Above 105,000 of one person: 1 % of 108,200.
    expect(surcharges(planOf([false], [109_200]))[0]).toEqual([1_082]);
  });

  it('has a note where it is not said, with what would be due without it and from when', () => {
    const says = (due: string) =>
      `Private hospital cover is counted as held: without it about ${due} would be due from the year to June 2028.`;
    expect(notes(planOf([undefined], [109_200]))).toEqual([
      { where: 'people/a', says: says('$1,082 a year of Medicare levy surcharge') },
    ]);
    expect(notes(planOf([undefined, true]))).toEqual([
      { where: 'people/a', says: says('$3,110 a year of Medicare levy surcharge of both together') },
    ]);
    expect(notes(planOf([undefined], [100_000]))).toEqual([]);
    expect(notes(planOf([true], [109_200]))).toEqual([]);
    expect(notes(planOf([false], [109_200]))).toEqual([]);
  });

  it('is told in the working of a year’s tax, with the income that finds the rate', () => {
    const workings = (document: Plan) => {
      const { plan, run } = ran(document);
      const rows = explainYearLine(plan, run, 'fy2028/tax')?.rows ?? [];
      const found = rows.filter(({ label }) => label.endsWith('Medicare levy surcharge'));
      return found.map(({ amount, working, source }) => [amount, working, source?.statute]);
    };
    const act = 'Medicare Levy Act 1986 ss 3A, 8B to 8G';
    const finds = 'income for surcharge purposes of $248,800, with the partner’s, finds the rate';
    expect(workings(planOf([true, false]))).toEqual([
      [-1_997.5, `1.25% × $159,800, as not all of the family have hospital cover; ${finds}`, act],
      [-1_112.5, `1.25% × $89,000; ${finds}`, act],
    ]);
    expect(workings(planOf([false], [109_200]))).toEqual([
      [-1_082, '1% × $108,200; income for surcharge purposes of $108,200 finds the rate', act],
    ]);
    expect(workings(planOf([true], [109_200]))).toEqual([]);
  });

  it('stands beside a study loan, of both of which the working names the rental loss that is added back', () => {
    const plan: Plan = {
      ...planOf([false]),
      incomes: { ia: { who: 'a', type: 'salary', yearly: 121_200, grows: 0, help: 90_000 } },
      homes: {
        r: { state: 'NSW', value: 600_000, use: 'rent', rent: 300, vacancy: 0, bought: '2015-01', price: 500_000 },
      },
      loans: { l: { balance: 500_000, on: ['r'], rate: [[null, 6]], io: '2040-06', ends: '2050-06' } },
    };
    const { plan: given, run } = ran(plan);
    const rows = explainYearLine(given, run, 'fy2028/tax')?.rows ?? [];
    const back = 'with $14,400 of net investment losses added back';
    // 120,200 with the loss of 30,000 of interest − 15,600 of rent: 15 % × (120,200 − 69,528), 1 % × 105,800.
    expect(
      rows
        .filter(({ working }) => working.endsWith(back))
        .map(({ label, amount, working }) => [label, amount, working]),
    ).toEqual([
      [
        'You: Medicare levy surcharge',
        -1_058,
        `1% × $105,800; income for surcharge purposes of $120,200 finds the rate, ${back}`,
      ],
      ['You: study loan repayment', -7_600.8, `on repayment income of $120,200, ${back}`],
    ]);
  });

  it('is a fact and a change in words', () => {
    const plan = planOf([false]);
    expect(planFacts(plan).filter(({ path }) => path === 'people/a/hospitalCover')).toMatchObject([
      { part: 'People', label: 'Private hospital cover', value: 'no', unit: '' },
    ]);
    const words = changeWords(planOf([undefined]), { set: 'people/a/hospitalCover', to: false });
    expect(words).toBe('You, private hospital cover: no instead of not said');
  });
});
