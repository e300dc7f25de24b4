import * as z from 'zod/mini';

/** A plan as the browser has it: the server reads it with the plan package, which the contract does not know. */
export const planDocumentSchema = z.record(z.string(), z.unknown());
export type PlanDocument = z.infer<typeof planDocumentSchema>;

/** Largest body of a request that is about a plan, bytes: the 64 kB of a plan and 1 kB around it. */
export const largestPlanBody = 65 * 1_024;
