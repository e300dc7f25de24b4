import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../../second-way/decimals.ts';
import { drawPortfolio } from '../../second-way/draw-portfolio.ts';
import type { Posting } from '../ledger/books.ts';
import { simulate } from '../simulate/simulate.ts';
import { startRun } from '../simulate/start-run.ts';
import { householdOf } from './plan-household.ts';
import { portfolioYears } from './portfolio-engine.ts';
import { type PortfolioInputs, portfolioPlan } from './portfolio-plan.ts';
import { yearlyPreset } from './yearly-preset.ts';

const draws = 60;

/** What doubles lose over a run, cents; every posting is larger. */
const lost = 1e-4;

/** A portfolio run on its books, with every posting. */
function booked(inputs: PortfolioInputs) {
  const plan = portfolioPlan(inputs);
  const journal: Posting[] = [];
  const observer = (posting: Posting) => void journal.push(posting);
  const run = startRun(householdOf(plan), { years: plan.years, observer }, yearlyPreset(plan, []));
  return { journal, names: run.books.names, ...simulate(run) };
}

describe(`the books of ${draws} drawn portfolios`, () => {
  const random = numbersFrom(20_261_126);
  const portfolios = Array.from({ length: draws }, () => drawPortfolio(random));

  it('have two sides to every posting: all balances, the world’s included, sum to nothing each year', () => {
    for (const inputs of portfolios) {
      const { names, opening, balances } = booked(inputs);
      const years = [
        opening,
        ...Array.from({ length: inputs.years }, (_, year) => balances.subarray(year * names.length)),
      ];
      for (const held of years) {
        const sum = names.reduce((total, _, place) => total + (held[place] ?? 0), 0);
        expect(Math.abs(sum)).toBeLessThan(lost);
      }
    }
  });

  it('hold in cash what the journal paid in and out, and the row says the same', () => {
    for (const inputs of portfolios) {
      const { journal } = booked(inputs);
      for (const { year, cash } of portfolioYears(inputs).rows) {
        const sum = journal.reduce((total, { month, from, to, cents }) => {
          if (month > 12 * year - 1) return total;
          return total + (to.kind === 'cash' ? cents : 0) - (from.kind === 'cash' ? cents : 0);
        }, 0);
        expect(Math.abs(sum - cash * 100)).toBeLessThan(lost);
      }
    }
  });

  it('hear nothing of the year that a test tries: no property is bought twice', () => {
    for (const inputs of portfolios) {
      const bought = booked(inputs).journal.filter(({ kind }) => kind === 'purchase');
      expect(new Set(bought.map(({ subject }) => subject)).size).toBe(bought.length);
      const { acquiredYears } = portfolioYears(inputs);
      const years = bought.map(({ subject, month }) => [subject, (month + 1) / 12]);
      const made = Object.entries(acquiredYears).filter(([, year]) => year !== null);
      expect(years.sort()).toEqual(made.sort());
    }
  });
});
