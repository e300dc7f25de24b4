import type { ToolReport } from '../tool-report.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FigureList } from './figure-list.tsx';
import { FindingList } from './finding-list.tsx';
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
          <ComparisonTable caption={`${report.title}: low, medium and high growth`} comparison={report.comparison()} />
        </>
      )}
      <FindingList findings={report.findings} />
      <Heading>Assumed and left out</Heading>
      <FindingList findings={report.limits} />
      {hasWorking && (
        <>
          <Heading>How it is worked out</Heading>
          <ReportWorking report={report} />
        </>
      )}
    </>
  );
}
