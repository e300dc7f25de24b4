import {
  estimateDisclosure,
  type GearingScenario,
  gearingDisclosure,
  gearingLimits,
  moneyText,
} from '@freehold/contract';
import {
  depreciationYears,
  explainNegativeGearing,
  type NegativeGearing,
  type NegativeGearingInputs,
  negativeGearing,
} from '@freehold/finance';
import { dateText } from '../dates.ts';
import { percentageText, workingPart } from './figure-text.ts';
import { gearingNotes } from './gearing-notes.ts';
import type { BarsPart, GearingReportRequest, GridPart, Report, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';

/** The negative gearing report. Amounts in whole dollars a year. Throws as `negativeGearing` does. */
export function gearingReport({ scenario, preparedAt }: GearingReportRequest): Report {
  const inputs = engineInputs(scenario);
  const result = negativeGearing(inputs);
  const results = resultRows(result, scenario);
  return {
    title: 'Negative gearing report',
    preparedOn: dateText(preparedAt),
    headline: headlineOf(result, scenario),
    highlights: results.map(({ label, value }) => ({ label, value })),
    parts: [
      { kind: 'rows', title: 'What you entered', rows: inputRows(scenario) },
      { kind: 'rows', title: 'The property, a year', rows: propertyRows(result) },
      { kind: 'rows', title: 'Your share and your tax, a year', rows: results },
      rentAndCostBars(result),
      depreciationGrid(inputs),
      workingPart('How it was worked out', explainNegativeGearing(inputs)),
      { kind: 'list', title: 'What to know', items: gearingNotes(result, scenario) },
      { kind: 'list', title: 'Assumptions and limits', items: [...ratioTexts(scenario), ...gearingLimits] },
      sourcesPart(result.rules),
    ],
    disclosure: [estimateDisclosure, gearingDisclosure],
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

function isOpen({ lossTreatment, negativeGearingAmount }: NegativeGearing): boolean {
  return lossTreatment === 'not-known' && negativeGearingAmount > 0;
}

function headlineOf(result: NegativeGearing, { financialYear }: GearingScenario): Report['headline'] {
  const note = `At ${financialYear} resident rates, without the Medicare levy and offsets.`;
  if (isOpen(result)) return { label: `Tax saved, ${financialYear}`, value: 'Not projected', note };
  const isMore = result.taxSavings < 0;
  const value = moneyText(Math.abs(result.taxSavings));
  return { label: `Tax ${isMore ? 'added' : 'saved'}, ${financialYear}`, value, note };
}

function inputRows(scenario: GearingScenario): ReportRow[] {
  const { dwelling, contractDate } = scenario;
  return [
    { label: 'Property type', value: scenario.propertyType },
    { label: 'Property price', value: moneyText(scenario.propertyPrice) },
    { label: 'Ownership', value: percentageText(scenario.ownershipPercentage) },
    { label: 'Current taxable income, a year', value: moneyText(scenario.currentTaxableIncome) },
    { label: 'Depreciation year', value: `Year ${scenario.depreciationYear}` },
    { label: 'Tax year', value: scenario.financialYear },
    ...(dwelling === null ? [] : [{ label: 'Dwelling', value: dwelling === 'new' ? 'New' : 'Established' }]),
    ...(contractDate === null ? [] : [{ label: 'Contract date', value: contractDate.replace('T', ', ') }]),
  ];
}

function propertyRows(result: NegativeGearing): ReportRow[] {
  return [
    { label: 'Rent', note: `${moneyText(result.weeklyRent)} a week`, value: moneyText(result.annualRent) },
    { label: 'Interest', value: moneyText(result.interest) },
    {
      label: 'Depreciation',
      note: `${percentageText(result.depreciationRatePct)} of the price`,
      value: moneyText(result.depreciation),
    },
    { label: 'Other expenses', value: moneyText(result.otherExpenses) },
    { label: 'Total deductions', value: moneyText(result.totalDeductions) },
  ];
}

function resultRows(result: NegativeGearing, { financialYear }: GearingScenario): ReportRow[] {
  const savings = isOpen(result) ? 'Not projected' : moneyText(result.taxSavings);
  return [
    { label: 'Rental income', value: moneyText(result.rentalIncome) },
    { label: 'Total income', value: moneyText(result.totalIncome) },
    { label: 'Rental deductions', value: moneyText(result.rentalDeductions) },
    { label: 'New taxable income', value: moneyText(result.newTaxableIncome) },
    { label: `Current tax, ${financialYear}`, value: moneyText(result.currentTax) },
    { label: `New tax, ${financialYear}`, value: moneyText(result.newTax) },
    { label: `Tax savings, ${financialYear}`, value: savings },
  ];
}

function rentAndCostBars(result: NegativeGearing): BarsPart {
  const bar = (label: string, amount: number) => ({ label, amount, value: moneyText(amount) });
  return {
    kind: 'bars',
    title: 'Rent beside what is deducted, the whole property',
    summary: `${moneyText(result.annualRent)} of rent a year, and ${moneyText(result.totalDeductions)} of deductions.`,
    bars: [
      bar('Rent', result.annualRent),
      bar('Interest', result.interest),
      bar('Depreciation', result.depreciation),
      bar('Other expenses', result.otherExpenses),
      bar('Total deductions', result.totalDeductions),
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
        isOpen(year) ? 'Not projected' : moneyText(year.taxSavings),
      ];
    }),
    note: `Each at ${inputs.financialYear} rates, everything else as entered.`,
  };
}

function ratioTexts({ rent, otherExpenses, interest, loan }: GearingScenario): readonly string[] {
  return [
    `Annual rent: ${percentageText(rent)} of the price, to the nearest $100.`,
    `Other expenses: ${percentageText(otherExpenses)} of the price a year.`,
    `Interest: ${percentageText(interest)} a year on ${percentageText(loan)} of the price.`,
  ];
}
