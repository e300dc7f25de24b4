import type { LeadListItem } from '@freehold/contract';
import { leadCsvCells, leadCsvHeadings } from '@freehold/domain';
import { stringify } from 'csv-stringify/sync';

// Prefixes an apostrophe to cells that a spreadsheet would read as formulas. The library quotes only its own record
// delimiter, so lone line breaks are added here.
const format = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;

/** Leads as CSV (RFC 4180), money in dollars: a byte order mark, the header line, and one record a lead. */
export const leadCsv = {
  header: `\uFEFF${stringify([leadCsvHeadings], format)}`,
  lines: (leads: readonly LeadListItem[]): string => stringify(leads.map(leadCsvCells), format),
};
