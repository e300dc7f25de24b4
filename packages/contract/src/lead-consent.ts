import * as z from 'zod/mini';
import { leadNoticeVersions } from './disclosures.ts';
import { lineOfText } from './fields.ts';

/** What a lead records about the collection notice; optional, because a plain client of the API has shown none. */
export const leadConsentFields = {
  noticeVersion: z.optional(z.enum(leadNoticeVersions)),
  wantsMarketing: z.optional(z.boolean()),
  sourcePage: z.optional(lineOfText(200)),
};

/** Uses of a lead's data that a person may agree to. */
export const leadPurposes = ['report', 'contact', 'marketing'] as const;
export type LeadPurpose = (typeof leadPurposes)[number];
