import { newProjectionProperty, simulatorProperties } from '@freehold/finance';
import * as z from 'zod/mini';
import { equityScenarioDefaults, equityScenarioSchema, openedEquitySchema } from './equity.ts';
import { gearingScenarioDefaults, gearingScenarioSchema, openedGearingSchema } from './gearing.ts';
import { openedOutlookSchema, outlookDefaults, outlookSchema } from './outlook.ts';
import { openedProbabilitySchema, probabilitySchema } from './probability.ts';
import { openedProjectionSchema, projectionScenario, projectionScenarioSchema } from './projection.ts';

/** Everything that is set on the modelling dashboard, one part for each tool and one that they share. */
export const modellingScenarioSchema = z.object({
  outlook: outlookSchema,
  equity: equityScenarioSchema,
  portfolio: projectionScenarioSchema,
  simulator: projectionScenarioSchema,
  gearing: gearingScenarioSchema,
  probability: probabilitySchema,
});
export type ModellingScenario = z.infer<typeof modellingScenarioSchema>;

/** What the dashboard starts with: one property in the panel, three in the simulator (decision O-01). */
export const modellingDefaults: ModellingScenario = {
  outlook: outlookDefaults,
  equity: equityScenarioDefaults,
  portfolio: projectionScenario([newProjectionProperty]),
  simulator: projectionScenario(simulatorProperties.map(({ id: _, ...property }) => property)),
  gearing: gearingScenarioDefaults,
  probability: {},
};

/** The dashboard in a link; what cannot be read is what it starts with. */
export const openedModellingSchema = z.object({
  outlook: z.catch(openedOutlookSchema, outlookDefaults),
  equity: z.catch(openedEquitySchema, equityScenarioDefaults),
  portfolio: z.catch(openedProjectionSchema(modellingDefaults.portfolio), modellingDefaults.portfolio),
  simulator: z.catch(openedProjectionSchema(modellingDefaults.simulator), modellingDefaults.simulator),
  gearing: z.catch(openedGearingSchema, gearingScenarioDefaults),
  probability: openedProbabilitySchema,
});
