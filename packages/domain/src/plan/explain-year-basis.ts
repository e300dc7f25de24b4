import {
  amountText,
  concessionalCaps,
  type HomeYear,
  type Household,
  lawOfYear,
  type PersonYear,
  percentText,
  type TaxPosition,
  type TimelineYear,
  type Value2027Used,
} from '@freehold/finance';
import { type CentsRow, type LineSource, sourceOf, withRule } from './explain-year-tax.ts';
import type { PlanToRun } from './plan-owners.ts';
import { rowName } from './year-line-names.ts';

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
    const { rents, held } = rentRows(plan, { household, year, person }, Math.round(netRent * 100));
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
      ...rents,
      {
        ...row(
          held > 0 ? 'held back by the loss rule' : 'held back in earlier years',
          heldText(position, held),
          held / 100,
        ),
        ...withRule(position, 'gearing.loss-quarantine'),
      },
      gainRow(
        plan,
        { sales: losses.newDwellings, values: valuesOf(household, year, person) },
        row('capital gains', 'after losses and discount', netCapitalGain),
      ),
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

const value2027Rules: LineSource = {
  rule: 'Value of what is held on 1 July 2027',
  statute: 'ITAA 1997 ss 112-155, 112-160',
  isFrozen: false,
};

/** A value of 1 July 2027, and whether it is of a home that its owners live or have lived in. */
interface OfHome extends Value2027Used {
  readonly wasLivedIn: boolean;
}

interface Gains {
  readonly sales: PersonYear['newDwellings'];
  readonly values: readonly OfHome[];
}

/**
 * The year's gains, with the value of 1 July 2027 that each home's goes by, the rules that each new dwelling's goes by and
 * what they save; the last also where nothing is taxed.
 */
function gainRow(plan: PlanToRun, { sales, values }: Gains, row: CentsRow): CentsRow {
  const name = (home: string) => rowName(plan, { kind: 'rent', subject: home });
  const rules = sales.map(({ home, choice, lessTax }) => {
    const by = choice === 'discount' ? 'with the discount' : 'with an indexed cost base';
    const other = choice === 'discount' ? 'indexation' : 'the discount';
    const less = lessTax === 0 ? 'no more' : `${amountText(lessTax)} less`;
    return `${name(home)} ${by}, ${less} tax than by ${other}`;
  });
  // With the discount a new dwelling's gain is not parted at that day.
  const parted = values.filter(({ home }) => !sales.some((sale) => sale.home === home && sale.choice === 'discount'));
  const worth = parted.map(
    ({ home, value, by, wasLivedIn }) =>
      `${name(home)} worth ${amountText(value)} on 1 July 2027, ${value2027Words(by, wasLivedIn)}`,
  );
  const working = [row.working, ...worth, ...rules].join('; ');
  if (sales.length > 0) return { ...row, working, source: newDwellingRules };
  return parted.length > 0 ? { ...row, working, source: value2027Rules } : row;
}

/** Whose value of 1 July 2027 a gain goes by. */
function value2027Words(by: Value2027Used['by'], wasLivedIn: boolean): string {
  if (by === 'run') return 'the plan’s own value of that day';
  if (by === 'household') return 'as the plan records it';
  const growth = by === 'compound' ? 'by compound growth' : 'in a straight line';
  // Where a main residence was first let, its worth then stands in place of the price (ITAA 1997 s 118-192).
  const from = wasLivedIn ? 'the price paid, or its worth when first let,' : 'the price paid';
  return `estimated ${growth} from ${from} to the price sold for`;
}

/** Whether a home that is owned at the start, or bought in the run, is one that its owners live or have lived in. */
function isEverLivedIn({ homes, events }: Household, id: string): boolean {
  const bought = events.flatMap((event) => (event.do === 'buy' ? [event.home] : []));
  const isMovedInto = events.some((event) => event.do === 'use' && event.home === id && event.use === 'home');
  const isHome = [...homes, ...bought].some((home) => home.id === id && home.use === 'home');
  return isMovedInto || isHome || homes.some((home) => home.id === id && home.livedIn !== undefined);
}

/** Values of the homes sold in a year of which somebody owns a part, or is paid by a trust that does. */
function valuesOf(household: Household, year: TimelineYear, person: string): readonly OfHome[] {
  const { homes, events, entities = [] } = household;
  const bought = events.flatMap((event) => (event.do === 'buy' ? [event.home] : []));
  const trusts = entities.flatMap((entity) => {
    const isTrust = entity.kind === 'discretionaryTrust' || entity.kind === 'unitTrust';
    return isTrust && entity.shares.some(({ owner }) => owner === person) ? [entity.id] : [];
  });
  const owners = new Set([person, ...trusts]);
  const owned = [...homes, ...bought].filter((home) => home.owners.some(({ owner }) => owners.has(owner)));
  return year.values2027
    .filter(({ home }) => owned.some(({ id }) => id === home))
    .map((value) => ({ ...value, wasLivedIn: isEverLivedIn(household, value.home) }));
}

/** Reportable super, dollars: what repayment income has besides taxable income and net investment losses. */
function paidIntoSuper({ repaymentIncome, taxableIncome, netInvestmentLoss }: TaxPosition): number {
  const dollars = repaymentIncome - taxableIncome - netInvestmentLoss;
  // Each is to the cent.
  return dollars < 0.02 ? 0 : dollars;
}

