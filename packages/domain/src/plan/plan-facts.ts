import type { Plan } from '@freehold/plan';
import { factValue } from './plan-fact-values.ts';
import { planRecordName } from './plan-record-name.ts';

/** A thing that a plan says, in words. */
export interface PlanFact {
  /** Path of its field, such as `homes/ip1/rent`. */
  readonly path: string;
  /** Kind of its record: `Homes`. */
  readonly part: string;
  /** `Ipswich`, `Alex’s pay`. */
  readonly record: string;
  readonly label: string;
  /** A figure in the unit, or words. */
  readonly value: number | string;
  readonly unit: string;
  /** Filled in by us, and not said by anybody. */
  readonly isTypical: boolean;
}

const parts = {
  people: 'People',
  kids: 'Children',
  owners: 'Owners',
  incomes: 'Incomes',
  super: 'Super',
  money: 'Cash and shares',
  homes: 'Homes',
  loans: 'Loans',
  costs: 'Living costs',
  events: 'Events',
  goals: 'Goals',
} as const;
type Part = keyof typeof parts;

const dollars = 'dollars';
const yearly = 'dollars a year';
const percent = 'percent';
const percentAYear = 'percent a year';

/** What a field is called and its unit, by its way in the record. */
const fields: Readonly<Record<string, readonly [label: string, unit: string]>> = {
  born: ['Born', ''],
  who: ['Of', ''],
  type: ['Kind', ''],
  home: ['Home', ''],
  loan: ['Loan', ''],
  when: ['Happens', ''],
  yearly: ['Amount', yearly],
  grows: ['Growth', percentAYear],
  steps: ['Changes to', yearly],
  help: ['Study loan', dollars],
  balance: ['Balance', dollars],
  limit: ['Limit', dollars],
  repayment: ['Repayment', 'dollars a month'],
  dividends: ['Dividends', yearly],
  base: ['Paid for it', dollars],
  worth2027: ['Worth on 1 July 2027', dollars],
  tax: ['Tax to pay', dollars],
  hospitalCover: ['Private hospital cover', ''],
  'losses/rental': ['Rental losses held back', dollars],
  'losses/capital': ['Capital losses', dollars],
  'losses/income': ['Tax losses', dollars],
  mix: ['Mix', ''],
  'extra/yearly': ['Extra paid in', yearly],
  'extra/kind': ['Kind of extra', ''],
  pct: ['Rate', percentAYear],
  offsets: ['Offsets', ''],
  owner: ['Owner', ''],
  owners: ['Owners', ''],
  shares: ['Shares', ''],
  pays: ['Pays', ''],
  members: ['Members', ''],
  use: ['Use', ''],
  state: ['State', ''],
  value: ['Value today', dollars],
  land: ['Land value', dollars],
  rent: ['Rent', 'dollars a week'],
  vacancy: ['Empty', 'weeks a year'],
  'costs/rates': ['Council and water rates', yearly],
  'costs/insurance': ['Insurance', yearly],
  'costs/strata': ['Strata', yearly],
  'costs/repairs': ['Repairs', yearly],
  'costs/other': ['Other costs', yearly],
  'costs/managePct': ['Agent’s part of the rent', percent],
  div43: ['Building write-off', yearly],
  newBuild: ['New when bought', ''],
  bought: ['Bought', ''],
  contract: ['Contract', ''],
  price: ['Price paid', dollars],
  buyCosts: ['Duty and fees paid', dollars],
  spent: ['Renovated for', dollars],
  claimed: ['Write-offs claimed', dollars],
  livedFrom: ['Lived in from', ''],
  livedUntil: ['Lived in until', ''],
  worthThen: ['Worth when first let', dollars],
  on: ['On', ''],
  rate: ['Rate', percentAYear],
  io: ['Interest only until', ''],
  ends: ['Ends', ''],
  setUp: ['Paid to take it', dollars],
  monthly: ['Amount', 'dollars a month'],
  optional: ['Of it optional', 'dollars a month'],
  from: ['From', ''],
  to: ['To', ''],
  until: ['Until', ''],
  whileRenting: ['Stops in a home of your own', ''],
  firstHome: ['First home buyers', ''],
  'loan/lvr': ['Loan', 'percent of the price'],
  'loan/io': ['Interest only', 'years'],
  'loan/rate': ['Rate of the loan', percentAYear],
  'leave/who': ['On leave', ''],
  'leave/months': ['Leave', 'months'],
  'leave/keeps': ['Pay kept', percent],
  cost: ['Cost', dollars],
  costs: ['Costs', dollars],
  costsPct: ['Costs of selling', 'percent of the price'],
  adds: ['Value added', dollars],
  add: ['Rates change by', 'percentage points'],
  days: ['Work', 'days a week'],
  spend: ['Spending from then on', yearly],
  ask: ['Goal', ''],
  amount: ['Amount', dollars],
  off: ['Counted', ''],
  note: ['Note', ''],
};

/** Everything a plan says of its people, what they own and owe, and its events, field by field, in words. */
export function planFacts(plan: Plan): readonly PlanFact[] {
  return partNames.flatMap((part) =>
    Object.entries(plan[part] ?? {}).flatMap(([id, record]) => recordFacts(plan, `${part}/${id}`, record)),
  );
}

const partNames = Object.keys(parts).filter(isPart);

function isPart(name: string): name is Part {
  return name in parts;
}

function recordFacts(plan: Plan, path: string, record: object): readonly PlanFact[] {
  const [part = ''] = path.split('/');
  const name = planRecordName(plan, path);
  return leavesOf(record).map(([field, given]) => {
    const key = field.replace(/^home\//, '');
    const [label, unit] = fields[key] ?? [key, ''];
    const fieldPath = `${path}/${field}`;
    const value = factValue(plan, key, given);
    return {
      path: fieldPath,
      part: isPart(part) ? parts[part] : part,
      record: name,
      label,
      value,
      unit: typeof value === 'number' ? unit : '',
      isTypical: plan.origin?.[fieldPath] === 'typical',
    };
  });
}

/** Groups whose entries are one thing. */
const whole = ['when', 'owners', 'shares', 'pays', 'until'];

function leavesOf(tree: object, before = ''): readonly (readonly [field: string, value: unknown])[] {
  return Object.entries(tree).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    // The record's name says both.
    if (key === 'name' || key === 'do') return [];
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value) && !whole.includes(key);
    return isGroup ? leavesOf(value, `${before}${key}/`) : [[`${before}${key}`, value]];
  });
}
