import { moneyText } from '@freehold/contract';
import { type MonthText, monthNumber } from '@freehold/finance';
import { apply, type Operation, type OptionChange, type Plan, type PlanEvent } from '@freehold/plan';
import { monthText } from '../figures/timeline-words.ts';
import { durationText } from '../text/duration.ts';
import { numberText, rateText } from '../text/rates.ts';
import { value2027Words } from './plan-law-choices.ts';
import { eventName, eventNoun, recordName, whenWords } from './plan-names.ts';

type Unit = 'money' | 'percent' | 'plain' | 'value2027';
interface Field {
  readonly label: string;
  readonly unit: Unit;
  /** What a field says that is empty; what is usual, unless named. */
  readonly empty?: string;
}

/** Fields of records by part and name; one that is missing has its own name. */
const fields: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  homes: {
    value: { label: 'value', unit: 'money' },
    rent: { label: 'rent a week', unit: 'money' },
    land: { label: 'land value', unit: 'money' },
    price: { label: 'price paid', unit: 'money' },
    vacancy: { label: 'weeks empty a year', unit: 'plain' },
  },
  loans: {
    balance: { label: 'balance', unit: 'money' },
    limit: { label: 'limit', unit: 'money' },
    repayment: { label: 'repayment a month', unit: 'money' },
  },
  incomes: { yearly: { label: 'a year', unit: 'money' }, grows: { label: 'growth', unit: 'percent' } },
  super: { balance: { label: 'balance', unit: 'money' } },
  money: {
    balance: { label: 'balance', unit: 'money' },
    pct: { label: 'interest', unit: 'percent', empty: 'none' },
    dividends: { label: 'dividends a year', unit: 'money', empty: 'none' },
  },
  costs: { monthly: { label: 'a month', unit: 'money' } },
  people: { hospitalCover: { label: 'private hospital cover', unit: 'plain', empty: 'not said' } },
  events: {
    spend: { label: 'spending a year', unit: 'money' },
    cost: { label: 'cost', unit: 'money' },
    adds: { label: 'value added', unit: 'money' },
    pct: { label: 'rate', unit: 'percent' },
    firstHome: { label: 'first home buyers', unit: 'plain' },
    costsPct: { label: 'costs of selling', unit: 'percent' },
    add: { label: 'points', unit: 'percent' },
    days: { label: 'days a week', unit: 'plain' },
  },
};

/** Single fields of the plan, by their path. */
const single: Readonly<Record<string, Field>> = {
  'route/floor': { label: 'Cash that is kept', unit: 'money' },
  'assume/prices': { label: 'Inflation', unit: 'percent' },
  'assume/wages': { label: 'Growth of wages', unit: 'percent' },
  'assume/rentGrowth': { label: 'Growth of rents', unit: 'percent' },
  'assume/rate': { label: 'Rate of new loans', unit: 'percent' },
  'law/settings/value2027': { label: 'Value of homes on 1 July 2027', unit: 'value2027' },
};

/**
 * A change in words, beside the plan it is made to: its own label, or a sentence for what it does: `Buy Next one 2 years
 * later`, `Without the renovation of Newtown`, `Growth in NSW: 4% instead of 5%`.
 */
export function changeWords(before: Plan, change: OptionChange | { readonly ops: readonly Operation[] }): string {
  if ('label' in change && change.label !== undefined) return change.label;
  const ops = 'ops' in change ? change.ops : [change];
  let plan = before;
  const words: string[] = [];
  for (const op of ops) {
    const { plan: after } = apply(plan, [op]);
    words.push(operationWords(plan, after, op));
    plan = after;
  }
  return words.join('; ');
}

function operationWords(before: Plan, after: Plan, op: Operation): string {
  if ('off' in op) return `Without ${named(before, op.off)}`;
  if ('drop' in op) return `Without ${named(before, op.drop)}`;
  if ('on' in op) return `With ${named(after, op.on)}`;
  if ('put' in op) return added(before, after, op.put);
  const [part = '', id = '', ...field] = op.set.split('/');
  if (part === 'events' && field[0] === 'when') return moved(before, after, id);
  return `${fieldName(before, op.set)}: ${insteadOf(before, after, op.set)}`;
}

function named(plan: Plan, path: string): string {
  const [part = '', id = ''] = path.split('/');
  return recordName(plan, part, id);
}

function added(before: Plan, after: Plan, path: string): string {
  const [part = '', id = ''] = path.split('/');
  if (valueAt(before, path) !== undefined) return `Other figures for ${recordName(after, part, id)}`;
  const event = part === 'events' ? after.events?.[id] : undefined;
  if (event === undefined) return `With ${recordName(after, part, id)}`;
  const when =
    event.do === 'rates' ? whenWords(after, event.when).replace(/^in /, 'from ') : whenWords(after, event.when);
  return `${eventName(after, id)} ${when}`;
}

/** An event at another time: how much later or earlier where both are months, else the time itself. */
function moved(before: Plan, after: Plan, id: string): string {
  const [was, now] = [before.events?.[id]?.when, after.events?.[id]?.when];
  if (was === undefined || now === undefined) return eventNoun(after, id);
  const [from, to] = [earliest(was, before.start), earliest(now, after.start)];
  const name = eventName(after, id);
  if (from !== null && to !== null && typeof was === typeof now) {
    const months = monthNumber(to) - monthNumber(from);
    return months === 0 ? name : `${name} ${durationText(Math.abs(months))} ${months > 0 ? 'later' : 'earlier'}`;
  }
  const isAge = typeof was === 'object' && typeof now === 'object' && 'age' in was && 'age' in now;
  return isAge ? `${name} at ${now.age} instead of ${was.age}` : `${name} ${whenWords(after, now)}`;
}

/** The month of a time, or the first of one that waits for the tests; null for others. */
function earliest(when: PlanEvent['when'], start: MonthText): MonthText | null {
  if (typeof when === 'string') return when;
  return 'test' in when ? (when.from ?? start) : null;
}

function fieldName(plan: Plan, path: string): string {
  const [part = '', id = '', ...rest] = path.split('/');
  const alone = single[path];
  if (alone) return alone.label;
  if (part === 'assume' && id === 'growth') return `Growth in ${rest[0] ?? ''}`;
  const field = rest[0] ?? '';
  const name = `${recordName(plan, part, id)}, ${fields[part]?.[field]?.label ?? field}`;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function insteadOf(before: Plan, after: Plan, path: string): string {
  const field = fieldAt(path);
  return `${valueWords(valueAt(after, path), field)} instead of ${valueWords(valueAt(before, path), field)}`;
}

function fieldAt(path: string): Omit<Field, 'label'> {
  const [part = '', id = '', field = ''] = path.split('/');
  if (part === 'assume' && id === 'growth') return { unit: 'percent' };
  return single[path] ?? fields[part]?.[field] ?? { unit: 'plain' };
}

function valueWords(value: unknown, { unit, empty = 'what is usual' }: Omit<Field, 'label'>): string {
  if (unit === 'value2027') return value2027Words(value);
  if (value === undefined) return empty;
  if (typeof value === 'number') return amountWords(value, unit);
  if (typeof value === 'string') return /^\d{4}-\d{2}$/.test(value) ? monthText(value) : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return 'another entry';
}

function amountWords(value: number, unit: Unit): string {
  if (unit === 'money') return moneyText(value);
  return unit === 'percent' ? rateText(value) : numberText(value);
}

/** What stands at a path of a plan; undefined where nothing does. */
export function valueAt(plan: Plan, path: string): unknown {
  let value: unknown = plan;
  for (const key of path.split('/')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return value;
}
