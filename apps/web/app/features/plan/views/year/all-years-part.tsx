import type { PlanYearView } from '@freehold/domain';
import { useState } from 'react';
import { DataTable } from '#app/charts/chart-card.tsx';
import { csvText, tabbedText } from '#app/charts/chart-table.ts';
import { DownloadButton } from '#app/charts/download-button.tsx';
import { ActionButton } from '#app/ui/action.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { usePlanAddress } from '../../model/plan-address.ts';
import { allYearsTable } from './all-years.ts';
import css from './statement-card.module.css';

/** The statements of all years of a plan as one table to look at, to copy and to save. */
export function AllYearsPart({ years }: { readonly years: readonly PlanYearView[] }) {
  const { dollars } = usePlanAddress();
  const [isOpen, setOpen] = useState(false);
  const { columns, rows } = allYearsTable(years, dollars);
  const kind = dollars === 'today' ? 'in today’s dollars' : 'in dollars of each year';
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="all-years">
      <div className={css.lead}>
        <h3 id="all-years">All years, {kind}</h3>
        <p className={css.note}>
          A row for each of the {years.length} years, with every line from opening to closing and what is owned and owed
          at its end.
        </p>
      </div>
      {isOpen && <DataTable caption={`All years, ${kind}`} columns={columns} rows={rows} height={480} />}
      <div className={`fh-no-print ${css.actions}`}>
        <ActionButton tone="quiet" size="medium" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Close the table' : 'Table view'}
        </ActionButton>
        <CopyButton
          label="Copy all years"
          done="All years copied"
          byHandLabel="All years"
          text={() => tabbedText(columns, rows)}
        />
        <DownloadButton
          label="Save all as CSV"
          fileName="freehold-plan-years.csv"
          text={() => csvText(columns, rows)}
        />
      </div>
    </section>
  );
}
