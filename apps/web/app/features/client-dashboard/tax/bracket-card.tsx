import type { ClientDetails } from '@freehold/contract';
import type { TaxYear } from '@freehold/finance';
import { ChartCard } from '#app/charts/chart-card.tsx';
import { cellText } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import { chartHeight } from '../shared/chart-data.ts';
import layout from '../shared/layout.module.css';
import { RecordTable } from '../shared/record-table.tsx';
import { bracketData } from './tax-brackets.ts';

interface BracketCardProps {
  readonly details: ClientDetails;
  readonly year: TaxYear;
}

/** How the incomes fall into the brackets of the year: bars, and under them the same with rates and tax. */
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
