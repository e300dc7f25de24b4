import {
  estimateDisclosure,
  type GearingScenario,
  gearingDisclosure,
  gearingLimits,
  moneyText,
} from '@freehold/contract';
import {
  type ChartKind,
  gearingExpenses,
  gearingFindings,
  gearingHeadline,
  gearingInputs,
  gearingRatios,
  gearingReadBack,
  gearingResults,
  gearingSummary,
  gearingYearsSummary,
} from '@freehold/domain';
import {
  depreciationYears,
  explainNegativeGearing,
  type GearingYears,
  gearingYears,
  lossQuarantine,
  type NegativeGearing,
  type NegativeGearingInputs,
  negativeGearing,
} from '@freehold/finance';
import { dateText } from '../dates.ts';
import { workingPart } from './figure-text.ts';
import type { BarsPart, GridPart, Report, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';

/** Inputs of a negative gearing report, and when it was requested (ISO). */
export interface GearingReportRequest {
  readonly kind: 'negative-gearing';
  readonly scenario: GearingScenario;
  readonly preparedAt: string;
}

/** The negative gearing report. Amounts in whole dollars a year. Throws as `negativeGearing` does. */
export function gearingReport({ scenario, preparedAt }: GearingReportRequest): Report {
  const inputs = gearingInputs(scenario);
  const result = negativeGearing(inputs);
  const years = gearingYears(inputs);
  const results = gearingResults(result, scenario.financialYear);
  return {
    title: 'Negative gearing report',
    preparedOn: dateText(preparedAt),
    headline: headlineOf(result, scenario),
    highlights: results.map(({ label, value }) => ({ label, value })),
    parts: [
      { kind: 'rows', title: 'What you entered', rows: gearingReadBack(scenario) },
      { kind: 'rows', title: 'The property, a year', rows: propertyRows(result) },
      { kind: 'rows', title: 'Your share and your tax, a year', rows: results },
      rentAndCostBars(result),
      depreciationGrid(inputs),
      ...lawYearsGrid(years),
      workingPart('How it was worked out', explainNegativeGearing(inputs)),
      { kind: 'list', title: 'What to know', items: notesOf(result, scenario) },
      {
        kind: 'list',
        title: 'Assumptions and limits',
        items: [...gearingRatios(scenario).map(({ label, value }) => `${label}: ${value}.`), ...gearingLimits],
      },
      sourcesPart([...new Set([...result.rules, ...years.rules])]),
    ],
    disclosure: [estimateDisclosure, gearingDisclosure],
  };
}

function headlineOf(result: NegativeGearing, { financialYear }: GearingScenario): Report['headline'] {
  const note = `At ${financialYear} resident rates, without the Medicare levy and offsets.`;
  return { ...gearingHeadline(result, financialYear), note };
}

function propertyRows(result: NegativeGearing): readonly ReportRow[] {
  const rent = { label: 'Rent', note: `${moneyText(result.weeklyRent)} a week`, value: moneyText(result.annualRent) };
  return [rent, ...gearingExpenses(result)];
}

function rentAndCostBars(result: NegativeGearing): BarsPart {
  const bar = (label: string, kind: ChartKind, amount: number) => ({ label, kind, amount, value: moneyText(amount) });
  return {
    kind: 'bars',
    title: 'Rent beside what is deducted, the whole property',
    summary: `${moneyText(result.annualRent)} of rent a year, and ${moneyText(result.totalDeductions)} of deductions.`,
    bars: [
      bar('Rent', 'rent', result.annualRent),
      bar('Interest', 'interest', result.interest),
      bar('Depreciation', 'depreciation', result.depreciation),
      bar('Other expenses', 'expenses', result.otherExpenses),
      bar('Total deductions', 'deductions', result.totalDeductions),
    ],
  };
}

function depreciationGrid(inputs: NegativeGearingInputs): GridPart {
  const { first, last } = depreciationYears;
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    kind: 'grid',
    title: 'In each depreciation year',
    columns: ['Year', 'Depreciation', 'Your deductions', 'New taxable income', 'Tax savings'],
    rows: years.map((depreciationYear) => {
      const year = negativeGearing({ ...inputs, depreciationYear });
      return [
        String(depreciationYear),
        ...[year.depreciation, year.rentalDeductions, year.newTaxableIncome].map(moneyText),
        gearingResults(year, inputs.financialYear).at(-1)?.value ?? '',
      ];
    }),
    note: `Each at ${inputs.financialYear} rates, everything else as entered.`,
  };
}

/** Ten years with and without the law of 2027; nothing while the facts that decide are missing. */
function lawYearsGrid(years: GearingYears): readonly GridPart[] {
  if (years.rows.length === 0) return [];
  return [
    {
      kind: 'grid',
      title: 'Old law and new law, year by year',
      columns: ['Year', 'Rent less deductions', 'Tax saved, old law', 'Tax saved, law of 2027', 'Losses carried'],
      rows: years.rows.map(({ incomeYear, netRent, taxSavedWithout, taxSaved, carriedForward }) => [
        incomeYear,
        ...[netRent, taxSavedWithout, taxSaved, carriedForward].map(moneyText),
      ]),
      note: `${gearingYearsSummary(years)} Your share, income tax alone, everything else as entered.`,
    },
  ];
}

function notesOf(result: NegativeGearing, scenario: GearingScenario): readonly string[] {
  return [gearingSummary(result, scenario.financialYear), ...gearingFindings(result, scenario), lawText()];
}

function lawText(): string {
  const start = lossQuarantine.from === null ? '' : dateText(lossQuarantine.from);
  return (
    `From ${start}, rental losses on established homes contracted from 7:30 pm AEST on 12 May 2026 cannot be set against ` +
    `other income; they are carried forward. New dwellings and earlier contracts are not affected. As at ${dateText(lossQuarantine.read)}.`
  );
}
