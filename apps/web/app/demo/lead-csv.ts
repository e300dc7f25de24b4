import { type LeadListItem, marketingText } from '@freehold/contract';
import { csvText } from './csv-text.ts';

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
  ['Borrowing capacity', (lead) => lead.borrowing?.computedCapacity ?? null],
  ['Loan amount', (lead) => lead.mortgage?.loanAmount ?? null],
  ['Message', (lead) => lead.strategySession?.message ?? null],
  ['Marketing', (lead) => marketingText(lead, (moment) => moment.slice(0, 10))],
  ['Next action', (lead) => lead.nextAction],
  ['Next action on', (lead) => lead.nextActionOn],
  ['Mail', (lead) => lead.report?.status ?? null],
  ['Lead id', (lead) => lead.id],
];

/** The demo's leads as CSV, the most important of the columns that the server writes. */
export function leadCsv(leads: readonly LeadListItem[]): string {
  const rows = [columns.map(([heading]) => heading), ...leads.map((lead) => columns.map(([, cell]) => cell(lead)))];
  return csvText(rows.map((row) => row.map(cellText)));
}

// Escapes cells that a spreadsheet would evaluate.
function cellText(cell: Cell): string {
  const text = String(cell ?? '');
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
