import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { FigureList, FindingList } from './figure-list.tsx';
import type { ToolReport } from './tool-report.ts';

/** The steps of a tool's figures with the actual amounts. */
export function ReportWorking({ report: { title, working } }: { readonly report: ToolReport }) {
  return <WorkingTable caption={`How it is worked out: ${title}`} rows={workingRows(working())} />;
}

interface ReportBodyProps {
  readonly report: ToolReport;
  readonly hasWorking?: boolean;
  /** Level of the headings inside. */
  readonly headingLevel?: 3 | 4;
}

/** A tool's figures at each growth rate side by side, with their notes. */
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
