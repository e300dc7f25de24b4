import {
  balanceOf,
  type Carried,
  type CarriedHome,
  type CarriedLoan,
  monthText as isoMonth,
  levelRepayment,
  monthNumber,
  usualAssumptions,
} from '@freehold/finance';
import type { Operation, Plan } from '@freehold/plan';
import { countedUntil } from '../former-homes.ts';
import { active } from '../plan-owners.ts';
import { planRecordName } from '../plan-record-name.ts';
import { equityKey } from './bought-homes.ts';
import { pastOf } from './passed-events.ts';
import type { RecordUpdate } from './record-updates.ts';
import { changed, pricesBy, type Rolled, toCent } from './rolled-amounts.ts';
import type { RunTo } from './rolled-balances.ts';

/** What a later start takes over besides amounts and balances, from the run of the plan up to it. */
export interface CarriedTo extends Rolled, RunTo {
  readonly carried: Carried;
}

/**
 * Costs of what is owned, which later tax needs, and terms of what is owed, as the plan’s run has them just before a later
 * start. Homes and loans that a purchase brought have its id.
 */
export function rolledFacts(to: CarriedTo): readonly RecordUpdate[] {
  return [...dividendsOf(to), ...basesOf(to), ...homeCosts(to), ...leftBefore(to), ...newRate(to), ...loanTerms(to)];
}

/** Dividends in the dollars of the later start, on what is left of the shares that they are paid on. */
function dividendsOf(to: CarriedTo): readonly RecordUpdate[] {
  return Object.entries(to.plan.money ?? {}).flatMap(([id, { type, dividends }]) => {
    if (type !== 'shares' || dividends === undefined) return [];
    const { startingPart = 1 } = to.carried.holdings.get(`money/${id}`) ?? {};
    const field = { path: `money/${id}/dividends`, label: 'Dividends', unit: 'dollars a year', own: dividends };
    const says = startingPart < 1 ? { says: 'On what is left of the shares by then.' } : {};
    return changed(to.plan, { ...field, to: toCent(dividends * pricesBy(to) * startingPart), ...says });
  });
}

/** What was paid for shares, with what was bought and sold by then, and their worth on 1 July 2027. */
function basesOf({ plan, carried }: CarriedTo): readonly RecordUpdate[] {
  return active(plan.money).flatMap(([id, { type, base, worth2027 }]) => {
    const { costBase = null, value2027 = null } = carried.holdings.get(`money/${id}`) ?? {};
    if (type !== 'shares' || costBase === null || (base === undefined && costBase === 0)) return [];
    const path = `money/${id}/base`;
    const to = toCent(costBase);
    const worth = value2027 === null ? worth2027 : toCent(value2027);
    const ops: readonly Operation[] = [
      ...(to === base ? [] : [{ set: path, to }]),
      ...(worth === worth2027 ? [] : [{ set: `money/${id}/worth2027`, to: worth }]),
    ];
    const says = 'With what was bought and sold by then, and the worth on 1 July 2027, for the tax of a sale.';
    const field = { path, label: 'Paid for it', unit: 'dollars', own: base, to };
    return ops.length === 0 ? [] : changed(plan, { ...field, says, ops });
  });
}

const costsByThen =
  'Duty of the purchase, renovations and building write-offs by then, and the worth on 1 July 2027, for the tax of a sale.';

const leftOut = 'A renovation entered of after the plan started was not counted, and is left out.';

/** Duty of a purchase, what renovations have cost, building write-offs so far, and the worth on 1 July 2027. */
function homeCosts(to: CarriedTo): readonly RecordUpdate[] {
  const { plan, carried } = to;
  return Object.entries(plan.homes ?? {}).flatMap(([id, home]): readonly RecordUpdate[] => {
    const now = carried.homes.get(`homes/${id}`) ?? carried.homes.get(`events/${id}`);
    const path = `homes/${id}`;
    const ops = now === undefined ? [] : costOps(path, to, { home, now });
    if (ops.length === 0) return [];
    const isLeftOut = (home.spent ?? []).some(([on]) => on > plan.start && on <= to.start);
    const says = isLeftOut ? `${costsByThen} ${leftOut}` : costsByThen;
    const record = planRecordName(plan, path);
    const whole = { kind: 'changed', label: 'Costs for tax', own: null, theirs: null, isUsual: true } as const;
    return [{ ...whole, path: `${path}/spent`, record, says, ops }];
  });
}

