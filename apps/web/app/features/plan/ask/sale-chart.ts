import { monthText } from '@freehold/domain';
import type { HomeDecision } from '@freehold/domain/plan-ask';
import type { Column, Row } from '#app/charts/chart-table.ts';
import { spoken } from '../shared/headline-words.ts';

/** Sale years of a home as bars, those under the new rules apart, and as a table. */
export interface SaleChart {
  readonly title: string;
  readonly summary: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly groups: readonly string[];
  readonly shortGroups: readonly string[];
  /** Null where every sale is under the rules of 1 July 2027. */
  readonly before: readonly (number | null)[] | null;
  readonly after: readonly (number | null)[];
  /** The line of 1 July 2027, before one of the years; undefined where no year is before it. */
  readonly boundary: { readonly before: number; readonly text: string } | undefined;
}

/** The sale that leaves the most, or the least less than keeping. */
function bestWords(year: string, today: number): string {
  const amount = spoken(Math.abs(today));
  if (today < 0) return `Keeping it is highest in this plan. Sold in ${year} comes nearest: ${amount} less.`;
  return `Highest in this plan if sold in ${year}: ${amount} more than keeping it.`;
}

/** What the sale in each year leaves beside keeping, in today's dollars; the law line is drawn, and named in the summary and the table. */
export function saleChart({ years, highest, line }: HomeDecision): SaleChart {
  const amounts = years.map(({ againstKeeping, isAfterChange }) => ({
    isAfterChange,
    today: againstKeeping?.today ?? null,
  }));
  const before = amounts.map(({ isAfterChange, today }) => (isAfterChange ? null : today));
  const top = years.find(({ financialYear }) => financialYear === highest)?.againstKeeping?.today ?? 0;
  const best = highest === null ? 'It cannot be sold in any year of the plan.' : bestWords(highest, top);
  const law =
    line === null ? '' : ` The line of 1 July 2027 stands before ${line.before}: new rules for capital gains.`;
  return {
    title: 'Net worth at the end beside keeping, by year of the sale, in today’s dollars',
    summary: `${best}${law}`,
    columns: [
      { key: 'year', label: 'Sold in', kind: 'text' },
      { key: 'month', label: 'Month', kind: 'text' },
      { key: 'rules', label: 'Rules of 1 July 2027', kind: 'text' },
      { key: 'beside', label: 'Beside keeping, today’s dollars', kind: 'money' },
      { key: 'tax', label: 'Tax of the sale, dollars of the year', kind: 'money' },
      { key: 'note', label: 'Note', kind: 'text' },
    ],
    rows: years.map(({ financialYear, month, isAfterChange, againstKeeping, tax, note }) => ({
      year: financialYear,
      month: monthText(month),
      rules: isAfterChange ? 'hold' : 'not yet',
      beside: againstKeeping?.today ?? null,
      tax,
      note,
    })),
    groups: years.map(({ financialYear }) => financialYear),
    shortGroups: years.map(({ financialYear }) => financialYear.slice(2, 4)),
    before: before.every((amount) => amount === null) ? null : before,
    boundary:
      line === null
        ? undefined
        : { before: years.findIndex(({ financialYear }) => financialYear === line.before), text: '1 July 2027' },
    after: amounts.map(({ isAfterChange, today }) => (isAfterChange ? today : null)),
  };
}
