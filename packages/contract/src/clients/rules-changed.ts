import * as z from 'zod/mini';

/** The day on which the newest rule of law tables was read. */
export const lawDay = z.iso.date();
const figureValue = z.nullable(z.union([z.number(), z.string()]));

/** What newer law tables, another engine or both did to the figures of a plan, none of whose facts had changed. */
const rulesChangedSchema = z.object({
  /** Of the older and the newer tables; the same where the engine alone is another. */
  from: lawDay,
  to: lawDay,
  /** The engine's version now, where another worked the figures out before. */
  engine: z.optional(z.string()),
  /** Of the first person at the net worth. */
  age: z.number(),
  /** Those that differ: today’s dollars without cents, months as `YYYY-MM`, null for a month that does not come. */
  figures: z.array(
    z.object({
      figure: z.enum(['netWorth', 'nextPurchase', 'lowestCash', 'moneyGone']),
      before: figureValue,
      now: figureValue,
    }),
  ),
});
export type RulesChanged = z.infer<typeof rulesChangedSchema>;

/** Null where nothing differs, or somebody has seen it. */
export const rulesChanged = z.nullable(rulesChangedSchema);

/** Which notice somebody has seen. */
export const rulesSeen = z.strictObject({ to: lawDay, engine: z.optional(z.string().check(z.maxLength(40))) });
