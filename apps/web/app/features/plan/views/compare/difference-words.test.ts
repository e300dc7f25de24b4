import type { PlanFigures } from '@freehold/domain';
import { describe, expect, it } from 'vitest';
import {
  type Difference,
  differenceAmount,
  differenceText,
  effectText,
  figureText,
  type MeasureId,
  measureIds,
  measureLabel,
  spokenDifference,
} from './difference-words.ts';

const figures: PlanFigures = {
  netWorth: { ofYear: 4_000_000, today: 2_910_000.4, age: 60, month: '2048-06' },
  nextPurchase: { id: 'buy', month: '2031-03', failing: [] },
  lowestCash: { ofYear: 4_300, today: 4_100, month: '2029-05', monthToday: '2029-05' },
  moneyGone: null,
  typical: 0,
  taxPaid: { ofYear: 900_000, today: 600_000 },
  debtFree: '2050-01',
  yearEnds: [],
};
const at = (today: number): PlanFigures => ({ ...figures, netWorth: { ...figures.netWorth, today } });
const beside = (measure: MeasureId, more: Partial<PlanFigures>): Difference => {
  return { measure, from: figures, to: { ...figures, ...more }, dollars: 'today' };
};
const worth = (today: number): Difference => ({ measure: 'netWorth', from: figures, to: at(today), dollars: 'today' });

describe('a difference in words', () => {
  it('has a sign and a word, to the dollar in the table and to $1,000 in a sentence', () => {
    expect(differenceText(worth(2_789_600))).toBe('−$120,400 (less)');
    expect(spokenDifference(worth(2_789_600))).toBe('−$120,000 (less)');
    expect(differenceText(worth(2_916_100))).toBe('+$6,100 (more)');
    expect(spokenDifference(worth(2_916_100))).toBe('+$6,100 (more)');
  });

  it('is about the same below $1,000 and 0.1% together, but not for an effect that adds up', () => {
    expect(differenceText(worth(2_910_999))).toBe('about the same');
    expect(spokenDifference(worth(2_910_999))).toBe('about the same');
    expect(effectText(worth(2_910_999))).toBe('+$999 (more)');
    expect(differenceText(worth(2_911_000))).toBe('+$1,000 (more)');
    const cash = beside('lowestCash', { lowestCash: { ...figures.lowestCash, today: 4_600 } });
    expect(differenceText(cash)).toBe('+$500 (more)');
  });

  it('is the same, and without effect, where the dollars shown are the same', () => {
    expect(differenceText(worth(2_910_000.1))).toBe('same');
    expect(spokenDifference(worth(2_910_000.1))).toBe('the same');
    expect(effectText(worth(2_910_000.1))).toBe('no effect');
    for (const measure of measureIds) expect(differenceText(beside(measure, {})), measure).toBe('same');
  });

  it('counts months, later and earlier', () => {
    expect(differenceText(beside('nextPurchase', { nextPurchase: { id: 'buy', month: '2033-03', failing: [] } }))).toBe(
      '2 years later',
    );
    expect(differenceText(beside('debtFree', { debtFree: '2049-12' }))).toBe('1 month earlier');
  });

  it('says what comes in one plan alone', () => {
    const never = { id: 'buy', month: null, blockedBy: null };
    expect(differenceText(beside('nextPurchase', { nextPurchase: never }))).toBe('not in this plan');
    const bought = beside('nextPurchase', { nextPurchase: never });
    expect(differenceText({ ...bought, from: bought.to, to: bought.from })).toBe('now March 2031');
    expect(differenceText(beside('moneyLasts', { moneyGone: '2060-03' }))).toBe('earlier: until March 2060');
    const gone = beside('moneyLasts', { moneyGone: '2060-03' });
    expect(differenceText({ ...gone, from: gone.to, to: gone.from })).toBe('later: to the end of the plan');
    expect(differenceText(beside('debtFree', { debtFree: null }))).toBe('later: not in this plan');
    expect(differenceAmount(gone)).toBeNull();
  });

  it('takes the dollars that are asked for', () => {
    const paid = { ...beside('taxPaid', { taxPaid: { ofYear: 1_000_000, today: 600_000 } }) };
    expect(differenceText(paid)).toBe('same');
    expect(differenceText({ ...paid, dollars: 'year' })).toBe('+$100,000 (more)');
  });

  it('adds up as shown: effects rounded one by one come to the difference of the rounded figures', () => {
    const steps = [at(100.4), at(200.5), at(300.6), at(99.5)];
    const between = (from: PlanFigures | undefined, to: PlanFigures | undefined) =>
      differenceAmount({ measure: 'netWorth', from: from ?? figures, to: to ?? figures, dollars: 'today' }) ??
      Number.NaN;
    const effects = steps.slice(1).map((step, place) => between(steps[place], step));
    expect(effects.reduce((sum, amount) => sum + amount, 0)).toBe(between(steps[0], steps[3]));
  });

  it('never says better or worse', () => {
    const changes = [at(1), at(9_000_000), { ...figures, moneyGone: '2050-01' as const, debtFree: null }];
    for (const to of changes) {
      for (const measure of measureIds) {
        expect(differenceText({ measure, from: figures, to, dollars: 'today' })).not.toMatch(/better|worse|best/i);
      }
    }
  });
});

describe('a figure in words', () => {
  it('is dollars, a month, or why there is none, under its name', () => {
    expect(
      measureIds.map((measure) => [measureLabel(measure, figures), figureText(measure, figures, 'today')]),
    ).toEqual([
      ['Net worth at 60', '$2,910,000'],
      ['Money lasts', 'To the end of the plan'],
      ['Next purchase', 'March 2031'],
      ['Least cash', '$4,100'],
      ['Tax paid', '$600,000'],
      ['Loans paid off', 'January 2050'],
    ]);
  });
});
