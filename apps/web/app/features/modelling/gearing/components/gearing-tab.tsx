import { gearingDisclosure, gearingLimits } from '@freehold/contract';
import { useMemo } from 'react';
import { FileButton } from '#app/calculator/file-button.tsx';
import { Deferred } from '#app/loading/deferred.tsx';
import { AssumptionsCard } from '../../shared/components/assumptions-card.tsx';
import layout from '../../shared/components/layout.module.css';
import { ToolLayout } from '../../shared/components/tool-layout.tsx';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { ToolSheet } from '../../shared/components/tool-sheet.tsx';
import { gearingView } from '../gearing-view.ts';
import { DepreciationTable } from './depreciation-table.tsx';
import { GearingFigures } from './gearing-figures.tsx';
import { GearingForm } from './gearing-form.tsx';
import { LawNotice } from './law-notice.tsx';
import { RatioFields } from './ratio-fields.tsx';

const files = async () => (await import('#app/lib/report-files.ts')).reportFiles;

/** Negative Gearing: what owning a rental property does to a year's tax. */
export function GearingTab({ modelling }: ToolProps) {
  const { inputs } = modelling.checked.gearing;
  const view = useMemo(() => inputs && gearingView(inputs), [inputs]);
  return (
    <div className={layout.stack}>
      <LawNotice />
      <ToolLayout
        id="gearing"
        report={view?.report ?? null}
        disclosure={gearingDisclosure}
        kind="One year’s tax, before and after"
        address={modelling.address}
        form={<GearingForm modelling={modelling} />}
        files={inputs && <FileButton label="Save as PDF" save={async () => (await files()).negativeGearing(inputs)} />}
      >
        {view && <Deferred value={view}>{(deferred) => <GearingFigures view={deferred} />}</Deferred>}
      </ToolLayout>
      <AssumptionsCard
        id="gearing"
        title="What the figures assume"
        report={view?.report ?? null}
        limits={gearingLimits}
      >
        <RatioFields modelling={modelling} />
      </AssumptionsCard>
      <DepreciationTable year={inputs?.depreciationYear ?? null} propertyType={modelling.draft.gearing.propertyType} />
      {view && (
        <Deferred value={view.report}>
          {(report) => <ToolSheet report={report} disclosure={gearingDisclosure} />}
        </Deferred>
      )}
    </div>
  );
}
