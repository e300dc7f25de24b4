import {
  type CapitalGainsForm,
  capitalGainsSchema,
  capitalGainsStart,
  homeEnds,
  homeStarts,
  saleDays,
} from '@freehold/contract';
import type { ToolDraft, ToolField, ToolForm } from '#app/calculator/tool/tool-form.ts';

const lawDay = '2027-07-01';
const isAcross = ({ boughtOn = '', soldOn = '' }: ToolDraft) => boughtOn < lawDay && soldOn >= lawDay;

const group = 'Did you live in it?';

/** When it was a home: a heading of its own, as it changes the tax more than any of the details. */
const homeFields: readonly ToolField[] = [
  {
    kind: 'select',
    name: 'home',
    label: 'When was it your home?',
    help: 'Those days are exempt.',
    choices: [
      { value: 'never', label: 'Never' },
      { value: 'whole', label: 'The whole time' },
      { value: 'first', label: 'At first, then let' },
      { value: 'later', label: 'Let at first, then my home' },
      { value: 'between', label: 'Let, then my home, then let' },
    ],
    group,
  },
  {
    kind: 'day',
    name: 'homeFrom',
    label: 'Moved in on',
    help: 'Days before are taxed.',
    least: saleDays.bought,
    most: saleDays.last,
    isShown: homeStarts,
    group,
  },
  {
    kind: 'day',
    name: 'homeTo',
    label: 'Last day you lived there',
    help: 'It was let from the day after.',
    least: saleDays.bought,
    most: saleDays.last,
    isShown: homeEnds,
    group,
  },
  {
    kind: 'choice',
    name: 'otherHome',
    label: 'Did another home take its place?',
    help: 'If not, up to six years of letting are exempt too.',
    choices: [
      { value: 'no', label: 'No' },
      { value: 'yes', label: 'Yes' },
    ],
    isShown: homeEnds,
    group,
  },
  {
    kind: 'money',
    name: 'homeValue',
    label: 'Value when first let (optional)',
    help: 'If it is taxed, the gain counts from there. Left empty, it is worked out from the two prices.',
    isOptional: true,
    isShown: ({ home }) => home === 'first',
    group,
  },
];

const fields: readonly ToolField[] = [
  {
    kind: 'day',
    name: 'boughtOn',
    label: 'Bought on',
    help: 'The day of the contract.',
    least: saleDays.bought,
    most: saleDays.last,
  },
  { kind: 'money', name: 'boughtFor', label: 'Bought for', help: 'The price. 650k works too.', usualLeast: 20_000 },
  {
    kind: 'day',
    name: 'soldOn',
    label: 'Sold on',
    help: 'The day of the contract decides which law applies.',
    least: saleDays.sold,
    most: saleDays.last,
  },
  { kind: 'money', name: 'soldFor', label: 'Sold for', help: 'The price, or what you expect.', usualLeast: 20_000 },
  {
    kind: 'money',
    name: 'income',
    label: 'Your other taxable income that year',
    help: 'Salary and rent after deductions, without this sale.',
    unit: 'a year',
    usualLeast: 1_000,
  },
  ...homeFields,
  {
    kind: 'choice',
    name: 'dwelling',
    label: 'Kind of home when you bought it',
    help: 'A new build may keep the half discount, if that is better.',
    choices: [
      { value: 'established', label: 'Established' },
      { value: 'new', label: 'New build' },
    ],
    isFolded: true,
  },
  { kind: 'percent', name: 'share', label: 'Your share', unit: '%', help: 'Of the property.', isFolded: true },
  {
    kind: 'money',
    name: 'buyingCosts',
    label: 'Buying costs',
    help: 'Stamp duty, conveyancing and inspections; and improvements.',
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'sellingCosts',
    label: 'Selling costs',
    help: 'Agent, marketing and conveyancing.',
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'depreciation',
    label: 'Building write-off claimed by the sale',
    help: 'Capital works deductions (Div 43) of all years until the sale: they lower the cost base.',
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'depreciation2027',
    label: 'Of that, from 1 July 2027 (optional)',
    help: 'Left empty, it is shared by the days it was let before and since.',
    isOptional: true,
    isFolded: true,
    isShown: isAcross,
  },
  {
    kind: 'money',
    name: 'losses',
    label: 'Capital losses of earlier years',
    help: 'Net losses carried forward, as on your last tax return.',
    isFolded: true,
  },
  {
    kind: 'money',
    name: 'value2027',
    label: 'Value on 1 July 2027 (optional)',
    help: 'From a valuation. Left empty, it is worked out from the two prices, as the law allows.',
    isOptional: true,
    isFolded: true,
    isShown: isAcross,
  },
  {
    kind: 'percent',
    name: 'inflation',
    label: 'Inflation from July 2027',
    help: 'Costs are indexed by it under the new law.',
    isFolded: true,
  },
  {
    kind: 'percent',
    name: 'growth',
    label: 'Growth of the price',
    help: 'For other years of sale in the chart alone.',
    isFolded: true,
  },
];

/** The capital gains calculator, as the parts of every tool see it. */
export const capitalGainsForm: ToolForm<CapitalGainsForm> = {
  tool: 'capital-gains',
  title: 'Your sale',
  submitLabel: 'Show My Tax',
  waiting: 'Enter both prices and days',
  schema: capitalGainsSchema,
  start: capitalGainsStart,
  linkHolds: 'the prices, days, costs, losses, when it was your home and your other income',
  calculationOf: (inputs) => ({ tool: 'capital-gains', inputs }),
  fields,
  loadEngine: async () => {
    const { capitalGainsAnswer: answer, capitalGainsReadBack: readBack } = await import('./engine.ts');
    return { answer, readBack };
  },
};
