import { equityLimits, projectionDisclosure } from '@freehold/contract';
import { memo, useMemo } from 'react';
import { Deferred } from '#app/loading/deferred.tsx';
import { type EquityView, equityView } from '../../equity/equity-view.ts';
import { AssumptionsCard } from '../../shared/components/assumptions-card.tsx';
import { ComparisonTable } from '../../shared/components/comparison-table.tsx';
import layout from '../../shared/components/layout.module.css';
import { OutlookFields } from '../../shared/components/outlook-fields.tsx';
import { ToolLayout } from '../../shared/components/tool-layout.tsx';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { ToolSheet } from '../../shared/components/tool-sheet.tsx';
import { EquityForm } from './equity-form.tsx';
import { EquityProjectionCard } from './equity-projection-card.tsx';

/** First Time Buyers: one property bought with a 5 % deposit, and its equity over 30 years. */
export function EquityTab({ modelling }: ToolProps) {
  const { equity, outlook } = modelling.checked;
  const view = useMemo(
    () => (equity.inputs && outlook.inputs ? equityView(equity.inputs, outlook.inputs) : null),
    [equity.inputs, outlook.inputs],
  );
  return (
    <div className={layout.stack}>
      <ToolLayout
        id="equity"
        report={view?.report ?? null}
        disclosure={projectionDisclosure}
        kind="At a growth that stays the same each year"
        address={modelling.address}
        form={<EquityForm modelling={modelling} />}
      />
      {view && <Deferred value={view}>{(deferred) => <Years view={deferred} />}</Deferred>}
      <AssumptionsCard
        id="equity"
        title="What the projection assumes"
        report={view?.report ?? null}
        limits={equityLimits}
      >
        <OutlookFields modelling={modelling} />
      </AssumptionsCard>
      {view && (
        <Deferred value={view.report}>
          {(report) => <ToolSheet report={report} disclosure={projectionDisclosure} />}
        </Deferred>
      )}
    </div>
  );
}

/** The years of the projection, and how they would go with other growth. */
const Years = memo(function Years({ view }: { readonly view: EquityView }) {
  const { comparison } = view.report;
  return (
    <>
      <EquityProjectionCard view={view} />
      {comparison && (
        <section className={`fh-card fh-far-down fh-no-print ${layout.card}`} aria-labelledby="equity-comparison">
          <h2 id="equity-comparison">Low, medium and high growth</h2>
          <ComparisonTable caption="Equity under low, medium and high growth" comparison={comparison()} />
        </section>
      )}
    </>
  );
});
