import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';

/** One pay of 84,000 and a loan of 12,000 at 6 %, from April to June 2027. */
const small = {
  start: '2027-04',
  years: 1,
  people: [{ id: 'kim', born: '1990-01', hospitalCover: true }],
  incomes: [{ id: 'pay', person: 'kim', kind: 'salary', annual: 84_000 }],
  accounts: [{ id: 'cash', balance: 5_000 }],
  loans: [
    {
      id: 'car',
      kind: 'other',
      on: [],
      purpose: null,
      balance: 12_000,
      ratePct: 6,
      ends: null,
      monthlyRepayment: 1_000,
    },
  ],
  costs: [{ id: 'living', monthly: 3_000 }],
  assume: { superReturnPct: 6 },
};
const unit = {
  id: 'unit',
  state: 'QLD',
  value: 600_000,
  kind: 'established',
  contract: '2021-03-15',
  price: 450_000,
  landPct: 40,
  use: 'rent',
  rentWeekly: 560,
  owners: [{ owner: 'kim', sharePct: 100 }],
};
const { contract: _contract, price: _price, ...home } = unit;
const ask = (changes: object = {}) => calculate('household.timeline', { ...small, ...changes });

describe('household.timeline', () => {
  it('taxes the flat of a company to the company, and says what of it is not known', () => {
    const entities = [{ id: 'pty', kind: 'company', balance: 1_000 }];
    const answer = ask({ entities, homes: [{ ...unit, owners: [{ owner: 'pty', sharePct: 100 }] }] });
    // Three months of 560 × 52 ÷ 12 = 2,426.67; 30 % of 7,280.01.
    const year = { entity: 'pty', netRent: 7_280.01, taxableIncome: 7_280.01, charged: 2_184 };
    expect(answer).toMatchObject({ years: [{ entities: [year] }] });
    expect(answer).toMatchObject({
      notKnown: [
        { subject: 'pty', field: 'kind' },
        { subject: 'unit', field: 'owners' },
      ],
    });
  });

  it.each([
    [{ entities: [{ id: 'x', kind: 'trust' }] }, 'kind'],
    [{ entities: [{ id: 'x', kind: 'unitTrust' }] }, 'shares'],
    [{ entities: [{ id: 'x', kind: 'company', shares: [] }] }, 'shares'],
  ])('refuses an entity by its field: %j', (changes, field) => {
    expect(() => ask(changes)).toThrow(field);
  });

  it('goes by the law of the day unless the law without the Act is asked for, and says so', () => {
    expect(ask()).toMatchObject({ law: 'enacted' });
    expect(ask({ law: 'without-the-act' })).toMatchObject({ law: 'without-the-act' });
    expect(() => ask({ law: 'old' })).toThrow('law');
  });

  it('pays, withholds, repays and assesses three months of a pay and a loan as they are worked out by hand', () => {
    // The resident scale of 2026-27: 15 % of 26,800, 30 % of 39,000 and the levy of 2 % on 84,000 are 17,400, a month
    // 1,450. With the standard deduction of 1,000 they are 15,420 + 1,660 = 17,080, a quarter of it 4,270.
    // Interest of 60.00, 55.30 and 50.58 leaves 940.00, 944.70 and 949.42 of each repayment for the loan.
    // Super: 840 a month; earnings of 4.20, 8.42 and 12.66; 15 % of 2,520 in tax.
    expect(ask()).toMatchObject({
      months: 3,
      today: { cash: 5_000, loans: 12_000, netWorth: -7_000 },
      years: [
        {
          financialYear: '2026-27',
          salaries: 21_000,
          tax: -4_270,
          living: -9_000,
          loanInterest: -165.88,
          superPaidIn: 2_520,
          superEarnings: 25.28,
          superTax: -378,
          principalRepaid: 2_834.12,
          leftOver: 3 * (7_000 - 1_450 - 3_000 - 1_000),
          opening: -7_000,
          closing: 2_731.4,
          balanceSheet: { cash: 9_650, loans: 9_165.88, super: 2_167.28, taxDue: -80, netWorth: 2_731.4 },
          people: [{ person: 'kim', charged: 4_270, withheld: 4_350, wholeYear: { taxableIncome: 83_000 } }],
        },
      ],
      shortMonths: [],
      notKnown: [],
    });
  });

  it('gives the months of one financial year when asked, and no others', () => {
    expect(ask()).not.toHaveProperty('monthly');
    expect(ask({ monthsOf: '2026-27' })).toMatchObject({
      monthly: [
        { month: '2027-04', flows: { salary: 7_000, withheld: -1_450, loanInterest: -60, principal: 940 } },
        { month: '2027-05', balanceSheet: { cash: 8_100, loans: 10_115.3 } },
        { month: '2027-06', flows: { taxAssessed: 80 } },
      ],
    });
    expect(() => ask({ monthsOf: '2027-28' })).toThrow(
      expect.objectContaining({ code: 'outOfRange', field: 'monthsOf' }),
    );
  });

  it('names the test that stops a waiting purchase, from its first month on', () => {
    const wish = { id: 'wish', do: 'buy', when: { whenAllowedFrom: '2027-05' }, home, loan: { lvrPct: 80 } };
    expect(ask({ events: [wish] })).toMatchObject({
      blocked: [{ id: 'wish', from: '2027-05', spans: [{ blocker: 'equity', from: '2027-05', months: 2 }] }],
    });
  });

  it('says what happened, what could not and which assumptions it took', () => {
    const events = [
      { id: 'early', do: 'lump', when: '2027-03', amount: 1 },
      { id: 'gift', do: 'lump', when: '2027-05', amount: 500 },
    ];
    expect(ask({ events })).toMatchObject({
      events: [{ id: 'gift', do: 'lump', month: '2027-05', note: null }],
      notes: [{ id: 'early', note: expect.stringContaining('before the start') }],
      assumptions: expect.arrayContaining([expect.objectContaining({ name: 'assume.wagesPct' })]),
    });
    expect(ask()).not.toMatchObject({
      assumptions: expect.arrayContaining([expect.objectContaining({ name: 'assume.superReturnPct' })]),
    });
  });

  it.each([
    ['a misspelt name', { homes: [{ ...unit, rentWeakly: 1 }] }, 'unknownField', 'homes.rentWeakly'],
    [
      'one deeper',
      { homes: [{ ...unit, owners: [{ owner: 'kim', share: 1 }] }] },
      'unknownField',
      'homes.owners.share',
    ],
    ['one of the assumptions', { assume: { inflation: 2 } }, 'unknownField', 'assume.inflation'],
    ['one of the policy', { policy: { lending: { buffer: 3 } } }, 'unknownField', 'policy.lending.buffer'],
    [
      'one of an event’s moment',
      { events: [{ id: 'e', do: 'buy', when: { from: '2027-05' }, home: unit, loan: { lvrPct: 80 } }] },
      'unknownField',
      'events.when.from',
    ],
    ['an event that is none', { events: [{ id: 'e', do: 'win', when: '2027-05' }] }, 'unknownValue', 'events.do'],
    ['a month that is none', { start: '2027-13' }, 'unknownValue', 'start'],
    ['no years', { years: undefined }, 'required', 'years'],
    ['41 years', { years: 41 }, 'outOfRange', 'years'],
    [
      'shares over 100',
      { homes: [{ ...unit, owners: [{ owner: 'kim', sharePct: 101 }] }] },
      'shareRange',
      'homes.owners.sharePct',
    ],
    ['a home loan on nothing', { loans: [{ ...small.loans[0], kind: 'home' }] }, 'required', 'loans.on'],
    [
      'a sale of nothing',
      { events: [{ id: 'e', do: 'sell', when: '2027-05', what: 'unit' }] },
      'unknownValue',
      'events.what',
    ],
    ['21 properties', { homes: Array.from({ length: 21 }, () => unit) }, 'outOfRange', 'homes'],
    ['nobody', { people: [] }, 'outOfRange', 'people'],
    [
      'six purchases that wait',
      {
        events: Array.from({ length: 6 }, (_, place) => ({
          ...{ id: `wish-${place}`, do: 'buy', when: { whenAllowedFrom: '2027-05' }, loan: { lvrPct: 80 } },
          home: { ...home, id: `wished-${place}` },
        })),
      },
      'outOfRange',
      'events',
    ],
    // 1,000,000,000 × 1.5^18 is above the 1,000,000,000,000 that taxes take.
    ['growth beyond every tax', { years: 40, homes: [{ ...unit, value: 1e9, growthPct: 50 }] }, 'outOfRange', 'years'],
  ])('refuses %s by field', (_name, changes, code, field) => {
    expect(() => ask(changes)).toThrow(expect.objectContaining({ code, field }));
  });

  it('stays below 256 kB for forty years of a couple with ten properties', () => {
    const homes = Array.from({ length: 10 }, (_, place) => ({ ...unit, id: `unit-${place}` }));
    expect(JSON.stringify(ask({ years: 40, homes, monthsOf: '2030-31' })).length).toBeLessThan(256 * 1024);
  });
});

describe('household.capacity', () => {
  it('is the lender’s test of docs/LENDING-EXAMPLES.md, 1', () => {
    expect(
      calculate('household.capacity', {
        start: '2026-12',
        people: [{ id: 'kim', born: '1990-01', hospitalCover: true }],
        incomes: [{ id: 'pay', person: 'kim', kind: 'salary', annual: 100_000 }],
        accounts: [{ id: 'cash', balance: 0 }],
        costs: [{ id: 'living', monthly: 1_800 }],
        assume: { loanRatePct: 6 },
      }),
    ).toMatchObject({ maxLoan: 578_739, netIncomeAnnual: 77_480, assessmentRatePct: 9 });
  });
});
