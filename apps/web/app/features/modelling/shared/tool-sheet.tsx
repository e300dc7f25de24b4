import { estimateDisclosure } from '@freehold/contract';
import { figureText } from '@freehold/domain';
import { engineVersion } from '@freehold/finance';
import { memo } from 'react';
import { Disclaimer } from '#app/calculator/disclaimer.tsx';
import { PrintSheet } from '#app/calculator/print-sheet.tsx';
import { ReportBody } from './report-body.tsx';
import type { ToolReport } from './tool-report.ts';

interface ToolSheetProps {
  readonly report: ToolReport;
  /** Disclaimer; omitted where another sheet of the page has it. */
  readonly disclosure?: string;
}

/** A tool's print sheet. */
export const ToolSheet = memo(function ToolSheet({ report, disclosure }: ToolSheetProps) {
  return (
    <PrintSheet
      title={`${report.title}: ${report.headline.label}`}
      figure={figureText(report.headline)}
      inputs={report.inputs}
      engineVersion={engineVersion}
    >
      <ReportBody report={report} hasWorking />
      {disclosure !== undefined && <Disclaimer sentences={[disclosure, estimateDisclosure]} />}
    </PrintSheet>
  );
});
