import { type LeadListItem, marketingText, type ProfileInput, toolFacts } from '@freehold/contract';
import { isPartnered } from '@freehold/finance';
import { dayInSydney } from '../text/day.ts';

type Cell = string | number | null;

const columns: readonly (readonly [heading: string, cell: (lead: LeadListItem) => Cell])[] = [
  ['Received', (lead) => lead.receivedAt],
  ['Type', (lead) => lead.kind],
  ['Status', (lead) => lead.status],
  ['First name', (lead) => lead.firstName],
  ['Last name', (lead) => lead.lastName],
  ['Email', (lead) => lead.email],
  ['Phone', (lead) => lead.phone],
  ['Timeframe', (lead) => lead.purchaseTimeframe],
  ['Income a year', (lead) => lead.borrowing?.grossIncome ?? null],
  ["Partner's income a year", (lead) => lead.borrowing?.partnerIncome ?? null],
  ['Marital status', (lead) => lead.borrowing?.maritalStatus ?? null],
  ['Dependants', (lead) => lead.borrowing?.dependants ?? null],
  ['Existing loans', (lead) => lead.borrowing?.existingLoans ?? null],
  ['Borrowing capacity', (lead) => lead.borrowing?.computedCapacity ?? null],
  ['Loan amount', (lead) => lead.mortgage?.loanAmount ?? null],
  ['Interest rate percent', (lead) => lead.mortgage?.interestRate ?? null],
  ['Loan term years', (lead) => lead.mortgage?.loanTerm ?? null],
  ['Repayments', (lead) => lead.mortgage?.repaymentFrequency ?? null],
  ['Loan type', (lead) => lead.mortgage?.loanType ?? null],
  ['Repayment', (lead) => lead.mortgage?.repaymentAmount.toFixed(2) ?? null],
  ['Calculation', (lead) => lead.calculation && toolFacts[lead.calculation.tool].title],
  ['Figure', (lead) => lead.calculation?.computedFigure.toFixed(2) ?? null],
  ['Message', (lead) => lead.strategySession?.message ?? null],
  ['Notice', (lead) => lead.noticeVersion],
  ['Notice agreed', (lead) => lead.noticeAgreedAt],
  ['Consent ticked', (lead) => lead.consentedAt],
  ['Marketing', (lead) => marketingText(lead, (moment) => dayInSydney(new Date(moment)))],
  ['Next action', (lead) => lead.nextAction],
  ['Next action on', (lead) => lead.nextActionOn],
  ['First response', (lead) => lead.firstResponseAt],
  ['Mail', (lead) => lead.report?.status ?? null],
  ['Lead id', (lead) => lead.id],
];

/** The columns of the leads' CSV file, by heading. */
export const leadCsvHeadings: readonly string[] = columns.map(([heading]) => heading);

/** A lead's cells in that file, money in dollars. */
export function leadCsvCells(lead: LeadListItem): Cell[] {
  return columns.map(([, cell]) => cell(lead));
}

/** Household details from a borrowing estimate, as typed, for the record of a lead that becomes a client. */
export function borrowerProfile(
  borrowing: Pick<
    NonNullable<LeadListItem['borrowing']>,
    'grossIncome' | 'maritalStatus' | 'partnerIncome' | 'dependants' | 'existingLoans'
  >,
): ProfileInput {
  const { grossIncome, maritalStatus, partnerIncome, dependants, existingLoans } = borrowing;
  const partner = isPartnered(maritalStatus) ? { assessWithPartner: true, partnerIncome: partnerIncome ?? 0 } : {};
  return { grossIncome, maritalStatus, dependants, existingLoans, ...partner };
}
