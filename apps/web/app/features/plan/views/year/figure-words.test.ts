import { explainYearLine, planView, runPlan } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { exactMoney } from '#app/lib/exact-amount.ts';
import { basisRows, figureRows, figureSentence, recordsOf } from './figure-words.ts';
import { figureName, statementOf } from './statement.ts';

const typical = fixture('typical');
const run = runPlan(typical);
const view = planView(typical, null);

function working(line: string) {
  const found = run.status === 'run' ? explainYearLine(typical, run, line) : null;
  if (found === null) throw new Error(`Nothing is called ${line}`);
  return found;
}

describe('the working of a figure', () => {
  it.each(['today', 'year'] as const)(
    'ends to the cent with every figure of a statement in %s’s dollars',
    (dollars) => {
      const years = view.status === 'run' ? view.years : [];
      for (const year of [years[0], years[4], years.at(-1)]) {
        if (year === undefined) throw new Error('The plan has no such year');
        const { leftOver, groups, closing, balances } = statementOf({ year, beside: null, dollars });
        for (const line of [leftOver, ...groups.flatMap((group) => group.lines), closing, ...balances]) {
          const name = figureName(line);
          if (name === null) continue;
          const rows = figureRows(working(`fy${year.ends}/${name}`), dollars);
          expect(rows.at(-1)?.amount, line.label).toBe(exactMoney(line.shown));
        }
      }
    },
  );

  it('has rows to the cent that add up to the sum below them', () => {
    const rows = figureRows(working('fy2031/tax'), 'year');
    const amounts = rows.map(({ amount }) => Number(amount.replace('−', '-').replace(/[$,]/g, '')));
    const sum = amounts.slice(0, -1).reduce((total, amount) => total + Math.round(amount * 100), 0);
    expect(rows.length).toBeGreaterThan(3);
    expect(sum).toBe(Math.round((amounts.at(-1) ?? 0) * 100));
  });

  it('shows inflation with the decimals that bring a reader’s division to the cent', () => {
    const dollars = (text: string) => Number(text.replace('−', '-').replace(/[$,]/g, ''));
    for (const line of ['fy2027/tax', 'fy2031/tax', 'fy2046/netWorth', 'fy2066/netWorth']) {
      const last = figureRows(working(line), 'today').at(-1);
      const [sum = '', factor = ''] = (last?.formula ?? '').split(', inflation')[0]?.split(' ÷ ') ?? [];
      expect(Math.round((dollars(sum) / Number(factor)) * 100), line).toBe(
        Math.round(dollars(last?.amount ?? '') * 100),
      );
    }
    expect(
      figureRows({ ...working('fy2031/tax'), ofYear: -30_647.99, today: -30_647.99 / 1.025 }, 'today').at(-1),
    ).toMatchObject({
      formula: '−$30,647.99 ÷ 1.025, inflation from the plan’s start to the middle of the year',
      amount: '−$29,900.48',
    });
  });

  it('names the rule, its source, and that it is kept from an earlier year', () => {
    const rules = figureRows(working('fy2031/tax'), 'year').map(({ rule }) => rule);
    expect(rules).toContainEqual(expect.stringMatching(/Medicare levy.*kept as it is.*Source: .+\./));
    expect(basisRows(working('fy2031/tax')).length).toBeGreaterThan(1);
  });

  it('says both kinds of dollars, that on screen first, and which records it is from', () => {
    const tax = working('fy2031/tax');
    const both = [exactMoney(tax.today), exactMoney(tax.ofYear)];
    expect(figureSentence(tax, 'today')).toBe(`${both[0]} in today’s dollars, ${both[1]} in dollars of that year.`);
    expect(figureSentence(tax, 'year')).toBe(`${both[1]} in dollars of that year, ${both[0]} in today’s dollars.`);
    expect(recordsOf(tax)).toEqual(expect.arrayContaining(['people/a', 'people/b']));
  });
});
