import { type ClientDetails, estimateDisclosure, moneyText, projectionDisclosure } from '@freehold/contract';
import { numberText, percentText, taxInputs } from '@freehold/domain';
import {
  creditUtilisation,
  type DashboardSummary,
  dashboardSummary,
  explainDashboardSummary,
  explainHouseholdTax,
  explainRetirementOutlook,
  explainRetirementPlan,
  type HouseholdTax,
  householdTax,
  presentValueRate,
  type TaxYear,
} from '@freehold/finance';
import { dateText } from '../dates.ts';
import { allocationBars, assetGrid, debtBars, liabilityGrid } from './client-lists.ts';
import { type Retirement, retirementOf, retirementParts } from './client-retirement.ts';
import { workingPart } from './figure-text.ts';
import type { GridPart, ListPart, Report, ReportPart, ReportRow } from './report.ts';
import { sourcesPart } from './sources.ts';

/** Inputs of a client summary, and when it was requested (ISO); `today` is the date in Sydney. */
export interface ClientReportRequest {
  readonly kind: 'client-summary';
  readonly details: ClientDetails;
  readonly taxYear: TaxYear;
  readonly today: string;
  readonly preparedAt: string;
}

/** The household's tax in a year. Throws as `householdTax` does. */
function taxOf(details: ClientDetails, year: TaxYear): HouseholdTax {
  return householdTax(taxInputs(details, year));
}

/** Tax and after-tax income of a year for the client, the partner if assessed together, and both. */
function taxGrid(details: ClientDetails, year: TaxYear): GridPart {
  const { profile } = details;
  const tax = taxOf(details, year);
  const isTogether = profile.assessWithPartner;
  const row = (label: string, [own, partner, both]: readonly [number, number, number]) =>
    isTogether ? [label, moneyText(own), moneyText(partner), moneyText(both)] : [label, moneyText(both)];
  return {
    kind: 'grid',
    title: `Income tax, ${year}`,
    columns: isTogether ? ['A year', 'Client', 'Partner', 'Together'] : ['A year', 'Client'],
    rows: [
      row('Gross income', [profile.grossIncome, profile.partnerIncome, tax.totalGross]),
      row('Non-taxable income', [profile.nonTaxableIncome, profile.partnerNonTaxableIncome, tax.nonTaxable]),
      row('Income tax', [tax.primaryTax, tax.partnerTax, tax.totalTax]),
      row('Left after tax', [tax.primaryNet, tax.partnerNet, tax.netTotal]),
    ],
    note: `At ${year} resident rates: ${percentText(tax.effectiveRatePct)} of gross income. Without the Medicare levy and offsets.`,
  };
}

/** The summary of a client's record: assets, debts, tax and retirement. Amounts in whole dollars. */
export function clientReport({ details, taxYear, today, preparedAt }: ClientReportRequest): Report {
  const summary = dashboardSummary(details);
  const retirement = retirementOf(details, today);
  const rules = [
    ...summary.rules,
    ...taxOf(details, taxYear).rules,
    ...(retirement?.outlook.rules ?? []),
    ...(retirement?.plan.rules ?? []),
    presentValueRate,
  ];
  return {
    title: 'Client summary',
    preparedFor: nameOf(details),
    preparedOn: dateText(preparedAt),
    headline: {
      label: 'Equity',
      value: moneyText(summary.equity),
      note: 'All assets less all loan balances, super included.',
    },
    highlights: summaryRows(summary).map(({ label, value }) => ({ label, value })),
    parts: [
      { kind: 'rows', title: 'What is on record', rows: recordRows(details) },
      { kind: 'rows', title: 'At a glance', rows: [...summaryRows(summary), ...creditRows(details)] },
      allocationBars(details),
      assetGrid(details),
      debtBars(details),
      liabilityGrid(details),
      taxGrid(details, taxYear),
      ...retirementParts(retirement, details),
      workingPart('How the figures were worked out', explainDashboardSummary(details)),
      workingPart(`How the tax of ${taxYear} was worked out`, explainHouseholdTax(taxInputs(details, taxYear))),
      ...retirementWorking(retirement),
      assumptionsPart(summary),
      sourcesPart(rules),
    ],
    disclosure: [estimateDisclosure, projectionDisclosure],
  };
}

/** The client's name, or a text that none is on record. */
function nameOf({ profile }: ClientDetails): string {
  return (
    [profile.firstName, profile.lastName].filter((part) => part.trim() !== '').join(' ') || 'a client without a name'
  );
}

function recordRows({ profile, assets, liabilities }: ClientDetails): ReportRow[] {
  const partner = profile.assessWithPartner
    ? [{ label: 'Partner’s income before tax, a year', value: moneyText(profile.partnerIncome) }]
    : [];
  return [
    { label: 'Income before tax, a year', value: moneyText(profile.grossIncome) },
    { label: 'Income without tax, a year', value: moneyText(profile.nonTaxableIncome) },
    { label: 'Assessed with a partner', value: profile.assessWithPartner ? 'Yes' : 'No' },
    ...partner,
    { label: 'Living expenses, a month', value: moneyText(profile.monthlyLivingExpenses) },
    { label: 'Date of birth', value: profile.dateOfBirth === '' ? 'Not given' : dateText(profile.dateOfBirth) },
    { label: 'Dependants', value: numberText(profile.dependants) },
    { label: 'Assets on record', value: String(assets.length) },
    { label: 'Liabilities on record', value: String(liabilities.length) },
  ];
}

function summaryRows(summary: DashboardSummary): ReportRow[] {
  const row = (label: string, amount: number): ReportRow => ({ label, value: moneyText(amount) });
  return [
    row('Total assets', summary.totalAssets),
    row('Total invested', summary.totalInvested),
    row('Gross income, a year', summary.grossIncome),
    row('Net income, a year, an estimate', summary.netIncome),
    row('Investment cash flow, a month', summary.monthlyCashflow),
    row('Equity', summary.equity),
    { label: 'Properties in the assets', value: String(summary.propertyCount) },
    row('Total liabilities', summary.totalDebt),
    row('Repayments, a month', summary.monthlyRepayments),
  ];
}

function creditRows({ liabilities }: ClientDetails): ReportRow[] {
  const { balance, limit, utilisationPct } = creditUtilisation(liabilities);
  if (limit <= 0) return [];
  const note = `${moneyText(balance)} of ${moneyText(limit)}, liabilities that have a limit`;
  return [{ label: 'Credit in use', note, value: percentText(utilisationPct) }];
}

function retirementWorking(retirement: Retirement | null): ReportPart[] {
  if (retirement === null) return [];
  return [
    workingPart('How the retirement figures were worked out', explainRetirementOutlook(retirement.record.inputs)),
    workingPart('How the quick check was worked out', explainRetirementPlan(retirement.inputs)),
  ];
}

function assumptionsPart({ unknownFrequencies }: DashboardSummary): ListPart {
  const unknown = unknownFrequencies.map((text) => `“${text}” is no known frequency; it is counted as monthly.`);
  return {
    kind: 'list',
    title: 'Assumptions and limits',
    items: [
      'At a glance each asset and each loan counts in full, whatever share is owned; retirement counts assets by share.',
      'Net income is an estimate: a share of gross income, less a year of repayments.',
      'Investment cash flow is what assets bring less repayments, without salary and living costs.',
      'Tax is at the resident rates of the year named, without the Medicare levy, offsets and study-loan repayments.',
      'Retirement carries constant rates forward, leaves the home and its loan out and counts other mortgages in full.',
      'The quick check of retirement counts the client’s own income alone and property without its loans.',
      ...unknown,
    ],
  };
}
