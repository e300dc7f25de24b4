import { workingRows } from '#app/calculator/working-rows.ts';
import { WorkingTable } from '#app/calculator/working-table.tsx';
import type { ToolReport } from '../tool-report.ts';

/** The steps of a tool's figures with the actual amounts. */
export function ReportWorking({ report: { title, working } }: { readonly report: ToolReport }) {
  return <WorkingTable caption={`How it is worked out: ${title}`} rows={workingRows(working())} />;
}
