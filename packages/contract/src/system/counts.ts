import * as z from 'zod/mini';

const count = z.number();

/** Totals of the adviser's dashboard: people with the role CLIENT, properties, and leads by status. */
export const countsSchema = z.object({
  clients: count,
  properties: count,
  leads: z.object({ New: count, Contacted: count, Converted: count, Closed: count }),
});
export type Counts = z.infer<typeof countsSchema>;
