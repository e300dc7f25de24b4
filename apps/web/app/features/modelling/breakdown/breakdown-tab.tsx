import { estimateDisclosure, gearingDisclosure, projectionDisclosure } from '@freehold/contract';
import { engineVersion } from '@freehold/finance';
import { Button } from '@mantine/core';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import { ReadBackList } from '#app/calculator/print-sheet.tsx';
import { ResultActions } from '#app/calculator/result-actions.tsx';
import { date } from '#app/lib/format.ts';
import { Amount } from '../shared/figure-list.tsx';
import figures from '../shared/figures.module.css';
import layout from '../shared/layout.module.css';
import { ReportBody } from '../shared/report-body.tsx';
import type { ToolProps } from '../shared/use-modelling.ts';
import css from './breakdown-tab.module.css';
import { comparisonReport, type ReportSection } from './comparison-report.ts';

/** Detailed Breakdown: the scenarios of the other tabs in one report, on screen and on paper. */
export function BreakdownTab({ modelling }: ToolProps) {
  const sections = comparisonReport(modelling.checked);
  return (
    <section className={`fh-card ${layout.card} ${css.report}`} aria-labelledby="breakdown-title">
      <h2 id="breakdown-title">Get a comprehensive analysis of investment scenarios</h2>
      <p className={layout.text}>
        The scenarios set in the other tabs, side by side, with the figures that those tabs show. Worked out on{' '}
        {date(new Date())} by Freehold, engine {engineVersion}.
      </p>
      <Overview sections={sections} />
      <Disclaimer sentences={[projectionDisclosure, gearingDisclosure, estimateDisclosure]} />
      <div className="fh-no-print">
        <ResultActions address={modelling.address}>
          <Button
            type="button"
            variant="subtle"
            disabled={modelling.isAtStart}
            onClick={() => modelling.reset(['outlook', 'equity', 'portfolio', 'simulator', 'gearing', 'probability'])}
          >
            Reset all
          </Button>
        </ResultActions>
      </div>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </section>
  );
}

/** The main figure of each scenario. */
function Overview({ sections }: { readonly sections: readonly ReportSection[] }) {
  return (
    <table className={figures.table}>
      <caption className="fh-for-readers">Main figure of each scenario</caption>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col">Main figure</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ title, report }) => (
          <tr key={title}>
            <th scope="row">
              {title}
              {report && <span className={figures.note}>{report.headline.label}</span>}
            </th>
            <td>{report ? <Amount {...report.headline} /> : 'Not available'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Section({ section: { tab, title, report } }: { readonly section: ReportSection }) {
  const id = `breakdown-${title.replaceAll(' ', '-').toLowerCase()}`;
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={layout.quiet}>Set in {tab}.</p>
      {report === null ? (
        <p>Correct the marked field in {tab} to see its figures here.</p>
      ) : (
        <>
          <h4>Inputs</h4>
          <ReadBackList entries={report.inputs} />
          <ReportBody report={report} headingLevel={4} />
        </>
      )}
    </section>
  );
}
