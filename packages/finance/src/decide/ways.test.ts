import { describe, expect, test } from 'vitest';
import type { Household, HouseholdEvent } from '../household/household.ts';
import { runHousehold } from '../simulate/run.ts';
import { balanceSheet } from '../views/balance-sheet.ts';
import { exitYears } from './exit-years.ts';
import { holdOrSell } from './hold-or-sell.ts';
import { refinanceOrStay } from './refinance-or-stay.ts';
import { renovateOrNot } from './renovate-or-not.ts';
import { couple, stillHome, stillHousehold, stillLoan } from './sample-household.ts';

const years = 12;

function endOf(household: Household, ...events: readonly HouseholdEvent[]) {
  const timeline = runHousehold({ ...household, events: [...household.events, ...events] }, { years });
  const tax = timeline.years.map(({ people }) => people.reduce((sum, { charged }) => sum + charged, 0));
  return { worth: balanceSheet(timeline, timeline.months - 1).netWorth, tax, timeline };
}

describe('a home sold in each year', () => {
  const answer = exitYears(couple, { home: 'flat', years, costsPct: 2.5 });
  const kept = endOf(couple);

  test('each year is the plan run with that sale in June', () => {
    expect(answer.years).toHaveLength(years);
    for (const [place, row] of answer.years.entries()) {
      const month = `${2027 + place}-06`;
      const sold = endOf(couple, { id: 'x', do: 'sell', when: month, what: 'flat', costsPct: 2.5 });
      expect(row.month).toBe(month);
      expect(row.netWorthAtEnd).toBe(sold.worth);
      expect(row.againstKeeping).toBeCloseTo(sold.worth - kept.worth, 6);
      expect(row.taxOfSale).toBeCloseTo(((sold.tax[place] ?? 0) - (kept.tax[place] ?? 0)) / 100, 6);
      expect(row.note).toBeNull();
    }
    expect(answer.keptNetWorthAtEnd).toBe(kept.worth);
  });

  test('the best year has the highest net worth at the end, and the sentence names it', () => {
    const highest = Math.max(...answer.years.map(({ netWorthAtEnd: worth }) => worth ?? Number.NaN));
    expect(answer.best?.netWorthAtEnd).toBe(highest);
    expect(answer.sentence).toContain(`Highest in this plan: ${answer.best?.financialYear}`);
  });

  test('the best sale is shown by both laws: one month, each against keeping by the same law', () => {
    const { best, underBothLaws } = answer;
    expect(underBothLaws?.enacted).toBe(best);
    const month = best?.month ?? '';
    expect(underBothLaws?.withoutTheAct).toMatchObject({ law: 'without-the-act', month });
    const law = 'without-the-act';
    const sale: HouseholdEvent = { id: 'x', do: 'sell', when: month, what: 'flat', costsPct: 2.5 };
    const sold = runHousehold({ ...couple, events: [...couple.events, sale] }, { years, law });
    const worth = balanceSheet(sold, sold.months - 1).netWorth;
    const kept = runHousehold(couple, { years, law });
    expect(underBothLaws?.withoutTheAct.netWorthAtEnd).toBe(worth);
    expect(underBothLaws?.withoutTheAct.againstKeeping).toBeCloseTo(
      worth - balanceSheet(kept, kept.months - 1).netWorth,
      6,
    );
  });

  test('sales as entered are left out and named', () => {
    const sale = { id: 'planned', do: 'sell', when: '2030-01', what: 'flat' } as const;
    const planned = exitYears({ ...couple, events: [...couple.events, sale] }, { home: 'flat', years, costsPct: 2.5 });
    expect(planned).toEqual({ ...answer, leftOut: ['planned'] });
  });

  test('a home that was always lived in has no tax on its sale', () => {
    const { years: rows } = exitYears(couple, { home: 'home', years: 3, costsPct: 0 });
    expect(rows.map(({ taxOfSale }) => taxOfSale)).toEqual([0, 0, 0]);
  });

  test('a home without a known price says that its gain is not known', () => {
    const homes = couple.homes.map((home) => ({ ...home, price: null }));
    const [row] = exitYears({ ...couple, homes }, { home: 'flat', years: 1, costsPct: 0 }).years;
    expect(row?.note).toBe('The gain on its sale is not known, so no tax on it is counted.');
  });

  test('before it is bought it cannot be sold', () => {
    const { contract: _, price: __, ...home } = stillHome;
    const buy = { id: 'b', do: 'buy', when: '2040-01', home: { ...home, id: 'later' }, loan: { lvrPct: 80 } } as const;
    const { best, sentence } = exitYears(
      { ...stillHousehold, events: [buy] },
      { home: 'later', years: 2, costsPct: 0 },
    );
    expect(best).toBeNull();
    expect(sentence).toBe('It cannot be sold in this plan. It is not owned then, so there is nothing to sell.');
  });

  test('a home that is not there is refused', () => {
    expect(() => exitYears(couple, { home: 'no', years: 2, costsPct: 0 })).toThrow('events.what is no');
  });
});

