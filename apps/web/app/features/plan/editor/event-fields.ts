import { homeChoices, loanChoices, peopleChoices } from './field-choices.ts';
import type { FieldGroup, FieldSpec, PlanShown } from './field-spec.ts';
import { homeCosts, homeFacts, homeTax } from './home-fields.ts';
import { valueAt } from './record-at.ts';

const person: FieldSpec = { path: 'who', label: 'Who', kind: 'select', isRequired: true, choices: peopleChoices };
const home: FieldSpec = { path: 'home', label: 'Which home', kind: 'select', isRequired: true, choices: homeChoices };

/** Leave is of the last person of the plan, for nine months, until somebody says otherwise. */
function usualLeave(plan: PlanShown): Readonly<Record<string, unknown>> {
  return { who: Object.keys(plan.people ?? {}).at(-1) ?? 'a', months: 9 };
}

const leave: readonly FieldSpec[] = [
  {
    path: 'leave/months',
    label: 'Leave',
    kind: 'number',
    unit: 'months',
    isWhole: true,
    help: 'Empty: nobody takes leave.',
    group: usualLeave,
  },
  {
    path: 'leave/who',
    label: 'Who takes it',
    kind: 'select',
    isRequired: true,
    choices: peopleChoices,
    isIn: hasLeave,
  },
  {
    path: 'leave/keeps',
    label: 'Pay kept on leave',
    kind: 'percent',
    unit: '% of the pay',
    least: 0,
    help: 'Empty: none.',
    isIn: hasLeave,
  },
];

function hasLeave(record: Readonly<Record<string, unknown>>): boolean {
  return record.leave !== undefined;
}

const firstHome: FieldSpec = {
  path: 'firstHome',
  label: 'First home buyers',
  kind: 'yesNo',
  help: 'Nobody who buys has owned a home before. Less transfer duty in most states: in South Australia for a home built new alone, in Tasmania and the Northern Territory none. Grants are not counted.',
  isIn: (record) => {
    const use = valueAt(record, 'home/use') ?? (valueAt(record, 'home/rent') === undefined ? 'home' : 'rent');
    return use === 'home';
  },
};

const kinds: Readonly<Record<string, readonly FieldGroup[]>> = {
  child: [{ title: null, fields: leave }],
  buy: [
    { title: null, fields: [...homeFacts('home/'), firstHome] },
    {
      title: 'Loan',
      fields: [
        {
          path: 'loan/lvr',
          label: 'Loan',
          kind: 'percent',
          unit: '% of the price',
          least: 0,
          help: 'Empty: 80% of the price.',
        },
        {
          path: 'loan/io',
          label: 'Interest alone for',
          kind: 'number',
          unit: 'years',
          isWhole: true,
          most: 30,
          help: 'Empty: principal is paid off from the start.',
        },
        {
          path: 'loan/rate',
          label: 'Rate',
          kind: 'percent',
          unit: '% a year',
          help: 'Empty: the rate of new loans among the assumptions.',
        },
      ],
    },
    { title: 'What it costs', fields: homeCosts('home/') },
    { title: 'Tax', fields: homeTax('home/') },
  ],
  sell: [
    {
      title: null,
      fields: [
        home,
        {
          path: 'costsPct',
          label: 'Costs of selling',
          kind: 'percent',
          unit: '% of the price',
          least: 0,
          help: 'Agent and marketing. Empty: none are counted.',
        },
      ],
    },
  ],
  refinance: [
    {
      title: null,
      fields: [
        { path: 'loan', label: 'Which loan', kind: 'select', isRequired: true, choices: loanChoices },
        { path: 'pct', label: 'New rate', kind: 'percent', unit: '% a year', isRequired: true },
        { path: 'costs', label: 'What it costs', kind: 'money', help: 'Today’s dollars. Empty: nothing.' },
      ],
    },
  ],
  renovate: [
    {
      title: null,
      fields: [
        home,
        {
          path: 'cost',
          label: 'What it costs',
          kind: 'money',
          isRequired: true,
          help: 'Today’s dollars. A fortieth a year is deducted while the home is let (Division 43).',
        },
        { path: 'adds', label: 'Adds to the value', kind: 'money', help: 'Today’s dollars. Empty: nothing.' },
      ],
    },
  ],
  rates: [
    {
      title: null,
      fields: [
        {
          path: 'add',
          label: 'Rates rise by',
          kind: 'percent',
          unit: '% points',
          isRequired: true,
          help: 'Below zero for a fall.',
        },
      ],
    },
  ],
  work: [
    {
      title: null,
      fields: [
        person,
        {
          path: 'days',
          label: 'Works',
          kind: 'number',
          unit: 'days a week',
          isRequired: true,
          most: 7,
          help: 'Pay, later amounts too, is that of five days.',
        },
      ],
    },
  ],
  retire: [
    {
      title: null,
      fields: [
        person,
        {
          path: 'spend',
          label: 'Spending from then on',
          kind: 'money',
          unit: 'a year',
          help: 'Of the whole household, in today’s dollars; rent you pay goes on besides. Empty: living costs go on.',
        },
      ],
    },
  ],
};

/** The fields of an event of a kind but for its time; none for a kind that is not known. */
export function eventFields(kind: unknown): readonly FieldGroup[] {
  return typeof kind === 'string' ? (kinds[kind] ?? []) : [];
}
