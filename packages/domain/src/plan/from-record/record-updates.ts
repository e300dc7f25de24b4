import { monthText as isoMonth, monthNumber } from '@freehold/finance';
import { apply, dropWith, momentOf, type Operation, type Plan, type PlanEvent } from '@freehold/plan';
import { monthText } from '../../figures/timeline-words.ts';
import { valueAt } from '../change-words.ts';
import { type PlanFact, planFacts } from '../plan-facts.ts';
import { planRecordName } from '../plan-record-name.ts';
import { type PlanFromRecord, recordOrigin } from './plan-from-record.ts';

/** One difference between a plan and the record it was made from, with the operations that take it into the plan. */
export interface RecordUpdate {
  /** Path of what differs: a field, or a record as a whole; `start` for the plan’s first month. */
  readonly path: string;
  readonly kind: 'start' | 'changed' | 'added' | 'removed';
  /** What it is about: `Ipswich`. */
  readonly record: string;
  /** The field of a changed one: `Balance`. */
  readonly label: string;
  /** As the plan has it, and as the record of today does; null where one has none. */
  readonly own: Pick<PlanFact, 'value' | 'unit'> | null;
  readonly theirs: Pick<PlanFact, 'value' | 'unit'> | null;
  /** Of an update of several fields each that changes, with what it is of; absent where `theirs` says it all. */
  readonly details?: readonly UpdateDetail[];
  /** What the reader should know before taking it; null for nothing. */
  readonly says: string | null;
  /** Whether it is taken unless the reader says otherwise: not what somebody changed in the plan, and no removal. */
  readonly isUsual: boolean;
  readonly ops: readonly Operation[];
}

/** A field that an update changes, before and after; null where there was nothing. */
export interface UpdateDetail extends Pick<PlanFact, 'path' | 'record' | 'label'> {
  readonly own: Pick<PlanFact, 'value' | 'unit'> | null;
  readonly theirs: Pick<PlanFact, 'value' | 'unit'>;
}

const recordMark = 'record:';

/** The newest day of a record that figures of a plan are from, ISO; null for a plan that was not made from one. */
export function recordDayOf({ origin = {} }: Plan): string | null {
  const days = Object.values(origin).flatMap((from) => (isOfRecord(from) ? [from.slice(recordMark.length)] : []));
  return days.toSorted().at(-1) ?? null;
}

/**
 * What the record of today says otherwise than a plan that was made from it, in the plan's order: its first month, fields,
 * then records that only one of them has. `today` is the plan of today's record. What both say alike is no difference.
 */
export function recordUpdates(plan: Plan, today: PlanFromRecord): readonly RecordUpdate[] {
  const fresh = today.plan;
  const taken = [...changedIn(plan, today), ...addedIn(plan, fresh)].map((update) =>
    withoutOldIncome(plan, fresh, update),
  );
  const gone = new Set(taken.flatMap(droppedBy));
  const removed = removedIn(plan, fresh).filter(({ path }) => !gone.has(path));
  return [...startOf(plan, fresh.start), ...taken, ...lapsedIn(plan, fresh), ...removed];
}

/**
 * The operations that take some of the updates of a day's record into a plan. What plan and record then say alike is of
 * that day; what was not taken stays of the day it was.
 */
export function takeUpdates(
  plan: Plan,
  updates: readonly (RecordUpdate & { readonly isTaken: boolean })[],
  day: string,
): readonly Operation[] {
  const left = new Set(
    updates.flatMap((update) =>
      update.kind === 'removed' || !update.isTaken ? [update.path, ...droppedBy(update)] : [],
    ),
  );
  const days = Object.entries(plan.origin ?? {}).flatMap(([field, from]): readonly Operation[] =>
    isOfRecord(from) && from !== recordOrigin(day) && !left.has(field) && !left.has(rowOf(field))
      ? [{ set: `origin/${field}`, to: recordOrigin(day) }]
      : [],
  );
  return [...days, ...updates.flatMap(({ ops, isTaken }) => (isTaken ? ops : []))];
}

function isOfRecord(from: string | undefined): from is string {
  return from?.startsWith(recordMark) === true;
}

/** Whether an event that has passed goes on from a later start, and what of it changes then; null for one that leaves. */
export type GoesOn = (id: string, event: PlanEvent) => readonly Operation[] | null;

/** Who has stopped work stays so; the rest is in today’s record, or is not. */
const stoppedWork: GoesOn = (_, event) => (event.do === 'retire' ? [] : null);

