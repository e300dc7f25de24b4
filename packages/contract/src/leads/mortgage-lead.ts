import type { LoanType, RepaymentFrequency } from '@freehold/finance';
import * as z from 'zod/mini';
import { email, lineOfText, phone, uuid, visible } from '../base/fields.ts';
import { leadConsentFields, privacyPolicyTick } from '../base/lead-consent.ts';
import { loanTerms } from '../base/loan-terms.ts';
import { mortgageMessages as texts } from '../base/mortgage-messages.ts';
import { mortgageFormSchema } from '../calculators/mortgage.ts';

/** When a person means to buy. */
export const purchaseTimeframes = [
  '0-3 months',
  '3-6 months',
  '6-12 months',
  '1-2 years',
  '2+ years',
  'Just researching',
] as const;
export type PurchaseTimeframe = (typeof purchaseTimeframes)[number];

const firstName = lineOfText(80).check(visible(2, texts.firstNameTooShort));
const lastName = lineOfText(80).check(visible(2, texts.lastNameTooShort));
const purchaseTimeframe = z.enum(purchaseTimeframes, texts.timeframeRequired);

/** The lead form of the results dialog (specification section 5). */
export const mortgageLeadFormSchema = z.strictObject({
  firstName,
  lastName,
  email,
  phone,
  purchaseTimeframe,
  privacyPolicy: privacyPolicyTick,
});
export type MortgageLeadForm = z.infer<typeof mortgageLeadFormSchema>;

const { loanAmount, interestRate, repaymentFrequency, loanType, additionalRepayments } = mortgageFormSchema.shape;

// The form's text, or the same years as a number (decision D-15).
const sentLoanTerm = z.literal([...loanTerms, 15, 20, 25, 30], texts.termRequired);

const loanFields = { loanAmount, interestRate, loanTerm: sentLoanTerm, repaymentFrequency, loanType };
const detailFields = { ...loanFields, additionalRepayments: z.optional(additionalRepayments) };

const claimedAmount = z.optional(z.nullable(z.number().check(z.minimum(-1e15), z.maximum(1e15))));

/** The figures the sender claims. Loose: stored as a claim, and no figure rests on it. */
export const claimedMortgageSchema = z.object({
  repaymentAmount: claimedAmount,
  totalRepayments: claimedAmount,
  totalInterest: claimedAmount,
  interestSaved: claimedAmount,
  timeSaved: claimedAmount,
  marketComparisonRate: claimedAmount,
  payoffDate: z.optional(z.nullable(lineOfText(40))),
});
export type ClaimedMortgage = z.infer<typeof claimedMortgageSchema>;

const mortgageDetails = z.strictObject({ ...detailFields, results: z.optional(z.nullable(claimedMortgageSchema)) });

/** Required fields of each variant, with the message when one is missing. */
const requiredLoan = {
  loanAmount: texts.minimumLoan,
  interestRate: texts.minimumRate,
  loanTerm: texts.termRequired,
  repaymentFrequency: texts.frequencyRequired,
  loanType: texts.loanTypeRequired,
} as const;
const requiredBesideDetails = {
  purchaseTimeframe: texts.timeframeRequired,
  privacyPolicy: texts.privacyPolicyRequired,
} as const;

// One object rather than a union, so that each issue names its field with its own text.
const wireSchema = z.strictObject({
  firstName,
  lastName,
  email,
  phone,
  ...z.partial(z.strictObject(detailFields)).shape,
  purchaseTimeframe: z.optional(purchaseTimeframe),
  mortgageDetails: z.optional(mortgageDetails),
  ...leadConsentFields,
});
type WireLead = z.infer<typeof wireSchema>;

/**
 * Body of POST /mortgage-leads: the calculator's flat variant, or the loan inside `mortgageDetails` with timeframe and
 * checkbox (specification section 3, decision D-16). Names, contact, consent and notice are the same in both.
 */
export const mortgageLeadSchema = wireSchema.check(
  z.check<WireLead>(
    ({ value, issues }) => {
      for (const [field, message] of variantRefusals(value)) {
        issues.push({ code: 'custom', path: [field], message, input: value, continue: true });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  ),
);
export type MortgageLead = z.infer<typeof mortgageLeadSchema>;

function variantRefusals(lead: WireLead): readonly (readonly [field: string, message: string])[] {
  const sent = new Map<string, unknown>(Object.entries(lead));
  const isMissing = ([field]: readonly [string, string]) => sent.get(field) === undefined;
  if (lead.mortgageDetails === undefined) return Object.entries(requiredLoan).filter(isMissing);
  const strays = Object.keys(detailFields).filter((field) => sent.get(field) !== undefined);
  return [
    ...Object.entries(requiredBesideDetails).filter(isMissing),
    ...strays.map((field) => [field, 'Unknown field'] as const),
  ];
}

/** The stored loan of a mortgage lead of either variant. */
export interface MortgageLoan {
  readonly loanAmount: number;
  readonly interestRate: number;
  /** Whole years. */
  readonly loanTerm: number;
  readonly repaymentFrequency: RepaymentFrequency;
  readonly loanType: LoanType;
  /** Dollars a month; 0 for interest only, which ignores extra repayments (decision H-16). */
  readonly additionalRepayments: number;
}

const anyLoanSchema = z.object(detailFields);

/** The loan of a valid lead of either variant. Throws for one the schema would reject. */
export function mortgageLoan(lead: MortgageLead): MortgageLoan {
  const { loanTerm, additionalRepayments: extra = 0, ...loan } = anyLoanSchema.parse(lead.mortgageDetails ?? lead);
  const isInterestOnly = loan.loanType === 'interest_only';
  return { ...loan, loanTerm: Number(loanTerm), additionalRepayments: isInterestOnly ? 0 : extra };
}

/** Response to a mortgage lead: its id, and the engine's repayment per period, dollars to the cent. */
export const mortgageLeadReplySchema = z.object({ id: uuid, repaymentAmount: z.number() });
export type MortgageLeadReply = z.infer<typeof mortgageLeadReplySchema>;
