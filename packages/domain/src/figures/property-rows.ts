import { moneyText } from '@freehold/contract';
import { type Home, type HomeView, homeStatus, type Loan, reformYear } from '@freehold/finance';
import { type HouseholdRecord, namesOfRows } from '../inputs/household/reading.ts';
import { percentText, rateText } from '../text/rates.ts';
import { type ClientTimeline, timelineFigures } from './client-timeline.ts';
import type { Line } from './line.ts';
import { type LawWords, lawOfHome, lawOfRental, propertyWords } from './property-words.ts';

/** A figure of a property as shown; `–` where it is not known, with why. */
export interface PropertyFigure {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
}

/** A property that is owned, as a row of a list: what it is worth, what is owed on it, and what the law of 2027 means. */
export interface PropertyRow {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Value, loan, equity, LVR, yield, in this order. */
  readonly figures: readonly PropertyFigure[];
  readonly law: LawWords;
  /** Percent of the value owed, 0 to 100, for a bar; null without a value. */
  readonly owedPct: number | null;
  readonly working: readonly Line[];
  /** How the row counts what the record does not say. */
  readonly assumed: readonly string[];
}

/** The properties of a client, dollars of the household's part at the start, in the order of the record. */
export function propertyRows(client: ClientTimeline, record: HouseholdRecord): readonly PropertyRow[] {
  const names = namesOfRows([...record.assets, ...record.liabilities]);
  const nameOf = (id: string) => names.get(id) ?? id;
  const { homes } = timelineFigures(client);
  return client.household.homes.flatMap((home) => {
    const view = homes.find((other) => other.home === home.id);
    return view === undefined ? [] : [rowOf(client, { home, view, nameOf })];
  });
}

/** How many properties are owned, and what they come to. */
export function propertySummary(client: ClientTimeline): string {
  const { homes, today, propertyLoans, propertyEquity, lvrPct } = timelineFigures(client);
  const count = homes.length === 1 ? '1 property' : `${homes.length} properties`;
  const lvr = lvrPct === null ? '' : `, LVR ${percentText(lvrPct)}`;
  return `${count} worth ${moneyText(today.property)}, ${moneyText(propertyLoans)} owed, equity ${moneyText(propertyEquity)}${lvr}.`;
}

interface Viewed {
  readonly home: Home;
  readonly view: HomeView;
  readonly nameOf: (id: string) => string;
}

function rowOf({ household, assumed }: ClientTimeline, viewed: Viewed): PropertyRow {
  const { home, view, nameOf } = viewed;
  const loans = household.loans.filter(({ on }) => on.includes(home.id));
  const law = home.use === 'rent' ? lawOfRental[homeStatus(home, reformYear)] : lawOfHome;
  return {
    id: home.id,
    name: nameOf(home.id),
    kind: home.use === 'rent' ? propertyWords.rental : propertyWords.home,
    figures: figuresOf(viewed, loans),
    law,
    owedPct: view.lvrPct === null ? null : Math.min(100, Math.max(0, view.lvrPct)),
    working: workingOf(viewed, { loans, law }),
    assumed: assumedOf(assumed, home, loans),
  };
}

const fieldsOfRow: readonly string[] = ['value', 'owners', 'rentWeekly', 'contract'];

/** Which loan is counted on it first, then what else of the row is not on record. */
function assumedOf(rows: ClientTimeline['assumed'], home: Home, loans: readonly Loan[]): readonly string[] {
  const owed = loans.filter(({ balance }) => balance > 0);
  const ofLoans = rows.filter(({ subject, field }) => field === 'on' && owed.some(({ id }) => id === subject));
  const ofHome = rows.filter(({ subject, field }) => subject === home.id && fieldsOfRow.includes(field));
  return [...new Set([...ofLoans, ...ofHome].map(({ countedAs }) => countedAs))];
}

const unknown = '–';

function figuresOf({ home, view }: Viewed, loans: readonly Loan[]): readonly PropertyFigure[] {
  const share = shareOf(home);
  const hasLoan = loans.some(({ balance }) => balance > 0);
  const isLet = home.use === 'rent';
  return [
    {
      label: propertyWords.value,
      value: moneyText(view.value),
      ...(share < 100 ? { note: `${rateText(share)} of ${moneyText(home.value)}` } : {}),
    },
    {
      label: propertyWords.loan,
      value: hasLoan ? moneyText(view.owed) : unknown,
      ...loanNote(hasLoan, share),
    },
    { label: propertyWords.equity, value: moneyText(view.equity) },
    {
      label: propertyWords.lvr,
      value: view.lvrPct === null ? unknown : percentText(view.lvrPct),
      ...(view.lvrPct === null ? { note: 'no value' } : {}),
    },
    {
      label: propertyWords.yield,
      value: view.grossYieldPct === null ? unknown : percentText(view.grossYieldPct),
      ...(view.grossYieldPct === null ? { note: isLet ? 'no rent on record' : 'lived in' } : {}),
    },
  ];
}

/** A debt is owed whole by whoever signed, so a part of the property bears all of it. */
function loanNote(hasLoan: boolean, share: number): Pick<PropertyFigure, 'note'> {
  if (!hasLoan) return { note: 'none' };
  return share < 100 ? { note: propertyWords.loanInFull } : {};
}

function workingOf(
  { home, view, nameOf }: Viewed,
  { loans, law }: { readonly loans: readonly Loan[]; readonly law: LawWords },
): readonly Line[] {
  const share = shareOf(home);
  const value = moneyText(view.value);
  return [
    ...(share < 100 ? [{ label: propertyWords.whole, value: moneyText(home.value) }] : []),
    {
      label: propertyWords.value,
      value,
      ...(share < 100 ? { note: `${moneyText(home.value)} × ${rateText(share)}` } : {}),
    },
    ...loans.map(({ id, balance }) => ({ label: nameOf(id), value: moneyText(-balance) })),
    ...(loans.length === 0 ? [{ label: propertyWords.noLoan, value: moneyText(0) }] : []),
    {
      label: propertyWords.equity,
      value: moneyText(view.equity),
      note: `${value} − ${moneyText(view.owed)}`,
    },
    ...(view.lvrPct === null
      ? []
      : [{ label: propertyWords.lvr, value: percentText(view.lvrPct), note: `${moneyText(view.owed)} ÷ ${value}` }]),
    ...yieldLines(home, view),
    { label: propertyWords.law, value: law.status, note: law.reason },
  ];
}

function yieldLines({ rentWeekly = 0 }: Home, { value, grossYieldPct }: HomeView): readonly Line[] {
  if (grossYieldPct === null) return [];
  const rent = moneyText((value * grossYieldPct) / 100);
  return [
    { label: propertyWords.rent, value: rent, note: `from ${moneyText(rentWeekly)} a week for the whole property` },
    { label: propertyWords.yield, value: percentText(grossYieldPct), note: `${rent} ÷ ${moneyText(value)}` },
  ];
}

function shareOf({ owners }: Home): number {
  return owners.reduce((sum, { sharePct }) => sum + sharePct, 0);
}
