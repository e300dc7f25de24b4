import { amountText } from '@freehold/finance';
import { type Plan, resolve } from '@freehold/plan';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { explainYearLine, type YearLineWorking } from './explain-year-line.ts';
import { planYears, yearId } from './plan-years.ts';
import { runPlan } from './run-plan.ts';
import { rowName } from './year-line-names.ts';

function read(document: Plan) {
  const { plan } = resolve(document);
  const run = runPlan(plan);
  if (run.status === 'refused') throw new Error(run.says);
  const years = planYears(plan, run.timeline, run.household.assume.pricesPct);
  const explained = (id: string): YearLineWorking => {
    const working = explainYearLine(plan, run, id);
    if (working === null) throw new Error(`no line ${id}`);
    return working;
  };
  return { plan, run, years, explained };
}

const plans = { typical: read(fixture('typical')), large: read(fixture('large')) };
const sumOf = ({ rows }: YearLineWorking) => rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
const centsOf = (dollars: number) => Math.round(dollars * 100);

describe.each(Object.entries(plans))('the working of a figure of the %s plan', (_, { plan, run, years, explained }) => {
  it('has rows that add up to each line of each year to the cent, in both kinds of dollars', () => {
    expect(years).toHaveLength(40);
    for (const { lines } of years) {
      for (const { id, label, ofYear, today } of lines) {
        const working = explained(id);
        expect([id, sumOf(working)]).toEqual([id, centsOf(ofYear)]);
        expect(working).toMatchObject({ id, label, ofYear });
        expect(working.today).toBeCloseTo(today, 6);
        for (const row of working.rows) expect(row.working, `${id} ${row.label}`).not.toBe('');
      }
    }
  });

  it('has months that add up to what moved in the year, and end on the balance at its end', () => {
    for (const year of run.timeline.years.slice(0, 6)) {
      const start = yearId(run.timeline, year);
      const length = year.last - year.first + 1;
      for (const name of ['salaries', 'living', 'growth', 'loanInterest', 'leftOver']) {
        const { ofYear, months } = explained(`${start}/${name}`);
        expect(months).toHaveLength(length);
        expect(months.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(centsOf(ofYear));
      }
      for (const name of ['owed', 'netWorth']) {
        const { ofYear, months } = explained(`${start}/${name}`);
        expect(months.at(-1)?.month.slice(5)).toBe('06');
        expect(months.at(-1)?.amount).toBe(ofYear);
      }
      expect(explained(`${start}/tax`).months).toEqual([]);
    }
  });

  it('says what each person’s taxable income is made of, to the cent', () => {
    for (const year of run.timeline.years) {
      const { basis } = explained(`${yearId(run.timeline, year)}/tax`);
      for (const { person, position } of year.people) {
        const name = rowName(plan, { kind: 'tax', subject: person });
        const own = basis.filter(({ label }) => label.startsWith(`${name}: `));
        const parts = own.filter(({ label }) => label !== `${name}: taxable income`);
        const made = parts.reduce((sum, { amount }) => sum + centsOf(amount), 0);
        expect(made).toBe(centsOf(position.taxableIncome - position.taxLoss));
      }
    }
  });

  it('adds up to what is left over, owed and owned at the end of each year', () => {
    for (const [place, { leftOver, owed, closing }] of years.entries()) {
      const year = run.timeline.years[place];
      const start = year === undefined ? '' : yearId(run.timeline, year);
      expect(sumOf(explained(`${start}/leftOver`))).toBe(centsOf(leftOver.ofYear));
      expect(sumOf(explained(`${start}/owed`))).toBe(centsOf(owed.ofYear));
      expect(explained(`${start}/netWorth`)).toMatchObject(closing);
      expect(sumOf(explained(`${start}/netWorth`))).toBe(centsOf(closing.ofYear));
    }
  });
});

describe('a working of a plan with a tax loss', () => {
  // Nothing is earned until July 2029, and the rental, owned without a loan, costs 12,000 a year.
  const { explained } = read({
    plan: 1,
    start: '2027-07',
    years: 3,
    people: { a: { born: '1987-03' } },
    incomes: { ia: { who: 'a', type: 'salary', yearly: 0, grows: 0, steps: [['2029-07', 61_200]] } },
    homes: {
      ip: {
        use: 'rent',
        state: 'QLD',
        value: 300_000,
        land: 0,
        bought: '2021-02',
        price: 250_000,
        rent: 0,
        costs: { rates: 12_000 },
      },
    },
    assume: { prices: 0, wages: 0 },
  });
  const own = (id: string) =>
    explained(id).basis.map(({ label, working, amount }) => [label.replace(/^You: /, ''), amount, working]);

  it('shows what is carried on, and what earlier years left in the year that deducts it', () => {
    expect(own('fy2029/tax')).toMatchObject([
      [expect.stringContaining('rental result'), -12_000, expect.anything()],
      ['losses of earlier years', -12_000, 'deducted last; $24,000 is carried on'],
      ['taxable income', 0, 'not below $0: losses of $24,000 are carried on'],
    ]);
    // 61,200 less the standard deduction of 1,000, the rental and the losses of two years.
    expect(own('fy2030/tax')).toMatchObject([
      ['salary and other income', 60_200, expect.anything()],
      [expect.stringContaining('rental result'), -12_000, expect.anything()],
      ['losses of earlier years', -24_000, 'deducted last; $0 is carried on'],
      ['taxable income', 24_200, 'the sum'],
    ]);
    const source = { statute: 'ITAA 1997 ss 36-10, 36-15' };
    expect(explained('fy2030/tax').basis.find(({ label }) => label.includes('losses'))).toMatchObject({ source });
  });
});

describe('a working of a year in which a new dwelling is sold', () => {
  it('names the rules chosen, also where nothing is left to tax: ITAA 1997 s 115-102(5)', () => {
    const base: Plan = {
      ...{ plan: 1, start: '2027-07', years: 3, people: { a: { born: '1987-03' } } },
      incomes: { ia: { who: 'a', type: 'salary', yearly: 80_000, grows: 0 } },
      homes: {
        ip: { ...{ use: 'rent', state: 'NT', newBuild: true }, value: 400_000, bought: '2027-07', price: 390_000 },
      },
      events: { s: { do: 'sell', when: '2029-08', home: 'ip' } },
      assume: { prices: 4, wages: 0, growth: { NT: 0 } },
    };
    const { explained } = read(base);
    const row = explained('fy2030/tax').basis.find(({ label }) => label.endsWith('capital gains'));
    // Bought in the month of the start: 390,000 × 1.04² is above 400,000; of 10,000 half would be taxed at 32 %.
    expect(row).toMatchObject({ amount: 0, source: { statute: 'ITAA 1997 s 115-102' } });
    expect(row?.working).toBe(
      'after losses and discount; The rental in NT with an indexed cost base, $1,600 less tax than by the discount',
    );
  });
});

describe('a working of dividends', () => {
  it('names the shares that pay them, less in a year after some were sold', () => {
    const { explained } = read({
      ...{ plan: 1, start: '2027-07', years: 3, people: { a: { born: '1970-03' } } },
      money: { cash: { balance: 0 }, etf: { balance: 100_000, type: 'shares', name: 'ETFs', dividends: 1_200 } },
      costs: { living: { monthly: 2_000 } },
      assume: { prices: 0 },
    });
    const [first, second] = ['fy2028', 'fy2029'].map((year) => explained(`${year}/otherIncome`));
    expect(first?.rows).toMatchObject([{ label: 'ETFs: dividends', of: 'money/etf' }]);
    // All of them pay in the first month alone: 1,200 ÷ 12.
    expect(first?.months[0]?.amount).toBe(100);
    expect(first?.ofYear).toBeLessThan(1_200);
    expect(second?.ofYear).toBeGreaterThan(0);
    expect(second?.ofYear).toBeLessThan(first?.ofYear ?? 0);
  });
});

describe('a working of the typical plan', () => {
  const { explained, plan, run } = plans.typical;

  it('splits a line by income, home, loan and account, with what each month brought', () => {
    expect(explained('fy2028/salaries').rows).toMatchObject([
      { of: 'incomes/ia', working: expect.stringContaining(' × $') },
      { of: 'incomes/ib' },
    ]);
    expect(explained('fy2028/rent').rows.map(({ of }) => of)).toEqual(['homes/ip1', 'homes/ip2']);
    const [interest] = explained('fy2028/loanInterest').rows;
    expect(interest?.working).toMatch(/^12 months of \$.* to \$.*, on \$.* at the start$/);
  });

  it('names each rule of the tax with its Act, and which go on from an earlier year', () => {
    const { rows, basis } = explained('fy2031/tax');
    const scale = rows.find(({ label }) => label.endsWith('tax by the scale'));
    expect(scale?.working).toMatch(/^\$[\d,.]+ \+ \d+% × \(\$[\d,.]+ − \$[\d,.]+\)$/);
    expect(scale?.source).toMatchObject({ statute: 'Income Tax Rates Act 1986 Schedule 7' });
    const levy = rows.find(({ label }) => label.endsWith('Medicare levy'));
    expect(levy?.source).toMatchObject({ statute: 'Medicare Levy Act 1986 ss 3, 6', isFrozen: true });
    expect(basis.at(-1)?.label).toMatch(/taxable income$/);
  });

  it('names the table of each place’s land tax, which goes on after its year', () => {
    const row = { of: null, source: { rule: 'VIC land tax 2026, individuals' } };
    expect(explained('fy2027/landTax').rows).toMatchObject([{ label: 'Land in VIC', ...row }]);
    expect(explained('fy2031/landTax').rows[0]?.source?.isFrozen).toBe(true);
  });

  it('works out the fund’s tax from what employers and the person paid in before tax', () => {
    const [tax, partners] = explained('fy2031/superTax').rows;
    const [ofAlex, ofBo] = explained('fy2031/superPaidIn').rows.map(({ amount }) => amount);
    // $5,000 a year in dollars of the start, a step of 2.5 % each December: the fourth in December 2030.
    const cents = (year: number) => Math.round((5_000 * 1.025 ** year * 100) / 12);
    const extra = (5 * cents(3) + 7 * cents(4)) / 100;
    expect(tax?.working).toBe(`15% × ${amountText((ofAlex ?? 0) + extra)} paid in`);
    expect(tax?.amount).toBeCloseTo(-0.15 * ((ofAlex ?? 0) + extra), 2);
    expect(partners?.amount).toBeCloseTo(-0.15 * (ofBo ?? 0), 2);
  });

  it('names the cap on what is paid into super before tax, where it leaves cash and where it leaves taxable income', () => {
    const cap = { rule: 'Concessional contributions cap', statute: 'ITAA 1997 Division 291', isFrozen: true };
    const label = 'Paid into super before tax';
    const paid = explained('fy2031/leftOver').rows.find((row) => row.label === label);
    expect(paid).toMatchObject({
      working: '5 × $448.70 + 7 × $459.92',
      amount: -5_462.94,
      source: cap,
    });
    const untaxed = explained('fy2031/tax').basis.find((row) => row.label === 'Alex: paid into super before tax');
    expect(untaxed).toMatchObject({ amount: paid?.amount, source: cap });
  });

  it('is null for a year and a line that the plan does not have', () => {
    expect(explainYearLine(plan, run, 'fy1999/tax')).toBeNull();
    expect(explainYearLine(plan, run, 'fy2031/opening')).toBeNull();
  });
});
