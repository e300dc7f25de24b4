import { type Conversion, type ConversionReport, type ConversionSource, leadKindFacts } from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { type Column, csvText } from '#app/charts/chart-table.ts';
import { decimal, percent } from '#app/lib/format.ts';

/** The periods of the report; each ends today. */
export const periods = ['30', '90', '365', 'all'] as const;
export type Period = (typeof periods)[number];

export const periodLabels: Readonly<Record<Period, string>> = {
  '30': '30 days',
  '90': '90 days',
  '365': '12 months',
  all: 'All kept',
};

const dayMs = 86_400_000;

/** The first day of a period in Sydney, ISO; today counts as one of its days. Undefined for all. */
export function firstDayOf(period: Period, now: Date): string | undefined {
  return period === 'all' ? undefined : dayInSydney(new Date(now.getTime() - (Number(period) - 1) * dayMs));
}

/** A source's name: its form, and the page it stood on where that is not the form's own. */
export function sourceName({ kind, page }: Pick<ConversionSource, 'kind' | 'page'>): string {
  if (kind === null) return 'All other sources';
  const { label, page: usual } = leadKindFacts[kind];
  return page === usual ? label : `${label}, ${page ?? 'page not recorded'}`;
}

/** A count and its share of the enquiries: `3 (12%)`. */
export function shareText(count: number, enquiries: number): string {
  return enquiries === 0 ? '0' : `${decimal(count)} (${percent(Math.round((count / enquiries) * 100))})`;
}

/** Hours as minutes below one hour, to a tenth below a day, and as days from two days on. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${decimal(Math.round(hours * 10) / 10)} h` : `${decimal(Math.round(hours / 2.4) / 10)} days`;
}

/** The reasons with their counts, most frequent first. */
export function reasonsText({ lostReasons }: Pick<Conversion, 'lostReasons'>): string {
  return lostReasons.map(({ reason, count }) => `${reason ?? 'No reason recorded'} ${decimal(count)}`).join(', ');
}

const columns: readonly Column[] = [
  { key: 'source', label: 'Source', kind: 'text' },
  { key: 'enquiries', label: 'Enquiries', kind: 'count' },
  { key: 'responded', label: 'Answered', kind: 'count' },
  { key: 'medianResponseHours', label: 'Median hours to first response', kind: 'count' },
  { key: 'converted', label: 'Became clients', kind: 'count' },
  { key: 'settled', label: 'Settled', kind: 'count' },
  { key: 'settledAmount', label: 'Settled loans', kind: 'money' },
  { key: 'settledWithoutAmount', label: 'Settled without an amount', kind: 'count' },
  { key: 'lost', label: 'Lost', kind: 'count' },
  { key: 'reasons', label: 'Why lost', kind: 'text' },
  { key: 'open', label: 'Still open', kind: 'count' },
];

/** The report as CSV: a line a source, the total last. */
export function conversionCsv({ sources, total }: ConversionReport): string {
  const rowOf = (source: string, { lostReasons, ...figures }: Conversion) => ({
    ...figures,
    source,
    reasons: reasonsText({ lostReasons }),
  });
  const rows = sources.map(({ kind, page, ...figures }) => rowOf(sourceName({ kind, page }), figures));
  return csvText(columns, [...rows, rowOf('Total', total)]);
}
