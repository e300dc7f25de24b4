import {
  type BorrowingLead,
  type BorrowingLeadReply,
  borrowingInputs,
  type LeadListItem,
  type leadMatters,
  type MortgageLead,
  type MortgageLeadReply,
  mortgageLoan,
  type StrategySessionLead,
  type StrategySessionLeadReply,
  splitName,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import {
  borrowingCapacity,
  loanTypes,
  maritalStatuses,
  mortgageRepayment,
  repaymentFrequencies,
  roundToCent,
} from '@freehold/finance';
import * as z from 'zod';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { sentPlan } from '../../reports/sent-plan.ts';
import { presentCalculation, storedCalculationSchema } from './calculation-leads.ts';
import { type IncomingLead, type Sent, storeLead } from './intake.ts';
import type { LeadRow } from './queries/list.ts';

/** A borrowing lead's stored calculation: the engine's inputs, and the figures seen and recomputed, dollars. */
const storedBorrowingSchema = z.object({
  inputs: z.object({
    grossIncome: z.number(),
    maritalStatus: z.enum(maritalStatuses),
    partnerIncome: z.number().nullable(),
    dependants: z.number(),
    existingLoans: z.number(),
  }),
  claimed: z.object({ borrowingCapacity: z.number() }),
  computed: z.object({ borrowingCapacity: z.number(), displayed: z.number(), rules: z.array(z.string()) }),
});
type StoredBorrowing = z.infer<typeof storedBorrowingSchema>;

const claimedAmount = z.number().nullish();

/**
 * A mortgage lead's stored calculation: the loan, and the figures claimed and recomputed, dollars. The payoff date
 * counts from the day of receipt in Sydney.
 */
const storedMortgageSchema = z.object({
  inputs: z.object({
    loanAmount: z.number(),
    interestRate: z.number(),
    loanTerm: z.number(),
    repaymentFrequency: z.enum(repaymentFrequencies),
    loanType: z.enum(loanTypes),
    additionalRepayments: z.number(),
  }),
  /** Empty where the sender claimed nothing. */
  claimed: z.object({ repaymentAmount: claimedAmount }),
  computed: z.object({
    repaymentAmount: z.number(),
    totalRepayments: z.number(),
    totalInterest: z.number(),
    interestSaved: z.number(),
    timeSaved: z.number(),
    payoffDate: z.string(),
    marketComparisonRate: z.number(),
    rules: z.array(z.string()),
  }),
});
type StoredMortgage = z.infer<typeof storedMortgageSchema>;

/** Stored calculations by kind of lead. */
export const storedLeadSchemas = {
  borrowing: storedBorrowingSchema,
  mortgage: storedMortgageSchema,
  calculation: storedCalculationSchema,
} as const;

/** A stored request for a strategy session: the message, empty where none was written. */
const storedStrategySessionSchema = z.object({ inputs: z.object({ message: z.string() }) });

/** A stored lead's calculation, as its row has it. */
type StoredFigures = Pick<LeadRow, 'kind' | 'inputs' | 'claimed' | 'computed'>;

/** Ids of the rules a lead's figures used on arrival. */
export function rulesOf(row: StoredFigures): string[] {
  return row.kind === 'strategy-session' ? [] : storedLeadSchemas[row.kind].parse(row).computed.rules;
}

/** What a lead is about, by kind; null for the other kinds. */
export function presentMatter(row: StoredFigures): Pick<LeadListItem, keyof typeof leadMatters> {
  return {
    borrowing: row.kind === 'borrowing' ? presentBorrowing(row) : null,
    mortgage: row.kind === 'mortgage' ? presentMortgage(row) : null,
    calculation: row.kind === 'calculation' ? presentCalculation(row) : null,
    strategySession: row.kind === 'strategy-session' ? storedStrategySessionSchema.parse(row).inputs : null,
  };
}

function presentBorrowing(row: StoredFigures): LeadListItem['borrowing'] {
  const { inputs, claimed, computed } = storedBorrowingSchema.parse(row);
  return { ...inputs, claimedCapacity: claimed.borrowingCapacity, computedCapacity: computed.displayed };
}

function presentMortgage(row: StoredFigures): LeadListItem['mortgage'] {
  const { inputs, claimed, computed } = storedMortgageSchema.parse(row);
  const { repaymentAmount, totalRepayments, totalInterest, payoffDate } = computed;
  const claimedRepayment = claimed.repaymentAmount ?? null;
  return { ...inputs, claimedRepayment, repaymentAmount, totalRepayments, totalInterest, payoffDate };
}

/**
 * Stores a borrowing lead with its recomputed figure and queues its report, in the given transaction. Returns the
 * lead's id and the capacity in whole dollars.
 */
export async function submitBorrowingLead(
  deps: Deps,
  tx: Tx,
  { input, hasKey }: Sent<BorrowingLead>,
): Promise<BorrowingLeadReply> {
  const { id, computed } = await storeLead(deps, tx, { incoming: incomingBorrowingLead(input), hasKey });
  return { id, borrowingCapacity: storedBorrowingSchema.shape.computed.parse(computed).displayed };
}

/**
 * Stores a mortgage lead of either variant with its recomputed figures and queues its report, in the given transaction.
 * Returns the lead's id and the repayment per period, dollars to the cent.
 */
export async function submitMortgageLead(
  deps: Deps,
  tx: Tx,
  { input, hasKey }: Sent<MortgageLead>,
): Promise<MortgageLeadReply> {
  const today = dayInSydney(deps.now());
  const { id, computed } = await storeLead(deps, tx, { incoming: incomingMortgageLead(input, today), hasKey });
  const { repaymentAmount } = storedMortgageSchema.shape.computed.parse(computed);
  return { id, repaymentAmount: roundToCent(repaymentAmount) };
}

/**
 * Stores a request for a strategy session and queues its acknowledgement, in the given transaction. Returns its id.
 * Throws as `sentPlan` does for a plan that is none.
 */
export async function submitStrategySessionLead(
  deps: Deps,
  tx: Tx,
  { input, hasKey }: Sent<StrategySessionLead>,
): Promise<StrategySessionLeadReply> {
  const { id } = await storeLead(deps, tx, { incoming: incomingStrategySessionLead(input), hasKey });
  return { id };
}

function incomingBorrowingLead(input: BorrowingLead): IncomingLead & StoredBorrowing {
  const { grossIncome, maritalStatus, partnerIncome, dependants, existingLoans } = borrowingInputs(input);
  const inputs = { grossIncome, maritalStatus, partnerIncome, dependants, existingLoans };
  const result = borrowingCapacity(inputs);
  return {
    kind: 'borrowing',
    person: personOf(input),
    inputs,
    claimed: { borrowingCapacity: input.borrowingCapacity },
    computed: {
      borrowingCapacity: result.borrowingCapacity,
      displayed: result.displayed,
      rules: result.rules.map((rule) => rule.id),
    },
    consent: { ...input, isTicked: input.privacyPolicy === true, purposes: ['report', 'contact'] },
  };
}

function incomingMortgageLead(input: MortgageLead, today: string): IncomingLead & StoredMortgage {
  const inputs = mortgageLoan(input);
  const result = mortgageRepayment({ ...inputs, today });
  return {
    kind: 'mortgage',
    person: personOf(input),
    inputs,
    claimed: input.mortgageDetails?.results ?? {},
    computed: {
      repaymentAmount: result.repaymentAmount,
      totalRepayments: result.totalRepayments,
      totalInterest: result.totalInterest,
      interestSaved: result.interestSaved,
      timeSaved: result.timeSaved,
      payoffDate: result.payoffDate,
      marketComparisonRate: result.marketComparisonRate,
      rules: result.rules.map((rule) => rule.id),
    },
    purchaseTimeframe: input.purchaseTimeframe,
    consent: { ...input, isTicked: input.privacyPolicy === true, purposes: ['report', 'contact'] },
  };
}

function incomingStrategySessionLead(input: StrategySessionLead): IncomingLead {
  return {
    kind: 'strategy-session',
    person: { ...splitName(input.name), email: input.email, phone: input.phone },
    inputs: { message: input.message ?? '' },
    claimed: {},
    computed: {},
    ...(input.plan !== undefined && { plan: sentPlan(input.plan) }),
    consent: { ...input, isTicked: input.consent, purposes: ['contact'] },
  };
}

function personOf({ firstName, lastName, email, phone }: IncomingLead['person']): IncomingLead['person'] {
  return { firstName, lastName, email, phone };
}
