import { projectionDisclosure, projectionLimits } from '@freehold/contract';
import { useMemo } from 'react';
import { AssumptionsCard } from '../../shared/components/assumptions-card.tsx';
import { ComparisonTable } from '../../shared/components/comparison-table.tsx';
import layout from '../../shared/components/layout.module.css';
import { OutlookFields } from '../../shared/components/outlook-fields.tsx';
import { PortfolioFiles } from '../../shared/components/portfolio-files.tsx';
import { StrategyFields } from '../../shared/components/strategy-fields.tsx';
import { ToolLayout } from '../../shared/components/tool-layout.tsx';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { ToolSheet } from '../../shared/components/tool-sheet.tsx';
import { panelView } from '../panel-view.ts';
import { PanelForm } from './panel-form.tsx';
import { ProjectionTabs } from './projection-tabs.tsx';

/** The portfolio projection: properties as cards, and figures that follow them. */
export function ProjectionPanel({ modelling }: ToolProps) {
  const { calculated } = modelling;
  const view = useMemo(() => panelView(calculated), [calculated]);
  return (
    <section className={layout.stack} aria-labelledby="portfolio-title">
      <ToolLayout
        id="portfolio"
        report={view?.report ?? null}
        disclosure={projectionDisclosure}
        kind="At a growth that stays the same each year"
        address={modelling.address}
        form={<PanelForm modelling={modelling} />}
        files={modelling.calculated && <PortfolioFiles inputs={modelling.calculated} />}
      />
      {view && <ProjectionTabs view={view} />}
      {view?.report.comparison && (
        <section className={`fh-card fh-far-down fh-no-print ${layout.card}`} aria-labelledby="portfolio-comparison">
          <h2 id="portfolio-comparison">Low, medium and high growth</h2>
          <p className={layout.text}>Every property at the same growth, side by side.</p>
          <ComparisonTable
            caption="Portfolio under low, medium and high growth"
            comparison={view.report.comparison()}
          />
        </section>
      )}
      <AssumptionsCard
        id="portfolio"
        title="Portfolio Strategy Assumptions"
        report={view?.report ?? null}
        limits={projectionLimits}
      >
        <StrategyFields modelling={modelling} part="portfolio" />
        <OutlookFields modelling={modelling} />
      </AssumptionsCard>
      {view && <ToolSheet report={view.report} disclosure={projectionDisclosure} />}
    </section>
  );
}
