import { loanTypes, maritalStatuses, repaymentFrequencies } from '@freehold/finance';
import * as z from 'zod/mini';
import { entriesOf } from '../base/typed-entries.ts';
import { toolNames } from '../tools/tool-facts.ts';

interface LeadKindFacts {
  /** The kind on the adviser's screens. */
  readonly label: string;
  /** What the person left their details with, as a notice to an adviser says it. */
  readonly matter: string;
  /** The page with the form. */
  readonly page: string;
  /** Kind, subject and outbox label of the mail to the person, and whether a report is attached. */
  readonly mail: string;
  readonly mailSubject: string;
  readonly mailLabel: string;
  readonly hasReport: boolean;
}

/** Every kind of lead, once; filters, labels, mails and the demo derive from it. */
export const leadKindFacts = {
  borrowing: {
    label: 'Borrowing capacity',
    matter: 'a borrowing capacity estimate',
    page: '/borrowing-capacity',
    mail: 'borrowing-report',
    mailSubject: 'Your borrowing capacity report',
    mailLabel: 'Borrowing capacity report',
    hasReport: true,
  },
  mortgage: {
    label: 'Mortgage',
    matter: 'a mortgage calculation',
    page: '/mortgage-calculator',
    mail: 'mortgage-report',
    mailSubject: 'Your mortgage repayment report',
    mailLabel: 'Mortgage repayment report',
    hasReport: true,
  },
  calculation: {
    label: 'Calculation',
    matter: 'a calculation',
    page: '/tools',
    mail: 'calculation-report',
    mailSubject: 'Your report',
    mailLabel: 'Report of a calculation',
    hasReport: true,
  },
  'strategy-session': {
    label: 'Strategy session',
    matter: 'a request for a strategy session',
    page: '/modelling-dashboard',
    mail: 'strategy-acknowledgement',
    mailSubject: 'Your strategy session request',
    mailLabel: 'Strategy session reply',
    hasReport: false,
  },
} as const satisfies Readonly<Record<string, LeadKindFacts>>;

export type LeadKind = keyof typeof leadKindFacts;
export const leadKinds: readonly LeadKind[] = entriesOf(leadKindFacts).map(([kind]) => kind);

const borrowing = z.object({
  grossIncome: z.number(),
  partnerIncome: z.nullable(z.number()),
  dependants: z.number(),
  existingLoans: z.number(),
  maritalStatus: z.enum(maritalStatuses),
  /** Whole dollars the visitor saw, and the engine's figure from the same inputs. */
  claimedCapacity: z.number(),
  computedCapacity: z.number(),
});

const mortgage = z.object({
  /** Dollars, percent a year, whole years, and a monthly extra in dollars. */
  loanAmount: z.number(),
  interestRate: z.number(),
  loanTerm: z.number(),
  repaymentFrequency: z.enum(repaymentFrequencies),
  loanType: z.enum(loanTypes),
  additionalRepayments: z.number(),
  /** Dollars per period the sender claimed, null where none; the rest is the engine's. */
  claimedRepayment: z.nullable(z.number()),
  repaymentAmount: z.number(),
  totalRepayments: z.number(),
  totalInterest: z.number(),
  payoffDate: z.string(),
});

const calculation = z.object({
  tool: z.enum(toolNames),
  /** As the tool's own schema has them. */
  inputs: z.record(z.string(), z.unknown()),
  /** Dollars the visitor saw, and the engine's figure from the same inputs. */
  claimedFigure: z.number(),
  computedFigure: z.number(),
});

/** What a lead of each kind is about; null on leads of another kind. */
export const leadMatters = {
  borrowing: z.nullable(borrowing),
  mortgage: z.nullable(mortgage),
  calculation: z.nullable(calculation),
  strategySession: z.nullable(z.object({ message: z.string() })),
};
