import { monthText, type PlanToRun, type PlanView, recordName } from '@freehold/domain';
import { monthNumber } from '@freehold/finance';
import { usualYears } from '@freehold/plan';

type Ran = Extract<PlanView, { status: 'run' }>;

/** What ends by itself in a loan of the plan. */
export interface LoanFact {
  readonly kind: 'fact';
  readonly id: string;
  /** The loan's record. */
  readonly path: string;
  readonly lane: 'loans';
  readonly name: string;
  /** What ends, without the loan's name. */
  readonly what: string;
  readonly month: string;
  /** Why then. */
  readonly note: string;
}

/**
 * Months in which interest-only terms, fixed rates and loans end, of loans that are on, within the plan: by their terms as
 * long as something is owed, and where the run pays a loan off sooner or later than its terms do, by the run.
 */
export function loanFacts(plan: PlanToRun, loansPaid: Ran['loansPaid']): readonly LoanFact[] {
  const first = monthNumber(plan.start);
  const last = first + (plan.years ?? usualYears) * 12 - 1;
  return Object.entries(plan.loans ?? {})
    .filter(([, { off }]) => off !== true)
    .flatMap(([id, loan]) => {
      const paid = loansPaid[id];
      if (paid === undefined) return [];
      const name = capital(recordName(plan, 'loans', id));
      return endsOf(loan, paid).flatMap(({ what, month, note = byTerms }): readonly LoanFact[] => {
        if (month === null || monthNumber(month) < first || monthNumber(month) > last) return [];
        const words = { name: `${name}: ${what}`, what: capital(what), note };
        return [{ kind: 'fact', id: `${id} ${what}`, path: `loans/${id}`, lane: 'loans', ...words, month }];
      });
    });
}

const byTerms = 'By the terms of the loan';

interface End {
  readonly what: string;
  readonly month: string | null;
  readonly note?: string;
}

function endsOf(loan: NonNullable<PlanToRun['loans']>[string], paid: string | null): readonly End[] {
  const terms = [
    { what: 'repaying principal begins', month: loan.io ?? null },
    ...fixedEnds(loan.rate ?? []).map((month) => ({ what: 'fixed rate ends', month })),
  ].filter(({ month }) => paid === null || month === null || month <= paid);
  if (paid === (loan.ends ?? null)) return [...terms, { what: 'loan ends', month: paid }];
  const note =
    loan.ends === undefined ? 'Nothing is owed on it from then on' : `By its terms it ends in ${monthText(loan.ends)}`;
  return [...terms, { what: 'paid off', month: paid, note }];
}

type RateStep = readonly [month: string | null, pct: number, kind?: 'fixed' | undefined];

/** The first month of each rate that follows a fixed one. */
function fixedEnds(steps: readonly RateStep[]): readonly string[] {
  return steps.flatMap(([, , kind], place) => {
    const next = steps[place + 1]?.[0];
    return kind === 'fixed' && typeof next === 'string' ? [next] : [];
  });
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
