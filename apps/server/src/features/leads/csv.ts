import { type LeadListItem, marketingText } from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { stringify } from 'csv-stringify/sync';

const dayOf = (moment: string) => dayInSydney(new Date(moment));

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
  ['Message', (lead) => lead.strategySession?.message ?? null],
  ['Notice', (lead) => lead.noticeVersion],
  ['Notice agreed', (lead) => lead.noticeAgreedAt],
  ['Consent ticked', (lead) => lead.consentedAt],
  ['Marketing', (lead) => marketingText(lead, dayOf)],
  ['Next action', (lead) => lead.nextAction],
  ['Next action on', (lead) => lead.nextActionOn],
  ['First response', (lead) => lead.firstResponseAt],
  ['Mail', (lead) => lead.report?.status ?? null],
  ['Lead id', (lead) => lead.id],
];

// Prefixes an apostrophe to cells that a spreadsheet would read as formulas. The library quotes only its own record
// delimiter, so lone line breaks are added here.
const format = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** Leads as CSV (RFC 4180), money in dollars: a byte order mark, the header line, and one record a lead. */
export const leadCsv = {
  header: `\uFEFF${stringify([columns.map(([heading]) => heading)], format)}`,
  lines: (leads: readonly LeadListItem[]): string =>
    stringify(
      leads.map((lead) => columns.map(([, cell]) => cell(lead))),
      format,
    ),
};
