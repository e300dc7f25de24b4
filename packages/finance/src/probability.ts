// A separate entry point, so that only pages with simulations load it.
export { type ChanceAssumptions, chanceAssumptions, chanceLimits } from './probability/chance-assumptions.ts';
export { explainPortfolioChances } from './probability/explain-portfolio-chances.ts';
export {
  type PortfolioChances,
  type PortfolioSimulation,
  portfolioChances,
  portfolioSimulation,
  type RunningOut,
  type SimulationInputs,
} from './probability/portfolio-simulation.ts';
export type { Band, CashCause, EquityCause } from './probability/simulation-record.ts';
export { largestSeed } from './probability/xoshiro.ts';
export { simulatedPaths, startingSeed } from './rules/probability.ts';
