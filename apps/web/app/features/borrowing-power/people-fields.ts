import { states } from '@freehold/finance';
import type { ToolDraft, ToolField } from '#app/calculator/tool/tool-form.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';

const isTwo = ({ adults }: ToolDraft) => adults === 'two';

/** Whether a field holds an amount other than 0, or text that is yet to become one. */
export const isAbove0 = (name: string) => (draft: ToolDraft) => {
  const amount = parseAmount(draft[name] ?? '');
  return amount !== 'blank' && amount !== 0;
};

export const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const;

const dependants = ['0', '1', '2', '3'].map((value) => ({ value, label: value }));

/** What is asked at once: who borrows, what they earn and save, and where they buy. */
export const firstFields: readonly ToolField[] = [
  {
    kind: 'choice',
    name: 'adults',
    label: 'Who borrows?',
    help: 'A couple is tested together.',
    choices: [
      { value: 'one', label: 'One person' },
      { value: 'two', label: 'Two people' },
    ],
  },
  {
    kind: 'money',
    name: 'salary',
    label: 'Your salary before tax',
    help: 'Base pay without super. 85k works too.',
    unit: 'a year',
    usualLeast: 1_000,
  },
  {
    kind: 'money',
    name: 'salary2',
    label: 'Second salary before tax',
    help: 'Base pay without super.',
    unit: 'a year',
    usualLeast: 1_000,
    isShown: isTwo,
  },
  {
    kind: 'choice',
    name: 'dependants',
    label: 'Dependants',
    help: 'Children and others.',
    choices: [...dependants, { value: '4', label: '4 or more' }],
  },
  {
    kind: 'money',
    name: 'cash',
    label: 'Cash for the purchase',
    help: 'Savings, gifts, what a sale leaves.',
  },
  {
    kind: 'select',
    name: 'state',
    label: 'Where do you buy?',
    help: 'Duty and fees go by state.',
    choices: states.map((value) => ({ value, label: value })),
  },
];

const otherIncomes = [
  ['extra', 'overtime and bonus', 'Lenders count a part.'],
  ['business', 'business profit', 'Self-employed, before tax.'],
  ['dividends', 'dividends and interest', 'From what you keep.'],
  ['otherIncome', 'other taxable income', 'Such as a pension.'],
  ['taxFree', 'tax-free income', 'Family benefit, child support.'],
] as const;

/** Incomes beside the salaries, by the kinds that lenders count differently. */
export const otherIncomeFields: readonly ToolField[] = ['', '2'].flatMap((person) =>
  otherIncomes.map(
    ([name, what, help]): ToolField => ({
      kind: 'money',
      name: `${name}${person}`,
      label: person ? `Second person’s ${what}` : `Your ${what}`,
      help,
      unit: 'a year',
      isFolded: true,
      group: 'Other income',
      ...(person && { isShown: isTwo }),
    }),
  ),
);

/** Debts that are taken from the pay, and what living costs. */
export const incomeFields: readonly ToolField[] = [
  {
    kind: 'choice',
    name: 'help',
    label: 'HELP or HECS debt?',
    help: 'Its repayment is taken from the pay.',
    choices: yesOrNo,
    isFolded: true,
  },
  {
    kind: 'choice',
    name: 'help2',
    label: 'HELP or HECS debt of the second person?',
    help: 'Its repayment is taken from the pay.',
    choices: yesOrNo,
    isFolded: true,
    isShown: isTwo,
  },
  {
    kind: 'money',
    name: 'living',
    label: 'Living costs (optional)',
    help: 'Without rent and loans; a lender’s benchmark at least.',
    unit: 'a month',
    isOptional: true,
    isFolded: true,
  },
];
