import { eventFields } from './event-fields.ts';
import {
  accountChoices,
  homeChoices,
  loanChoices,
  loanKinds,
  ownerChoices,
  peopleChoices,
  stopChoices,
  surplusChoices,
} from './field-choices.ts';
import type { FieldGroup, FieldSpec, PlanShown } from './field-spec.ts';
import { homeCosts, homeFacts, homePast, homeTax, startsAfterReform, uncounted2027, worth2027 } from './home-fields.ts';
import { peopleFields } from './people-fields.ts';
import { isTree, valueAt } from './record-at.ts';

const words: readonly FieldSpec[] = [
  { path: 'name', label: 'Name', kind: 'text' },
  { path: 'note', label: 'Note', kind: 'note', help: 'Your own words, up to 500 characters. Never in a link.' },
];
const who: FieldSpec = { path: 'who', label: 'Whose it is', kind: 'select', isRequired: true, choices: peopleChoices };
const monthlySteps = { least: 0, most: 20_000, step: 100, ends: ['$0', '$20k'] } as const;
const balance: FieldSpec = { path: 'balance', label: 'Balance', kind: 'money', isRequired: true, isFact: true };
const owner: FieldSpec = {
  path: 'owner',
  label: 'Owner',
  kind: 'select',
  help: 'Nobody named: all people in equal parts.',
  choices: ownerChoices,
};

