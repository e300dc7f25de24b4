import * as z from 'zod/mini';
import { leadKinds } from './lead-kinds.ts';
import { deskDay } from './leads.ts';
import { lostReasons } from './stages.ts';

/** Sources of the report; the leads of all others are one more row. */
export const mostSources = 50;

/** Reasons of the report: those advisers choose, and a lead that its person took back. */
export const reportedReasons = [...lostReasons, 'Agreement withdrawn'] as const;
export type ReportedReason = (typeof reportedReasons)[number];

const count = z.number();

const conversionFields = {
  /** Leads received in the period; all other figures are about these, as they are today. */
  enquiries: count,
  /** Those that have left New at least once, whatever they are now. */
  responded: count,
  /** Those that became a client, however the deal went on. */
  converted: count,
  settled: count,
  /** Deals lost, and leads closed without becoming a client. */
  lost: count,
  /** Neither settled nor lost. */
  open: count,
  /** Median hours from receipt to first response, of those that had one. */
  medianResponseHours: z.nullable(z.number()),
  /** Sum of the known loan amounts of settled deals, dollars. */
  settledAmount: z.number(),
  /** Settled deals without a loan amount. */
  settledWithoutAmount: count,
  /** Why deals were lost, most frequent first; null is no reason recorded. */
  lostReasons: z.array(z.object({ reason: z.nullable(z.enum(reportedReasons)), count })),
};

const conversionSchema = z.object(conversionFields);
export type Conversion = z.infer<typeof conversionSchema>;

const conversionSourceSchema = z.object({
  /** The form; null for the row of all other sources. */
  kind: z.nullable(z.enum(leadKinds)),
  /** The page the form stood on; null where none was recorded. */
  page: z.nullable(z.string()),
  ...conversionFields,
});
export type ConversionSource = z.infer<typeof conversionSourceSchema>;

/** What became of the leads received in a period, in all and by source, most enquiries first. */
export const conversionReportSchema = z.object({ total: conversionSchema, sources: z.array(conversionSourceSchema) });
export type ConversionReport = z.infer<typeof conversionReportSchema>;

/** Dates received in Sydney, both inclusive; without them all leads that are kept. */
export const conversionQuerySchema = z.strictObject({ from: z.optional(deskDay), to: z.optional(deskDay) });
export type ConversionQuery = z.infer<typeof conversionQuerySchema>;
