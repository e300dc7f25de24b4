import * as z from 'zod/mini';
import { clientTaskSchema } from './client-tasks.ts';

/** What a client's record comes to today, dollars of the household's part. */
const clientHeadFiguresSchema = z.object({
  /** Null where the record holds neither an asset nor a loan. */
  netWorth: z.nullable(z.number()),
  /** Null without property. */
  propertyEquity: z.nullable(z.number()),
  /** Of property, percent; null without property. */
  lvrPercent: z.nullable(z.number()),
  /** Cash left a month over the next twelve. */
  leftOverMonthly: z.number(),
  /** What comes next, and when; null where nothing is known to come. */
  nextEvent: z.nullable(z.object({ when: z.string(), what: z.string() })),
});
export type ClientHeadFigures = z.infer<typeof clientHeadFiguresSchema>;

/** What an adviser's page of a client opens on. */
export const clientHeadSchema = z.object({
  /** The day in Sydney that they are of, ISO. */
  day: z.string(),
  /** Null where the record is empty. */
  figures: z.nullable(clientHeadFiguresSchema),
  /** The open task that is due first. */
  nextTask: z.nullable(clientTaskSchema),
  openTasks: z.number(),
  /** The newest note about the client, or the newest answer to or note on a lead of theirs. */
  lastContactAt: z.nullable(z.iso.datetime()),
});
export type ClientHead = z.infer<typeof clientHeadSchema>;