const groups: Readonly<Record<string, readonly FieldGroup[]>> = {
  ...peopleFields,
  incomes: [
    {
      title: null,
      fields: [
        { path: 'yearly', label: 'Before tax', kind: 'money', unit: 'a year', isRequired: true, usualLeast: 1_000 },
        who,
        {
          path: 'type',
          label: 'Kind',
          kind: 'choice',
          choices: () => [
            { value: 'salary', label: 'Salary' },
            { value: 'business', label: 'Business' },
            { value: 'pension', label: 'Pension' },
            { value: 'other', label: 'Other' },
          ],
        },
        {
          path: 'grows',
          label: 'Grows',
          kind: 'percent',
          unit: '% a year',
          help: 'Inflation included. Empty: as wages grow.',
        },
        {
          path: 'steps',
          label: 'Later amounts',
          kind: 'rows',
          help: 'In today’s dollars, each from its month on.',
          rows: { kind: 'money', label: 'Before tax', unit: 'a year', noun: 'amount', startsAt: 'yearly' },
        },
        { path: 'help', label: 'Study loan left', kind: 'money', isFact: true, help: 'HELP and similar debts.' },
      ],
    },
  ],
  super: [
    {
      title: null,
      fields: [
        { ...balance, help: 'Drawn on last, from 60 once work has stopped and from 65 in any case.' },
        who,
        {
          path: 'mix',
          label: 'How it is invested',
          kind: 'select',
          help: 'Empty: balanced.',
          choices: () => [
            { value: 'cash', label: 'Cash' },
            { value: 'conservative', label: 'Conservative' },
            { value: 'balanced', label: 'Balanced' },
            { value: 'growth', label: 'Growth' },
            { value: 'highGrowth', label: 'High growth' },
          ],
        },
        {
          path: 'extra/yearly',
          label: 'Paid in besides the guarantee',
          kind: 'money',
          unit: 'a year',
          help: 'While there is pay from work, up to the cap of each year.',
          group: () => ({ kind: 'concessional' }),
        },
        {
          path: 'extra/kind',
          label: 'Paid in from',
          kind: 'choice',
          isIn: ({ extra }) => extra !== undefined,
          choices: () => [
            { value: 'concessional', label: 'Pay before tax' },
            { value: 'nonConcessional', label: 'Money after tax' },
          ],
        },
      ],
    },
  ],
  money: [
    {
      title: null,
      fields: [
        balance,
        {
          path: 'type',
          label: 'Kind',
          kind: 'select',
          help: 'Empty: cash.',
          choices: () => [
            { value: 'cash', label: 'Cash' },
            { value: 'shares', label: 'Shares' },
          ],
        },
        { path: 'pct', label: 'Interest', kind: 'percent', unit: '% a year', help: 'Empty: none.', isIn: isCash },
        {
          path: 'dividends',
          label: 'Dividends',
          kind: 'money',
          unit: 'a year',
          help: 'Before tax, beside the growth of shares, which is without them. They rise with inflation, fall as shares are sold, and are none of shares bought later. Empty: none.',
          isIn: (record) => !isCash(record) || record.dividends !== undefined,
        },
        { path: 'offsets', label: 'Offsets the interest of', kind: 'select', choices: loanChoices, isIn: isCash },
        owner,
        { path: 'base', label: 'Paid for them', kind: 'money', isFact: true, isIn: (record) => !isCash(record) },
        { ...worth2027, isIn: (record, plan) => !isCash(record) && startsAfterReform(plan) },
        {
          ...uncounted2027,
          isIn: (record, plan) => !isCash(record) && record.worth2027 !== undefined && !startsAfterReform(plan),
        },
      ],
    },
  ],
  homes: [
    { title: null, fields: homeFacts('') },
    { title: 'What it costs', fields: homeCosts('') },
    {
      title: 'Purchase and tax',
      fields: [...homePast, ...homeTax('')],
    },
  ],
  loans: [
    {
      title: null,
      fields: [
        { ...balance, isRequired: false, label: 'Owing' },
        { path: 'on', label: 'On', kind: 'several', choices: homeChoices, help: 'The property that secures it.' },
        {
          path: 'rate',
          label: 'Rate',
          kind: 'rows',
          help: 'Nothing entered: the rate of new loans under the assumptions.',
          rows: { kind: 'percent', label: 'Rate', unit: '% a year', noun: 'rate', hasStart: true, canBeFixed: true },
        },
        {
          path: 'repayment',
          label: 'Repayment now',
          kind: 'money',
          unit: 'a month',
          help: 'Empty: what pays it off by its end.',
        },
        { path: 'io', label: 'Interest alone until', kind: 'month', help: 'Empty: principal is paid from the start.' },
        { path: 'ends', label: 'Paid off by', kind: 'month' },
      ],
    },
    {
      title: 'More about it',
      fields: [
        {
          path: 'type',
          label: 'Kind',
          kind: 'select',
          choices: loanKinds,
          help: 'An investment loan is for the first of its properties that is let, a loan for shares for the first of your shares, any other for one that is lived in.',
        },
        { path: 'limit', label: 'Limit', kind: 'money' },
        {
          path: 'setUp',
          label: 'Paid to take it',
          kind: 'rows',
          help: 'Mortgage insurance, establishment and broker’s fees. Those of a rental are deducted over five years.',
          rows: { kind: 'money', label: 'Cost', noun: 'cost', isPast: true },
        },
        owner,
      ],
    },
  ],
  costs: [
    {
      title: null,
      fields: [
        { path: 'monthly', label: 'Amount', kind: 'money', unit: 'a month', isRequired: true, slider: monthlySteps },
        { path: 'optional', label: 'Of which can be left out', kind: 'money', unit: 'a month' },
        { path: 'from', label: 'From', kind: 'month', help: 'Empty: from the start.' },
        { path: 'to', label: 'Until', kind: 'month', help: 'Empty: as long as the plan runs.' },
        { path: 'whileRenting', label: 'Rent that stops once you own the home you live in', kind: 'yesNo' },
      ],
    },
  ],
  goals: [
    {
      title: null,
      fields: [
        { path: 'yearly', label: 'To spend', kind: 'money', unit: 'a year', isRequired: true, isIn: isIncomeGoal },
        { path: 'from', label: 'From', kind: 'select', choices: stopChoices, isIn: isIncomeGoal },
        {
          path: 'until/age',
          label: 'Until the age of',
          kind: 'number',
          isWhole: true,
          most: 120,
          group: () => ({}),
          isIn: isIncomeGoal,
        },
        {
          path: 'amount',
          label: 'Cash stays above',
          kind: 'money',
          help: 'The same number of dollars in each year, while prices rise.',
          isRequired: true,
          isIn: ({ ask }) => ask === 'cashAbove',
        },
      ],
    },
  ],
  route: [
    {
      title: null,
      fields: [
        {
          path: 'floor',
          label: 'Cash that is kept',
          kind: 'money',
          help: 'Other cash, shares and super are drawn on before it. The same number of dollars in each year, while prices rise. Empty: $0.',
        },
        {
          path: 'surplus',
          label: 'What is left over goes to',
          kind: 'several',
          help: 'In the order ticked. An offset account or a loan takes as much as is owed.',
          choices: surplusChoices,
        },
        {
          path: 'shortfall',
          label: 'What is short comes from',
          kind: 'several',
          help: 'In the order ticked: cash first, then shares.',
          choices: accountChoices,
        },
      ],
    },
  ],
};

function isCash({ type }: Readonly<Record<string, unknown>>): boolean {
  return type !== 'shares';
}

function isIncomeGoal({ ask }: Readonly<Record<string, unknown>>): boolean {
  return ask === 'income';
}

/** The fields of a record, in groups; none for a record that the plan does not have. */
export function fieldsOf(plan: PlanShown, path: string): readonly FieldGroup[] {
  const [part = ''] = path.split('/');
  const record = valueAt(plan, path) ?? (path === 'route' ? {} : undefined);
  if (!isTree(record)) return [];
  const own = part === 'events' ? eventFields(record.do) : (groups[part] ?? []);
  const all = part === 'route' ? own : [...own, { title: 'Name and note', fields: words }];
  return all
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ isIn }) => isIn?.(record, plan) ?? true) }))
    .filter(({ fields }) => fields.length > 0);
}
