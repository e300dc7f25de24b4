import { type PlanToRun, recordName } from '@freehold/domain';
import { monthNumber } from '@freehold/finance';
import { usualYears } from '@freehold/plan';

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
}

/** Months in which interest-only terms, fixed rates and loans end by their terms, of loans that are on, within the plan. */
export function loanFacts(plan: PlanToRun): readonly LoanFact[] {
  const first = monthNumber(plan.start);
  const last = first + (plan.years ?? usualYears) * 12 - 1;
  return Object.entries(plan.loans ?? {})
    .filter(([, { off }]) => off !== true)
    .flatMap(([id, loan]) => {
      const name = capital(recordName(plan, 'loans', id));
      return [
        { what: 'interest-only ends', month: loan.io },
        ...fixedEnds(loan.rate ?? []).map((month) => ({ what: 'fixed rate ends', month })),
        { what: 'loan ends', month: loan.ends },
      ].flatMap(({ what, month }): readonly LoanFact[] => {
        if (month === undefined || monthNumber(month) < first || monthNumber(month) > last) return [];
        return [
          {
            kind: 'fact',
            id: `${id} ${what}`,
            path: `loans/${id}`,
            lane: 'loans',
            name: `${name}: ${what}`,
            what: capital(what),
            month,
          },
        ];
      });
    });
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
