import {
  amountText,
  bandOf,
  concessionalCaps,
  type FinancialYear,
  type FoundRule,
  type Household,
  type Law,
  lawOfYear,
  type PersonYear,
  percentText,
  type Rule,
  residentTaxScales,
  type TaxPosition,
  type TimelineYear,
} from '@freehold/finance';
import { levyParts, type Part } from './explain-year-levy.ts';
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

/** What each person's taxable income is made of, dollars of a whole year; it is not part of the line's sum. */
export function taxBasis(plan: PlanToRun, household: Household, year: TimelineYear): readonly CentsRow[] {
  return year.people.flatMap(({ person, position, ...losses }) => {
    const { taxableIncome, taxLoss, netRent, netCapitalGain, workDeduction } = position;
    const ofEarlier = losses.taxLossBroughtForward;
    const carriedOn = amountText(losses.taxLossCarriedForward);
    const name = rowName(plan, { kind: 'tax', subject: person });
    const row = (what: string, working: string, dollars: number): CentsRow => {
      return { label: `${name}: ${what}`, working, cents: Math.round(dollars * 100) + 0, of: person };
    };
    const { homes, held } = rentRows(plan, { household, year, person }, Math.round(netRent * 100));
    const before = taxableIncome - taxLoss + ofEarlier - netRent - netCapitalGain;
    const paidIn = paidIntoSuper(position);
    const parts = [
      row(
        'salary and other income',
        `less ${amountText(workDeduction)} of work expenses and interest`,
        before + paidIn,
      ),
      {
        ...row('paid into super before tax', 'sacrificed from a salary, or deducted', -paidIn),
        ...concessionalSource(year),
      },
      ...homes,
      {
        ...row('held back by the loss rule', heldText(position), held / 100),
        ...withRule(position, 'gearing.loss-quarantine'),
      },
      ...gainRows(plan, losses.newDwellings, row('capital gains', 'after losses and discount', netCapitalGain)),
      { ...row('losses of earlier years', `deducted last; ${carriedOn} is carried on`, -ofEarlier), source: taxLosses },
    ].filter((part) => part.cents !== 0 || part.source === newDwellingRules);
    const ends = taxLoss === 0 ? 'the sum' : `not below $0: losses of ${carriedOn} are carried on`;
    return parts.length === 0 ? [] : [...parts, row('taxable income', ends, taxableIncome)];
  });
}

const taxLosses: LineSource = {
  rule: 'Tax losses of earlier years',
  statute: 'ITAA 1997 ss 36-10, 36-15',
  isFrozen: false,
};

const newDwellingRules: LineSource = {
  rule: 'New residential dwellings: the discount or indexation',
  statute: 'ITAA 1997 s 115-102',
  isFrozen: false,
};

/** The year's gains, with the rules that each new dwelling's goes by and what they save; also where nothing is taxed. */
function gainRows(plan: PlanToRun, sales: PersonYear['newDwellings'], row: CentsRow): readonly CentsRow[] {
  if (sales.length === 0) return [row];
  const texts = sales.map(({ home, choice, lessTax }) => {
    const rules = choice === 'discount' ? 'with the discount' : 'with an indexed cost base';
    const other = choice === 'discount' ? 'indexation' : 'the discount';
    const less = lessTax === 0 ? 'no more' : `${amountText(lessTax)} less`;
    return `${rowName(plan, { kind: 'rent', subject: home })} ${rules}, ${less} tax than by ${other}`;
  });
  return [{ ...row, working: [row.working, ...texts].join('; '), source: newDwellingRules }];
}

/** Reportable super, dollars: what repayment income has besides taxable income and rental losses. */
function paidIntoSuper({ repaymentIncome, taxableIncome, netRent }: TaxPosition): number {
  const dollars = repaymentIncome - taxableIncome - Math.max(0, -netRent);
  // Each is to the cent.
  return dollars < 0.02 ? 0 : dollars;
}

function concessionalSource({ financialYear }: TimelineYear): { readonly source?: LineSource } {
  const law = lawOfYear(financialYear);
  const found = law.find('concessional cap', concessionalCaps);
  return found.status === 'found' ? { source: sourceOf(found.rule, law.frozen) } : {};
}

function heldText({ quarantinedCarriedForward }: TaxPosition): string {
  return `less what earlier years held back and rent from trusts; ${amountText(quarantinedCarriedForward)} is carried on`;
}

interface Owner {
  readonly household: Household;
  readonly year: TimelineYear;
  readonly person: string;
}

/** The results of a person's properties, and by how much what is taxed is more, whole cents. */
function rentRows(plan: PlanToRun, owner: Owner, netRent: number) {
  const homes = homeRows(plan, owner);
  const held = netRent - homes.reduce((sum, { cents }) => sum + cents, 0);
  const last = homes.at(-1);
  // Each result is to the cent and their sum was rounded once: the last one takes the difference.
  if (last === undefined || Math.abs(held) > homes.length) return { homes, held };
  return { homes: [...homes.slice(0, -1), { ...last, cents: last.cents + held }], held: 0 };
}

/** A person's part of what each let property brought, as it is taxed before the loss rule. */
function homeRows(plan: PlanToRun, { household, year, person }: Owner): readonly CentsRow[] {
  const bought = household.events.flatMap((event) => (event.do === 'buy' ? [event.home] : []));
  // A first year cut short is taxed as a whole one; land tax is of the year once.
  const scale = 12 / (year.last - year.first + 1);
  return year.homes.flatMap(({ home, rent, costs, landTax, interest, depreciation }): readonly CentsRow[] => {
    const owners = [...household.homes, ...bought].find(({ id }) => id === home)?.owners ?? [];
    const share = owners.reduce((sum, { owner, sharePct }) => (owner === person ? sum + sharePct : sum), 0);
    const all = owners.reduce((sum, { sharePct }) => sum + sharePct, 0);
    if (share === 0 || rent + costs + interest + depreciation === 0) return [];
    const cents = Math.round(((rent - costs - interest - depreciation) * scale - landTax) * (share / all));
    const amounts = [rent * scale, costs * scale + landTax, interest * scale, depreciation * scale];
    const [brought, cost, paid, worn] = amounts.map((amount) => amountText(amount / 100));
    const name = rowName(plan, { kind: 'tax', subject: person });
    return [
      {
        label: `${name}: rental result, ${rowName(plan, { kind: 'rent', subject: home })}`,
        working: `${percentText((share / all) * 100)} × (${brought} rent − ${cost} costs − ${paid} interest − ${worn} building)`,
        cents,
        of: home,
      },
    ];
  });
}

function personRows(
  plan: PlanToRun,
  year: TimelineYear,
  { person, position, charged, family }: PersonYear,
): CentsRow[] {
  const { taxableIncome, basicTax, offsetsUsed, incomeTax, helpRepayment, repaymentIncome } = position;
  const name = rowName(plan, { kind: 'tax', subject: person });
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
    {
      what: 'Medicare levy surcharge',
      working: `on ${amountText(taxableIncome)}`,
      amount: -position.medicareSurcharge,
      rule: 'medicare.surcharge',
    },
    {
      what: 'study loan repayment',
      working: `on repayment income of ${amountText(repaymentIncome)}`,
      amount: -helpRepayment,
      rule: 'study-loan',
    },
    {
      what: 'Division 293 tax',
      working: 'on super paid in beside a high income',
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
function withRule({ rules, frozen }: TaxPosition, start: string): { readonly source?: LineSource } {
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
