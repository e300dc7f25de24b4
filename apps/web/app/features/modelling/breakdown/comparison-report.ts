import { equityView } from '../equity/equity-view.ts';
import { gearingView } from '../gearing/gearing-view.ts';
import type { CheckedInputs } from '../shared/checked-inputs.ts';
import { panelCalculation } from '../shared/panel-calculation.ts';
import { panelView, simulatorView } from '../shared/projection-view.ts';
import type { ToolReport } from '../shared/tool-report.ts';

/** A tool in the comparison report: its tab's report, or null while one of its inputs is invalid. */
export interface ReportSection {
  readonly tab: string;
  readonly title: string;
  readonly report: ToolReport | null;
}

/** The tools in the order of their tabs, with the same figures as their tabs. */
export function comparisonReport(checked: CheckedInputs): readonly ReportSection[] {
  const { equity, outlook, gearing } = checked;
  const equityReport = equity.inputs && outlook.inputs ? equityView(equity.inputs, outlook.inputs).report : null;
  return [
    section('First Time Buyers', 'Property equity projection', equityReport),
    section('Portfolio Potential', 'Portfolio projection', panelView(panelCalculation(checked))?.report ?? null),
    section('Portfolio Potential', 'Portfolio growth simulator', simulatorView(checked)?.report ?? null),
    section('Negative Gearing', 'Negative gearing', gearing.inputs && gearingView(gearing.inputs).report),
  ];
}

function section(tab: string, title: string, report: ToolReport | null): ReportSection {
  return { tab, title, report };
}
