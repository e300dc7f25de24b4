import { isLivedInAtOnce, typicalLetting } from '@freehold/domain';
import { stateChoices } from './field-choices.ts';
import type { FieldSpec, PlanShown } from './field-spec.ts';
import { valueAt } from './record-at.ts';

const useChoices = () => [
  { value: 'home', label: 'Lived in' },
  { value: 'rent', label: 'Rented out' },
  { value: 'holiday', label: 'Holiday home' },
];

const priceSteps = { least: 100_000, most: 3_000_000, step: 10_000, ends: ['$100k', '$3m'] } as const;

/** A home that is let has our typical rent, weeks without a tenant and agent until somebody says others. */
function letting(at: '' | 'home/'): NonNullable<FieldSpec['brings']> {
  return (record, use) => {
    const value = valueAt(record, `${at}value`);
    const { rent, vacancy, managePct } = typicalLetting(typeof value === 'number' ? value : undefined);
    const figures = { rent, vacancy, 'costs/managePct': managePct };
    return Object.fromEntries(
      Object.entries(figures).map(([path, figure]) => [`${at}${path}`, use === 'rent' ? figure : undefined]),
    );
  };
}

/** What is true of a home and of one that an event buys; `at` is where it stands in the record, such as `home/`. */
export function homeFacts(at: '' | 'home/'): readonly FieldSpec[] {
  const isLet: FieldSpec['isIn'] = (record) => {
    const use = valueAt(record, `${at}use`);
    return use === 'rent' || valueAt(record, `${at}rent`) !== undefined;
  };
  return [
    {
      path: `${at}value`,
      label: at === '' ? 'Worth now' : 'Price today',
      kind: 'money',
      isRequired: true,
      usualLeast: 10_000,
      ...(at === 'home/' && { slider: priceSteps }),
    },
    { path: `${at}use`, label: 'Use', kind: 'choice', choices: useChoices, brings: letting(at) },
    { path: `${at}state`, label: 'State', kind: 'select', isRequired: true, choices: stateChoices },
    { path: `${at}rent`, label: 'Rent', kind: 'money', unit: 'a week', isIn: isLet },
    {
      path: `${at}vacancy`,
      label: 'Empty',
      kind: 'number',
      unit: 'weeks a year',
      most: 52,
      help: 'Nothing entered: 0 weeks.',
      isIn: isLet,
    },
    { path: `${at}owners`, label: 'Owners', kind: 'shares' },
  ];
}

/** What a home costs its owner. */
export function homeCosts(at: '' | 'home/'): readonly FieldSpec[] {
  const yearly = [
    ['rates', 'Council and water rates'],
    ['insurance', 'Insurance'],
    ['strata', 'Strata'],
    ['repairs', 'Repairs'],
    ['other', 'Other costs'],
  ] as const;
  return [
    ...yearly.map(([key, label]): FieldSpec => ({ path: `${at}costs/${key}`, label, kind: 'money', unit: 'a year' })),
    { path: `${at}costs/managePct`, label: 'Agent', kind: 'percent', unit: '% of the rent', least: 0 },
  ];
}

/** What the law of tax asks of a home. */
export function homeTax(at: '' | 'home/'): readonly FieldSpec[] {
  return [
    { path: `${at}land`, label: 'Land value', kind: 'money', help: 'As the valuer-general has it, for land tax.' },
    {
      path: `${at}div43`,
      label: 'Building write-off',
      kind: 'money',
      unit: 'a year',
      help: 'Division 43, for a rental. It ends forty years after it was bought, at the latest.',
    },
    { path: `${at}newBuild`, label: 'Built new', kind: 'yesNo' },
  ];
}

// The law of rental losses turns on a time of day in the month of its cut-off (ITAA 1997 s 26-155).
const cutOff = '2026-05';
const cutOffChoices = [
  { value: `${cutOff}-01`, label: 'Before 7.30 pm on 12 May 2026' },
  { value: `${cutOff}-31`, label: 'Later in May' },
];

function asksCutOff({ bought, contract }: Readonly<Record<string, unknown>>): boolean {
  // Once said it stands there whatever the month becomes, so that it can be taken back.
  return contract === undefined ? bought === cutOff : cutOffChoices.some(({ value }) => value === contract);
}

