import { type ClientDetails, moneyText } from '@freehold/contract';
import { incomeBasisText, type Line, percentText, summaryCards, taxInputs, taxRows } from '@freehold/domain';
import {
  creditUtilisation,
  explainDashboardSummary,
  explainHouseholdTax,
  type HouseholdTax,
  type HouseholdTaxInputs,
  householdTax,
  type Rule,
  type TaxYear,
} from '@freehold/finance';
import { type Retirement, retirementParts } from './client-retirement.ts';
import { estimateGrid, workingGrid } from './figure-text.ts';
import type { GridPart, ListPart, SectionPart } from './report.ts';

/** A record's quick estimates for a tax year, with the rules behind the tax. */
interface Estimates {
  readonly section: SectionPart;
  readonly rules: readonly Rule<unknown>[];
}

/** Everything that answers a question of the timeline by a rule of thumb, in one section. Throws as `householdTax` does. */
export function quickEstimates(details: ClientDetails, taxYear: TaxYear, retirement: Retirement | null): Estimates {
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
