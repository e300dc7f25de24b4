import type { Working } from '@freehold/finance';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';
import type { TabProps } from '../shared/client-record.ts';
import { EditButton } from '../shared/edit-button.tsx';
import { type OnEdit, ReadOnly } from '../shared/editing.ts';
import { EmptyState } from '../shared/empty-state.tsx';
import layout from '../shared/layout.module.css';
import { PieCard } from '../shared/pie-card.tsx';
import { assetAllocation, type PieData } from '../shared/slices.ts';
import { TabNote } from '../shared/tab-note.tsx';
import { CashFlowCard, propertyCashFlow } from './cash-flow-card.tsx';
import { PortfolioValueCard, portfolioValue } from './portfolio-value-card.tsx';
import { valuationsQuery } from './valuations-query.ts';

/** The three most common shortcuts into the details form. */
function FinancialManagement({ onEdit }: { readonly onEdit: OnEdit }) {
  if (use(ReadOnly)) return null;
  return (
    <section className={`fh-card fh-no-print ${layout.card}`} aria-labelledby="financial-management">
      <h3 id="financial-management">Financial Management</h3>
      <p className={layout.text}>Every figure on this dashboard comes from your details. Keep them up to date here.</p>
      <div className={layout.actions}>
        <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'occupation' }}>
          Update Income Details
        </EditButton>
        <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'liabilities' }}>
          Manage Loan Information
        </EditButton>
        <EditButton variant="default" onEdit={onEdit} opening={{ openOn: 'assets', newAsset: true }}>
          Add External Asset
        </EditButton>
      </div>
    </section>
  );
}

interface PropertyAllocationCardProps {
  readonly title?: string;
  readonly description?: string;
  readonly data: PieData;
}

/** Allocation of the portfolio by asset type. */
function PropertyAllocationCard({
  title = 'Property Allocation',
  description = 'Distribution of your portfolio by property type/location',
  data,
}: PropertyAllocationCardProps) {
  return <PieCard title={title} description={description} data={data} fileName="freehold-property-allocation" />;
}

interface ChartWorkingsProps {
  /** Workings of the charts; undefined if a chart has no data. */
  readonly workings: readonly { readonly title: string; readonly working: Working | undefined }[];
}

/** The workings of the tab's charts, one below the other. */
function ChartWorkings({ workings }: ChartWorkingsProps) {
  const known = workings.flatMap(({ title, working }) => (working ? [{ title, rows: workingRows(working) }] : []));
  if (known.length === 0) return null;
  return (
    <section className={`fh-card ${layout.card}`} aria-labelledby="chart-workings">
      <h3 id="chart-workings">How the charts are worked out</h3>
      <p className={layout.text}>
        Portfolio Value Over Time adds up, for each month’s end, the value last recorded for every asset by then.
      </p>
      {known.map(({ title, rows }, place) => (
        <WorkingToggle key={title} id={`chart-working-${place}`} label={`How is this worked out? ${title}`}>
          <WorkingTable caption={`How it is worked out: ${title}`} rows={rows} />
        </WorkingToggle>
      ))}
    </section>
  );
}

/** The portfolio at a glance: value over a year, allocation, and monthly income and expenses. */
export function OverviewTab({ record, onEdit }: TabProps) {
  const allocation = assetAllocation(record.details.assets);
  const cashFlow = propertyCashFlow(record);
  return (
    <div className={layout.stack}>
      <ValueHistory record={record} />
      <div className={layout.halves}>
        {allocation ? (
          <PropertyAllocationCard data={allocation} />
        ) : (
          <NoData title="Property Allocation" next="Add an asset with its current value to see how they are spread." />
        )}
        {cashFlow ? (
          <CashFlowCard flow={cashFlow} />
        ) : (
          <NoData title="Cash Flow Summary" next="Add a rent to a property, or a mortgage with its repayment." />
        )}
      </div>
      <FinancialManagement onEdit={onEdit} />
      <ChartWorkings
        workings={[
          { title: 'Property Allocation', working: allocation?.working },
          { title: 'Cash Flow Summary', working: cashFlow?.working },
        ]}
      />
      <TabNote />
    </div>
  );
}

function ValueHistory({ record: { details, today } }: Pick<TabProps, 'record'>) {
  const { data, error, isFetching, refetch } = useQuery(valuationsQuery(details.profile.id));
  const title = 'Portfolio Value Over Time';
  if (data === undefined && error !== null && !isFetching) {
    return (
      <EmptyState title={title} actions={<Button onClick={() => void refetch()}>Retry</Button>}>
        <p role="alert">The recorded values could not be loaded. Nothing is lost; trying again usually helps.</p>
      </EmptyState>
    );
  }
  if (data === undefined) return <ValueHistoryLoading title={title} />;
  const history = portfolioValue(data, today);
  if (history === null) {
    return (
      <NoData title={title} next="Add an asset with its current value. Each change of a value is recorded here." />
    );
  }
  return <PortfolioValueCard history={history} />;
}

function ValueHistoryLoading({ title }: { readonly title: string }) {
  return (
    <section className={`fh-card ${layout.card}`} aria-label={title} aria-busy="true">
      <h3>{title}</h3>
      <Skeleton height={450} radius="md" />
    </section>
  );
}

function NoData({ title, next }: { readonly title: string; readonly next: string }) {
  return (
    <EmptyState title={title}>
      <p>
        <strong>No data yet</strong>
      </p>
      <p>{next}</p>
    </EmptyState>
  );
}
