import { type GearingScenario, gearingLimits } from '@freehold/contract';
import {
  explainNegativeGearing,
  type NegativeGearing,
  type NegativeGearingInputs,
  negativeGearing,
} from '@freehold/finance';
import { money, percent } from '#app/lib/format.ts';
import { lazyValue } from '#app/lib/lazy-value.ts';
import type { ReadBack, ToolReport } from '../shared/tool-report.ts';
import { analysisSummary, gearingFindings } from './analysis-summary.ts';

/** A line of a block of the calculator. */
export interface GearingLine {
  readonly label: string;
  readonly value: string;
  /** A word that keeps the figure from being misread. */
  readonly note?: string;
}

/** Everything that the negative gearing calculator shows of valid inputs. */
export interface GearingView {
  readonly result: NegativeGearing;
  readonly income: readonly GearingLine[];
  readonly expenses: readonly GearingLine[];
  readonly taxImpact: readonly GearingLine[];
  readonly summary: string;
  /** What else to know about this case. */
  readonly findings: readonly string[];
  readonly report: ToolReport;
}

/** The negative gearing figures as the tab and the comparison report show them. */
export function gearingView(scenario: GearingScenario): GearingView {
  const inputs = engineInputs(scenario);
  const result = negativeGearing(inputs);
  const summary = analysisSummary(result, scenario.financialYear);
  const findings = gearingFindings(result, scenario.financialYear);
  const taxImpact = taxImpactLines(result, scenario);
  return {
    result,
    income: [
      { label: 'Weekly rent', value: `${money(result.weeklyRent)} a week` },
      { label: 'Annual rental income', value: money(result.annualRent) },
    ],
    expenses: [
      { label: 'Interest', value: money(result.interest) },
      {
        label: 'Depreciation',
        value: money(result.depreciation),
        note: `${percent(result.depreciationRatePct)} of the price`,
      },
      { label: 'Other expenses', value: money(result.otherExpenses) },
      { label: 'Total deductions', value: money(result.totalDeductions) },
    ],
    taxImpact,
    summary,
    findings,
    report: {
      title: 'Negative gearing',
      inputs: readBack(scenario),
      headline: headlineOf(taxImpact, result),
      figures: taxImpact.map(({ label, value, note }) => ({
        label,
        value: note ? `${value} (${note})` : value,
        today: null,
      })),
      comparison: null,
      findings: [summary, ...findings],
      limits: [...ratioTexts(scenario).map(({ label, value }) => `${label}: ${value}.`), ...gearingLimits],
      working: lazyValue(() => explainNegativeGearing(inputs)),
    },
  };
}

function engineInputs({ dwelling, contractDate, ...scenario }: GearingScenario): NegativeGearingInputs {
  return {
    propertyType: scenario.propertyType,
    propertyPrice: scenario.propertyPrice,
    ownershipPercentage: scenario.ownershipPercentage,
    currentTaxableIncome: scenario.currentTaxableIncome,
    depreciationYear: scenario.depreciationYear,
    financialYear: scenario.financialYear,
    dwelling: dwelling ?? undefined,
    contractDate: contractDate ?? undefined,
    ratios: {
      rentPct: scenario.rent,
      otherExpensesPct: scenario.otherExpenses,
      interestPct: scenario.interest,
      loanPct: scenario.loan,
    },
  };
}

function taxImpactLines(result: NegativeGearing, scenario: GearingScenario): readonly GearingLine[] {
  const { financialYear: year } = scenario;
  return [
    { label: 'Ownership', value: percent(scenario.ownershipPercentage) },
    { label: 'Current taxable income', value: money(scenario.currentTaxableIncome) },
    { label: 'Rental income', value: money(result.rentalIncome), note: 'your share' },
    { label: 'Total income', value: money(result.totalIncome) },
    { label: 'Rental deductions', value: money(result.rentalDeductions), note: 'your share' },
    { label: 'New taxable income', value: money(result.newTaxableIncome), ...incomeNote(result) },
    { label: `Current tax, ${year}`, value: money(result.currentTax) },
    { label: `New tax, ${year}`, value: money(result.newTax) },
    { label: `Tax savings, ${year}`, ...savings(result) },
  ];
}

function incomeNote({ newTaxableIncome, negativeGearingAmount, lossTreatment }: NegativeGearing) {
  if (lossTreatment !== 'deductible' && negativeGearingAmount > 0) return { note: 'the rental loss is left out' };
  return newTaxableIncome < 0 ? { note: 'carried-forward loss' } : {};
}

function savings({ taxSavings, lossTreatment, negativeGearingAmount }: NegativeGearing): Omit<GearingLine, 'label'> {
  if (lossTreatment === 'not-known' && negativeGearingAmount > 0) return { value: 'Not projected' };
  return taxSavings < 0 ? { value: money(taxSavings), note: 'more tax' } : { value: money(taxSavings) };
}

function headlineOf(taxImpact: readonly GearingLine[], result: NegativeGearing) {
  const { label = '', value = '' } = taxImpact.at(-1) ?? {};
  if (result.taxSavings < 0)
    return { label: label.replace('Tax savings', 'Tax added'), value: money(-result.taxSavings), today: null };
  return { label: label.replace('Tax savings', 'Tax saved'), value, today: null };
}

/** The ratios the figures rest on, in words (requirement GEAR-28). */
export function ratioTexts({ rent, otherExpenses, interest, loan }: GearingScenario): readonly ReadBack[] {
  return [
    { label: 'Annual rent', value: `${percent(rent)} of the price, to the nearest $100` },
    { label: 'Other expenses', value: `${percent(otherExpenses)} of the price a year` },
    { label: 'Interest', value: `${percent(interest)} a year on ${percent(loan)} of the price` },
  ];
}

function readBack(scenario: GearingScenario): readonly ReadBack[] {
  const { dwelling, contractDate } = scenario;
  return [
    { label: 'Property type', value: scenario.propertyType },
    { label: 'Property price', value: money(scenario.propertyPrice) },
    { label: 'Ownership', value: percent(scenario.ownershipPercentage) },
    { label: 'Current taxable income', value: money(scenario.currentTaxableIncome) },
    { label: 'Depreciation year', value: `Year ${scenario.depreciationYear}` },
    { label: 'Tax year', value: scenario.financialYear },
    ...(dwelling === null ? [] : [{ label: 'Dwelling', value: dwelling === 'new' ? 'New' : 'Established' }]),
    ...(contractDate === null ? [] : [{ label: 'Contract date', value: contractDate.replace('T', ', ') }]),
  ];
}
