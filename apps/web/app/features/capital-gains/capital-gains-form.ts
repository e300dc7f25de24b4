import { type CapitalGainsForm, capitalGainsSchema, capitalGainsStart, saleDays } from '@freehold/contract';
import type { ToolDraft, ToolField, ToolForm } from '#app/calculator/tool/tool-form.ts';

const lawDay = '2027-07-01';
const isAcross = ({ boughtOn = '', soldOn = '' }: ToolDraft) => boughtOn < lawDay && soldOn >= lawDay;

const fields: readonly ToolField[] = [
  {
    kind: 'day',
    name: 'boughtOn',
    label: 'Bought on',
    help: 'The day of the contract.',
    least: saleDays.bought,
    most: saleDays.last,
  },
  { kind: 'money', name: 'boughtFor', label: 'Bought for', help: 'The price. 650k works too.' },
  {
    kind: 'day',
    name: 'soldOn',
    label: 'Sold on',
    help: 'The day of the contract decides which law applies.',
    least: saleDays.sold,
    most: saleDays.last,
  },
  { kind: 'money', name: 'soldFor', label: 'Sold for', help: 'The price, or what you expect.' },
  {
    kind: 'money',
    name: 'income',
    label: 'Your other taxable income that year',
    help: 'Salary and rent after deductions, without this sale.',
    unit: 'a year',
  },
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
    label: 'Building write-off claimed so far',
    help: 'Capital works deductions (Div 43) lower the cost base.',
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
  linkHolds: 'the prices, days, costs and your other income',
  calculationOf: (inputs) => ({ tool: 'capital-gains', inputs }),
  fields,
  loadEngine: async () => {
    const { capitalGainsAnswer: answer, capitalGainsReadBack: readBack } = await import('./engine.ts');
    return { answer, readBack };
  },
};