function concessionalSource({ financialYear }: TimelineYear): { readonly source?: LineSource } {
  const law = lawOfYear(financialYear);
  const found = law.find('concessional cap', concessionalCaps);
  return found.status === 'found' ? { source: sourceOf(found.rule, law.frozen) } : {};
}

function heldText({ quarantinedCarriedForward }: TaxPosition, held: number): string {
  const text =
    held > 0 ? 'rental losses of the year, less those of earlier years deducted now' : 'rental losses deducted now';
  return `${text}; ${amountText(quarantinedCarriedForward)} is carried on`;
}

interface Owner {
  readonly household: Household;
  readonly year: TimelineYear;
  readonly person: string;
}

/** What a person's properties and trusts brought, and by how much what is taxed is more, whole cents. */
function rentRows(plan: PlanToRun, owner: Owner, netRent: number) {
  const rents = [...homeRows(plan, owner), ...trustRows(plan, owner)];
  const held = netRent - rents.reduce((sum, { cents }) => sum + cents, 0);
  const last = rents.at(-1);
  // Each result is to the cent and their sum was rounded once: the last one takes the difference.
  if (last === undefined || Math.abs(held) > rents.length) return { rents, held };
  return { rents: [...rents.slice(0, -1), { ...last, cents: last.cents + held }], held: 0 };
}

/** A first year cut short is taxed as a whole one, but for what is of the year once. */
function scaleOf({ first, last }: TimelineYear): number {
  return 12 / (last - first + 1);
}

/** A person's part of what each let property brought, as it is taxed before the loss rule. */
function homeRows(plan: PlanToRun, { household, year, person }: Owner): readonly CentsRow[] {
  const bought = household.events.flatMap((event) => (event.do === 'buy' ? [event.home] : []));
  const scale = scaleOf(year);
  return year.homes.flatMap((row): readonly CentsRow[] => {
    const { home, rent, costs, landTax, interest, depreciation, borrowing, letMonths } = row;
    const owners = [...household.homes, ...bought].find(({ id }) => id === home)?.owners ?? [];
    const share = owners.reduce((sum, { owner, sharePct }) => (owner === person ? sum + sharePct : sum), 0);
    const all = owners.reduce((sum, { sharePct }) => sum + sharePct, 0);
    // What a home costs that is not let in the year is deducted by nobody.
    if (share === 0 || letMonths === 0 || rent + costs + landTax + interest + depreciation + borrowing === 0) return [];
    const name = rowName(plan, { kind: 'tax', subject: person });
    return [
      {
        label: `${name}: rental result, ${rowName(plan, { kind: 'rent', subject: home })}`,
        working: `${percentText((share / all) * 100)} × (${resultText(row, scale)})`,
        cents: Math.round(((rent - costs - interest - depreciation) * scale - landTax - borrowing) * (share / all)),
        of: home,
        ...(borrowing > 0 && { source: borrowingExpenses }),
      },
    ];
  });
}

const borrowingExpenses: LineSource = {
  rule: 'Borrowing expenses: mortgage insurance and costs of refinancing, spread over up to five years',
  statute: 'ITAA 1997 s 25-25',
  isFrozen: false,
};

function resultText({ rent, costs, landTax, interest, depreciation, borrowing }: HomeYear, scale: number): string {
  const text = (cents: number) => amountText(cents / 100);
  const land = landTax === 0 ? '' : ` − ${text(landTax)} land tax`;
  const spread = borrowing === 0 ? '' : ` − ${text(borrowing)} borrowing expenses`;
  return `${text(rent * scale)} rent − ${text(costs * scale)} costs${land} − ${text(interest * scale)} interest − ${text(depreciation * scale)} building${spread}`;
}

/** A person's part of the rent that each trust distributes. */
function trustRows(plan: PlanToRun, { household, year, person }: Owner): readonly CentsRow[] {
  const scale = scaleOf(year);
  return (household.entities ?? []).flatMap((trust): readonly CentsRow[] => {
    if (trust.kind !== 'discretionaryTrust') return [];
    const { id, shares } = trust;
    const row = year.entities.find(({ entity }) => entity === id);
    const share = shares.reduce((sum, { owner, sharePct }) => (owner === person ? sum + sharePct : sum), 0);
    const all = shares.reduce((sum, { sharePct }) => sum + sharePct, 0);
    // A loss stays in the trust and takes rent before gains, so that what is left over the gains is rent.
    const rent = row === undefined ? 0 : Math.max(0, row.taxableIncome - row.netCapitalGain) * scale;
    if (rent === 0 || share === 0) return [];
    const name = rowName(plan, { kind: 'tax', subject: person });
    return [
      {
        label: `${name}: rent from ${trustName(plan, id)}`,
        working: `${percentText((share / all) * 100)} × ${amountText(rent)} that it distributes`,
        cents: Math.round((rent * 100 * share) / all),
        ...{ of: id, source: trustIncome },
      },
    ];
  });
}

/** Within a sentence. */
function trustName(plan: PlanToRun, path: string): string {
  const given = plan.owners?.[path.slice('owners/'.length)]?.name;
  return given ?? 'the trust';
}

const trustIncome: LineSource = {
  rule: 'Income of a trust, taxed to those it pays',
  statute: 'ITAA 1936 s 97',
  isFrozen: false,
};
