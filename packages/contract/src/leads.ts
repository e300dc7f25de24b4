import { maritalStatuses } from '@freehold/finance';
import * as z from 'zod/mini';
import { uuid } from './fields.ts';

export const leadKinds = ['borrowing', 'mortgage', 'strategy-session'] as const;
export const leadStatuses = ['New', 'Contacted', 'Converted', 'Closed'] as const;
export const mailStatuses = ['queued', 'sent', 'failed'] as const;

/** One row of the adviser's lead list. */
export const leadListItemSchema = z.object({
  id: uuid,
  kind: z.enum(leadKinds),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.enum(leadStatuses),
  receivedAt: z.iso.datetime(),
  borrowing: z.nullable(
    z.object({
      grossIncome: z.number(),
      partnerIncome: z.nullable(z.number()),
      dependants: z.number(),
      existingLoans: z.number(),
      maritalStatus: z.enum(maritalStatuses),
      /** Whole dollars the visitor saw, and the engine's figure from the same inputs. */
      claimedCapacity: z.number(),
      computedCapacity: z.number(),
    }),
  ),
  noticeVersion: z.nullable(z.string()),
  noticeAgreedAt: z.nullable(z.iso.datetime()),
  wantsMarketing: z.boolean(),
  report: z.nullable(
    z.object({ status: z.enum(mailStatuses), attempts: z.number(), sentAt: z.nullable(z.iso.datetime()) }),
  ),
});
export type LeadListItem = z.infer<typeof leadListItemSchema>;

/** Rows of a list without paging, as the contract caps them (decision F-13). */
export const longestList = 1_000;

export const leadListQuerySchema = z.strictObject({
  limit: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(longestList), z.multipleOf(1))),
});
export const leadListSchema = z.array(leadListItemSchema);
