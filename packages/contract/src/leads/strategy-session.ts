import * as z from 'zod/mini';
import { text, uuid } from '../base/fields.ts';
import { leadNoticeFields } from '../base/lead-consent.ts';
import { planDocumentSchema } from '../base/plan-document.ts';
import { borrowingContactSchema } from './borrowing-lead.ts';

/** Text of the strategy-session form that the specification does not hold. */
export const strategySessionMessages = { consentRequired: 'You must agree to be contacted' } as const;

/** What the box of a form says by which somebody agrees to be contacted; `other` where it is not known which form it was. */
export const contactBoxes = {
  plan: 'I agree to be contacted about my plan',
  session: 'I agree to be contacted about a strategy session',
  other: 'I agree to be contacted',
} as const;

/** What the box says that goes with the plan. */
export const sendPlanBox = 'Send my plan too';

/** The strategy-session form: the borrowing contact rules, a message, and a consent that is never ticked beforehand. */
export const strategySessionFormSchema = z.extend(borrowingContactSchema, {
  message: text(2_000),
  consent: z.literal(true, strategySessionMessages.consentRequired),
});
export type StrategySessionForm = z.infer<typeof strategySessionFormSchema>;

/**
 * Body of POST /strategy-session-leads (decision X-11); the message may be empty or left out. With the plan that it is
 * about, if its sender ticked the box for it: as they looked at it before.
 */
export const strategySessionLeadSchema = z.extend(strategySessionFormSchema, {
  message: z.optional(text(2_000)),
  plan: z.optional(planDocumentSchema),
  ...leadNoticeFields,
});
export type StrategySessionLead = z.infer<typeof strategySessionLeadSchema>;

/** Answer to a request for a strategy session: which lead it is. */
export const strategySessionLeadReplySchema = z.object({ id: uuid });
export type StrategySessionLeadReply = z.infer<typeof strategySessionLeadReplySchema>;
