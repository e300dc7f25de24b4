import {
  type ClientDetails,
  type Liability,
  loanTerms,
  type MortgageForm,
  mortgageFormSchema,
} from '@freehold/contract';
import { repaymentFrequencies } from '@freehold/finance';
import { countText } from '../text/duration.ts';
import type { HouseholdRecord } from './household/reading.ts';
import { householdOf } from './household.ts';

/** What the mortgage calculator starts with from a client's record, and what of the loan it cannot show. */
export interface MortgageStart {
  readonly form: MortgageForm;
  readonly note: string;
}

/**
 * The loan of a client's home as the mortgage calculator has it on an ISO day, else their largest mortgage; null without
 * one, or with one outside the calculator's range. Its term is the shortest offered that lasts to the last repayment.
 */
export function homeLoanStart(record: HouseholdRecord, day: string): MortgageStart | null {
  const row = homeLoanOf(record.liabilities);
  const loan = householdOf(record, day).household.loans.find(({ id }) => id === row?.id);
  if (row === undefined || loan === undefined) return null;
  const years = loan.ends === null ? null : yearsTo(loan.ends, day);
  const form = {
    loanAmount: loan.balance,
    interestRate: loan.ratePct,
    loanTerm: termOf(years),
    repaymentFrequency: repaymentFrequencies.find((name) => name === row.repaymentFrequency.toLowerCase()) ?? 'monthly',
    loanType: row.loanType === 'Interest Only' ? 'interest_only' : 'principal_and_interest',
    additionalRepayments: 0,
  };
  const checked = mortgageFormSchema.safeParse(form);
  return checked.success ? { form: checked.data, note: noteOf(years, checked.data.loanTerm) } : null;
}

/** The loans marked as for the primary residence; where none is, those on record as on a property of that kind. */
export function homeLoansOf({ assets, liabilities }: Pick<ClientDetails, 'assets' | 'liabilities'>): Liability[] {
  const marked = liabilities.filter(({ isPrimaryResidence }) => isPrimaryResidence);
  const homes = assets.filter(({ assetType }) => assetType === 'Primary Home').map(({ id }) => id);
  const linked = () => liabilities.filter(({ securedBy }) => securedBy !== null && homes.includes(securedBy));
  return marked.length > 0 ? marked : linked();
}

function homeLoanOf(liabilities: readonly Liability[]): Liability | undefined {
  const mortgages = liabilities
    .filter(({ liabilityType, loanBalance }) => liabilityType === 'Mortgage' && loanBalance > 0)
    .toSorted((a, b) => b.loanBalance - a.loanBalance);
  return mortgages.find(({ isPrimaryResidence }) => isPrimaryResidence) ?? mortgages[0];
}

/** Years begun from an ISO day to the end of a month, YYYY-MM; of an ISO day its month. */
export function yearsTo(month: string, day: string): number {
  const [year = 0, ofYear = 0] = month.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0] = day.split('-').map(Number);
  return Math.ceil(((year - thisYear) * 12 + ofYear - thisMonth) / 12);
}

function termOf(years: number | null): MortgageForm['loanTerm'] {
  return loanTerms.find((term) => years !== null && Number(term) >= years) ?? '30';
}

function noteOf(years: number | null, term: string): string {
  if (years === null) return `The years left are not on your record: ${term} are counted.`;
  if (years === Number(term)) return '';
  return `It has ${countText(years, 'year')} left: the calculator counts ${term}.`;
}
