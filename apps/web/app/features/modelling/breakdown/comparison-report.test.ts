import { describe, expect, it } from 'vitest';
import { equityView } from '../equity/equity-view.ts';
import { gearingView } from '../gearing/gearing-view.ts';
import { checkedInputs } from '../shared/checked-inputs.ts';
import { startingDraft } from '../shared/draft.ts';
import { panelCalculation } from '../shared/panel-calculation.ts';
import { panelView, simulatorView } from '../shared/projection-view.ts';
import type { ToolReport } from '../shared/tool-report.ts';
import { comparisonReport } from './comparison-report.ts';

const checked = checkedInputs(startingDraft);
const calculated = panelCalculation(checked);

/** A report with every lazy part computed. */
function readThrough(report: ToolReport | null | undefined) {
  return report && { ...report, comparison: report.comparison?.(), working: report.working() };
}

describe('the comparison report', () => {
  it('[MODEL-10] holds the four tools with the figures of their tabs', () => {
    const sections = comparisonReport(checked);
    const { equity, outlook, gearing } = checked;
    if (!(equity.inputs && outlook.inputs && gearing.inputs)) throw new Error('the start is not valid');
    const ofTabs = [
      equityView(equity.inputs, outlook.inputs).report,
      panelView(calculated)?.report,
      simulatorView(checked)?.report,
      gearingView(gearing.inputs).report,
    ];
    expect(sections.map(({ report }) => readThrough(report))).toEqual(ofTabs.map(readThrough));
    expect(sections.map(({ report }) => report?.headline.value)).toEqual([
      '$620,702',
      '$1,685,971',
      '$4,193,504',
      '$10,864',
    ]);
  });

  it('[MODEL-10] [FIRST-06] shows the panel as it is typed', () => {
    const edited = checkedInputs({
      ...startingDraft,
      portfolio: { ...startingDraft.portfolio, interestRate: '9' },
    });
    const [before, after] = [checked, edited].map((each) => comparisonReport(each)[1]?.report);
    expect(before?.inputs).not.toEqual(after?.inputs);
    expect(before?.title).toBe('Portfolio projection');
  });

  it('leaves out only the tool whose input is wrong', () => {
    const wrong = checkedInputs({ ...startingDraft, equity: { ...startingDraft.equity, propertyValue: 'x' } });
    expect(comparisonReport(wrong).map(({ report }) => report === null)).toEqual([true, false, false, false]);
  });
});
