import {
  type InvestmentPropertyForm,
  investmentDays,
  investmentInterestOnly,
  investmentPropertySchema,
  investmentPropertyStart,
  investmentYears,
} from '@freehold/contract';
import { states } from '@freehold/finance';
import type { ToolDraft, ToolField, ToolForm } from '#app/calculator/tool/tool-form.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';

const yearsText = (value: string) => `${value} ${value === '1' ? 'year' : 'years'}`;
const hasLoan = ({ loan = '' }: ToolDraft) => parseAmount(loan, 'percent') !== 0;
const hasLandTax = ({ state }: ToolDraft) => state !== 'NT';

const first: readonly ToolField[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'Where is it?',
    help: 'Stamp duty and land tax are the state’s.',
    choices: states.map((value) => ({ value, label: value })),
  },
  { kind: 'money', name: 'price', label: 'Price', help: 'What you pay for it. 650k works too.', usualLeast: 20_000 },
  { kind: 'money', name: 'rent', label: 'Rent', help: 'Of the first year.', unit: 'a week' },
  {
    kind: 'money',
    name: 'income',
    label: 'Your other taxable income',
    help: 'Salary after deductions, without this property.',
    unit: 'a year',
    usualLeast: 1_000,
  },
  {
    kind: 'choice',
    name: 'dwelling',
    label: 'Kind of home',
    help: 'The law of 2027 treats a new build better.',
    choices: [
      { value: 'established', label: 'Established' },
      { value: 'new', label: 'New build' },
    ],
  },
];

const loan: readonly ToolField[] = [
  {
    kind: 'day',
    name: 'contractOn',
    label: 'Contract signed on',
    help: 'Losses of an established home bought after 12 May 2026, 7:30 pm, are held back from July 2027.',
    least: investmentDays.first,
    most: investmentDays.last,
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'loan',
    label: 'Loan',
    unit: '% of the price',
    help: 'Above 80 mortgage insurance is added to it.',
    isFolded: true,
  },
  { kind: 'percent', name: 'rate', label: 'Interest rate', help: 'For an investor.', isFolded: true, isShown: hasLoan },
  {
    kind: 'select',
    name: 'interestOnly',
    label: 'Interest only at first',
    help: 'Then principal and interest, over 30 years in all.',
    choices: investmentInterestOnly.map((value) => ({
      value,
      label: value === '0' ? 'No, principal and interest' : yearsText(value),
    })),
    isFolded: true,
    isShown: hasLoan,
  },
];

const running: readonly ToolField[] = [
  {
    kind: 'money',
    name: 'costs',
    label: 'Running costs',
    help: 'Rates, insurance, strata and repairs, without management and land tax.',
    unit: 'a year',
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'management',
    label: 'Management',
    unit: '% of the rent',
    help: '0 if you manage it yourself.',
    isFolded: true,
  },
  { kind: 'percent', name: 'vacant', label: 'Vacant', unit: 'weeks a year', help: 'Without rent.', isFolded: true },
  {
    kind: 'money',
    name: 'depreciation',
    label: 'Building write-off',
    help: 'Capital works (Div 43) from a quantity surveyor’s schedule. 0 if there is none.',
    unit: 'a year',
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'land',
    label: 'Taxable land value (optional)',
    help: 'From the rates notice, for land tax. Left empty, none is counted.',
    isOptional: true,
    isFolded: true,
    isShown: hasLandTax,
  },
];

const later: readonly ToolField[] = [
  { kind: 'percent', name: 'growth', label: 'Growth of the price', help: 'A year.', isFolded: true },
  { kind: 'percent', name: 'rentGrowth', label: 'Growth of the rent', help: 'A year.', isFolded: true },
  {
    kind: 'percent',
    name: 'inflation',
    label: 'Inflation',
    help: 'Running costs rise by it, and so does what the law indexes.',
    isFolded: true,
  },
  {
    kind: 'choice',
    name: 'years',
    label: 'Full years held',
    help: 'Sold on 1 July after them.',
    choices: investmentYears.map((value) => ({ value, label: value })),
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'share',
    label: 'Your share',
    unit: '%',
    help: 'Of the property, the loan and the rent. The figures are your part.',
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'buyingCosts',
    label: 'Buying costs (optional)',
    help: 'Duty and all fees. Left empty, they are worked out.',
    isOptional: true,
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'selling',
    label: 'Selling costs',
    unit: '% of the price',
    help: 'Agent, marketing and conveyancing.',
    isFolded: true,
  },
];

/** The investment property calculator, as the parts of every tool see it. */
export const investmentPropertyForm: ToolForm<InvestmentPropertyForm> = {
  tool: 'investment-property',
  title: 'Your property',
  submitLabel: 'Show My Return',
  waiting: 'Enter a price, a rent and your income',
  schema: investmentPropertySchema,
  start: investmentPropertyStart,
  example: { fields: ['price', 'rent'], words: 'Price and rent are an example: put in your own' },
  linkHolds: 'the price, rent, loan, costs and your other income',
  calculationOf: (inputs) => ({ tool: 'investment-property', inputs }),
  fields: [...first, ...loan, ...running, ...later],
  chances: lazyPart(() => import('./chances.tsx').then((module) => module.Chances), { isSilent: true }),
  loadEngine: async () => {
    const { investmentPropertyAnswer: answer, investmentPropertyReadBack: readBack } = await import('./engine.ts');
    return { answer, readBack };
  },
};
