import {
  type CalculationLead,
  type CalculationLeadReply,
  type LeadListItem,
  toolFacts,
  toolNames,
} from '@freehold/contract';
import { answerCalculation } from '@freehold/domain';
import * as z from 'zod';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { sentPlan } from '../../reports/sent-plan.ts';
import { type IncomingLead, type Sent, storeLead } from './intake.ts';
import type { LeadRow } from './queries/list.ts';

/**
 * A lead's stored calculation of a tool: the inputs as the tool's schema took them on arrival, and the figures seen and
 * recomputed, dollars.
 */
export const storedCalculationSchema = z.object({
  inputs: z.object({ tool: z.enum(toolNames), inputs: z.record(z.string(), z.unknown()) }),
  claimed: z.object({ figure: z.number() }),
  computed: z.object({ figure: z.number(), rules: z.array(z.string()) }),
});
type StoredCalculation = z.infer<typeof storedCalculationSchema>;

/** What a stored lead of a calculation is about, figures in dollars. Throws ZodError for a row of another kind. */
export function presentCalculation(
  row: Pick<LeadRow, 'inputs' | 'claimed' | 'computed'>,
): NonNullable<LeadListItem['calculation']> {
  const { inputs, claimed, computed } = storedCalculationSchema.parse(row);
  return { ...inputs, claimedFigure: claimed.figure, computedFigure: computed.figure };
}

/**
 * Stores a lead of a tool's calculation with its recomputed figure and queues its report, in the given transaction.
 * Returns the lead's id and the figure, dollars to the cent. Throws as `sentPlan` does for a plan that is none.
 */
export async function submitCalculationLead(
  deps: Deps,
  tx: Tx,
  { input, hasKey }: Sent<CalculationLead>,
): Promise<CalculationLeadReply> {
  const { id, computed } = await storeLead(deps, tx, { incoming: incomingCalculationLead(input), hasKey });
  return { id, figure: storedCalculationSchema.shape.computed.parse(computed).figure };
}

function incomingCalculationLead(input: CalculationLead): IncomingLead & StoredCalculation {
  const { firstName, lastName, email, phone, calculation } = input;
  const { figure, rules } = answerCalculation(calculation);
  return {
    kind: 'calculation',
    person: { firstName, lastName, email, phone },
    inputs: calculation,
    claimed: { figure: input.figure },
    computed: { figure: figure.amount, rules: rules.map((rule) => rule.id) },
    consent: { ...input, isTicked: input.privacyPolicy === true, purposes: ['report', 'contact'] },
    ...(input.plan !== undefined && { plan: sentPlan(input.plan) }),
    mailSubject: `Your ${toolFacts[calculation.tool].name} report`,
  };
}