describe('holding against selling', () => {
  // Nothing grows and a home lived in is not taxed, so that only growth of its own makes a difference.
  const household = { ...stillHousehold, homes: [stillHome] };
  const options = { home: 'house', month: '2027-03', costsPct: 0, years: 4 };

  test('without growth both ways are alike, and any growth turns it', () => {
    expect(holdOrSell(household, options)).toMatchObject({
      ...{ status: 'answered', difference: 0, breakEvenGrowthPct: 0 },
      sentence:
        'At the end of the plan selling in March 2027 leaves the same as holding. Holding leaves as much from 0 % growth a year on.',
    });
  });

  test('four years of 5 % growth are lost by selling in the first', () => {
    const growing = { ...household, homes: [{ ...stillHome, growthPct: 5 }] };
    // Sold in March 2027 after 8 steps of a year: 500,000 × (1 + 5 % × 8/12); held to June 2030, in the fourth year: after
    // three whole years and 11 steps.
    const early = 500_000 * (1 + (0.05 * 8) / 12);
    const late = 500_000 * 1.05 ** 3 * (1 + (0.05 * 11) / 12);
    expect(holdOrSell(growing, options).difference).toBeCloseTo(early - late, 1);
  });

  test('a month in which it is not owned cannot be answered', () => {
    const answer = holdOrSell(household, { ...options, month: '2040-01' });
    expect(answer).toMatchObject({ status: 'notPossible', sentence: 'Its month is not in the plan.' });
  });
});

describe('refinancing against staying', () => {
  const household = { ...stillHousehold, loans: [stillLoan] };
  const options = { loan: 'loan', month: '2026-09', ratePct: 5, interestOnlyMonths: 400, costs: 250, years: 2 };

  test('a point less on 120,000 saves 100 a month and pays 250 back in the third', () => {
    const answer = refinanceOrStay(household, options);
    // From October 2026 to June 2028: 21 months.
    expect(answer).toMatchObject({
      ...{ status: 'paysBack', costsPaidBack: '2026-12', repaymentDifference: -100 },
      ...{ interestDifference: -2_100, difference: 1_850 },
    });
    expect(answer.sentence).toBe(
      'The $250 of costs are paid back by interest saved by December 2026. Net worth at the end of the plan is $1,850 more than by staying.',
    );
  });

  test('costs beyond what is saved in the plan never come back', () => {
    const answer = refinanceOrStay(household, { ...options, costs: 2_200 });
    expect(answer).toMatchObject({ status: 'neverPaysBack', costsPaidBack: null, difference: -100 });
    expect(answer.sentence).toContain('are not paid back by interest saved in this plan');
  });

  test('a loan that is paid off cannot be refinanced', () => {
    const paid = { ...stillHousehold, loans: [{ ...stillLoan, balance: 0 }] };
    expect(refinanceOrStay(paid, options)).toMatchObject({
      ...{ status: 'notPossible', costsPaidBack: null, sentence: 'Nothing is owed on that loan then.' },
    });
  });
});

describe('renovating or not', () => {
  const household = { ...stillHousehold, homes: [stillHome] };
  const options = { home: 'house', month: '2026-10', cost: 4_000, addsValue: 5_000, years: 2 };

  test('4,000 that add 5,000 pay back at once and must add 4,000', () => {
    expect(renovateOrNot(household, options)).toMatchObject({
      ...{ status: 'paysBack', paidBack: '2026-10', difference: 1_000, mustAdd: 4_000 },
    });
  });

  test('4,000 that add 3,000 do not', () => {
    const answer = renovateOrNot(household, { ...options, addsValue: 3_000 });
    expect(answer).toMatchObject({ status: 'neverPaysBack', paidBack: null, difference: -1_000, mustAdd: 4_000 });
    expect(answer.sentence).toBe(
      'Net worth does not come back to what it is without it in this plan. At the end of the plan it is $1,000 less. It must add $4,000 to the value to leave as much.',
    );
  });

  test('a home that is not owned then cannot be renovated', () => {
    const sale = { id: 'sale', do: 'sell', when: '2026-08', what: 'house' } as const;
    expect(renovateOrNot({ ...household, events: [sale] }, options)).toMatchObject({
      ...{ status: 'notPossible', sentence: 'It is not owned then, so there is nothing to renovate.' },
    });
  });
});
