import { describe, expect, it } from 'vitest';
import type { Household, HouseholdEvent, Income, Person } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';
import { balanceOf } from '../views/balance-sheet.ts';
import { flowsOf, yearStatement } from '../views/year-statement.ts';
import type { FlowKind } from './accounts.ts';

interface Given {
  readonly start?: string;
  readonly person?: Partial<Person>;
  readonly income?: Partial<Income>;
  readonly events?: readonly HouseholdEvent[];
  readonly pricesPct?: number;
}

const still = { wagesPct: 0, growthPct: 0, rentGrowthPct: 0, superReturnPct: 0, sharesGrowthPct: 0, loanRatePct: 6 };

/** Somebody on $120,000 a year from July 2026, when everything stands still. */
function householdOf({ start = '2026-07', person, income, events = [], pricesPct = 0 }: Given): Household {
  return {
    start,
    people: [{ id: 'p', born: '1990-01', hospitalCover: true, ...person }],
    incomes: [{ id: 'i', person: 'p', kind: 'salary', annual: 120_000, ...income }],
    accounts: [{ id: 'cash', balance: 500_000 }],
    ...{ holdings: [], homes: [], loans: [], costs: [], events },
    assume: { ...still, pricesPct },
  };
}

function run(given: Given, years = 1) {
  const timeline = runHousehold(householdOf(given), { years });
  const [first] = timeline.years;
  const moved = (kind: FlowKind, from = 0, last = timeline.months - 1) =>
    flowsOf(timeline, [kind], { first: from, last }) / 100;
  const superAt = (month: number) => balanceOf(timeline, { kind: 'super', subject: 'p' }, month);
  return { timeline, moved, superAt, position: first?.people[0]?.position, year: first };
}

