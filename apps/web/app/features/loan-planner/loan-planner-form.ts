import {
  type LoanPlannerForm,
  loanPlannerSchema,
  loanPlannerStart,
  loanTerms,
  plannerDays,
  plannerFixedYears,
  plannerInterestOnly,
  plannerYears,
} from '@freehold/contract';
import type { ToolDraft, ToolField, ToolForm } from '#app/calculator/tool/tool-form.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';

const yearsText = (value: string) => `${value} ${value === '1' ? 'year' : 'years'}`;
const yearChoices = (values: readonly string[]) => values.map((value) => ({ value, label: yearsText(value) }));
const neverOrAfter = (never: string) => [
  { value: 'never', label: never },
  ...plannerYears.map((value) => ({ value, label: `After ${yearsText(value)}` })),
];

/** True once a field's text is anything but blank or zero, or its year anything but never. */
const isGiven =
  (name: string) =>
  (draft: ToolDraft): boolean => {
    const text = draft[name] ?? '';
    const amount = parseAmount(text);
    return amount !== 0 && amount !== 'blank' && text !== 'never';
  };

/** Asked once it or a field before or after it is given, so that a given one is never hidden. */
const isNext =
  (...names: readonly string[]) =>
  (draft: ToolDraft): boolean =>
    names.some((name) => isGiven(name)(draft));

// One after another: each is asked once the one before is given.
const lumps = [
  { name: '', label: 'Lump sum', when: 'When the lump sum is paid' },
  { name: '2', label: 'Second lump sum', when: 'When the second is paid', isShown: isNext('lump', 'lump2', 'lump3') },
  { name: '3', label: 'Third lump sum', when: 'When the third is paid', isShown: isNext('lump2', 'lump3') },
];
const rateSteps = [
  { name: '', label: 'A change of the variable rate', rate: 'Rate from then' },
  {
    name: '2',
    label: 'A second change',
    rate: 'Rate from the second change',
    isShown: isNext('rateAfter', 'rateAfter2', 'rateAfter3'),
  },
  {
    name: '3',
    label: 'A third change',
    rate: 'Rate from the third change',
    isShown: isNext('rateAfter2', 'rateAfter3'),
  },
];
const fixedParts = [
  { name: '', label: 'Part of the loan that is fixed', rate: 'Fixed rate', years: 'Fixed for' },
  {
    name: '2',
    label: 'A second fixed part',
    rate: 'Its fixed rate',
    years: 'Second part fixed for',
    isShown: isNext('fixedShare', 'fixedShare2'),
  },
];

const fields: readonly ToolField[] = [
  { kind: 'money', name: 'loan', label: 'Loan', help: 'What is owed. 650k works too.', usualLeast: 10_000 },
  { kind: 'percent', name: 'rate', label: 'Interest rate', help: 'The variable rate.' },
  {
    kind: 'choice',
    name: 'term',
    label: 'Years to repay it',
    help: 'The years left, for a loan you have.',
    choices: loanTerms.map((value) => ({ value, label: value })),
  },
  { kind: 'money', name: 'offset', label: 'In your offset now', help: '0 if you have none.' },
  {
    kind: 'money',
    name: 'offsetMonthly',
    label: 'Added to the offset each month',
    help: 'What is left of your pay and stays there.',
    unit: 'a month',
  },
  {
    kind: 'money',
    name: 'extra',
    label: 'Extra repayment',
    help: 'On top of the repayment, every month.',
    unit: 'a month',
    isFolded: true,
  },
  ...lumps.flatMap(({ name, when, ...shown }): ToolField[] => [
    { kind: 'money', name: `lump${name}`, help: 'Paid off the loan once.', isFolded: true, ...shown },
    {
      kind: 'select',
      name: `lumpYear${name}`,
      label: when,
      help: 'With the last repayment of that year.',
      choices: plannerYears.map((value) => ({ value, label: `End of year ${value}` })),
      isFolded: true,
      isShown: isGiven(`lump${name}`),
    },
  ]),
  {
    kind: 'select',
    name: 'interestOnly',
    label: 'Interest only at the start',
    help: 'The repayment steps up when it ends.',
    choices: plannerInterestOnly.map((value) => ({ value, label: value === '0' ? 'None' : yearsText(value) })),
    isFolded: true,
  },
  ...rateSteps.flatMap(({ name, rate, ...shown }): ToolField[] => [
    {
      kind: 'select',
      name: `rateAfter${name}`,
      help: 'To see what a rise or a cut would do.',
      choices: neverOrAfter('None'),
      isFolded: true,
      ...shown,
    },
    {
      kind: 'percent',
      name: `laterRate${name}`,
      label: rate,
      help: 'The whole rate, not the change.',
      isFolded: true,
      isShown: isGiven(`rateAfter${name}`),
    },
  ]),
  ...fixedParts.flatMap(({ name, rate, years, ...shown }): ToolField[] => [
    {
      kind: 'percent',
      name: `fixedShare${name}`,
      help: 'The offset and extras work on the rest. 0 if none is.',
      unit: '%',
      isFolded: true,
      ...shown,
    },
    {
      kind: 'percent',
      name: `fixedRate${name}`,
      label: rate,
      help: 'Of that part.',
      isFolded: true,
      isShown: isGiven(`fixedShare${name}`),
    },
    {
      kind: 'select',
      name: `fixedYears${name}`,
      label: years,
      help: 'After that it takes the variable rate.',
      choices: yearChoices(plannerFixedYears),
      isFolded: true,
      isShown: isGiven(`fixedShare${name}`),
    },
  ]),
  {
    kind: 'select',
    name: 'refinanceAfter',
    label: 'Move to another lender',
    help: 'Shown beside the other figures, in none of them.',
    choices: neverOrAfter('No'),
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'refinanceRate',
    label: 'Rate of the new lender',
    help: 'Over the years left by then.',
    isFolded: true,
    isShown: isGiven('refinanceAfter'),
  },
  {
    kind: 'money',
    name: 'refinanceCosts',
    label: 'Costs of the move',
    help: 'Discharge, registration and application fees.',
    isFolded: true,
    isShown: isGiven('refinanceAfter'),
  },
  {
    kind: 'day',
    name: 'startsOn',
    label: 'Starts on',
    help: 'The first repayment is due a month later.',
    least: plannerDays.first,
    most: plannerDays.last,
    isFolded: true,
  },
];

/** The loan planner, as the parts of every tool see it. */
export const loanPlannerForm: ToolForm<LoanPlannerForm> = {
  tool: 'loan-planner',
  title: 'Your loan',
  submitLabel: 'Show My Loan',
  waiting: 'Enter a loan and its rate',
  schema: loanPlannerSchema,
  start: loanPlannerStart,
  linkHolds: 'the loan, its rates, the offset and what you repay',
  calculationOf: (inputs) => ({ tool: 'loan-planner', inputs }),
  fields,
  loadEngine: async () => {
    const { loanPlannerAnswer: answer, loanPlannerReadBack: readBack } = await import('./engine.ts');
    return { answer, readBack };
  },
};
