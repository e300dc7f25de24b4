import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { assetAllocation } from '../shared/asset-allocation.ts';
import { EmptyState } from '../shared/empty-state.tsx';
import layout from '../shared/layout.module.css';
import { TabNote } from '../shared/tab-note.tsx';
import type { TabProps } from '../shared/tab-props.ts';
import { CashFlowCard } from './cash-flow-card.tsx';
import { ChartWorkings } from './chart-workings.tsx';
import { FinancialManagement } from './financial-management.tsx';
import { portfolioValue } from './portfolio-value.ts';
import { PortfolioValueCard } from './portfolio-value-card.tsx';
import { PropertyAllocationCard } from './property-allocation-card.tsx';
import { propertyCashFlow } from './property-cash-flow.ts';
import { valuationsQuery } from './valuations-query.ts';

/** The portfolio at a glance: its value over a year, how it is spread, and what it brings and takes a month. */
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
