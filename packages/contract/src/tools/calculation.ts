import * as z from 'zod/mini';
import { borrowingPowerSchema } from './borrowing-power.ts';
import { buyingCostsSchema } from './buying-costs.ts';
import { capitalGainsSchema } from './capital-gains.ts';
import { investmentPropertySchema } from './investment-property.ts';
import { landTaxSchema } from './land-tax.ts';
import { loanPlannerSchema } from './loan-planner.ts';

/** A tool and the inputs of one calculation of it. */
export const calculationSchema = z.discriminatedUnion('tool', [
  z.strictObject({ tool: z.literal('land-tax'), inputs: landTaxSchema }),
  z.strictObject({ tool: z.literal('capital-gains'), inputs: capitalGainsSchema }),
  z.strictObject({ tool: z.literal('buying-costs'), inputs: buyingCostsSchema }),
  z.strictObject({ tool: z.literal('borrowing-power'), inputs: borrowingPowerSchema }),
  z.strictObject({ tool: z.literal('loan-planner'), inputs: loanPlannerSchema }),
  z.strictObject({ tool: z.literal('investment-property'), inputs: investmentPropertySchema }),
]);
export type Calculation = z.infer<typeof calculationSchema>;
