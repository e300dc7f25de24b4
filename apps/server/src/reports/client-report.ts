import { type ClientDetails, estimateDisclosure, moneyText, projectionDisclosure } from '@freehold/contract';
import { type ClientTimeline, clientTimeline, numberText, taxYearOfDay, unknownFrequencies } from '@freehold/domain';
import { dashboardSummary, presentValueRate, specificationTaxYear, type TaxYear } from '@freehold/finance';
import type { Brand } from '../brand.ts';
import { dateText } from '../dates.ts';
import { quickEstimates } from './client-estimates.ts';
import { allocationBars, assetGrid, debtBars, liabilityGrid } from './client-lists.ts';
import { retirementOf } from './client-retirement.ts';
import { assumedPart, leadingRows, timelineParts } from './client-timeline.ts';
import type { ColumnsPart, ListPart, Report } from './report.ts';
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
    ? [{ label: 'Partner’s income before tax, a year', value: moneyText(profile.partnerIncome) }]
    : [];
  const money = [
    { label: 'Income before tax, a year', value: moneyText(profile.grossIncome) },
    ...partner,
    { label: 'Income without tax, a year', value: moneyText(profile.nonTaxableIncome) },
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
