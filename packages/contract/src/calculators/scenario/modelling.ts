import { newProjectionProperty, simulatorProperties, variableLoanRates } from '@freehold/finance';
import * as z from 'zod/mini';
import { equityScenarioDefaults, equityScenarioSchema, equityStart, openedEquitySchema } from './equity.ts';
import { gearingScenarioDefaults, gearingScenarioSchema, gearingStart, openedGearingSchema } from './gearing.ts';
import { openedOutlookSchema, outlookDefaults, outlookSchema } from './outlook.ts';
import { openedProbabilitySchema, probabilitySchema } from './probability.ts';
import { openedProjectionSchema, projectionScenario, projectionScenarioSchema } from './projection.ts';

/** All inputs of the modelling dashboard: one part for each tool, and one that they share. */
export const modellingScenarioSchema = z.object({
  outlook: outlookSchema,
  equity: equityScenarioSchema,
  portfolio: projectionScenarioSchema,
  simulator: projectionScenarioSchema,
  gearing: gearingScenarioSchema,
  probability: probabilitySchema,
});
export type ModellingScenario = z.infer<typeof modellingScenarioSchema>;

/** The specification's example of the dashboard: one property in the panel, three in the simulator (decision O-01). */
export const modellingDefaults: ModellingScenario = {
  outlook: outlookDefaults,
  equity: equityScenarioDefaults,
  portfolio: projectionScenario([newProjectionProperty]),
  simulator: projectionScenario(simulatorProperties.map(({ id: _, ...property }) => property)),
  gearing: gearingScenarioDefaults,
  probability: {},
};

const { investor } = variableLoanRates.value;

/** Initial values: the example, at today's rates (decision Y-08), its futures drawn as fitted on history. */
export const modellingStart: ModellingScenario = {
  ...modellingDefaults,
  equity: equityStart,
  portfolio: { ...modellingDefaults.portfolio, interestRate: investor },
  simulator: { ...modellingDefaults.simulator, interestRate: investor },
  gearing: gearingStart,
  probability: { fitted: 1 },
};

/** The dashboard in a link; unreadable fields have their initial values. */
export const openedModellingSchema = z.object({
  outlook: z.catch(openedOutlookSchema, outlookDefaults),
  equity: z.catch(openedEquitySchema, equityStart),
  portfolio: z.catch(openedProjectionSchema(modellingStart.portfolio), modellingStart.portfolio),
  simulator: z.catch(openedProjectionSchema(modellingStart.simulator), modellingStart.simulator),
  gearing: z.catch(openedGearingSchema, gearingStart),
  probability: openedProbabilitySchema,
});
