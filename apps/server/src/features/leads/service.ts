import {
  type BorrowingLead,
  type BorrowingLeadReply,
  borrowingInputs,
  type MortgageLead,
  type MortgageLeadReply,
  mortgageLoan,
  type StrategySessionLead,
  type StrategySessionLeadReply,
  splitName,
} from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { borrowingCapacity, mortgageRepayment, roundToCent } from '@freehold/finance';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type IncomingLead, storeLead } from './intake.ts';
import { type StoredBorrowing, storedBorrowingSchema } from './stored-borrowing.ts';
import { type StoredMortgage, storedMortgageSchema } from './stored-mortgage.ts';

export { storedBorrowingSchema, storedMortgageSchema };

/** A request body, and whether it came with an Idempotency-Key. */
interface Sent<Body> {
  readonly input: Body;
  readonly hasKey: boolean;
}

/**
 * Stores a borrowing lead with its recomputed figure and queues its report, in the given transaction. Returns the lead's id
 * and the capacity in whole dollars.
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

/** Stores a request for a strategy session and queues its acknowledgement, in the given transaction. Returns its id. */
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
    consent: { ...input, isTicked: input.consent, purposes: ['contact'] },
  };
}

function personOf({ firstName, lastName, email, phone }: IncomingLead['person']): IncomingLead['person'] {
  return { firstName, lastName, email, phone };
}
