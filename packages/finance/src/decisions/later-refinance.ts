import { type LedgerLoan, type LedgerPlan, ledgerPlan } from '../loan/ledger-plan.ts';
import { type LedgerPosting, runLedger } from '../loan/run-ledger.ts';
import { countIn, inRange, wholeInRange } from '../units/checks.ts';
import { fromCents, toCents } from '../units/ledger.ts';
import { Refusal, within } from '../units/refusal.ts';
import { compared, type Interests, type Refinance } from './refinance.ts';

/** A loan as it runs, which is moved to another lender after some months. Dollars and percent a year. */
export interface LaterRefinanceInputs {
  /** The loan, or its splits, repaid monthly over the same term. */
  readonly loans: readonly LedgerLoan[];
  /** Monthly payments made before the move. */
  readonly afterMonths: number;
  readonly newRatePct: number;
  /** Of the new loan, its periods counted from the move. */
  readonly rateChanges?: LedgerLoan['rateChanges'];
  readonly switchingCosts?: number | undefined;
}

/** Dollars to the cent; the current loan is its splits together. */
export interface LaterRefinance extends Omit<Refinance, 'sentence'> {
  /** Owed at the move. */
  readonly balance: number;
}

/** Most loans that one new loan takes over. */
const mostLoans = 8;

/**
 * What moving a loan saves when it has been repaid for some months and keeps its offset account, extras and lump sums: the
 * rest of it as it runs against one new loan of what is owed then over the months that remain, both posted in cents. The
 * repayment of the new loan is worked out on what is owed, so it is lower for who is ahead. Without offset and extras it is
 * `refinance` of the balance, which counts neither. Null when the loan is repaid by then. Source: lending specification,
 * sections C and E. Throws Refusal `outOfRange` as `ledgerSchedule` and `refinance` do, and `incompatible` for loans that
 * are not monthly or of different terms.
 */
export function laterRefinance(inputs: LaterRefinanceInputs): LaterRefinance | null {
  countIn('loans', inputs.loans, mostLoans);
  const plans = inputs.loans.map((loan) => within('loans', () => ledgerPlan(loan)));
  const periods = sharedPeriods(plans);
  const after = wholeInRange('afterMonths', inputs.afterMonths, [0, periods]);
  const newRatePct = inRange('newRatePct', inputs.newRatePct, [0, 30]);
  const costs = toCents(inRange('switchingCosts', inputs.switchingCosts ?? 0, [0, 1e9]));
  const runs = plans.map(postingsOf);
  const owed = runs.reduce((sum, postings, index) => sum + balanceAfter(postings, after, plans[index]), 0);
  if (owed === 0) return null;
  const { rates } = ledgerPlan({
    principal: fromCents(owed),
    annualRatePct: newRatePct,
    termMonths: periods - after,
    rateChanges: inputs.rateChanges,
  });
  const next = postingsOf({ ...restOf(plans, after), principal: owed, rates });
  return { ...compared(interestsFrom(runs, after), interestsFrom([next], 0), costs), balance: fromCents(owed) };
}

function sharedPeriods(plans: readonly LedgerPlan[]): number {
  const periods = plans[0]?.periods ?? 0;
  if (plans.every((plan) => plan.perYear === 12 && plan.periods === periods)) return periods;
  throw new Refusal('incompatible', 'loans', 'loans must be repaid monthly, all over the same term');
}

function postingsOf(plan: LedgerPlan): readonly LedgerPosting[] {
  const postings: LedgerPosting[] = [];
  runLedger(plan, (posting) => postings.push(posting));
  return postings;
}

function balanceAfter(postings: readonly LedgerPosting[], months: number, plan: LedgerPlan | undefined): number {
  return months === 0 ? (plan?.principal ?? 0) : (postings[months - 1]?.balance ?? 0);
}

/** The months that remain of some loans as one loan, without its amount and rates. */
function restOf(plans: readonly LedgerPlan[], after: number): Omit<LedgerPlan, 'principal' | 'rates'> {
  const periods = (plans[0]?.periods ?? 0) - after;
  const rest = (path: 'extras' | 'lumps' | 'offset') =>
    restOfPaths(
      plans.map((plan) => plan[path]),
      after,
      periods,
    );
  return {
    periods,
    ioPeriods: Math.max(0, ...plans.map(({ ioPeriods }) => ioPeriods - after)),
    perYear: 12,
    reamortises: true,
    override: null,
    roundsUp: false,
    extras: rest('extras'),
    lumps: rest('lumps'),
    offset: rest('offset'),
  };
}

function restOfPaths(paths: readonly (Float64Array | null)[], after: number, periods: number): Float64Array | null {
  const given = paths.flatMap((path) => path ?? []);
  if (given.length === 0) return null;
  return Float64Array.from({ length: periods + 1 }, (_, period) =>
    period === 0 ? 0 : given.reduce((sum, path) => sum + (path[period + after] ?? 0), 0),
  );
}

/** The months after the first `after` of some loans together. */
function interestsFrom(runs: readonly (readonly LedgerPosting[])[], after: number): Interests {
  const rests = runs.map((postings) => postings.slice(after));
  const longest = Math.max(0, ...rests.map(({ length }) => length));
  const byMonth = Array.from({ length: longest }, (_, month) =>
    rests.reduce((sum, postings) => sum + (postings[month]?.interest ?? 0), 0),
  );
  return {
    repayment: rests.reduce((sum, postings) => sum + (postings[0]?.repayment ?? 0), 0),
    total: byMonth.reduce((sum, interest) => sum + interest, 0),
    byMonth,
  };
}
