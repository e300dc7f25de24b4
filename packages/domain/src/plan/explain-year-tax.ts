import {
  amountText,
  bandOf,
  type FinancialYear,
  type FoundRule,
  type Law,
  lawOfYear,
  type PersonYear,
  percentText,
  type Rule,
  residentTaxScales,
  type TaxPosition,
  type TimelineYear,
} from '@freehold/finance';
import { addedBackText, levyParts, type Part, surchargePart } from './explain-year-levy.ts';
import type { PlanToRun } from './plan-owners.ts';
import { rowName } from './year-line-names.ts';

/** The rule a row goes by, with its Act and section; `isFrozen` where it is an earlier year's that goes on. */
export interface LineSource {
  readonly rule: string;
  readonly statute: string;
  readonly isFrozen: boolean;
}

/** A part of a year's line. */
export interface LineRow {
  readonly label: string;
  /** How it comes about: `12 × $11,904.17`. */
  readonly working: string;
  /** Dollars of the year to the cent; what takes away is negative. */
  readonly amount: number;
  /** Path of the record in the plan that it belongs to; null for the household's. */
  readonly of: string | null;
  readonly source?: LineSource;
}

/** A row in whole cents. */
export type CentsRow = Omit<LineRow, 'amount'> & { readonly cents: number };

/** What a year's tax on income is made of, by person and owner: taxes are negative. The rows add up to the line. */
export function taxRows(plan: PlanToRun, year: TimelineYear): readonly CentsRow[] {
  return [
    ...year.people.flatMap((person) => personRows(plan, year, person)),
    ...year.entities.map(({ entity, taxableIncome, charged, rules: [rate] }) => ({
      label: rowName(plan, { kind: 'tax', subject: entity }),
      working: rate === undefined ? 'taxed with its people' : `${percentOf(rate)} × ${amountText(taxableIncome)}`,
      cents: -charged,
      of: entity,
      ...(rate !== undefined && { source: sourceOf(rate, []) }),
    })),
  ].filter(({ cents }) => cents !== 0);
}

function personRows(
  plan: PlanToRun,
  year: TimelineYear,
  { person, position, charged, family }: PersonYear,
): CentsRow[] {
  const { taxableIncome, basicTax, offsetsUsed, incomeTax, helpRepayment, repaymentIncome } = position;
  const name = rowName(plan, { kind: 'tax', subject: person });
  const addedBack = addedBackText(position);
  const parts: readonly Part[] = [
    {
      what: 'tax by the scale',
      working: scaleText(taxableIncome, year.financialYear),
      amount: -basicTax,
      rule: 'income-tax.resident',
    },
    ...offsetParts(position),
    {
      what: 'minimum tax on gains',
      working: '30% of the gain less the tax it adds',
      amount: basicTax - offsetsUsed - incomeTax,
      rule: 'capital-gains.reform',
    },
    ...levyParts(year.financialYear, { position, family }),
    surchargePart(year.financialYear, { position, family, isCovered: isCovered(plan, person) }),
    {
      what: 'study loan repayment',
      working: `on repayment income of ${amountText(repaymentIncome)}${addedBack}`,
      amount: -helpRepayment,
      rule: 'study-loan',
    },
    {
      what: 'Division 293 tax',
      working: `on super paid in beside a high income${addedBack}`,
      amount: -position.division293,
      rule: 'super.division-293',
    },
  ];
  const rows = parts.map(({ what, working, amount, rule }) => ({
    label: `${name}: ${what}`,
    working,
    cents: Math.round(amount * 100) + 0,
    of: person,
    ...withRule(position, rule),
  }));
  const cents = -charged - rows.reduce((sum, row) => sum + row.cents, 0);
  const before = 12 - (year.last - year.first + 1);
  const working = `${before} of 12 months of the tax of a year`;
  return [...rows, { label: `${name}: before the plan starts`, working, cents, of: person }];
}

function isCovered({ people = {} }: PlanToRun, person: string): boolean {
  return people[person.slice('people/'.length)]?.hospitalCover !== false;
}

/** Offsets up to the tax there is, each as far as it is used. */
function offsetParts({ lowIncomeOffset, workingOffset, seniorOffset, offsetsUsed }: TaxPosition): readonly Part[] {
  const offsets = [
    { what: 'low income tax offset', offset: lowIncomeOffset, rule: 'lito' },
    { what: 'working Australians tax offset', offset: workingOffset, rule: 'working-offset' },
    { what: 'seniors and pensioners tax offset', offset: seniorOffset, rule: 'sapto' },
  ].filter(({ offset }) => offset > 0);
  let left = offsetsUsed;
  return offsets.map(({ what, offset, rule }, place) => {
    // Each is to the cent, their sum was rounded once: the last one takes what is left.
    const amount = place === offsets.length - 1 ? left : Math.min(left, offset);
    left -= amount;
    const working = amount < offset ? `${amountText(offset)}, at most the tax` : amountText(offset);
    return { what, working, amount, rule };
  });
}

function scaleText(income: number, year: FinancialYear): string {
  const found = lawOfYear(year).find('income tax', residentTaxScales);
  const band = found.status === 'found' ? bandOf(found.rule.value, income) : null;
  if (band === null) return `on ${amountText(income)}`;
  const above = `${percentText(band.rate * 100)} × (${amountText(income)} − ${amountText(band.above)})`;
  return band.base === 0 ? above : `${amountText(band.base)} + ${above}`;
}

function percentOf({ value }: Rule<unknown>): string {
  return typeof value === 'number' ? percentText(value) : 'tax';
}

/** The rule of a year by how its id starts. */
export function withRule({ rules, frozen }: TaxPosition, start: string): { readonly source?: LineSource } {
  const rule = rules.find(({ id }) => id.startsWith(start));
  return rule === undefined ? {} : { source: sourceOf(rule, frozen) };
}

/** A rule as the source of a figure. */
export function sourceOf({ id, label, statute, source }: Rule<unknown>, frozen: readonly string[]): LineSource {
  return { rule: label, statute: statute ?? source, isFrozen: frozen.includes(id) };
}

/** The rule that was found for a year; null where it is not known. */
export function foundSource({ frozen }: Law, found: FoundRule<unknown>): LineSource | null {
  return found.status === 'found' ? sourceOf(found.rule, frozen) : null;
}

/** Path of the record that something is of; a purchase's loans are the purchase's. */
export function recordOf(subject: string): string | null {
  return subject.includes('/') ? (subject.split('.')[0] ?? null) : null;
}
