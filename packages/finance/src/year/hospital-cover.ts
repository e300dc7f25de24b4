import { type TaxAssessment, withoutCover } from '../law/reform/tax-position.ts';
import type { Run } from '../ledger/running.ts';
import type { FinancialYear } from '../units/financial-year.ts';
import { roundToDollar } from '../units/money.ts';
import { amountText } from '../working/amount-text.ts';

/**
 * Lists everybody whose hospital cover is not known, in the first year in which the Medicare levy surcharge would be due
 * without it, with about what it comes to.
 */
export function noteUnknownCover(run: Run, assessments: readonly TaxAssessment[], year: FinancialYear): void {
  if (run.keeps !== 'years') return;
  const unknown = run.people.filter(({ person }) => person.hospitalCover === null);
  const lastYear = Number(year.slice(0, 4)) + 1;
  const open = unknown.filter(({ person }) => !run.notKnown.has(keyOf(person.id)));
  if (open.length === 0) return;
  const more = assessments.map(
    (counted) => withoutCover(counted).taxes.medicareSurcharge - counted.taxes.medicareSurcharge,
  );
  // Of two spouses both are liable where one is not covered (Medicare Levy Act 1986 s 8D).
  const isOfBoth = unknown.length === 1 && assessments.length === 2;
  for (const running of open) {
    const own = more[run.people.indexOf(running)] ?? 0;
    const due = roundToDollar(isOfBoth ? more.reduce((sum, amount) => sum + amount, 0) : own);
    if (due === 0) continue;
    const ofWhom = isOfBoth ? ' of both together' : '';
    const countedAs =
      'Private hospital cover is counted as held: without it ' +
      `about ${amountText(due)} a year of Medicare levy surcharge${ofWhom} would be due from the year to June ${lastYear}.`;
    const { id } = running.person;
    run.notKnown.set(keyOf(id), { subject: id, field: 'hospitalCover', countedAs });
  }
}

function keyOf(person: string): string {
  return `${person}.hospitalCover`;
}