type HomeFields = Readonly<Record<string, unknown>>;

/** Not lived in now: let, or a holiday home. */
function isLeft({ use, rent }: HomeFields): boolean {
  return use === 'rent' || use === 'holiday' || (use === undefined && rent !== undefined);
}

/** Let since it was left, and lived in from the purchase: the tax of a sale turns on its worth then (s 118-192). */
function asksWorthThen(record: HomeFields): boolean {
  const { use, livedUntil, worthThen } = record;
  if (worthThen !== undefined) return isLeft(record);
  const { livedFrom, bought, contract } = record;
  const months = Object.fromEntries(
    Object.entries({ livedFrom, bought, contract }).filter(([, value]) => typeof value === 'string'),
  );
  return isLeft(record) && use !== 'holiday' && livedUntil !== undefined && isLivedInAtOnce(months);
}

/** When a home that is let now was lived in. */
const livedInBefore: readonly FieldSpec[] = [
  {
    path: 'livedUntil',
    label: 'Lived in until',
    kind: 'month',
    isFact: true,
    help: 'The last month it was your own home. Those years are free of tax on its sale. Empty: never lived in.',
    isIn: isLeft,
  },
  {
    path: 'livedFrom',
    label: 'Lived in from',
    kind: 'month',
    isFact: true,
    help: 'Empty: from when you bought it.',
    isIn: (record) => isLeft(record) && (record.livedUntil !== undefined || record.livedFrom !== undefined),
  },
  {
    path: 'worthThen',
    label: 'Worth when first let',
    kind: 'money',
    isFact: true,
    usualLeast: 10_000,
    help: 'What a valuer or your agent said then. Tax counts the growth from there, not from the price. Empty: estimated.',
    isIn: asksWorthThen,
  },
];

// What is held on 1 July 2027 is taxed in two parts from then on (ITAA 1997 ss 112-155, 112-160).
const reform = '2027-07';

/** Whether a plan starts after July 2027, so that its own run does not come through the day. */
export function startsAfterReform({ start }: PlanShown): boolean {
  return start > reform;
}

/** What a thing was worth on 1 July 2027, which a plan that starts later cannot know. */
export const worth2027: FieldSpec = {
  path: 'worth2027',
  label: 'Worth on 1 July 2027',
  kind: 'money',
  isFact: true,
  usualLeast: 1_000,
  help: 'All of it. A later sale is taxed in two parts, before that day and after it. Empty: estimated.',
};

/** Whether a home’s worth on 1 July 2027 counts: bought before, in a plan that starts later and chooses no formula. */
function countsWorth2027({ bought, contract }: HomeFields, plan: PlanShown): boolean {
  const day = typeof contract === 'string' ? contract : bought;
  const isByFormula = (plan.law?.settings?.value2027 ?? 'market') !== 'market';
  return startsAfterReform(plan) && !isByFormula && typeof day === 'string' && day < reform;
}

/** Once said it stands there though it does not count, so that it can be taken back. */
export const uncounted2027: FieldSpec = {
  ...worth2027,
  help: 'Not counted here; a note of the plan says why.',
};

/** What was paid for a home that is owned, and when. */
export const homePast: readonly FieldSpec[] = [
  { path: 'bought', label: 'Bought', kind: 'month', isFact: true, help: 'A month, such as Mar 2018.' },
  { path: 'contract', label: 'Contract signed', kind: 'select', choices: () => cutOffChoices, isIn: asksCutOff },
  { path: 'price', label: 'Price paid', kind: 'money', isFact: true, usualLeast: 10_000 },
  {
    path: 'buyCosts',
    label: 'Duty and costs of buying it',
    kind: 'money',
    isFact: true,
    help: 'Part of the cost base, so a sale is taxed less.',
  },
  {
    path: 'spent',
    label: 'Renovations so far',
    kind: 'rows',
    help: 'Part of the cost base too. Repairs that were deducted are not.',
    rows: { kind: 'money', label: 'Cost', noun: 'renovation', isPast: true },
  },
  ...livedInBefore,
  { ...worth2027, isIn: countsWorth2027 },
  {
    ...uncounted2027,
    isIn: (record, plan) => record.worth2027 !== undefined && !countsWorth2027(record, plan),
  },
];
