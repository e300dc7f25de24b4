import { type Conversion, type ConversionReport, routes } from '@freehold/contract';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DownloadButton } from '#app/charts/download-button.tsx';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { counted, decimal, money } from '#app/lib/format.ts';
import { ViewSwitch } from '#app/ui/view-switch.tsx';
import {
  conversionCsv,
  firstDayOf,
  hoursText,
  type Period,
  periodLabels,
  periods,
  reasonsText,
  shareText,
  sourceName,
} from '../conversion-words.ts';
import css from './conversion-screen.module.css';

const choices = periods.map((value) => ({ value, label: periodLabels[value] }));

function conversionQuery(period: Period) {
  const from = firstDayOf(period, new Date());
  return queryOptions({
    queryKey: ['leads', 'conversion', from ?? 'all'],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(routes.leads.conversion, { query: from === undefined ? {} : { from }, signal }),
  });
}

/** What became of the leads of a period, by source. */
export function ConversionScreen() {
  const [search, setSearch] = useSearchParams();
  const period = periods.find((known) => known === search.get('period')) ?? '90';
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(conversionQuery(period));
  return (
    <div className={`fh-width ${css.screen}`}>
      <nav aria-label="Way back" className="fh-no-print">
        <Link to="/admin/leads">Lead Desk</Link>
      </nav>
      <header className={css.head}>
        <h1>Sources and conversion</h1>
        <div className={css.buttons}>
          <ViewSwitch
            legend="Leads received in the last"
            views={choices}
            value={period}
            onChange={(value) => setSearch({ period: value }, { replace: true })}
          />
          {data && data.total.enquiries > 0 && (
            <DownloadButton label="Export CSV" fileName="sources.csv" text={() => conversionCsv(data)} />
          )}
        </div>
      </header>
      {error !== null && !isFetching && (
        <section className={`fh-attention ${css.state}`} role="alert">
          <h2>The report could not be loaded</h2>
          <p>{errorText(error, 'The server gave no usable answer.')}</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </section>
      )}
      {data === undefined && isFetching && <Skeleton height={320} radius="md" />}
      <p className="fh-for-readers" role="status">
        {isFetching ? 'Loading the report' : ''}
      </p>
      {data && (
        <div aria-busy={isPlaceholderData} data-older={isPlaceholderData || undefined} className={css.report}>
          {data.total.enquiries === 0 ? <NoLeads period={period} /> : <Report report={data} />}
        </div>
      )}
    </div>
  );
}

function NoLeads({ period }: { period: Period }) {
  return (
    <section className={`fh-card ${css.state}`}>
      <h2>{period === 'all' ? 'No leads yet' : 'No leads in this period'}</h2>
      <p>A lead arrives when a visitor asks for a report or for a strategy session.</p>
    </section>
  );
}

function Report({ report: { sources, total } }: { report: ConversionReport }) {
  return (
    <>
      <section className={`fh-card ${css.card}`} aria-label="By source">
        <table className={css.table}>
          <thead>
            <tr>
              {[
                'Source',
                'Enquiries',
                'Answered',
                'Median wait',
                'Became clients',
                'Settled',
                'Lost',
                'Still open',
              ].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <Line key={`${source.kind} ${source.page}`} name={sourceName(source)} of={source} />
            ))}
          </tbody>
          <tfoot>
            <Line name="All sources" of={total} />
          </tfoot>
        </table>
      </section>
      <Notes />
    </>
  );
}

function Line({ name, of }: { name: string; of: Conversion }) {
  const { enquiries, responded, medianResponseHours, converted, settled, lost, open } = of;
  return (
    <tr>
      <th scope="row">{name}</th>
      <Cell label="Enquiries">{decimal(enquiries)}</Cell>
      <Cell label="Answered">{shareText(responded, enquiries)}</Cell>
      <Cell label="Median wait">{hoursText(medianResponseHours)}</Cell>
      <Cell label="Became clients">{shareText(converted, enquiries)}</Cell>
      <Cell label="Settled" about={settledText(of)}>
        {shareText(settled, enquiries)}
      </Cell>
      <Cell label="Lost" about={reasonsText(of)}>
        {shareText(lost, enquiries)}
      </Cell>
      <Cell label="Still open">{decimal(open)}</Cell>
    </tr>
  );
}

function settledText({ settled, settledAmount, settledWithoutAmount }: Conversion): string {
  if (settled === 0) return '';
  if (settledWithoutAmount === settled) return 'amount not recorded';
  const missing = settledWithoutAmount > 0 ? `, ${counted(settledWithoutAmount, 'amount')} not recorded` : '';
  return `${money(settledAmount)}${missing}`;
}

function Cell({ label, about, children }: { label: string; about?: string; children: ReactNode }) {
  return (
    <td data-label={label}>
      <div>
        <span className="fh-figures">{children}</span>
        {about && <span className={css.about}>{about}</span>}
      </div>
    </td>
  );
}

function Notes() {
  return (
    <section className={css.notes} aria-label="What the figures count">
      <p>
        All figures are about the leads received in the period, as they stand today. Leads are kept for 24 months; an
        erased one is no longer counted.
      </p>
      <p>
        Answered counts leads that have left New at least once, also those closed or converted since; Contacted on the
        Lead Desk counts those that are Contacted now. Lost counts lost deals of clients too; Closed on the Lead Desk
        does not.
      </p>
    </section>
  );
}
