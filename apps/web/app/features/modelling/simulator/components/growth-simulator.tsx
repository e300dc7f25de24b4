import { propertyName } from '@freehold/domain';
import { useMemo, useState } from 'react';
import { Deferred } from '#app/loading/deferred.tsx';
import { TabList, TabPanel } from '#app/ui/tabs/tabs.tsx';
import layout from '../../shared/components/layout.module.css';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { ToolSheet } from '../../shared/components/tool-sheet.tsx';
import { simulatorView } from '../simulator-view.ts';
import { SimulatorAssumptions } from './simulator-assumptions.tsx';
import { SimulatorProperty } from './simulator-property.tsx';
import { SimulatorSummary } from './simulator-summary.tsx';

/** The growth simulator: three properties bought one after the other, each on a tab of its own. */
export function GrowthSimulator({ modelling }: ToolProps) {
  const [tab, setTab] = useState('summary');
  const { properties } = modelling.draft.simulator;
  const { simulator, outlook } = modelling.checked;
  const view = useMemo(() => simulatorView({ simulator, outlook }), [simulator, outlook]);
  const place = properties.findIndex(({ id }) => id === tab);
  const open = place >= 0 || tab === 'assumptions' ? tab : 'summary';
  const tabs = [
    { id: 'summary', label: 'Summary' },
    ...properties.map(({ id }, index) => ({ id, label: propertyName(index) })),
    { id: 'assumptions', label: 'Assumptions' },
  ];
  return (
    <section className={layout.stack} aria-labelledby="simulator-title">
      <div className={`fh-no-print ${layout.sectionHead}`}>
        <h2 id="simulator-title">Portfolio Growth Simulator</h2>
        <p className={layout.text}>
          The next property is bought in the first year in which usable equity covers its deposit. The figures follow
          what you type.
        </p>
      </div>
      <div>
        <TabList label="Simulator" prefix="simulator" tabs={tabs} value={open} onChange={setTab} isInner />
        <TabPanel prefix="simulator" id={open}>
          {open === 'summary' && <SimulatorSummary modelling={modelling} view={view} />}
          {place >= 0 && <SimulatorProperty modelling={modelling} view={view} index={place} />}
          {open === 'assumptions' && <SimulatorAssumptions modelling={modelling} view={view} />}
        </TabPanel>
      </div>
      {view && <Deferred value={view.report}>{(report) => <ToolSheet report={report} />}</Deferred>}
    </section>
  );
}
