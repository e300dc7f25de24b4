import * as z from 'zod/mini';
import { calculationSchema } from '#sent-calculation';
import { email, lineOfText, phone, uuid } from '../base/fields.ts';
import { leadConsentFields } from '../base/lead-consent.ts';
import { fieldMessages } from '../base/messages.ts';
import { fullName } from '../base/person-name.ts';
import { planDocumentSchema } from '../base/plan-document.ts';
import { borrowingContactSchema } from './borrowing-lead.ts';

/** Body of POST /calculation-leads: the inputs, the figure the visitor saw in dollars, and who asks for the report. */
export const calculationLeadSchema = z
  .strictObject({
    firstName: lineOfText(80),
    lastName: lineOfText(80),
    email,
    phone,
    calculation: calculationSchema,
    figure: z.number().check(z.minimum(-1e15), z.maximum(1e15)),
    /** As its sender looked at it before. */
    plan: z.optional(planDocumentSchema),
    ...leadConsentFields,
  })
  .check(
    z.refine((lead) => borrowingContactSchema.shape.name.safeParse(fullName(lead)).success, {
      error: fieldMessages.nameTooShort,
      path: ['firstName'],
    }),
  );
export type CalculationLead = z.infer<typeof calculationLeadSchema>;

/** Answer to it: which lead it is, and the figure its report shows, dollars. */
export const calculationLeadReplySchema = z.object({ id: uuid, figure: z.number() });
export type CalculationLeadReply = z.infer<typeof calculationLeadReplySchema>;
