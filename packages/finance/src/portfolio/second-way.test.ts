import { describe, expect, it } from 'vitest';
import { numbersFrom } from '../../second-way/decimals.ts';
import { drawPortfolio } from '../../second-way/draw-portfolio.ts';
import { portfolioSecondWay } from '../../second-way/portfolio.ts';
import { portfolioYears } from './portfolio-engine.ts';
import { type PortfolioInputs, portfolioPlan } from './portfolio-plan.ts';

/*
 * The yearly preset computed a second way, in exact decimals from the words of the lending specification, section D2
 * (second-way/), with its own loop, loans, tests and taxes.
 */
const draws = 2_000;

/** A hundredth of a cent: what forty years of doubles may lose, and no posting can hide in. */
const dollars = 1e-4;

/** Rows and names that differ, as text. */
function differences(inputs: PortfolioInputs): readonly string[] {
  const engine = portfolioYears(inputs);
  const second = portfolioSecondWay(portfolioPlan(inputs));
  expect(engine.acquiredYears).toEqual(second.acquired);
  expect(engine.warnings).toEqual(second.warned);
  expect(engine.rows.map(({ failing }) => failing)).toEqual(second.rows.map(({ failing }) => failing));
  expect(engine.rows).toHaveLength(inputs.years + 1);
  return engine.rows.flatMap((row, year) =>
    Object.entries(second.rows[year]?.figures ?? {}).flatMap(([name, exact]) => {
      const found = Number(Reflect.get(row, name));
      return exact.minus(found).abs().lte(dollars) ? [] : [`${name} of year ${year}: ${found}, exactly ${exact}`];
    }),
  );
}

describe(`on ${draws} drawn portfolios`, { timeout: 240_000 }, () => {
  it('every figure of every year agrees, and what was bought, warned of and held up by which tests', () => {
    const random = numbersFrom(20_261_125);
    const seen = new Set<string>();
    for (let draw = 0; draw < draws; draw += 1) {
      const inputs = drawPortfolio(random);
      expect(differences(inputs), JSON.stringify(inputs)).toEqual([]);
      const { rows, warnings, acquiredYears } = portfolioYears(inputs);
      for (const gate of rows.flatMap(({ failing }) => failing)) seen.add(gate);
      if (warnings.length > 0) seen.add('warned');
      if (rows.some(({ lossPool }) => lossPool > 0)) seen.add('pool');
      if (inputs.properties.some(({ id, acquired }) => acquired === null && (acquiredYears[id] ?? 0) > 0))
        seen.add('bought later');
    }
    expect([...seen].sort()).toEqual(['bought later', 'cash', 'equity', 'pool', 'serviceability', 'warned']);
  });
});
