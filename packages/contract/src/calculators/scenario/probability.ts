import * as z from 'zod/mini';
import { modellingMessages as texts } from '../modelling-messages.ts';

/**
 * Inputs of a portfolio's simulation that a person can set: the seed, whether the draws are the ones fitted on history (1) or
 * independent (0, and where nothing is said, as in links made before there was a choice), and the engine's assumptions
 * under their names.
 */
export const probabilityNames = [
  'seed',
  'fitted',
  'growthVolatilityPct',
  'growthCorrelationPct',
  'rateVolatilityPct',
  'ratePersistencePct',
  'rentPct',
  'expensesPct',
  'rentGrowthPct',
  'rentVolatilityPct',
  'vacancyChancePct',
  'vacancyWeeks',
  'startingCash',
  'yearlyCash',
] as const;
export type ProbabilityName = (typeof probabilityNames)[number];

const settings = z.partialRecord(z.enum(probabilityNames), z.number(texts.notANumber));

/**
 * Inputs of a portfolio's simulation: only those that were set, the engine has the rest. The engine also has their
 * limits, which a page needs only once the simulation is opened. Links older than the simulation have none.
 */
export const probabilitySchema = z._default(settings, {});
export type ProbabilityScenario = z.infer<typeof probabilitySchema>;

export const openedProbabilitySchema = z.catch(probabilitySchema, {});
