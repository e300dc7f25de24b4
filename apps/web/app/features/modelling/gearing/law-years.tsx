import { kindColours } from '@freehold/domain';
import { memo } from 'react';
import { ChartCard } from '#app/charts/chart-card.tsx';
import type { Column } from '#app/charts/chart-table.ts';
import { compactMoney } from '#app/charts/compact-money.ts';
import { GroupedBars } from '#app/charts/lazy-charts.ts';
import { money } from '#app/lib/format.ts';
import layoutClasses from '../shared/layout.module.css';
import type { GearingView } from './gearing-view.ts';

const height = 320;
const title = 'Old law and new law, year by year';
const [oldName, newName] = ['Tax saved under the old law', 'Tax saved under the law of 2027'];

const columns: readonly Column[] = [
  { key: 'year', label: 'Income year', kind: 'text' },
  { key: 'netRent', label: 'Rent less deductions', kind: 'money' },
  { key: 'old', label: oldName, kind: 'money' },
  { key: 'new', label: newName, kind: 'money' },
  { key: 'carried', label: 'Losses carried forward', kind: 'money' },
];

/** Ten years of the property with and without Act 49 of 2026, or what has to be answered first. */
export const LawYears = memo(function LawYears({ view }: { readonly view: GearingView }) {
  const { rows } = view.years;
  if (rows.length === 0) {
    return (
      <section className={`fh-card ${layoutClasses.card}`} aria-labelledby="gearing-law-years">
        <h3 id="gearing-law-years">{title}</h3>
        <p>{view.yearsSummary}</p>
      </section>
    );
  }
  return (
    <ChartCard
      title={title}
      description="Your share, income tax alone. Rent, interest, expenses and your income stay as above; depreciation follows its table and ends after Year 10."
      summary={view.yearsSummary}
      columns={columns}
      rows={rows.map((row) => ({
        year: row.incomeYear,
        netRent: row.netRent,
        old: row.taxSavedWithout,
        new: row.taxSaved,
        carried: row.carriedForward,
      }))}
      fileName="freehold-gearing-laws"
      height={height}
    >
      <GroupedBars
        label={title}
        groups={rows.map(({ incomeYear }) => incomeYear)}
        series={[
          {
            id: 'old',
            name: oldName,
            colour: kindColours.taxSavedOldLaw,
            values: rows.map(({ taxSavedWithout }) => taxSavedWithout),
          },
          {
            id: 'new',
            name: newName,
            colour: kindColours.taxSavedNewLaw,
            values: rows.map(({ taxSaved }) => taxSaved),
          },
        ]}
        axisLabel="Tax saved (AUD)"
        xAxisLabel="Income year"
        height={height}
        format={money}
        formatTick={compactMoney}
      />
    </ChartCard>
  );
});
