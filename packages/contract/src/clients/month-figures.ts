import * as z from 'zod/mini';

/** What a client's record came to at its last change in a month; dollars of the household's part. */
export const monthFiguresSchema = z.object({
  /** Month in eastern Australia, YYYY-MM. */
  month: z.string(),
  netWorth: z.number(),
  propertyEquity: z.number(),
  leftOverMonthly: z.number(),
});
export type MonthFigures = z.infer<typeof monthFiguresSchema>;
