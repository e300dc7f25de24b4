import { type ClientDetails, estimateDisclosure, moneyText, projectionDisclosure } from '@freehold/contract';
import {
  type ClientTimeline,
  clientTimeline,
  incomeBasisText,
  type Line,
  numberText,
  percentText,
  summaryCards,
  taxInputs,
  taxRows,
  taxYearOfDay,
  unknownFrequencies,
} from '@freehold/domain';
import {
  creditUtilisation,
  dashboardSummary,
  explainDashboardSummary,
  explainHouseholdTax,
  type HouseholdTax,
  type HouseholdTaxInputs,
  householdTax,
  presentValueRate,
  type Rule,
  specificationTaxYear,
  type TaxYear,
} from '@freehold/finance';
import type { Brand } from '../brand.ts';
import { dateText } from '../dates.ts';
import { allocationBars, assetGrid, debtBars, liabilityGrid } from './client-lists.ts';
import { type Retirement, retirementOf, retirementParts } from './client-retirement.ts';
import { assumedPart, leadingRows, timelineParts } from './client-timeline.ts';
import { estimateGrid, workingGrid } from './figure-text.ts';
import type { ColumnsPart, GridPart, ListPart, Report, SectionPart } from './report.ts';
import { sourcesPart } from './sources.ts';

/** Inputs of a client summary, and when it was requested (ISO); `today` is the date in Sydney. */
export interface ClientReportRequest {
  readonly kind: 'client-summary';
  readonly details: ClientDetails;
  /** Year of the quick estimate of tax; without one, the year of today. */
  readonly taxYear?: TaxYear | undefined;
  readonly today: string;
  readonly preparedAt: string;
  /** The practice that looks after the client; none is the product alone. */
  readonly brand?: Brand | null;
}

/**
 * The summary of a client: what the timeline answers, what it is made of, the record behind it, and last the quick
 * estimates of the same questions. Amounts in whole dollars.
 */
export function clientReport(request: ClientReportRequest): Report {
  const { details, today, preparedAt, brand } = request;
  const taxYear = request.taxYear ?? taxYearOfDay(today) ?? specificationTaxYear;
  const retirement = retirementOf(details, today);
  const timeline = clientTimeline(details, today);
  const estimates = quickEstimates(details, taxYear, retirement);
  const rules = [
    ...timeline.timeline.rules,
    ...dashboardSummary(details).rules,
    ...estimates.rules,
    ...(retirement?.outlook.rules ?? []),
    ...(retirement?.plan.rules ?? []),
    presentValueRate,
  ];
  return {
    title: 'Client summary',
    ...(brand ? { brand } : {}),
    preparedFor: nameOf(details),
    preparedOn: dateText(preparedAt),
    ...leading(timeline, details),
    parts: [
      ...timelineParts(timeline, details),
      recordPart(details),
      allocationBars(details),
      assetGrid(details),
      debtBars(details),
      liabilityGrid(details),
      assumedPart(timeline),
      ...frequenciesPart(details),
      estimates.section,
      sourcesPart(rules),
    ],
    disclosure: [estimateDisclosure, projectionDisclosure],
  };
}

/** Net worth, which leads the cover, and the other answers below it. */
function leading(timeline: ClientTimeline, details: ClientDetails): Pick<Report, 'headline' | 'highlights'> {
  const [lead, ...highlights] = leadingRows(timeline, details);
  return { headline: { label: lead?.label ?? '', value: lead?.value ?? '', note: lead?.note ?? '' }, highlights };
}

/** The client's name, or a text that none is on record. */
function nameOf({ profile }: ClientDetails): string {
  return (
    [profile.firstName, profile.lastName].filter((part) => part.trim() !== '').join(' ') || 'a client without a name'
  );
}

