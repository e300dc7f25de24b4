import { type PortfolioChances, portfolioChances, type SimulationInputs } from '@freehold/finance/probability';
import { describe, expect, it } from 'vitest';
import { type ChanceNews, chanceRunner } from './chance-run.ts';

const inputs: SimulationInputs = {
  properties: [{ id: 'Property 1', propertyValue: 500_000, growthRate: 'medium', acquired: null }],
  years: 30,
  seed: 2026,
};

/** A runner that pauses before each step until called. */
function heldRunner() {
  const news: ChanceNews[] = [];
  const steps: (() => void)[] = [];
  const runner = chanceRunner(
    (each) => news.push(each),
    (step) => steps.push(step),
  );
  const paths = () => news.map((each) => (each.kind === 'figures' ? each.chances.paths : each.kind));
  return { ...runner, news, paths, goOn: () => steps.shift()?.() };
}

describe('a run of futures', () => {
  it('shows a first band early and ends on all of them', () => {
    const runner = heldRunner();
    runner.take({ kind: 'run', run: 1, inputs });
    expect(runner.paths()).toEqual([1_000]);
    runner.goOn();
    runner.goOn();
    expect(runner.paths()).toEqual([1_000, 4_000, 10_000]);
    expect(runner.goOn()).toBeUndefined();
    const last = runner.news.at(-1);
    const whole: PortfolioChances = portfolioChances(inputs);
    expect(last).toEqual({ kind: 'figures', run: 1, chances: whole });
  });

  it('says no more once it is stopped', () => {
    const runner = heldRunner();
    runner.take({ kind: 'run', run: 1, inputs });
    runner.take({ kind: 'stop' });
    runner.goOn();
    expect(runner.paths()).toEqual([1_000]);
  });

  it('gives way to a newer one', () => {
    const runner = heldRunner();
    runner.take({ kind: 'run', run: 1, inputs });
    runner.take({ kind: 'run', run: 2, inputs: { ...inputs, seed: 1 } });
    runner.goOn();
    runner.goOn();
    runner.goOn();
    expect(runner.news.map(({ run }) => run)).toEqual([1, 2, 2, 2]);
  });

  it('says that it failed for inputs the engine refuses', () => {
    const runner = heldRunner();
    runner.take({ kind: 'run', run: 3, inputs: { ...inputs, seed: -1 } });
    expect(runner.news).toEqual([{ kind: 'failed', run: 3 }]);
  });
});
