import * as z from 'zod/mini';

/** A figure that leads a client's picture, as text, without the lines it is made of. */
export const firstFigureSchema = z.object({
  id: z.enum(['net-worth', 'property-equity', 'left-over', 'next-event']),
  name: z.string(),
  value: z.string(),
  note: z.string(),
  change: z.nullable(z.string()),
  isNegative: z.boolean(),
});
export type FirstFigure = z.infer<typeof firstFigureSchema>;

/** What leads a client's picture on a day in eastern Australia (YYYY-MM-DD); no figures of an empty record. */
export const firstFiguresSchema = z.object({ day: z.string(), figures: z.array(firstFigureSchema) });
export type FirstFigures = z.infer<typeof firstFiguresSchema>;
