import type { ClientDetails } from '@freehold/contract';
import { kindColours } from '@freehold/domain';
import { type TaxBracket, type TaxYear, taxBrackets } from '@freehold/finance';
import type { BarSeries } from '#app/charts/bar-geometry.ts';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { cellText } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { decimal, money, percent } from '#app/lib/format.ts';
import { type ChartData, chartHeight } from '../shared/chart-data.ts';
import layout from '../shared/layout.module.css';
import { RecordTable } from '../shared/record-table.tsx';

/** Incomes split by tax bracket for a financial year. */
interface BracketData extends ChartData {
  /** Bracket labels as in the specification: `18,201 to 45,000`. */
  readonly groups: readonly string[];
  /** Labels for a narrow chart, by upper limit in thousands: `to 45k`. */
  readonly shortGroups: readonly string[];
  readonly series: readonly (BarSeries & { readonly values: readonly number[] })[];
}

/** The brackets of a financial year and the part of each income in them. Throws as `taxBrackets` does. */
export function bracketData({ profile }: ClientDetails, financialYear: TaxYear): BracketData {
  const own = taxBrackets({ taxableIncome: profile.grossIncome, financialYear });
  const partners = profile.assessWithPartner
    ? taxBrackets({ taxableIncome: profile.partnerIncome, financialYear })
    : [];
  const people = [
    { id: 'primary', name: 'Your income', colour: kindColours.income, brackets: own },
    ...(partners.length > 0
      ? [{ id: 'partner', name: 'Your partner’s income', colour: kindColours.partnerIncome, brackets: partners }]
      : []),
  ];
  return {
    groups: own.map(bracketText),
    shortGroups: own.map(({ upTo }) => (upTo === null ? 'above' : `to ${Math.round(upTo / 1_000)}k`)),
    series: people.map(({ id, name, colour, brackets }) => ({
      id,
      name,
      colour,
      values: brackets.map((one) => one.incomeInBracket),
    })),
    summary: summaryOf(own, financialYear),
    columns: [
      { key: 'bracket', label: 'Bracket, AUD a year', kind: 'text' },
      { key: 'rate', label: 'Rate', kind: 'percent' },
      ...people.flatMap(({ id, name }) => [
        { key: `${id}Income`, label: `${name}, AUD`, kind: 'money' } as const,
        { key: `${id}Tax`, label: 'Tax on it, AUD', kind: 'money' } as const,
      ]),
    ],
    rows: own.map((bracket, place) => ({
      bracket: bracketText(bracket),
      rate: bracket.ratePct,
      primaryIncome: bracket.incomeInBracket,
      primaryTax: bracket.taxInBracket,
      partnerIncome: partners[place]?.incomeInBracket ?? null,
      partnerTax: partners[place]?.taxInBracket ?? null,
    })),
  };
}

/**
 * Label of a bracket as in the specification. The upper limit is exact; the next bracket starts a dollar above it in
 * the label only.
 */
function bracketText({ above, upTo }: Pick<TaxBracket, 'above' | 'upTo'>): string {
  if (upTo === null) return `above ${decimal(above)}`;
  return `${decimal(above === 0 ? 0 : above + 1)} to ${decimal(upTo)}`;
}

function summaryOf(brackets: readonly TaxBracket[], year: TaxYear): string {
  const top = brackets.findLast(({ incomeInBracket }) => incomeInBracket > 0);
  if (top === undefined) return `No income to place in the ${year} brackets yet.`;
  return (
    `Your income reaches the ${year} bracket ${bracketText(top)}: ${money(top.incomeInBracket)} of it is taxed at ` +
    `${percent(top.ratePct)}.`
  );
}

interface BracketCardProps {
  readonly details: ClientDetails;
  readonly year: TaxYear;
}

/** Incomes by tax bracket: bars, and below them a table with rates and tax. */
export function BracketCard({ details, year }: BracketCardProps) {
  const { groups, shortGroups, series, summary, columns, rows } = bracketData(details, year);
  const title = `Tax brackets, ${year}`;
  return (
    <>
      <ChartCard
        title={title}
        description="What of each income falls into each bracket"
        summary={summary}
        columns={columns}
        rows={rows}
        fileName={`freehold-tax-brackets-${year}`}
        height={chartHeight}
      >
        <GroupedBars
          label={title}
          groups={groups}
          shortGroups={shortGroups}
          series={series}
          xAxisLabel="Bracket (AUD a year)"
          axisLabel="Income (AUD)"
          height={chartHeight}
          format={money}
          formatTick={compactMoney}
        />
      </ChartCard>
      <section className={`fh-card ${layout.card}`} aria-labelledby="bracket-rates">
        <h3 id="bracket-rates">Rates and tax by bracket, {year}</h3>
        <RecordTable
          caption={`Rates and tax by bracket, ${year}`}
          columns={columns.map(({ label }) => label)}
          rows={rows.map((row, place) => ({
            id: groups[place] ?? '',
            name: groups[place] ?? '',
            cells: columns.slice(1).map(({ key, kind }) => cellText(kind, row[key])),
          }))}
        />
      </section>
    </>
  );
}
