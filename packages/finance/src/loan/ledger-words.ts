import { fromCents } from '../units/ledger.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { LedgerPlan } from './ledger-plan.ts';
import type { LedgerOutcome, LedgerPosting } from './run-ledger.ts';

/** What a borrower should know about a schedule. */
export interface LedgerWarning {
  /** `balloon`: principal falls due with the last payment, which is more than twice the repayment. */
  readonly code: 'repaymentBelowInterest' | 'balloon';
  readonly period: number;
  readonly sentence: string;
}

/** A repayment that is set anew: by a new rate or at the end of interest only. Dollars. */
export interface RepaymentStep {
  readonly period: number;
  readonly before: number;
  readonly after: number;
  readonly sentence: string;
}

/** The warnings of a run, in the order of their periods. */
export function warningsOf({ belowInterest, balloon, periods }: LedgerOutcome, plan: LedgerPlan) {
  const warnings: LedgerWarning[] = [];
  const { first, count } = belowInterest;
  if (count > 0) {
    const times = count === 1 ? 'once' : `${count} times in all`;
    warnings.push({
      code: 'repaymentBelowInterest',
      period: first,
      sentence: `From repayment ${first} the repayment does not cover the interest, ${times}. The interest is paid instead. A larger repayment would cover it.`,
    });
  }
  if (balloon > 0) {
    const why =
      plan.ioPeriods === plan.periods
        ? 'The loan is interest-only to the end'
        : 'The repayments do not pay the loan off in its time';
    warnings.push({
      code: 'balloon',
      period: periods,
      sentence: `${why}: ${amountText(fromCents(balloon))} of principal falls due with repayment ${periods}, on top of it. A larger repayment or extras would lower it.`,
    });
  }
  return warnings;
}

/** The repayments that change, the last payment apart. */
export function stepsOf(postings: readonly LedgerPosting[], plan: LedgerPlan): readonly RepaymentStep[] {
  const isAhead = plan.extras !== null || plan.lumps !== null || plan.offset !== null;
  return postings.flatMap(({ period, repayment, isSet }, index) => {
    const earlier = postings[index - 1]?.repayment;
    if (!isSet || earlier === undefined || earlier === repayment) return [];
    const [before, after] = [fromCents(earlier), fromCents(repayment)];
    const change = `${amountText(Math.abs(fromCents(repayment - earlier)))} ${after > before ? 'more' : 'less'}`;
    const ahead =
      isAhead && plan.reamortises && period > plan.ioPeriods + 1
        ? ' It is worked out on what is owed then: who is ahead pays less and takes as long.'
        : '';
    const sentence = `From repayment ${period} the repayment is ${amountText(after)}, ${change}.${ahead}`;
    return [{ period, before, after, sentence }];
  });
}

interface Totals {
  readonly periods: number;
  readonly totalInterest: number;
  readonly interestSaved: number;
  readonly periodsSaved: number;
}

/** What a loan costs, what was saved and what would lower it. */
export function ledgerSentence({ periods, totalInterest, interestSaved, periodsSaved }: Totals, plan: LedgerPlan) {
  const repaid = `Repaid with payment ${periods}; interest is ${amountText(totalInterest)} in all.`;
  if (interestSaved > 0) {
    const sooner = periodsSaved === 0 ? '' : ` and ${periodsSaved} ${periodsSaved === 1 ? 'payment' : 'payments'}`;
    return `${repaid} Saved by ${helps(plan)}: ${amountText(interestSaved)}${sooner}.`;
  }
  if (interestSaved < 0)
    return `${repaid} Your own repayment costs ${amountText(-interestSaved)} more than the level one.`;
  if (totalInterest === 0) return repaid;
  return `${repaid} Extra repayments, an offset account or a lower rate would lower it.`;
}

/** What the splits of a facility cost together, and against which of them money works hardest. Dollars. */
export function splitsSentence(loans: readonly { readonly annualRatePct: number }[], totalInterest: number): string {
  const cost = `Interest is ${amountText(totalInterest)} over all splits.`;
  const rates = loans.map(({ annualRatePct }) => annualRatePct);
  const highest = Math.max(...rates);
  if (highest === Math.min(...rates)) return cost;
  const which = `split ${rates.indexOf(highest) + 1} at ${percentText(highest)}`;
  return `${cost} Extras and an offset account save most against the dearest, ${which}.`;
}

function helps({ extras, lumps, offset, override }: LedgerPlan): string {
  const named = [
    extras === null ? [] : ['extra repayments'],
    lumps === null ? [] : ['lump sums'],
    offset === null ? [] : ['the offset account'],
    override === null ? [] : ['your own repayment'],
  ].flat();
  const last = named.pop() ?? '';
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
}
