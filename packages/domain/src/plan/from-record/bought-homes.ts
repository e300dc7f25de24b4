import { moneyText } from '@freehold/contract';
import { balanceOf, monthText as isoMonth, journalOf, monthNumber } from '@freehold/finance';
import type { Operation, Plan, PlanEvent } from '@freehold/plan';
import { usedAs } from '../plan-names.ts';
import { planRecordName } from '../plan-record-name.ts';
import type { PlanRun } from '../run-plan.ts';
import { pastOf } from './passed-events.ts';
import { toCent } from './rolled-amounts.ts';

type Purchase = Extract<PlanEvent, { do: 'buy' }>;
type Ran = Extract<PlanRun, { status: 'run' }>;

/** A purchase that was made before a later start, with the month in which the run made it, counted from year 0. */
interface Bought {
  readonly plan: Plan;
  readonly run: Ran;
  readonly start: string;
  readonly id: string;
  readonly event: Purchase;
  readonly month: number;
}

/** What a plan has in place of purchases that were made: homes with their loans, each in a sentence’s words. */
export interface BoughtHomes {
  readonly ops: readonly Operation[];
  readonly words: readonly string[];
}

/**
 * Purchases that happened before a later start, and that the household still has, as homes with their loans: both as the
 * plan’s own run expects them just before that start, to the cent. They keep the id of the purchase, so that a later
 * sale or refinancing still names them; what came so long after the purchase has its own month.
 */
export function boughtHomes(plan: Plan, run: Ran, bought: { start: string; ids: ReadonlySet<string> }): BoughtHomes {
  const homes = Object.entries(plan.events ?? {}).flatMap(([id, event]) => {
    const month = run.months.get(id);
    if (event.do !== 'buy' || month === undefined || !bought.ids.has(id)) return [];
    return balanceOf(run.timeline, homeAccount(id), lastOf(run, bought.start)) === 0
      ? []
      : [homeOf({ plan, run, start: bought.start, id, event, month })];
  });
  return { ops: homes.flatMap(({ ops }) => ops), words: homes.map(({ words }) => words) };
}

function homeAccount(id: string) {
  return { kind: 'home', subject: `events/${id}` } as const;
}

function lastOf({ timeline }: Ran, start: string): number {
  return monthNumber(start) - monthNumber(timeline.start) - 1;
}

function homeOf(bought: Bought) {
  const { plan, run, start, id, event, month } = bought;
  const { value: today, land, ...facts } = event.home;
  const part = partOf(bought);
  const value = toCent(balanceOf(run.timeline, homeAccount(id), lastOf(run, start)) / part);
  const loans = loansOf(bought);
  const owed = loans.reduce((sum, { balance }) => sum + balance, 0);
  const home = {
    ...facts,
    ...namedAs(event),
    value,
    ...(land !== undefined && today > 0 && { land: toCent((land * value) / today) }),
    ...{ bought: isoMonth(month), price: toCent(paidFor(bought) / part) },
  };
  const name = planRecordName(plan, `loans/${id}`).replace(/^The loan on /, '');
  return {
    words: `${name}, worth ${moneyText(value)} with ${moneyText(owed)} owed`,
    ops: [
      ...detached(plan, id, month),
      { put: `homes/${id}`, to: home },
      ...loans.map(({ key, ...loan }): Operation => ({ put: `loans/${key}`, to: loan })),
      { drop: `events/${id}` },
      ...Object.keys(plan.origin ?? {})
        .filter((field) => field.startsWith(`events/${id}/`))
        .map((field): Operation => ({ set: `origin/${field}` })),
    ],
  };
}

function namedAs({ name, note }: Purchase) {
  return { ...(name !== undefined && { name }), ...(note !== undefined && { note }) };
}

/** The household’s part of a home, whose whole the plan has. */
function partOf({ run, id }: Bought): number {
  const event = run.household.events.find((each) => each.id === `events/${id}`);
  const owners = event?.do === 'buy' ? event.home.owners : [];
  const part = owners.reduce((sum, { sharePct }) => sum + sharePct, 0) / 100;
  return part === 0 ? 1 : part;
}

/** The household’s part of the price, dollars of its month. */
function paidFor({ run, id, month }: Bought): number {
  const at = month - monthNumber(run.timeline.start);
  const paid = journalOf(run.household, { years: Math.floor(at / 12) + 1 }, ({ kind, subject }) => {
    return kind === 'purchase' && subject === `events/${id}`;
  });
  return paid.reduce((sum, { cents }) => sum + cents, 0) / 100;
}

const termMonths = 360;

/** The id in a plan of the loan on another home that a purchase took, from the purchase’s. */
export function equityKey(id: string): string {
  return `${id.slice(0, 14)}Eq`;
}

/** The loan of a purchase and the one on another home that it may have taken, which is for the new home all the same. */
function loansOf({ plan, run, start, id, event, month }: Bought) {
  const owed = (account: string) =>
    toCent(-balanceOf(run.timeline, { kind: 'loan', subject: `events/${id}.${account}` }, lastOf(run, start)));
  const isLet = usedAs(event.home) === 'rent';
  const common = { type: isLet ? ('investment' as const) : ('home' as const), ends: isoMonth(month + termMonths) };
  const { io = 0, rate } = event.loan ?? {};
  const [balance, equity] = [owed('loan'), owed('equity')];
  const ioEnd = isoMonth(month + io * 12 + 1);
  const raised = pastOf(plan, isoMonth(month + 1)).reduce(
    (sum, [, past]) => sum + (past.do === 'rates' ? past.add : 0),
    0,
  );
  const own = {
    ...{ key: id, on: [id], balance, ...common },
    ...(rate !== undefined && { rate: [[null, Math.round((rate - raised) * 10_000) / 10_000]] }),
    ...(io > 0 && ioEnd > start && { io: ioEnd }),
  };
  const on = [id, ...freest(plan, run, lastOf(run, start))];
  const other = { key: equityKey(id), on, balance: equity, ...common, io: common.ends };
  return [...(balance > 0 ? [own] : []), ...(equity > 0 ? [other] : [])];
}

/** The home of the start with most equity by now, which a second loan of a purchase is on. */
function freest({ homes = {}, loans = {} }: Plan, { timeline }: Ran, last: number): readonly string[] {
  const free = Object.keys(homes).map((id) => {
    const on = Object.keys(loans).filter((loan) => loans[loan]?.on?.includes(id));
    const owed = on.reduce(
      (sum, loan) => sum + balanceOf(timeline, { kind: 'loan', subject: `loans/${loan}` }, last),
      0,
    );
    return { id, free: balanceOf(timeline, { kind: 'home', subject: `homes/${id}` }, last) + owed };
  });
  return free
    .toSorted((one, other) => other.free - one.free)
    .slice(0, 1)
    .map(({ id }) => id);
}

/** What hangs on a purchase by its month keeps that month. */
function detached({ events = {}, goals = {} }: Plan, id: string, month: number): readonly Operation[] {
  const later = Object.entries(events).flatMap(([other, { when }]): readonly Operation[] =>
    typeof when === 'object' && 'after' in when && when.after === id
      ? [{ set: `events/${other}/when`, to: isoMonth(month + (when.months ?? 0)) }]
      : [],
  );
  const wanted = Object.entries(goals).flatMap(([goal, { ask, ...rest }]): readonly Operation[] =>
    ask === 'income' && 'from' in rest && rest.from === id ? [{ set: `goals/${goal}/from`, to: isoMonth(month) }] : [],
  );
  return [...later, ...wanted];
}
