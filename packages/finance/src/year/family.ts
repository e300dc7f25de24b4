import type { PersonFamily } from '../law/reform/person.ts';
import type { TaxAssessment } from '../law/reform/tax-position.ts';
import { monthsOfYear } from '../ledger/clock.ts';
import type { Run } from '../ledger/running.ts';

/** Most dependants that a levy is worked out with. */
const mostChildren = 20;

/**
 * What the levy of each person of a household goes by of the others (Medicare Levy Act 1986 ss 8, 8D), given each one's
 * year: two people are spouses, and each has the household's dependants; one alone has them. Null without any, and for
 * each of more than two people, as nobody says who is whose spouse.
 */
export function familiesOf(run: Run, assessments: readonly TaxAssessment[]): readonly (PersonFamily | null)[] {
  const dependentChildren = childrenIn(run);
  return assessments.map((_, place) => {
    const spouse = assessments[1 - place]?.taxes;
    const isFamily = spouse !== undefined || dependentChildren > 0;
    if (!isFamily || assessments.length > 2) return null;
    return {
      spouseTaxableIncome: spouse?.taxableIncome ?? 0,
      // Income for surcharge purposes has the same parts as repayment income.
      spouseIncomeForSurcharge: spouse?.repaymentIncome ?? 0,
      dependentChildren,
      // Nobody says who covers the children: a parent's own policy is counted as theirs.
      privateHospitalCover: run.people[1 - place]?.person.hospitalCover ?? true,
    };
  });
}

/** The dependants of any month of the financial year in the run, as a lender counts them. */
function childrenIn({ household, children, month, start }: Run): number {
  const { dependants = 0, dependantsUntil = [] } = household.policy ?? {};
  const first = month - monthsOfYear(start, month) + 1;
  const growing = children.filter((until) => until >= first).length;
  return Math.min(mostChildren, dependants - dependantsUntil.length + growing);
}
