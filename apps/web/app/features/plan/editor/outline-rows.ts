import { monthText, ownedPct, type PlanView, percentText, planRecordName, whenWords } from '@freehold/domain';
import { money } from '#app/lib/format.ts';
import type { PlanShown } from './field-spec.ts';
import { recordPath } from './record-at.ts';

/** A record of the plan as the list of what is in it has it. */
export interface OutlineRow {
  readonly path: string;
  readonly name: string;
  /** What leads it: a value, a balance, a date. */
  readonly figure: string;
  readonly isOff: boolean;
  /** Whether one of its figures is a typical one. */
  readonly isTypical: boolean;
}

/** Records of a kind under their heading, or what to say where there are none. */
export interface OutlineSection {
  readonly title: string;
  readonly rows: readonly OutlineRow[];
  readonly empty: string | null;
}

type Months = Extract<PlanView, { status: 'run' }>['months'];
type Figure = (plan: PlanShown, id: string) => string;

const sections: readonly { readonly title: string; readonly parts: readonly string[]; readonly empty?: string }[] = [
  { title: 'People', parts: ['people', 'kids'] },
  { title: 'Other owners', parts: ['owners'] },
  { title: 'Incomes', parts: ['incomes'] },
  { title: 'Homes', parts: ['homes'], empty: 'Add a home you own, or a purchase you have in mind.' },
  { title: 'Loans', parts: ['loans'] },
  { title: 'Super', parts: ['super'] },
  { title: 'Cash and shares', parts: ['money'] },
  { title: 'Costs', parts: ['costs'] },
  { title: 'Events', parts: ['events'], empty: 'Nothing changes in this plan. Add what you expect.' },
  { title: 'Goals', parts: ['goals'] },
];

/** What is in a plan, by kind; `months` is when its events happened in the run. */
export function outlineSections(plan: PlanShown, months: Months): readonly OutlineSection[] {
  const typical = typicalRecords(plan);
  const row = (part: string, { id, isOff }: { readonly id: string; readonly isOff: boolean }): OutlineRow => {
    const path = `${part}/${id}`;
    const figure = part === 'events' ? eventFigure(plan, months, id) : (figures[part]?.(plan, id) ?? '');
    return { path, name: planRecordName(plan, path), figure, isOff, isTypical: typical.has(path) };
  };
  return sections
    .map(({ title, parts, empty = null }) => ({
      title,
      empty,
      rows: parts.flatMap((part) => rowsOf(plan, part).map((each) => row(part, each))),
    }))
    .filter(({ rows, empty }) => rows.length > 0 || empty !== null);
}

function typicalRecords({ origin = {} }: PlanShown): ReadonlySet<string> {
  const fields = Object.entries(origin).filter(([, from]) => from === 'typical');
  return new Set(fields.map(([field]) => recordPath(field)));
}

function rowsOf(plan: PlanShown, part: string): readonly { readonly id: string; readonly isOff: boolean }[] {
  const rows = Object.entries(plan).find(([name]) => name === part)?.[1];
  if (typeof rows !== 'object' || rows === null) return [];
  return Object.entries<unknown>({ ...rows }).map(([id, row]) => ({
    id,
    isOff: typeof row === 'object' && row !== null && 'off' in row,
  }));
}

const figures: Readonly<Record<string, Figure>> = {
  people: (plan, id) => ageFigure(plan, plan.people?.[id]?.born),
  kids: (plan, id) => ageFigure(plan, plan.kids?.[id]?.born),
  incomes: (plan, id) => `${money(plan.incomes?.[id]?.yearly ?? 0)} a year`,
  homes: homeFigure,
  loans: (plan, id) => money(plan.loans?.[id]?.balance ?? 0),
  super: (plan, id) => money(plan.super?.[id]?.balance ?? 0),
  money: moneyFigure,
  costs: (plan, id) => `${money(plan.costs?.[id]?.monthly ?? 0)} a month`,
};

function moneyFigure(plan: PlanShown, id: string): string {
  const { balance = 0, type, dividends = 0 } = plan.money?.[id] ?? {};
  return type === 'shares' && dividends > 0 ? `${money(balance)}, pays ${money(dividends)} a year` : money(balance);
}

/** Age at the plan's start in whole years. */
function ageFigure({ start }: PlanShown, born: string | undefined): string {
  if (born === undefined) return '';
  const [year = 0, month = 0] = start.split('-').map(Number);
  const [bornYear = 0, bornMonth = 0] = born.split('-').map(Number);
  const age = year - bornYear - (month < bornMonth ? 1 : 0);
  return age < 0 ? 'not yet born' : `${age}`;
}

/** Its value as the run counts it, and the LVR; of a home that is owned in part, what it is a part of. */
function homeFigure(plan: PlanShown, id: string): string {
  const home = plan.homes?.[id];
  const part = ownedPct(plan, home?.owners);
  const isWhole = part > 99.99;
  const worth = money(ownedValue(plan, id));
  const value = isWhole ? worth : `${worth}, ${percentText(part)} of ${money(home?.value ?? 0)}`;
  const lvr = lvrOf(plan, id);
  if (lvr === null) return value;
  return `${value}, LVR ${lvr}%${isWhole ? '' : ' as all of the loan counts'}`;
}

function ownedValue(plan: PlanShown, id: string): number {
  const home = plan.homes?.[id];
  return home === undefined ? 0 : (home.value * ownedPct(plan, home.owners)) / 100;
}

/**
 * What is owed on a home in percent of the household's part of its value, as the run has both; loans on several homes count
 * with all of their values. Null without a loan.
 */
export function lvrOf(plan: PlanShown, id: string): number | null {
  const loans = Object.values(plan.loans ?? {}).filter((loan) => !loan.off && loan.on?.includes(id));
  if (loans.length === 0) return null;
  const homes = new Set([id, ...loans.flatMap(({ on = [] }) => on)]);
  const value = [...homes].reduce((sum, home) => sum + ownedValue(plan, home), 0);
  const owed = loans.reduce((sum, { balance = 0 }) => sum + balance, 0);
  return value === 0 ? null : Math.round((owed / value) * 100);
}

function eventFigure(plan: PlanShown, months: Months, id: string): string {
  const event = plan.events?.[id];
  const month = months[id];
  if (month !== undefined) return monthText(month);
  return event === undefined ? '' : whenWords(plan, event.when).replace(/^in /, '');
}
