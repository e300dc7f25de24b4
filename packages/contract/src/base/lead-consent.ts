import * as z from 'zod/mini';
import { leadNoticeVersions } from './disclosures.ts';
import { lineOfText } from './fields.ts';
import { mortgageMessages } from './mortgage-messages.ts';

/** A lead's record of the collection notice; optional, because a plain API client has shown none. */
export const leadNoticeFields = {
  noticeVersion: z.optional(z.enum(leadNoticeVersions)),
  wantsMarketing: z.optional(z.boolean()),
  sourcePage: z.optional(lineOfText(200)),
};

/** A checkbox that must be true where it is sent: leaving it out records no consent, and false is rejected. */
export const privacyPolicyTick = z.literal(true, mortgageMessages.privacyPolicyRequired);

/** The notice, and the checkbox by which a person agrees to the privacy policy (decision H-12). */
export const leadConsentFields = { ...leadNoticeFields, privacyPolicy: z.optional(privacyPolicyTick) };

/** Uses of a lead's data that a person may agree to. */
export const leadPurposes = ['report', 'contact', 'marketing'] as const;
export type LeadPurpose = (typeof leadPurposes)[number];
