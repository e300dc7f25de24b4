import { type BorrowingPowerForm, borrowingPowerSchema, borrowingPowerStart } from '@freehold/contract';
import type { ToolDraft, ToolField, ToolForm } from '#app/calculator/tool/tool-form.ts';
import { firstFields, incomeFields, isAbove0, otherIncomeFields } from './people-fields.ts';
import { propertyFields } from './property-fields.ts';

const isToLet = ({ purpose }: ToolDraft) => purpose === 'let';

/** What is owed already. */
const debtFields: readonly ToolField[] = [
  {
    kind: 'money',
    name: 'cards',
    label: 'Limits of all cards',
    help: 'Counts even if you pay them off.',
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'otherBalance',
    label: 'Owed on car and personal loans',
    help: 'Not HELP or cards.',
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'otherRepayment',
    label: 'Repayments on them (optional)',
    help: 'Left empty: repaid over five years.',
    unit: 'a month',
    isOptional: true,
    isFolded: true,
    isShown: isAbove0('otherBalance'),
  },
];

/** What is bought. */
const purchaseFields: readonly ToolField[] = [
  {
    kind: 'choice',
    name: 'purpose',
    label: 'What do you buy for?',
    help: 'Income and duty go by it.',
    choices: [
      { value: 'live', label: 'To live in' },
      { value: 'let', label: 'To let' },
    ],
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'newRent',
    label: 'Rent you expect',
    help: 'Before costs.',
    unit: 'a week',
    isFolded: true,
    isShown: isToLet,
  },
  {
    kind: 'choice',
    name: 'buyer',
    label: 'Your first home?',
    help: 'Most states then ask less duty.',
    choices: [
      { value: 'owner', label: 'No' },
      { value: 'first', label: 'Yes' },
    ],
    isFolded: true,
    isShown: (draft) => !isToLet(draft),
  },
  {
    kind: 'choice',
    name: 'property',
    label: 'What do you buy?',
    help: 'Concessions go by it.',
    choices: [
      { value: 'established', label: 'Established home' },
      { value: 'new', label: 'New home' },
      { value: 'land', label: 'Vacant land' },
    ],
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'fees',
    label: 'Legal, registration and other fees (optional)',
    help: 'Left empty: typical of the state.',
    isOptional: true,
    isFolded: true,
  },
];

/** The loan and how it is tested. */
const loanFields: readonly ToolField[] = [
  { kind: 'percent', name: 'rate', label: 'Rate of the new loan', help: 'What you would pay.', isFolded: true },
  {
    kind: 'choice',
    name: 'term',
    label: 'Term of the new loan',
    help: 'In years.',
    choices: ['15', '20', '25', '30'].map((value) => ({ value, label: value })),
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'buffer',
    label: 'Added to the rate for the test',
    help: 'The regulator asks for 3 points.',
    unit: 'points',
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'floor',
    label: 'Lowest rate of the test',
    help: 'Many lenders’ least.',
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'dtiLimit',
    label: 'Debt limit',
    help: 'Above 6, fewer say yes.',
    unit: 'times income',
    isFolded: true,
  },
];

/** The borrowing power calculator, as the parts of every tool see it. */
export const borrowingPowerForm: ToolForm<BorrowingPowerForm> = {
  tool: 'borrowing-power',
  title: 'Your household',
  submitLabel: 'Show What I Could Borrow',
  waiting: 'Enter your salary and cash',
  schema: borrowingPowerSchema,
  start: borrowingPowerStart,
  linkHolds: 'your incomes, properties, debts, living costs, cash and dependants, and what you want to buy',
  calculationOf: (inputs) => ({ tool: 'borrowing-power', inputs }),
  fields: [
    ...firstFields,
    ...otherIncomeFields,
    ...propertyFields,
    ...purchaseFields,
    ...incomeFields,
    ...debtFields,
    ...loanFields,
  ],
  loadEngine: async () => {
    const { borrowingPowerAnswer: answer, borrowingPowerReadBack: readBack } = await import('./engine.ts');
    return { answer, readBack };
  },
};