/** A later start would count a month that this plan cuts off at its own start: the month that was counted stays. */
function leftBefore({ plan, carried }: CarriedTo): readonly RecordUpdate[] {
  return Object.entries(plan.homes ?? {}).flatMap(([id, home]): readonly RecordUpdate[] => {
    const to = countedUntil(plan, home);
    if (to === undefined || to === home.livedUntil || !carried.homes.has(`homes/${id}`)) return [];
    const path = `homes/${id}/livedUntil`;
    const whole = { kind: 'changed', label: 'Lived in until', own: null, theirs: null, isUsual: true } as const;
    const says = 'Counted as left just before the plan started: the later start keeps that.';
    return [{ ...whole, path, record: planRecordName(plan, path), says, ops: [{ set: path, to }] }];
  });
}

type PlanHome = NonNullable<Plan['homes']>[string];

interface HomeThen {
  readonly home: PlanHome;
  readonly now: CarriedHome;
}

function costOps(path: string, to: CarriedTo, { home, now }: HomeThen): readonly Operation[] {
  const costs = toCent(now.purchaseCosts);
  const claimed: [number, number] = [toCent(now.worksClaimed.before2027), toCent(now.worksClaimed.from2027)];
  const [before = 0, since = 0] = home.claimed ?? [];
  const works = toCent(now.capitalWorks);
  const worth = now.value2027 === null ? home.worth2027 : toCent(now.value2027);
  return [
    ...(costs === (home.buyCosts ?? 0) ? [] : [{ set: `${path}/buyCosts`, to: costs }]),
    ...spentOps(path, to, { home, now }),
    ...(claimed[0] === before && claimed[1] === since ? [] : [{ set: `${path}/claimed`, to: claimed }]),
    ...(works === (home.div43 ?? 0) ? [] : [{ set: `${path}/div43`, to: works }]),
    ...(worth === home.worth2027 ? [] : [{ set: `${path}/worth2027`, to: worth }]),
  ];
}

/**
 * Renovations that the run counted: those entered of before its start, as they are entered, and its own. What is entered of
 * after the later start stays, as it stood before; what is entered of between the two never counted, and would now.
 */
function spentOps(path: string, { plan, start }: CarriedTo, { home, now }: HomeThen): readonly Operation[] {
  const { spent = [] } = home;
  const own = spent.filter(([on]) => on <= plan.start);
  const renovated = now.improvements
    .slice(own.length)
    .map(({ on, amount }): [string, number] => [on.slice(0, 7), toCent(amount)]);
  const kept = [...own, ...renovated, ...spent.filter(([on]) => on > start)];
  if (renovated.length === 0 && kept.length === spent.length) return [];
  return [kept.length === 0 ? { set: `${path}/spent` } : { set: `${path}/spent`, to: kept }];
}

function loanTerms(to: CarriedTo): readonly RecordUpdate[] {
  const { plan, start, carried } = to;
  const past = pastOf(plan, start);
  const accounts = accountsOf(plan, carried);
  const refinanced = new Set(past.flatMap(([, event]) => (event.do === 'refinance' ? [event.loan] : [])));
  return Object.keys(plan.loans ?? {}).flatMap((id) => {
    const account = accounts.get(id);
    const terms = account === undefined ? undefined : carried.loans.get(account);
    if (account === undefined || terms === undefined) return [];
    const balance = toCent(-balanceOf(to.timeline, { kind: 'loan', subject: account }, to.last));
    return [
      ...ratesOf(to, id, refinanced.has(id) ? terms : null),
      ...repaymentOf(to, id, { terms, balance }),
      ...endsOf(to, id, terms),
      ...setUpOf(to, id, { terms, isRefinanced: refinanced.has(id) }),
    ];
  });
}

/** The account of each loan in the run, by its id in the plan; a purchase’s are by its event. */
function accountsOf({ loans = {} }: Plan, { homes }: Carried): ReadonlyMap<string, string> {
  const bought = [...homes.keys()].flatMap((home) =>
    home.startsWith('events/') ? [home.slice('events/'.length)] : [],
  );
  return new Map([
    ...bought.flatMap((id) => [[id, `events/${id}.loan`] as const, [equityKey(id), `events/${id}.equity`] as const]),
    ...Object.keys(loans).flatMap((id) => (bought.includes(id) ? [] : [[id, `loans/${id}`] as const])),
  ]);
}

/** The rate of new loans, and of those that name none, with what rates have moved by. */
function newRate(to: CarriedTo): readonly RecordUpdate[] {
  const moved = movedBy(to);
  const own = to.plan.assume?.rate ?? usualAssumptions.loanRatePct;
  const field = { path: 'assume/rate', label: 'Rate of new loans', unit: 'percent a year', own };
  return changed(to.plan, { ...field, to: toRate(own + moved), says: 'Rates have moved by then, as the plan has it.' });
}

