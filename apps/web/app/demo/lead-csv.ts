import type { LeadListItem } from '@freehold/contract';
import { leadCsvCells, leadCsvHeadings } from '@freehold/domain';
import { csvText } from './csv-text.ts';

/** The demo's leads as CSV, with the server's columns. */
export function leadCsv(leads: readonly LeadListItem[]): string {
  return csvText([leadCsvHeadings, ...leads.map((lead) => leadCsvCells(lead).map(cellText))]);
}

// Escapes cells that a spreadsheet would evaluate.
function cellText(cell: string | number | null): string {
  const text = String(cell ?? '');
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
