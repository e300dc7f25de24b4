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

/** Asked once the text of another field is anything but blank or zero. */
const isGiven =
  (name: string) =>
  (draft: ToolDraft): boolean => {
    const amount = parseAmount(draft[name] ?? '');
    return amount !== 0 && amount !== 'blank';
  };
const isPlanned = (name: string) => (draft: ToolDraft) => (draft[name] ?? 'never') !== 'never';

const fields: readonly ToolField[] = [
  { kind: 'money', name: 'loan', label: 'Loan', help: 'What is owed. 650k works too.' },
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
  { kind: 'money', name: 'lump', label: 'Lump sum', help: 'Paid off the loan once.', isFolded: true },
  {
    kind: 'select',
    name: 'lumpYear',
    label: 'When the lump sum is paid',
    help: 'With the last repayment of that year.',
    choices: plannerYears.map((value) => ({ value, label: `End of year ${value}` })),
    isFolded: true,
    isShown: isGiven('lump'),
  },
  {
    kind: 'select',
    name: 'interestOnly',
    label: 'Interest only at the start',
    help: 'The repayment steps up when it ends.',
    choices: plannerInterestOnly.map((value) => ({ value, label: value === '0' ? 'None' : yearsText(value) })),
    isFolded: true,
  },
  {
    kind: 'select',
    name: 'rateAfter',
    label: 'A change of the variable rate',
    help: 'To see what a rise or a cut would do.',
    choices: neverOrAfter('None'),
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'laterRate',
    label: 'Rate from then',
    help: 'The whole rate, not the change.',
    isFolded: true,
    isShown: isPlanned('rateAfter'),
  },
  {
    kind: 'percent',
    name: 'fixedShare',
    label: 'Part of the loan that is fixed',
    help: 'The offset and extras work on the rest. 0 if none is.',
    unit: '%',
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'fixedRate',
    label: 'Fixed rate',
    help: 'Of that part.',
    isFolded: true,
    isShown: isGiven('fixedShare'),
  },
  {
    kind: 'select',
    name: 'fixedYears',
    label: 'Fixed for',
    help: 'After that it takes the variable rate.',
    choices: yearChoices(plannerFixedYears),
    isFolded: true,
    isShown: isGiven('fixedShare'),
  },
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
    isShown: isPlanned('refinanceAfter'),
  },
  {
    kind: 'money',
    name: 'refinanceCosts',
    label: 'Costs of the move',
    help: 'Discharge, registration and application fees.',
    isFolded: true,
    isShown: isPlanned('refinanceAfter'),
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
