import { type BorrowingForm, borrowingInputs, borrowingPowerStart, encodeLink } from '@freehold/contract';
import { isPartnered } from '@freehold/finance';

/** What is owed above it is taken for a home loan: other loans are repaid in a few years. Dollars. */
const mostOtherLoans = 100_000;

/** The address of the lenders' tests with this household's figures; what was not asked here has that page's first values. */
export function lenderTestsAddress(form: BorrowingForm): string {
  const { grossIncome, maritalStatus, dependants, existingLoans } = form;
  const isHomeLoan = existingLoans > mostOtherLoans;
  const inputs = {
    ...borrowingPowerStart,
    adults: isPartnered(maritalStatus) ? 'two' : 'one',
    salary: grossIncome,
    salary2: borrowingInputs(form).partnerIncome ?? 0,
    dependants: String(Math.min(4, dependants)),
    homeLoan: isHomeLoan ? existingLoans : 0,
    otherBalance: isHomeLoan ? 0 : existingLoans,
  };
  return `/borrowing-power#s=${encodeLink({ v: 1, kind: 'borrowing-power', inputs })}`;
}