describe('super sacrificed from a salary', () => {
  const { timeline, moved, superAt, position, year } = run({ person: { superExtra: { concessional: 12_000 } } });

  it('goes in beside 12 % of the whole salary and is taxed at 15 % in the fund', () => {
    expect(moved('superGuarantee')).toBe(14_400);
    expect(moved('superBeforeTax')).toBe(12_000);
    // 85 % of 14,400 and 12,000.
    expect(superAt(11)).toBe(22_440);
    expect(timeline.superLimits).toEqual([]);
  });

  it('is no income for the tax of the year: 15 % and 30 % of 2026-27 on 108,000 less the standard deduction', () => {
    expect(position?.workDeduction).toBe(1_000);
    expect(position?.taxableIncome).toBe(107_000);
    // 15 % of 18,200 to 45,000 and 30 % of the rest (Income Tax Rates Act 1986 Schedule 7).
    expect(position?.basicTax).toBe(0.15 * 26_800 + 0.3 * 62_000);
  });

  it('leaves cash and net worth as lines of the year say, to the cent', () => {
    const statement = year && yearStatement(timeline, year);
    const {
      salaries = 0,
      tax = 0,
      superPaidIn = 0,
      superTax = 0,
      opening = 0,
      closing = 0,
      leftOver,
    } = statement ?? {};
    expect(opening + salaries + tax + superPaidIn + superTax).toBeCloseTo(closing, 6);
    expect(leftOver).toBeCloseTo(120_000 + moved('withheld') - 12_000, 6);
    // A twelfth of the tax on 108,000, without the deduction: 4,020 + 18,900, 2 % of levy, no offset (2026-27).
    expect(-moved('withheld', 0, 0)).toBeCloseTo((4_020 + 18_900 + 2_160) / 12, 2);
  });

  it('counts in the income that a study loan is repaid by (HESA s 154-5)', () => {
    const { position: owing } = run({ person: { superExtra: { concessional: 12_000 }, helpDebt: 50_000 } });
    expect(owing?.repaymentIncome).toBe(119_000);
    // 15 % above 69,528.
    expect(owing?.helpRepayment).toBe(7_420.8);
  });

  it('is no more than the cap of 32,500 of a financial year leaves beside its guarantee (ITAA 1997 s 291-20)', () => {
    const capped = run({ person: { superExtra: { concessional: 30_000 } } }, 2);
    // 32,500 less 14,400 is 18,100: seven months of 2,500, 600 in the eighth, and so again in the next year.
    expect(capped.moved('superBeforeTax', 0, 6)).toBe(17_500);
    expect(capped.moved('superBeforeTax', 7, 11)).toBe(600);
    expect(capped.moved('superBeforeTax', 12, 23)).toBe(18_100);
    expect(capped.timeline.superLimits).toEqual([{ person: 'p', kind: 'concessional', why: 'cap', month: 7 }]);
  });

  it('may use in a few months what the cap leaves over the others', () => {
    const late = run({ person: { superExtra: { concessional: 40_000 } }, income: { from: '2027-01', annual: 60_000 } });
    // Six months of 3,333.33 and of 600 of guarantee are 23,599.98, though a twelfth of the cap is 2,708.33.
    expect(late.moved('superBeforeTax')).toBeCloseTo(19_999.98, 6);
    expect(late.timeline.superLimits).toEqual([]);
  });

  it('has eight twelfths of the cap in a first year of eight months', () => {
    const short = run({ start: '2026-11', person: { superExtra: { concessional: 30_000 } } }, 2);
    // 32,500 × 8 ÷ 12 is 21,666.66 and part of a cent; eight months of 1,200 are guarantee.
    expect(short.moved('superBeforeTax', 0, 7)).toBeCloseTo(21_666.66 - 9_600, 6);
    expect(short.moved('superBeforeTax', 8, 19)).toBe(18_100);
  });

  it('takes what five earlier years left of their caps, the oldest first (ITAA 1997 s 291-20(3) to (7))', () => {
    const person = { superExtra: { concessional: 30_000 } };
    const income = { from: '2028-07' };
    const { moved, timeline } = run({ person, income }, 8);
    const years = [0, 1, 2, 3, 4, 5, 6, 7].map((year) => moved('superBeforeTax', 12 * year, 12 * year + 11));
    // 44,400 with the guarantee are 11,900 over each cap. Of the 32,500 of each of two years the first goes to the years
    // three, four and, with 3,200 of the second, five. Year six takes 11,900 and year seven as much of the 17,400 left;
    // in year eight the 5,500 after that are six years old. Newest first, year seven would have had nothing to take.
    expect(years).toEqual([0, 0, 30_000, 30_000, 30_000, 30_000, 30_000, 18_100]);
    expect(timeline.superLimits).toMatchObject([{ kind: 'concessional', why: 'cap', month: 91 }]);
  });

  it('takes none of earlier caps in a year that begins with super of $500,000 (s 291-20(3)(b))', () => {
    const of = (superBalance: number) =>
      run({ person: { superBalance, superExtra: { concessional: 30_000 } }, income: { from: '2027-07' } }, 2);
    expect(of(499_999.99).moved('superBeforeTax')).toBe(30_000);
    expect(of(500_000).moved('superBeforeTax')).toBe(18_100);
  });

  it('is no more than the salary', () => {
    const poor = run({ person: { superExtra: { concessional: 12_000 } }, income: { annual: 6_000 } });
    expect(poor.moved('superBeforeTax')).toBe(6_000);
    expect(poor.position?.taxableIncome).toBe(0);
    expect(poor.timeline.superLimits).toMatchObject([{ kind: 'concessional', why: 'pay' }]);
  });

  it('grows with prices each twelve months, ends with work, and rests while there is no pay', () => {
    const events: readonly HouseholdEvent[] = [
      { id: 'rest', do: 'work', when: '2026-10', income: 'i', annual: 0, until: '2026-11' },
      { id: 'stop', do: 'retire', when: '2027-09', person: 'p' },
    ];
    const { moved: of } = run({ person: { superExtra: { concessional: 12_000 } }, events, pricesPct: 3 }, 2);
    expect(of('superBeforeTax', 0, 11)).toBe(10_000);
    expect(of('superBeforeTax', 12, 23)).toBe(3 * 1_030);
  });
});

describe('super deducted from other pay', () => {
  it('lowers taxable income and not what is reportable', () => {
    const income = { kind: 'taxable', annual: 60_000, endsAtRetirement: true } as const;
    const { position, superAt, moved } = run({ person: { superExtra: { concessional: 6_000 } }, income });
    expect(position?.taxableIncome).toBe(54_000);
    expect(position?.repaymentIncome).toBe(60_000);
    expect(moved('superBeforeTax')).toBe(6_000);
    expect(superAt(11)).toBe(5_100);
  });

  it('makes no loss: what is over was paid in after tax (ITAA 1997 s 26-55)', () => {
    const income = { kind: 'taxable', annual: 30_000, endsAtRetirement: true } as const;
    const household = householdOf({ person: { superExtra: { concessional: 30_000 } }, income });
    const shares = {
      id: 'etf',
      kind: 'shares',
      value: 400_000,
      costBase: 1,
      owners: [{ owner: 'p', sharePct: 100 }],
    } as const;
    const margin = {
      id: 'm',
      kind: 'other',
      on: [],
      purpose: 'etf',
      balance: 100_000,
      ratePct: 6,
      ends: null,
    } as const;
    const timeline = runHousehold({ ...household, holdings: [shares], loans: [margin] }, { years: 1 });
    const [year] = timeline.years[0]?.people ?? [];
    // 30,000 less 6,000 of interest leaves 24,000 to deduct; the fund's 15 % is on these, and all 30,000 were paid in.
    expect(year?.superNotDeducted).toBe(600_000);
    expect(year?.position).toMatchObject({
      taxableIncome: 0,
      taxLoss: 0,
      // Super deducted, and the loss on shares.
      repaymentIncome: 24_000 + 6_000,
      superContributionsTax: 3_600,
    });
    expect(balanceOf(timeline, { kind: 'super', subject: 'p' }, 11)).toBe(30_000 - 3_600);
    expect(timeline.superLimits).toEqual([{ person: 'p', kind: 'concessional', why: 'loss', month: 11 }]);
  });

  it('is not paid out of income that does not end with work', () => {
    const income = { kind: 'taxable', annual: 60_000, endsAtRetirement: false } as const;
    const { moved } = run({ person: { superExtra: { concessional: 6_000, nonConcessional: 1_000 } }, income });
    expect(moved('superBeforeTax') + moved('superAfterTax')).toBe(0);
  });
});

