import type { ToolReport } from '../tool-report.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FigureList } from './figure-list.tsx';
import css from './layout.module.css';
import { ReportWorking } from './report-working.tsx';

interface ReportBodyProps {
  readonly report: ToolReport;
  readonly hasWorking?: boolean;
  /** Level of the headings inside. */
  readonly headingLevel?: 3 | 4;
}

/** A tool's figures, side by side under each growth, with what belongs to them. */
export function ReportBody({ report, hasWorking = false, headingLevel = 3 }: ReportBodyProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading>Key figures</Heading>
      <FigureList figures={report.figures} />
      {report.comparison && (
        <>
          <Heading>Low, medium and high growth</Heading>
          <ComparisonTable caption={`${report.title}: low, medium and high growth`} comparison={report.comparison} />
        </>
      )}
      <ul className={css.findings}>
        {report.findings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
      <Heading>Assumed and left out</Heading>
      <ul className={css.findings}>
        {report.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {hasWorking && (
        <>
          <Heading>How it is worked out</Heading>
          <ReportWorking report={report} />
        </>
      )}
    </>
  );
}
