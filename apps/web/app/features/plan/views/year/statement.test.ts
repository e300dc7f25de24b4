import { type PlanYearView, planView } from '@freehold/domain';
import { fixture } from '@freehold/plan/fixtures';
import { describe, expect, it } from 'vitest';
import { differenceText, roundingOf, type Statement, statementOf, statementTable } from './statement.ts';

function yearsOf(name: 'typical' | 'large', option: string | null = null): readonly PlanYearView[] {
  const view = planView(fixture(name), option);
  if (view.status === 'refused') throw new Error(view.says);
  return view.years;
}
const typical = yearsOf('typical');
const withOption = yearsOf('typical', 'c');

function sumOf({ opening, groups, inflation }: Statement, column: 'shown' | 'plan'): number {
  const lines = [opening, ...groups.flatMap((group) => group.lines), ...(inflation === null ? [] : [inflation])];
  return lines.reduce((sum, line) => sum + (line[column] ?? Number.NaN), 0);
}

describe('the statement of a year', () => {
  it.each([
    ['typical', typical],
    ['large', yearsOf('large')],
  ] as const)('of %s leads in each of 40 years from opening to closing, in both kinds of dollars', (_, years) => {
    expect(years).toHaveLength(40);
    for (const year of years) {
      for (const dollars of ['today', 'year'] as const) {
        const statement = statementOf({ year, beside: null, dollars });
        expect(sumOf(statement, 'shown')).toBeCloseTo(statement.closing.shown, 2);
        expect(statement.groups.flatMap(({ lines }) => lines)).toHaveLength(year.lines.length);
      }
    }
  });

  it('has in each group the sum of its lines', () => {
    for (const year of typical) {
      for (const { lines, shown } of statementOf({ year, beside: null, dollars: 'year' }).groups) {
        expect(shown).toBeCloseTo(
          lines.reduce((sum, line) => sum + line.shown, 0),
          6,
        );
      }
    }
  });

  it('has the plan beside an option, each adding up by itself, with every line of either', () => {
    for (const [place, year] of withOption.entries()) {
      const beside = typical[place];
      if (beside === undefined) throw new Error('The plan is shorter than its option');
      const statement = statementOf({ year, beside, dollars: 'today' });
      expect(sumOf(statement, 'shown')).toBeCloseTo(year.closing.today, 2);
      expect(sumOf(statement, 'plan')).toBeCloseTo(beside.closing.today, 2);
    }
  });

  it('has inflation as a line in today’s dollars alone', () => {
    const [, year] = typical;
    if (year === undefined) throw new Error('The plan has no second year');
    expect(statementOf({ year, beside: null, dollars: 'year' }).inflation).toBeNull();
    expect(statementOf({ year, beside: null, dollars: 'today' }).inflation?.shown).toBeLessThan(0);
  });

  it('says by how much the lines as shown miss the closing as shown', () => {
    const line = { name: 'opening', label: '', plan: null };
    const opening = { ...line, shown: 10.5 };
    const group = {
      ...line,
      shown: 1,
      lines: [
        { ...line, shown: 0.5 },
        { ...line, shown: 0.5 },
      ],
    };
    const blank = { leftOver: opening, opening, inflation: null, balances: [] };
    expect(roundingOf({ ...blank, groups: [group], closing: { ...line, shown: 11.5 } })).toBe(1);
    expect(roundingOf({ ...blank, groups: [], closing: opening })).toBe(0);
  });

  it('says a difference with sign and word, as paid where money goes out', () => {
    expect(differenceText({ name: 'salaries', shown: 12_000, plan: 10_000 })).toBe('+$2,000 more');
    expect(differenceText({ name: 'salaries', shown: 8_000, plan: 10_000 })).toBe('−$2,000 less');
    expect(differenceText({ name: 'tax', shown: -12_000, plan: -10_000 })).toBe('−$2,000 more paid');
    expect(differenceText({ name: 'dealCosts', shown: 0, plan: -10_000 })).toBe('+$10,000 less paid');
    expect(differenceText({ name: 'inflation', shown: -9_000, plan: -10_000 })).toBe('+$1,000 less lost');
    expect(differenceText({ name: 'taxDue', shown: -9_000, plan: -8_000 })).toBe('−$1,000 less');
    expect(differenceText({ name: 'salaries', shown: 10_000.2, plan: 10_000 })).toBe('same');
  });

  it('is saved with the amounts that are on screen and their differences', () => {
    const [year, beside] = [withOption[30], typical[30]];
    if (year === undefined || beside === undefined) throw new Error('The plan has no year 30');
    const statement = statementOf({ year, beside, dollars: 'year' });
    const { columns, rows } = statementTable(statement, 'Retire at 58');
    expect(columns.map(({ label }) => label)).toEqual(['Line', 'Your plan', 'Retire at 58', 'Difference']);
    const closing = rows.find(({ line }) => line === 'Net worth after');
    expect(closing).toMatchObject({ shown: year.closing.ofYear, plan: beside.closing.ofYear });
    expect(closing?.difference).toBeCloseTo(year.closing.ofYear - beside.closing.ofYear, 6);
  });
});