/** A later first month of a plan, with what that does to its events; nothing where the plan begins no earlier. */
export function startOf(plan: Plan, start: string, goesOn: GoesOn = stoppedWork): readonly RecordUpdate[] {
  if (plan.start >= start) return [];
  const words = (month: string) => ({ value: monthText(month), unit: '' });
  const { ops, stays, goes } = withoutThePast(plan, start, goesOn);
  return [
    {
      path: 'start',
      kind: 'start',
      record: 'The plan',
      label: 'Starts in',
      own: words(plan.start),
      theirs: words(start),
      says: [
        'What is not updated below counts from then on as it stands.',
        ...(goes.length === 0 ? [] : [`What has passed leaves the plan: ${goes.join(', ')}.`]),
        ...(stays.length === 0 ? [] : [`Counted from the new start: ${stays.join(', ')}.`]),
      ].join(' '),
      isUsual: true,
      ops: [{ set: 'start', to: start }, ...ops],
    },
  ];
}

/**
 * What a later start does to the events before it: some go on from the start, the rest goes with what hangs on it, but what
 * comes so long after one of them keeps its own month.
 */
function withoutThePast(plan: Plan, start: string, goesOn: GoesOn) {
  const first = monthNumber(start);
  const months = new Map(Object.keys(plan.events ?? {}).map((id) => [id, momentOf(plan, id)]));
  const isPast = (id: string) => {
    const moment = months.get(id);
    return moment != null && !moment.isEarliest && moment.month < first;
  };
  const name = (path: string) => planRecordName(plan, path);
  const events = Object.entries(plan.events ?? {});
  const past = events.filter(([id]) => isPast(id));
  const lasting = past.flatMap(([id, event]) => {
    const ops = goesOn(id, event);
    return ops === null ? [] : [{ id, ops }];
  });
  const gone = past.flatMap(([id]) => (lasting.some((each) => each.id === id) ? [] : [`events/${id}`]));
  const fixed = events.flatMap(([id, { when }]): readonly Operation[] => {
    const moment = months.get(id);
    const follows = typeof when === 'object' && 'after' in when && isPast(when.after);
    return moment != null && follows && !isPast(id) ? [{ set: `events/${id}/when`, to: isoMonth(moment.month) }] : [];
  });
  const kept = [
    ...fixed,
    ...lasting.flatMap(({ id, ops }): readonly Operation[] => [{ set: `events/${id}/when`, to: start }, ...ops]),
  ];
  let left = apply(plan, kept).plan;
  const drops: Operation[] = [];
  for (const path of gone) {
    const ops = dropOps(left, path);
    drops.push(...ops);
    left = apply(left, ops).plan;
  }
  return {
    ops: [...kept, ...drops],
    stays: lasting.map(({ id }) => name(`events/${id}`)),
    goes: drops.flatMap((op) => ('drop' in op ? [name(op.drop)] : [])),
  };
}

function changedIn(plan: Plan, { plan: fresh, matched }: PlanFromRecord): readonly RecordUpdate[] {
  const own = new Map(planFacts(plan).map((fact) => [fact.path, fact]));
  return matched.flatMap(({ path, record, label, value, unit }): readonly RecordUpdate[] => {
    const to = valueAt(fresh, path);
    if (valueAt(plan, rowOf(path)) === undefined || isSame(valueAt(plan, path), to)) return [];
    const isTouched = plan.origin?.[path] === 'checked';
    return [
      {
        path,
        kind: 'changed',
        record,
        label,
        own: own.get(path) ?? null,
        theirs: { value, unit },
        says: isTouched ? 'You changed this in the plan.' : null,
        isUsual: !isTouched,
        ops: [{ set: path, to }, originOp(fresh, path)],
      },
    ];
  });
}

/** Parts whose rows a record has and that a plan may not have, homes before the loans on them. */
const parts = ['people', 'kids', 'homes', 'loans', 'money', 'super', 'incomes', 'costs'] as const;

function addedIn(plan: Plan, fresh: Plan): readonly RecordUpdate[] {
  return rowsOf(fresh).flatMap(([path, row]): readonly RecordUpdate[] => {
    if (valueAt(plan, path) !== undefined) return [];
    const origins = Object.keys(fresh.origin ?? {}).filter((field) => rowOf(field) === path);
    return [
      {
        ...whole(fresh, path),
        kind: 'added',
        says: 'In the record, and not in the plan.',
        isUsual: true,
        ops: [{ put: path, to: { ...row } }, ...origins.map((field) => originOp(fresh, field))],
      },
    ];
  });
}

/** Records that taking an update removes; what has passed by a later start is its own matter. */
function droppedBy({ kind, ops }: RecordUpdate): readonly string[] {
  return kind === 'start' ? [] : ops.flatMap((op) => ('drop' in op ? [op.drop] : []));
}

/**
 * Of dividends that come into a plan made when those of a record were incomes of the people: with them these incomes go, so
 * that nothing counts twice.
 */