describe('super paid in after tax', () => {
  it('moves from cash untaxed, up to the cap of 130,000 of a financial year (ITAA 1997 s 292-85)', () => {
    const { superAt, moved, position, timeline } = run({ person: { superExtra: { nonConcessional: 200_000 } } }, 2);
    // Seven months of 16,666.67 leave 13,333.31.
    expect(moved('superAfterTax', 7, 7)).toBeCloseTo(13_333.31, 6);
    expect(moved('superAfterTax', 8, 11)).toBe(0);
    expect(moved('superAfterTax', 0, 11)).toBe(130_000);
    expect(moved('superAfterTax', 12, 23)).toBe(130_000);
    expect(superAt(11)).toBeCloseTo(130_000 + 14_400 * 0.85, 6);
    expect(position?.taxableIncome).toBe(119_000);
    expect(timeline.superLimits).toEqual([{ person: 'p', kind: 'nonConcessional', why: 'cap', month: 7 }]);
  });

  it('is no more than the month leaves after tax and costs', () => {
    const of = (nonConcessional: number) => {
      const household = householdOf({ person: { superExtra: { nonConcessional } }, income: { annual: 60_000 } });
      const accounts = [{ id: 'cash', balance: 0 }];
      return runHousehold({ ...household, accounts, costs: [{ id: 'living', monthly: 4_000 }] }, { years: 1 });
    };
    const [none, wanted] = [of(0), of(60_000)];
    const cash = (timeline: typeof none) => balanceOf(timeline, { kind: 'cash', subject: 'cash' }, 11);
    const { superLimits, shortMonths } = wanted;
    expect(flowsOf(wanted, ['superAfterTax'], { first: 0, last: 11 }) / 100).toBeCloseTo(cash(none), 6);
    expect([cash(wanted), shortMonths]).toEqual([0, []]);
    expect(superLimits).toMatchObject([{ kind: 'nonConcessional', why: 'cash', month: 0 }]);
  });

  it('stops in the year that begins with the transfer balance cap of 2,100,000 (ITAA 1997 s 292-85)', () => {
    const person = { superBalance: 2_095_000, superExtra: { nonConcessional: 12_000 } };
    const { moved, timeline } = run({ person }, 2);
    expect(moved('superAfterTax', 0, 11)).toBe(12_000);
    expect(moved('superAfterTax', 12, 23)).toBe(0);
    expect(timeline.superLimits).toEqual([{ person: 'p', kind: 'nonConcessional', why: 'balance', month: 12 }]);
  });

  it('ends with the month of the 75th birthday', () => {
    const person = { born: '1951-08', superExtra: { concessional: 1_200, nonConcessional: 2_400 } };
    const { moved, timeline } = run({ person });
    expect(moved('superAfterTax')).toBe(400);
    expect(moved('superBeforeTax')).toBe(200);
    expect(timeline.superLimits).toMatchObject([
      { kind: 'concessional', why: 'age', month: 2 },
      { kind: 'nonConcessional', why: 'age', month: 2 },
    ]);
  });
});

it('a person’s super earns the points named over what is assumed', () => {
  const { superAt } = run({ person: { superBalance: 120_000, superAbovePct: 2 }, income: { annual: 0 } });
  // Twelve months of a twelfth of 2 %, to the cent each.
  expect(superAt(0)).toBe(120_200);
  expect(superAt(11)).toBeCloseTo(120_000 * (1 + 0.02 / 12) ** 12, 1);
});