function ratesOf(to: CarriedTo, id: string, refinanced: CarriedLoan | null): readonly RecordUpdate[] {
  const { plan, start } = to;
  const path = `loans/${id}/rate`;
  const moved = movedBy(to);
  const { rate } = plan.loans?.[id] ?? {};
  if (refinanced === null && (rate === undefined || moved === 0)) return [];
  const own = rate?.findLast(([from]) => from === null || from < start)?.[1];
  const rows =
    refinanced === null
      ? (rate ?? []).map(([from, pct, fixed]) =>
          fixed === undefined ? [from, toRate(pct + moved)] : [from, pct, fixed],
        )
      : [[null, toRate(refinanced.ratePct + moved)]];
  const now = rows.findLast(([from]) => from === null || String(from) < start)?.[1];
  const says =
    refinanced === null ? 'Rates have moved by then, as the plan has it.' : 'Refinanced by then, as the plan has it.';
  const figures = { own, to: typeof now === 'number' ? now : (own ?? 0) };
  return changed(plan, {
    path,
    label: 'Rate',
    unit: 'percent a year',
    ...figures,
    says,
    ops: [{ set: path, to: rows }],
  });
}

/** Percent a year, to four decimals: the sum of two has more. */
function toRate(pct: number): number {
  return Math.max(0, Math.round(pct * 10_000) / 10_000);
}

/** Points that rates have moved by before a later start: what holds from there has them. */
function movedBy({ plan, start }: Rolled): number {
  return pastOf(plan, start).reduce((sum, [, event]) => sum + (event.do === 'rates' ? event.add : 0), 0);
}

/** What is repaid a month, where a level repayment worked out anew at the start would be another. */
function repaymentOf(
  to: CarriedTo,
  id: string,
  { terms, balance }: { readonly terms: CarriedLoan; readonly balance: number },
): readonly RecordUpdate[] {
  const { plan, start } = to;
  const { repayment } = plan.loans?.[id] ?? {};
  const path = `loans/${id}/repayment`;
  const now = terms.monthlyRepayment;
  const field = { path, label: 'Repayment', unit: 'dollars a month', own: repayment };
  if (now === null || now === 0) {
    return repayment === undefined || terms.ends === null
      ? []
      : changed(plan, { ...field, to: 0, ops: [{ set: path }] });
  }
  const months = terms.ends === null ? 0 : monthNumber(terms.ends) - monthNumber(start) + 1;
  const rate = Math.max(0, terms.ratePct + movedBy(to)) / 1200;
  const level = months <= 0 ? 0 : toCent(levelRepayment(balance, rate, months));
  if (repayment === undefined && Math.abs(level - now) < 0.005) return [];
  return changed(plan, { ...field, to: now });
}

/** Until when interest alone is paid, and the last month. */
function endsOf({ plan, start }: CarriedTo, id: string, terms: CarriedLoan): readonly RecordUpdate[] {
  const { io, ends } = plan.loans?.[id] ?? {};
  const path = `loans/${id}`;
  const until = terms.interestOnlyUntil;
  const want = until === undefined ? undefined : isoMonth(monthNumber(until) + 1);
  const now = io !== undefined && io > start ? io : undefined;
  const ops: readonly Operation[] = [
    ...(want === now ? [] : [want === undefined ? { set: `${path}/io` } : { set: `${path}/io`, to: want }]),
    ...(terms.ends === null || terms.ends === ends ? [] : [{ set: `${path}/ends`, to: terms.ends }]),
  ];
  if (ops.length === 0) return [];
  const whole = { kind: 'changed', label: 'Terms', own: null, theirs: null, isUsual: true } as const;
  const says = want === undefined ? 'Interest and principal are repaid by then.' : 'As they run by then.';
  return [{ ...whole, path: `${path}/io`, record: planRecordName(plan, path), says, ops }];
}

/** What a loan cost to take, by the month, as far as it is still deducted over its first years. */
function setUpOf(
  { plan }: CarriedTo,
  id: string,
  { terms: { borrowingCosts }, isRefinanced }: { readonly terms: CarriedLoan; readonly isRefinanced: boolean },
): readonly RecordUpdate[] {
  const path = `loans/${id}/setUp`;
  const own = plan.loans?.[id]?.setUp ?? [];
  const to = borrowingCosts.map(({ on, amount }): [string, number] => [on, toCent(amount)]);
  const isNew = to.some(([on, amount]) => !own.some(([month, paid]) => month === on && paid === amount));
  // What a loan cost that was refinanced is deducted by then.
  if (!isNew && !(isRefinanced && own.length > 0)) return [];
  const whole = { kind: 'changed', label: 'Paid to take it', own: null, theirs: null, isUsual: true } as const;
  const says = 'Mortgage insurance and costs of refinancing by then, which the tax of a rental still deducts.';
  return [
    {
      ...whole,
      path,
      record: planRecordName(plan, path),
      says,
      ops: [to.length === 0 ? { set: path } : { set: path, to }],
    },
  ];
}
