import * as z from 'zod/mini';
import { modellingMessages as texts } from '../modelling-messages.ts';

/** What a person can set of the futures of a portfolio: the draw, and each assumption of the engine under its own name. */
export const probabilityNames = [
  'seed',
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
 * The futures of a portfolio; only what was set is in it, the rest is the engine's. The engine has the limits of each, since a page
 * needs them only once the futures are opened. A link from before there were futures has none.
 */
export const probabilitySchema = z._default(settings, {});
export type ProbabilityScenario = z.infer<typeof probabilitySchema>;

export const openedProbabilitySchema = z.catch(probabilitySchema, {});
