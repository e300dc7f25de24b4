import { type GearingScenario, gearingLimits } from '@freehold/contract';
import {
  gearingExpenses,
  gearingFindings,
  gearingHeadline,
  gearingInputs,
  gearingRatios,
  gearingReadBack,
  gearingResults,
  gearingSummary,
  type Line,
  rateText,
} from '@freehold/domain';
import { explainNegativeGearing, type NegativeGearing, negativeGearing } from '@freehold/finance';
import { money } from '#app/lib/format.ts';
import { lazyValue } from '#app/loading/lazy-value.ts';
import type { ToolReport } from '../shared/tool-report.ts';

/** Everything that the negative gearing calculator shows of valid inputs. */
export interface GearingView {
  readonly result: NegativeGearing;
  readonly income: readonly Line[];
  readonly expenses: readonly Line[];
  readonly taxImpact: readonly Line[];
  readonly summary: string;
  /** What else to know about this case. */
  readonly findings: readonly string[];
  readonly report: ToolReport;
}

/** The negative gearing figures as the tab and the comparison report show them. */
export function gearingView(scenario: GearingScenario): GearingView {
  const { financialYear: year } = scenario;
  const inputs = gearingInputs(scenario);
  const result = negativeGearing(inputs);
  const summary = gearingSummary(result, year);
  const findings = gearingFindings(result, year);
  const taxImpact = [
    { label: 'Ownership', value: rateText(scenario.ownershipPercentage) },
    { label: 'Current taxable income', value: money(scenario.currentTaxableIncome) },
    ...gearingResults(result, year),
  ];
  return {
    result,
    income: [
      { label: 'Weekly rent', value: `${money(result.weeklyRent)} a week` },
      { label: 'Annual rental income', value: money(result.annualRent) },
    ],
    expenses: gearingExpenses(result),
    taxImpact,
    summary,
    findings,
    report: {
      title: 'Negative gearing',
      inputs: gearingReadBack(scenario),
      headline: { ...gearingHeadline(result, year), today: null },
      figures: taxImpact.map(({ label, value, note }) => ({
        label,
        value: note ? `${value} (${note})` : value,
        today: null,
      })),
      comparison: null,
      findings: [summary, ...findings],
      limits: [...gearingRatios(scenario).map(({ label, value }) => `${label}: ${value}.`), ...gearingLimits],
      working: lazyValue(() => explainNegativeGearing(inputs)),
    },
  };
}
