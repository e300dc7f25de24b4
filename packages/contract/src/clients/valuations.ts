import * as z from 'zod/mini';
import { uuid } from '../base/fields.ts';

/** What an asset was recorded to be worth; dollars, 0 from the day it was removed. */
export const valuationSchema = z.object({
  assetId: uuid,
  /** The asset's description, or its type, as it was then. */
  assetLabel: z.string(),
  value: z.number(),
  /** The day in eastern Australia, YYYY-MM-DD. */
  date: z.string(),
  valuedAt: z.iso.datetime(),
});
export type RecordedValuation = z.infer<typeof valuationSchema>;

/** Oldest first: of each asset the last of every month of the last two years, and the one that held before. */
export const valuationListSchema = z.array(valuationSchema);
