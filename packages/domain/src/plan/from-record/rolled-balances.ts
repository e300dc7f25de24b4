import { type AccountName, balanceOf, type Household, type Timeline } from '@freehold/finance';
import type { Operation, Plan } from '@freehold/plan';
import { valueAt } from '../change-words.ts';
import { blankAccount } from '../countable.ts';
import { planFacts } from '../plan-facts.ts';
import { active, personId } from '../plan-owners.ts';
import { planRecordName } from '../plan-record-name.ts';
import type { RecordUpdate } from './record-updates.ts';
import { toCent } from './rolled-amounts.ts';

/** A balance of a plan: its field, and the account that a run keeps it in. */
interface Balance extends AccountName {
  readonly path: string;
}

/** A run of a plan, and its last month before a later start, counted from its first. */
export interface RunTo {
  readonly household: Household;
  readonly timeline: Timeline;
  readonly last: number;
}

/**
 * Each balance of a plan as its run has it just before a later start, to the cent: of the household's part of an account,
 * the same part of what the field says. Super of somebody and cash that no record has become records.
 */
export function rolledBalances(plan: Plan, run: RunTo): readonly RecordUpdate[] {
  const labels = new Map(planFacts(plan).map(({ path, label }) => [path, label]));
  return [
    ...balancesOf(plan).flatMap((balance) => expected(plan, run, { balance, label: labels.get(balance.path) })),
    ...newSuper(plan, run),
    ...newCash(plan, run),
  ];
}

function balancesOf(plan: Plan): readonly Balance[] {
  const { homes = {}, loans = {} } = plan;
  return [
    ...active(plan.incomes).flatMap(([id, { who, help }]): readonly Balance[] =>
      help === undefined ? [] : [{ path: `incomes/${id}/help`, kind: 'studyLoan', subject: personId(who) }],
    ),
    ...active(plan.super).map(
      ([id, { who }]): Balance => ({ path: `super/${id}/balance`, kind: 'super', subject: personId(who) }),
    ),
    ...active(plan.money).map(([id, { type = 'cash' }]): Balance => {
      const kind = type === 'cash' ? 'cash' : 'holding';
      return { path: `money/${id}/balance`, kind, subject: `money/${id}` };
    }),
    ...Object.keys(homes).map((id): Balance => ({ path: `homes/${id}/value`, kind: 'home', subject: `homes/${id}` })),
    ...Object.keys(loans).map((id): Balance => ({ path: `loans/${id}/balance`, kind: 'loan', subject: `loans/${id}` })),
  ];
}

function expected(
  plan: Plan,
  run: RunTo,
  { balance, label }: { readonly balance: Balance; readonly label: string | undefined },
): readonly RecordUpdate[] {
  const { path, ...account } = balance;
  const own = valueAt(plan, path);
  const [opening, end] = [balanceOf(run.timeline, account, -1), balanceOf(run.timeline, account, run.last)];
  if (typeof own !== 'number' || (opening === 0 && end === 0)) return [];
  const whole = opening === 0 ? fromNothing(plan, run, { account, end }) : (own * end) / opening;
  const to = Math.max(0, toCent(whole));
  if (to === own) return [];
  return [
    {
      ...{ path, kind: 'changed', record: planRecordName(plan, path), label: label ?? 'Balance' },
      ...{ own: { value: own, unit: 'dollars' }, theirs: { value: to, unit: 'dollars' } },
      says: null,
      isUsual: true,
      ops: [{ set: path, to }, ...landOps(plan, path, to / own)],
    },
  ];
}

/** What a field says of an account that began with nothing: an equal part of somebody’s super, and of shares all of them. */
function fromNothing(
  plan: Plan,
  { household }: RunTo,
  { account, end }: { account: AccountName; end: number },
): number {
  if (account.kind === 'loan' || account.kind === 'studyLoan') return -end;
  if (account.kind === 'super') {
    return end / active(plan.super).filter(([, { who }]) => personId(who) === account.subject).length;
  }
  const owners = household.holdings.find(({ id }) => id === account.subject)?.owners ?? [];
  const part = owners.reduce((sum, { sharePct }) => sum + sharePct, 0) / 100;
  return part === 0 ? end : end / part;
}

/** Land keeps its part of the value. */
function landOps(plan: Plan, path: string, factor: number): readonly Operation[] {
  const [part, id = ''] = path.split('/');
  const land = part === 'homes' ? plan.homes?.[id]?.land : undefined;
  return land === undefined ? [] : [{ set: `homes/${id}/land`, to: toCent(land * factor) }];
}

function newSuper(plan: Plan, { timeline, last }: RunTo): readonly RecordUpdate[] {
  return Object.keys(plan.people ?? {}).flatMap((who) => {
    const has = active(plan.super).some(([, account]) => account.who === who);
    const balance = toCent(balanceOf(timeline, { kind: 'super', subject: personId(who) }, last));
    if (has || balance <= 0) return [];
    return added(plan, { path: `super/${freeId(plan.super, `s${who}`)}`, record: { who, balance } });
  });
}

function newCash(plan: Plan, { timeline, last }: RunTo): readonly RecordUpdate[] {
  const balance = toCent(balanceOf(timeline, { kind: 'cash', subject: blankAccount.id }, last));
  if (balance <= 0) return [];
  return added(plan, { path: `money/${freeId(plan.money, 'cash')}`, record: { balance } });
}

function added(
  plan: Plan,
  { path, record }: { path: string; record: { balance: number; who?: string } },
): readonly RecordUpdate[] {
  const [part = '', id = ''] = path.split('/');
  const name = planRecordName({ ...plan, [part]: { [id]: record } }, path);
  return [
    {
      ...{ path, kind: 'added', record: name, label: 'Balance', own: null },
      theirs: { value: record.balance, unit: 'dollars' },
      says: 'The plan has no record of it, and expects this by then.',
      isUsual: true,
      ops: [{ put: path, to: record }],
    },
  ];
}

/** An id that no record of a part has yet, of at most 16 characters. */
export function freeId(rows: Readonly<Record<string, object>> | undefined, wish: string): string {
  const taken = (id: string) => Object.hasOwn(rows ?? {}, id);
  if (wish.length <= 16 && !taken(wish)) return wish;
  let number = 2;
  while (taken(`${wish.slice(0, 12)}${number}`)) number += 1;
  return `${wish.slice(0, 12)}${number}`;
}