function recordPart({ profile, assets, liabilities }: ClientDetails): ColumnsPart {
  const partner = profile.assessWithPartner
    ? [
        { label: 'Partner’s income before tax, a year', value: moneyText(profile.partnerIncome) },
        { label: 'Partner’s income without tax, a year', value: moneyText(profile.partnerNonTaxableIncome) },
      ]
    : [];
  const money = [
    { label: 'Income before tax, a year', value: moneyText(profile.grossIncome) },
    { label: 'Income without tax, a year', value: moneyText(profile.nonTaxableIncome) },
    ...partner,
    { label: 'Living expenses, a month', value: moneyText(profile.monthlyLivingExpenses) },
  ];
  const household = [
    { label: 'Assessed with a partner', value: profile.assessWithPartner ? 'Yes' : 'No' },
    { label: 'Date of birth', value: profile.dateOfBirth === '' ? 'Not given' : dateText(profile.dateOfBirth) },
    { label: 'Dependants', value: numberText(profile.dependants) },
    { label: 'Assets and liabilities', value: `${assets.length} and ${liabilities.length}` },
  ];
  return {
    kind: 'columns',
    title: 'What is on record',
    columns: [money, household].map((rows) => [{ name: '', rows }]),
  };
}

function frequenciesPart(details: ClientDetails): ListPart[] {
  const unknown = unknownFrequencies(details).map(
    (text) => `“${text}” is no known frequency; it is counted as monthly.`,
  );
  return unknown.length === 0 ? [] : [{ kind: 'list', title: 'Frequencies', items: unknown }];
}

/** A record's quick estimates for a tax year, with the rules behind the tax. */
interface Estimates {
  readonly section: SectionPart;
  readonly rules: readonly Rule<unknown>[];
}

/** Everything that answers a question of the timeline by a rule of thumb, in one section. Throws as `householdTax` does. */
function quickEstimates(details: ClientDetails, taxYear: TaxYear, retirement: Retirement | null): Estimates {
  const incomes = taxInputs(details, taxYear);
  const tax = householdTax(incomes);
  const section: SectionPart = {
    kind: 'section',
    title: 'Quick estimates',
    summary:
      'Rules of thumb that take full values, pay alone or one constant return: they differ from the figures in front, which run month by month and are the ones to go by.',
    parts: [
      limitsPart(retirement),
      estimateGrid('Summary cards', [...cardLines(details), ...creditLines(details)]),
      workingGrid('How the summary cards were worked out', explainDashboardSummary(details)),
      taxGrid(tax, incomes),
      workingGrid(`How the tax of ${taxYear} was worked out`, explainHouseholdTax(incomes)),
      ...retirementParts(retirement, details.profile.retirementPassiveIncomeGoal),
    ],
  };
  return { section, rules: tax.rules };
}

function cardLines(details: ClientDetails): readonly Line[] {
  return summaryCards(details).map(({ title, value, unit }) => ({ label: title, value, note: unit }));
}

function creditLines({ liabilities }: ClientDetails): readonly Line[] {
  const { balance, limit, utilisationPct } = creditUtilisation(liabilities);
  if (limit <= 0) return [];
  const note = `${moneyText(balance)} of ${moneyText(limit)}, liabilities that have a limit`;
  return [{ label: 'Credit in use', note, value: percentText(utilisationPct) }];
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

function limitsPart(retirement: Retirement | null): ListPart {
  return {
    kind: 'list',
    title: 'What the quick estimates leave out',
    items: [
      'The summary cards count each asset and each loan in full, whatever share is owned.',
      'Net income is a share of gross income, less a year of repayments. Investment cash flow is what assets bring less repayments, without salary and living costs.',
      'Tax is at the resident rates of the year named, without the Medicare levy, offsets and study-loan repayments.',
      'The retirement outlook counts assets by share and carries constant rates forward; it leaves the home and its loan out and counts other mortgages in full.',
      ...(retirement === null ? [] : [incomeBasisText(retirement.record.incomeBasis, 'report')]),
      'The quick check of retirement counts the client’s own income alone and property without its loans.',
    ],
  };
}
