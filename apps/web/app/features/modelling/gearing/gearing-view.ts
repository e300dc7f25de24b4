import { type GearingScenario, gearingLimits } from '@freehold/contract';
import {
  type GearingLaws,
  gearingExpenses,
  gearingFindings,
  gearingHeadline,
  gearingInputs,
  gearingLaws,
  gearingRatios,
  gearingReadBack,
  gearingResults,
  gearingSummary,
  gearingYearsSummary,
  type Line,
  rateText,
} from '@freehold/domain';
import {
  explainNegativeGearing,
  type GearingYears,
  gearingYears,
  type NegativeGearing,
  negativeGearing,
} from '@freehold/finance';
import { money } from '#app/lib/format.ts';
import { lazyValue } from '#app/loading/lazy-value.ts';
import type { ToolReport } from '../shared/tool-report.ts';

/** Notes on this case. */
export interface GearingView {
  readonly result: NegativeGearing;
  readonly income: readonly Line[];
  readonly expenses: readonly Line[];
  readonly taxImpact: readonly Line[];
  readonly summary: string;
  /** What else to know about this case. */
  readonly findings: readonly string[];
  /** The years with and without the law of 2027, and what it does in a sentence. */
  readonly years: GearingYears;
  readonly yearsSummary: string;
  /** The first year of the law of 2027 beside the old law; null while its facts are missing. */
  readonly laws: GearingLaws | null;
  readonly report: ToolReport;
}

/** The negative gearing figures as the tab and the comparison report show them. */
export function gearingView(scenario: GearingScenario): GearingView {
  const { financialYear: year } = scenario;
  const inputs = gearingInputs(scenario);
  const result = negativeGearing(inputs);
  const summary = gearingSummary(result, year);
  const findings = gearingFindings(result, scenario);
  const years = gearingYears(inputs);
  const yearsSummary = gearingYearsSummary(years);
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
    years,
    yearsSummary,
    laws: gearingLaws(years),
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
      findings: [summary, ...findings, ...(years.rows.length > 0 ? [yearsSummary] : [])],
      limits: [...gearingRatios(scenario).map(({ label, value }) => `${label}: ${value}.`), ...gearingLimits],
      working: lazyValue(() => explainNegativeGearing(inputs)),
    },
  };
}
