import { moneyText } from '@freehold/contract';
import {
  type DashboardInputs,
  type DashboardSummary,
  dashboardSummary,
  explainDashboardSummary,
  netOfGrossPercent,
  type Working,
} from '@freehold/finance';
import { numberText, percentText } from '../text/rates.ts';

export type SummaryCardId =
  | 'total-assets'
  | 'total-invested'
  | 'gross-income'
  | 'net-income'
  | 'monthly-cashflow'
  | 'equity'
  | 'property-count'
  | 'total-liabilities'
  | 'monthly-repayments';

/** One of the nine summary cards, as the dashboard and the client's report word them. */
export interface SummaryCard {
  readonly id: SummaryCardId;
  readonly title: string;
  readonly value: string;
  /** Period of the figure, or the word for a negative one; may be empty. */
  readonly unit: string;
  /** Tooltip text. */
  readonly hint: string;
  readonly isNegative: boolean;
  /** Steps of the calculation; the last one is the figure itself. */
  readonly working: Working;
}

interface CardKind {
  readonly id: SummaryCardId;
  readonly title: string;
  readonly amount: (summary: DashboardSummary) => number;
  readonly format?: (amount: number) => string;
  readonly period?: string;
  /** Word beside a negative amount, since colour alone must not convey it (decision R-03). */
  readonly negative?: string;
  /** True if a negative amount is not a loss for the household, so that it is not marked as one. */
  readonly isNeutral?: boolean;
  readonly hint: string;
  /** Labels of the steps in the engine's working, the figure's own last. */
  readonly steps: readonly string[];
}

const kinds: readonly CardKind[] = [
  {
    id: 'total-assets',
    title: 'Total Assets',
    amount: ({ totalAssets }) => totalAssets,
    period: 'each in full, whatever your share',
    hint: 'Current value of all assets. Each asset counts in full, whatever share is owned.',
    steps: ['Total assets'],
  },
  {
    id: 'total-invested',
    title: 'Total Invested',
    amount: ({ totalInvested }) => totalInvested,
    hint: 'Original price of all assets, each in full, whatever share is owned.',
    steps: ['Total invested'],
  },
  {
    id: 'gross-income',
    title: 'Gross Income',
    amount: ({ grossIncome }) => grossIncome,
    period: 'a year before tax, rent and dividends included',
    hint: 'Before tax: your income, your partner’s while assessed together, and what the assets bring. The Tax tab counts incomes alone.',
    steps: ['Gross income'],
  },
  {
    id: 'net-income',
    title: 'Net Income',
    amount: ({ netIncome }) => netIncome,
    period: `a year, ${percentText(netOfGrossPercent.value)} of gross less repayments`,
    negative: 'shortfall',
    hint: `estimate: ${percentText(netOfGrossPercent.value)} of gross, less a year of repayments. The Tax tab works out the tax itself, before repayments.`,
    steps: ['Gross income', 'Monthly repayments', 'Net income'],
  },
  {
    id: 'monthly-cashflow',
    title: 'Monthly Cashflow',
    amount: ({ monthlyCashflow }) => monthlyCashflow,
    period: 'a month from investments, after all repayments',
    isNeutral: true,
    hint: 'Monthly investment cash flow: income of the assets less repayments, those of the home, cars and cards included, without salary and living costs',
    steps: ['Monthly repayments', 'Monthly investment cash flow'],
  },
  {
    id: 'equity',
    title: 'Equity',
    amount: ({ equity }) => equity,
    period: 'all assets less all loans, each in full, whatever your share',
    negative: 'owed more than owned',
    hint: 'Total assets less all loan balances. All assets count, super included, each in full, whatever share is owned; Net worth today counts your share.',
    steps: ['Total assets', 'Total liabilities', 'Equity'],
  },
  {
    id: 'property-count',
    title: 'Property Count',
    amount: ({ propertyCount }) => propertyCount,
    format: numberText,
    period: 'among your assets',
    hint: 'Properties in your assets',
    steps: ['Properties in your assets'],
  },
  {
    id: 'total-liabilities',
    title: 'Total Liabilities',
    amount: ({ totalDebt }) => totalDebt,
    hint: 'Balances of all loans and other liabilities.',
    steps: ['Total liabilities'],
  },
  {
    id: 'monthly-repayments',
    title: 'Monthly Repayments',
    amount: ({ monthlyRepayments }) => monthlyRepayments,
    period: 'a month',
    hint: 'Weekly and fortnightly repayments are converted to months first.',
    steps: ['Monthly repayments'],
  },
];

/** Card titles in order, for the loading state; independent of the record. */
export const cardTitles: readonly string[] = kinds.map(({ title }) => title);

/** What a card is called on the dashboard. */
export function cardTitle(id: SummaryCardId): string {
  return kinds.find((kind) => kind.id === id)?.title ?? id;
}

/** The nine cards of a client, from the engine. Throws as `dashboardSummary` does. */
export function summaryCards(record: DashboardInputs): readonly SummaryCard[] {
  const summary = dashboardSummary(record);
  const working = explainDashboardSummary(record);
  return kinds.map((kind) => cardOf(kind, kind.amount(summary), working));
}

/** Unknown frequency texts in the record; they were counted as Monthly (decision I-11). */
export function unknownFrequencies(record: DashboardInputs): readonly string[] {
  return dashboardSummary(record).unknownFrequencies;
}

function cardOf(kind: CardKind, amount: number, working: Working): SummaryCard {
  const value = (kind.format ?? moneyText)(amount);
  const isNegative = amount < 0 && value !== moneyText(0);
  const words = [kind.period, isNegative ? kind.negative : undefined].filter((word) => word !== undefined);
  return {
    id: kind.id,
    title: kind.title,
    value,
    unit: words.join(', '),
    hint: kind.hint,
    isNegative: isNegative && !kind.isNeutral,
    working: kind.steps.flatMap((step) => working.filter(({ label }) => label === step)),
  };
}
