import type { ReactNode } from 'react';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { FindingList } from './figure-list.tsx';
import css from './layout.module.css';
import { ReportWorking } from './report-body.tsx';
import type { ToolReport } from './tool-report.ts';

interface AssumptionsCardProps {
  /** Prefix for the ids inside, unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The tool's report; null while an input is invalid. */
  readonly report: ToolReport | null;
  /** The assumptions in words, for when there is no report. */
  readonly limits: readonly string[];
  /** Editable assumptions. */
  readonly children?: ReactNode;
}

/** A tool's assumptions and limits, the editable ones, and the working of its figures. */
export function AssumptionsCard({ id, title, report, limits, children }: AssumptionsCardProps) {
  return (
    <section className={`fh-card fh-far-down fh-no-print ${css.card}`} aria-labelledby={`${id}-assumptions`}>
      <h2 id={`${id}-assumptions`}>{title}</h2>
      <FindingList findings={report?.limits ?? limits} />
      {children}
      {report && (
        <WorkingToggle id={`${id}-working`}>
          <ReportWorking report={report} />
        </WorkingToggle>
      )}
    </section>
  );
}
