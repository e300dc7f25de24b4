import type { ReactNode } from 'react';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { FindingList } from './figure-list.tsx';
import css from './layout.module.css';
import { ReportWorking } from './report-body.tsx';
import type { ToolReport } from './tool-report.ts';

interface AssumptionsCardProps {
  /** Start of the ids inside, unique on the page. */
  readonly id: string;
  readonly title: string;
  /** The tool's report, or null while an input is wrong. */
  readonly report: ToolReport | null;
  /** What is assumed, in words, where there is no report to say it. */
  readonly limits: readonly string[];
  /** Assumptions that a person can change. */
  readonly children?: ReactNode;
}

/** What a tool assumes and leaves out, what of it can be changed, and how its figures came about. */
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