function withoutOldIncome(plan: Plan, fresh: Plan, update: RecordUpdate): RecordUpdate {
  const [part = '', id = '', field = 'dividends'] = update.path.split('/');
  if (part !== 'money' || field !== 'dividends' || fresh.money?.[id]?.dividends === undefined) return update;
  const old = ['a', 'b'].flatMap((who) => {
    const path = `incomes/n${id.slice(1)}${who}`;
    const yearly = valueAt(plan, `${path}/yearly`);
    const from = plan.origin?.[`${path}/yearly`];
    return typeof yearly === 'number' && (isOfRecord(from) || from === 'checked') ? [{ path, yearly, from }] : [];
  });
  if (old.length === 0) return update;
  const isTouched = old.some(({ from }) => from === 'checked');
  const yearly = { value: old.reduce((sum, income) => sum + income.yearly, 0), unit: 'dollars a year' };
  return {
    ...update,
    ...(update.kind === 'changed' && { own: yearly }),
    says: `${update.says === null ? '' : `${update.says} `}${oldIncome}${isTouched ? ' You changed it in the plan.' : ''}`,
    isUsual: update.isUsual && !isTouched,
    ops: [...update.ops, ...old.flatMap(({ path }) => dropOps(plan, path))],
  };
}

const oldIncome =
  'The plan has these dividends as an income of its own, which goes on once the shares are sold: it gives way to them.';

/** Dividends and hospital cover that the record no longer has. */
function lapsedIn(plan: Plan, fresh: Plan): readonly RecordUpdate[] {
  const dividends = Object.keys(plan.money ?? {}).map((id) => ({ path: `money/${id}/dividends`, now: 'none' }));
  const covers = Object.keys(plan.people ?? {}).map((id) => ({ path: `people/${id}/hospitalCover`, now: 'not said' }));
  const own = new Map(planFacts(plan).map((fact) => [fact.path, fact]));
  return [...covers, ...dividends].flatMap(({ path, now }): readonly RecordUpdate[] => {
    const fact = own.get(path);
    if (fact === undefined || !isOfRecord(plan.origin?.[path])) return [];
    if (valueAt(fresh, rowOf(path)) === undefined || valueAt(fresh, path) !== undefined) return [];
    const { record, label, value, unit } = fact;
    return [
      {
        ...{ path, kind: 'changed', record, label },
        own: { value, unit },
        theirs: { value: now, unit: '' },
        says: 'No longer in the record.',
        isUsual: false,
        ops: [{ set: path }, { set: `origin/${path}` }],
      },
    ];
  });
}

function removedIn(plan: Plan, fresh: Plan): readonly RecordUpdate[] {
  const isFromRecord = (path: string) =>
    Object.entries(plan.origin ?? {}).some(([field, from]) => rowOf(field) === path && isOfRecord(from));
  return rowsOf(plan).flatMap(([path]): readonly RecordUpdate[] => {
    if (valueAt(fresh, path) !== undefined || !isFromRecord(path)) return [];
    const goes = dropWith(plan, path).flatMap(({ op }) => ('drop' in op && op.drop !== path ? [op.drop] : []));
    const others = goes.map((each) => planRecordName(plan, each));
    return [
      {
        ...whole(plan, path),
        kind: 'removed',
        says: `No longer in the record.${others.length === 0 ? '' : ` With it goes: ${others.join(', ')}.`}`,
        isUsual: false,
        ops: dropOps(plan, path),
      },
    ];
  });
}

/** What an update says of a record as a whole. */
export function whole(plan: Plan, path: string): Pick<RecordUpdate, 'path' | 'record' | 'label' | 'own' | 'theirs'> {
  return { path, record: planRecordName(plan, path), label: '', own: null, theirs: null };
}

function rowsOf(plan: Plan): readonly (readonly [path: string, row: object])[] {
  return parts.flatMap((part) => Object.entries(plan[part] ?? {}).map(([id, row]) => [`${part}/${id}`, row] as const));
}

/** Drops a record with what cannot be without it, and where their figures were from. */
export function dropOps(plan: Plan, path: string): readonly Operation[] {
  const steps = dropWith(plan, path).map(({ op }) => op);
  const gone = new Set(steps.flatMap((op) => ('drop' in op ? [op.drop] : [])));
  const origins = Object.keys(plan.origin ?? {}).filter((field) => gone.has(rowOf(field)));
  return [...steps, ...origins.map((field) => ({ set: `origin/${field}` }))];
}

function originOp(fresh: Plan, path: string): Operation {
  return { set: `origin/${path}`, to: fresh.origin?.[path] };
}

/** The record that a field stands in: `homes/ip1` of `homes/ip1/rent`. */
function rowOf(path: string): string {
  return path.split('/', 2).join('/');
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
