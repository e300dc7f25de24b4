import * as z from 'zod/mini';

/** The kinds of upkeep whose failure advisers see. */
export const upkeepKinds = [
  'accounts',
  'asked-mails',
  'backup',
  'clock',
  'plan-figures',
  'retention',
  'seal-audit',
  'table-sizes',
  'trim-limits',
  'trim-kept-answers',
  'unused-images',
  'waiting-mails',
  'waiting-pictures',
] as const;
export type UpkeepKind = (typeof upkeepKinds)[number];

/** Upkeep that needs attention: its last run failed or is overdue. */
export const upkeepStateSchema = z.object({
  problems: z.array(
    z.object({
      kind: z.enum(upkeepKinds),
      problem: z.enum(['failed', 'overdue']),
      /** When it failed, or when it last succeeded; null when it never did. */
      since: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type UpkeepState = z.infer<typeof upkeepStateSchema>;
export type UpkeepProblem = UpkeepState['problems'][number];
