import { type ClientDetails, estimateDisclosure, moneyText, projectionDisclosure } from '@freehold/contract';
import {
  type BesideId,
  type ClientTimeline,
  clientTimeline,
  incomeBasisText,
  leadingFigures,
  numberText,
  percentText,
  type SummaryCardId,
  summaryCards,
  taxInputs,
  taxRows,
  timelineBeside,
} from '@freehold/domain';
import {
  creditUtilisation,
  type DashboardSummary,
  dashboardSummary,
  explainDashboardSummary,
  explainHouseholdTax,
  explainRetirementOutlook,
  explainRetirementPlan,
  type HouseholdTax,
  type HouseholdTaxInputs,
  householdTax,
  presentValueRate,
  type TaxYear,
} from '@freehold/finance';
import type { Brand } from '../brand.ts';
import { dateText } from '../dates.ts';
import { allocationBars, assetGrid, debtBars, liabilityGrid } from './client-lists.ts';
import { type Retirement, retirementOf, retirementParts } from './client-retirement.ts';
import { besideRow, leadingRows, timelineParts } from './client-timeline.ts';
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
  /** The practice that looks after the client; none is the product alone. */
  readonly brand?: Brand | null;
}

/** Tax and after-tax income of a year for the client, the partner if assessed together, and both. */
function taxGrid(tax: HouseholdTax, inputs: HouseholdTaxInputs): GridPart {
  const { financialYear: year, assessWithPartner } = inputs;
  return {
    kind: 'grid',
    title: `Income tax, ${year}`,
    columns: assessWithPartner ? ['A year', 'Client', 'Partner', 'Together'] : ['A year', 'Client'],
    rows: taxRows(tax, inputs).map(({ label, client, partner, together }) =>
      partner === null ? [label, client] : [label, client, partner, together],
    ),
    note: `At ${year} resident rates: ${percentText(tax.effectiveRatePct)} of income without rent and dividends. Without the Medicare levy and offsets.`,
  };
}

/** The summary of a client's record: assets, debts, tax and retirement. Amounts in whole dollars. */
export function clientReport({ details, taxYear, today, preparedAt, brand }: ClientReportRequest): Report {
  const summary = dashboardSummary(details);
  const incomes = taxInputs(details, taxYear);
  const tax = householdTax(incomes);
  const retirement = retirementOf(details, today);
  const timeline = clientTimeline(details, today);
  const rules = [
    ...timeline.timeline.rules,
    ...summary.rules,
    ...tax.rules,
    ...(retirement?.outlook.rules ?? []),
    ...(retirement?.plan.rules ?? []),
    presentValueRate,
  ];
  return {
    title: 'Client summary',
    ...(brand ? { brand } : {}),
    preparedFor: nameOf(details),
    preparedOn: dateText(preparedAt),
    headline: headlineOf(timeline, details),
    highlights: leadingRows(timeline, details).slice(1),
    parts: [
      ...timelineParts(timeline, details),
      { kind: 'rows', title: 'What is on record', rows: recordRows(details) },
      { kind: 'rows', title: 'At a glance', rows: [...summaryRows(details, timeline), ...creditRows(details)] },
      allocationBars(details),
      assetGrid(details),
      debtBars(details),
      liabilityGrid(details),
      taxGrid(tax, incomes),
      { kind: 'rows', title: 'Tax in your timeline', rows: [besideRow(timelineBeside(timeline).tax)] },
      ...retirementParts(retirement, { details, timeline }),
      workingPart('How the figures were worked out', explainDashboardSummary(details)),
      workingPart(`How the tax of ${taxYear} was worked out`, explainHouseholdTax(incomes)),
      ...retirementWorking(retirement),
      assumptionsPart(summary, retirement),
      sourcesPart(rules),
    ],
    disclosure: [estimateDisclosure, projectionDisclosure],
  };
}

/** Net worth in the timeline, on the cover. */
function headlineOf(timeline: ClientTimeline, details: ClientDetails): Report['headline'] {
  const [lead] = leadingFigures(timeline, details);
  return { label: lead?.name ?? '', value: lead?.value ?? '', note: lead?.note ?? '' };
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

const besideCards: Readonly<Partial<Record<SummaryCardId, BesideId>>> = {
  'gross-income': 'grossIncome',
  'net-income': 'netIncome',
  'monthly-cashflow': 'monthlyCashflow',
  'total-liabilities': 'owed',
  'monthly-repayments': 'repayments',
};

/** The summary cards, each with the timeline's figure for the same question below it. */
function summaryRows(details: ClientDetails, timeline: ClientTimeline): ReportRow[] {
  const beside = timelineBeside(timeline);
  return summaryCards(details).flatMap(({ id, title, value, unit }) => {
    const besideId = besideCards[id];
    const card: ReportRow = { label: title, value, ...(unit === '' ? {} : { note: unit }) };
    return besideId === undefined ? [card] : [card, besideRow(beside[besideId])];
  });
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

function assumptionsPart({ unknownFrequencies }: DashboardSummary, retirement: Retirement | null): ListPart {
  const unknown = unknownFrequencies.map((text) => `“${text}” is no known frequency; it is counted as monthly.`);
  return {
    kind: 'list',
    title: 'Assumptions and limits',
    items: [
      'Your timeline runs the record month by month with tax, loans, super and living costs; the other figures are quick estimates.',
      'At a glance each asset and each loan counts in full, whatever share is owned; retirement counts assets by share.',
      'Net income is an estimate: a share of gross income, less a year of repayments.',
      'Investment cash flow is what assets bring less repayments, without salary and living costs.',
      'Tax is at the resident rates of the year named, without the Medicare levy, offsets and study-loan repayments.',
      'Retirement carries constant rates forward, leaves the home and its loan out and counts other mortgages in full.',
      ...(retirement === null ? [] : [incomeBasisText(retirement.record.incomeBasis, 'report')]),
      'The quick check of retirement counts the client’s own income alone and property without its loans.',
      ...unknown,
    ],
  };
}
