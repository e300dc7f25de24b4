// A separate entry point, so that only pages with simulations load it.
export {
  type ChanceAssumptions,
  chanceAssumptions,
  chanceLimits,
  independentOnly,
} from './probability/chance-assumptions.ts';
export { explainPortfolioChances } from './probability/explain-portfolio-chances.ts';
export {
  fillJointPaths,
  type JointPaths,
  type JointPlan,
  jointPaths,
  type Volatility,
} from './probability/joint-paths.ts';
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
export { jointChancesSentence, jointShocks, loanRateFloor } from './rules/joint-chances.ts';
export { simulatedPaths, startingSeed } from './rules/probability.ts';
