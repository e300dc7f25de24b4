import { type BorrowingLead, type ClaimedMortgage, type MortgageLead, routes } from '@freehold/contract';
import { borrowingCapacity, mortgageRepayment } from '@freehold/finance';
import { localDay } from '#app/calculator/today.ts';
import { call } from '#app/lib/api-client.ts';
import { decimal } from '#app/lib/format.ts';

/** A call or calculation with fixed inputs. */
export interface HookTest {
  readonly title: string;
  readonly note: string;
  readonly inputs: object;
  /** Returns the result. Throws CallError. */
  run(): Promise<object>;
}

const contact = {
  firstName: 'Hook',
  lastName: 'Tester',
  email: 'hook.tester@example.com',
  phone: '0400 000 000',
} as const;
const household = {
  grossIncome: 120_000,
  maritalStatus: 'single',
  partnerIncome: null,
  dependants: 0,
  existingLoans: 20_000,
} as const;
const loan = {
  loanAmount: 500_000,
  interestRate: 4.5,
  loanTerm: 30,
  repaymentFrequency: 'monthly',
  loanType: 'principal_and_interest',
  additionalRepayments: 0,
} as const;

const borrowingLead: BorrowingLead = {
  ...contact,
  ...household,
  borrowingCapacity: borrowingCapacity(household).displayed,
};
const mortgageLead: MortgageLead = {
  ...contact,
  purchaseTimeframe: '6-12 months',
  privacyPolicy: true,
  mortgageDetails: { ...loan, results: claimedResults() },
};
const nobody = { email: 'nobody@example.com', password: 'not-a-password' };

/** Tests of the engine alone, without the server. */
export const calculations: readonly HookTest[] = [
  {
    title: 'Mortgage repayment',
    note: 'The engine, here in the browser.',
    inputs: loan,
    run: async () => mortgageFigures(),
  },
  {
    title: 'Borrowing capacity',
    note: 'The engine, here in the browser.',
    inputs: household,
    run: async () => ({ capacity: borrowingLead.borrowingCapacity }),
  },
];

/** Tests that call the server. */
export const calls: readonly HookTest[] = [
  {
    title: 'Borrowing lead test',
    note: 'Leaves a lead named Hook Tester on the lead desk, with its report in the outbox.',
    inputs: borrowingLead,
    run: () => call(routes.borrowingLeads.submit, { body: borrowingLead }),
  },
  {
    title: 'Mortgage lead test',
    note: 'Leaves a lead named Hook Tester on the lead desk, with its report in the outbox.',
    inputs: mortgageLead,
    run: () => call(routes.mortgageLeads.submit, { body: mortgageLead }),
  },
];

/** A rejected sign-in: the auth context's own message appears only here (decision P-01). */
export const signInTest: HookTest = {
  title: 'Sign-in test',
  note: 'Nobody has this account, so the server refuses.',
  inputs: nobody,
  run: () => call(routes.auth.login, { body: nobody }),
};

// The loan variant of the specification's test screens (section 3), with the sender's own result.
function claimedResults(): ClaimedMortgage {
  const { repaymentAmount, totalRepayments, totalInterest, interestSaved, timeSaved, payoffDate } = result();
  return { repaymentAmount, totalRepayments, totalInterest, interestSaved, timeSaved, payoffDate };
}

function result() {
  return mortgageRepayment({ ...loan, today: localDay(new Date()) });
}

function mortgageFigures(): object {
  const { repaymentAmount, totalInterest, payoffDate } = result();
  return { aMonth: decimal(repaymentAmount), interest: decimal(totalInterest), payoffDate };
}
