/** Standing texts required near a figure or a form. A version's text never changes: new wording is a new version. */

/** Shown beside every estimate, never behind a click. */
export const estimateDisclosure =
  'Estimate only, general information. It does not consider your objectives, situation or needs. It is not an offer, ' +
  'an approval or advice; do not rely on it for a decision. Speak to a licensed adviser or broker.';

/** Method and limits of the borrowing figure. */
export const borrowingAssumptions = [
  'Method: 6 × (income + partner’s income − $5,000 for each dependant) − existing loans, never below $0.',
  'Indicative, about six times income. It is not a lender’s assessment.',
  'Ignores living expenses, interest rates, the 3 percentage point buffer lenders add, credit card limits and each lender’s own policy.',
  'Many lenders limit new loans at six or more times income.',
] as const;

const leadNotices = {
  'lead-notice-2026-11': [
    'Freehold collects your name, email, phone and the figures you entered so that we can email your report and a lending specialist can contact you about it.',
    'They may be given to a licensed mortgage broker or lender for that purpose. If a loan follows, Freehold may be paid a commission by the lender or broker.',
    'Without these details we cannot send the report. We do not disclose them overseas.',
    'You can ask to see, correct or erase your details, or complain, at any time: see our privacy policy.',
  ],
  'session-notice-2026-11': [
    'Freehold collects your name, email, phone and message so that an adviser can contact you to arrange a strategy session.',
    'They may be given to a licensed mortgage broker or lender for that purpose. If a loan follows, Freehold may be paid a commission by the lender or broker.',
    'Without these details we cannot contact you. We do not disclose them overseas.',
    'You can ask to see, correct or erase your details, or complain, at any time: see our privacy policy.',
  ],
  'plan-notice-2026-11': [
    'Freehold collects your name, email, phone and message, and your plan if you tick the box to send it, so that an adviser can contact you about your plan.',
    'They may be given to a licensed mortgage broker or lender for that purpose. If a loan follows, Freehold may be paid a commission by the lender or broker.',
    'Without these details we cannot contact you. We do not disclose them overseas.',
    'You can ask to see, correct or erase your details, or complain, at any time: see our privacy policy.',
  ],
} as const;

export type LeadNoticeVersion = keyof typeof leadNotices;
export const leadNoticeVersions = Object.keys(leadNotices) as [LeadNoticeVersion, ...LeadNoticeVersion[]];
export const currentLeadNotice: LeadNoticeVersion = 'lead-notice-2026-11';
export const currentSessionNotice: LeadNoticeVersion = 'session-notice-2026-11';
/** Above a form that can send a plan too. */
export const currentPlanNotice: LeadNoticeVersion = 'plan-notice-2026-11';

/** The paragraphs of a collection notice as shown above a lead form's button. */
export function leadNotice(version: LeadNoticeVersion): readonly string[] {
  return leadNotices[version];
}

/** Label of the marketing checkbox, which is never pre-ticked and never required. */
export const marketingConsentLabel =
  'Also send me occasional news about property and lending (you can stop it at any time)';
