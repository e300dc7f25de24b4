import {
  allocation,
  annualisedIncome,
  borrowingCapacity,
  cashFlowSeries,
  creditUtilisation,
  dashboardSummary,
  maritalStatuses,
  marketReality,
  recordFrequencies,
  retirementAssets,
  retirementPlan,
  valueHistory,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, day, ignored, list, number, text } from './area.ts';

const amount = z._default(number, 0);
const frequency = z._default(text, 'Monthly');

const asset = z.strictObject({
  assetType: z._default(text, 'Other'),
  currentValue: amount,
  originalPrice: amount,
  incomeAmount: amount,
  incomeFrequency: frequency,
  ownershipPercentage: ignored,
});

const liability = z.strictObject({
  liabilityType: ignored,
  loanBalance: amount,
  limitAmount: amount,
  repaymentAmount: amount,
  repaymentFrequency: frequency,
  isPrimaryResidence: ignored,
});

const shares = { assetType: 'Shares', currentValue: 10_000, incomeAmount: 400, incomeFrequency: 'Annual' };
const mortgage = { loanBalance: 400_000, limitAmount: 400_000, repaymentAmount: 2_500 };

/** A client's figures: borrowing, summary cards, tabs and charts. */
export const householdAreas: Areas = {
  'borrowing.capacity': area({
    summary: 'The six-times-income estimate of borrowing capacity',
    inputs: {
      grossIncome: number,
      maritalStatus: z.enum(maritalStatuses),
      partnerIncome: z._default(z.nullable(number), null),
      dependants: amount,
      existingLoans: amount,
    },
    example: { grossIncome: 120_000, maritalStatus: 'single', dependants: 1 },
    calculate: (inputs) => borrowingCapacity(inputs),
  }),
  'dashboard.annualise': area({
    summary: 'A recurring amount for a year',
    inputs: { amount: number, frequency: z.enum(recordFrequencies) },
    example: { amount: 700, frequency: 'Weekly' },
    calculate: (inputs) => ({ annual: annualisedIncome(inputs) }),
  }),
  'dashboard.summary': area({
    summary: 'The figures of the summary cards',
    inputs: {
      profile: z.strictObject({
        grossIncome: amount,
        partnerIncome: amount,
        assessWithPartner: z._default(z.boolean(), false),
        monthlyLivingExpenses: ignored,
      }),
      assets: list(asset),
      liabilities: list(liability),
    },
    example: { profile: { grossIncome: 120_000 }, assets: [shares], liabilities: [mortgage] },
    calculate: (inputs) => dashboardSummary(inputs),
  }),
  'dashboard.allocation': area({
    summary: 'Shares of a whole',
    inputs: { amounts: list(z.strictObject({ name: text, amount: number })) },
    example: { amounts: [{ name: 'Shares', amount: 10_000 }] },
    calculate: ({ amounts }) => ({ slices: allocation(amounts) }),
  }),
  'dashboard.valueHistory': area({
    summary: 'Value of the assets month by month',
    inputs: {
      valuations: list(z.strictObject({ assetId: text, date: day, value: number })),
      today: day,
      months: z._default(number, 12),
    },
    example: { valuations: [{ assetId: 'a', date: '2026-06-30', value: 500_000 }], today: '2026-11-21' },
    calculate: (inputs) => ({ points: valueHistory(inputs) }),
  }),
  'dashboard.cashFlow': area({
    summary: 'Income and repayments month by month',
    inputs: { assets: list(asset), liabilities: list(liability), today: day, months: z._default(number, 12) },
    example: { assets: [shares], liabilities: [mortgage], today: '2026-11-21' },
    calculate: (inputs) => ({ months: cashFlowSeries(inputs) }),
  }),
  'liabilities.creditUtilisation': area({
    summary: 'Share of the limits that is drawn',
    inputs: {
      liabilities: list(
        z.strictObject({
          loanBalance: amount,
          limitAmount: amount,
          liabilityType: ignored,
          repaymentAmount: ignored,
          repaymentFrequency: ignored,
          isPrimaryResidence: ignored,
        }),
      ),
    },
    example: { liabilities: [{ loanBalance: 2_000, limitAmount: 10_000 }] },
    calculate: ({ liabilities }) => creditUtilisation(liabilities),
  }),
  'retirement.project': area({
    summary: 'Savings at 65 against the income wanted',
    inputs: {
      age: number,
      grossIncome: number,
      superAssets: amount,
      investmentAssets: amount,
      monthlyLivingExpenses: amount,
      monthlyRepayments: amount,
    },
    example: { age: 45, grossIncome: 120_000, superAssets: 250_000 },
    calculate: (inputs) => retirementPlan(inputs),
  }),
  'retirement.assets': area({
    summary: 'Super and other investments among the assets',
    inputs: { assets: list(asset) },
    example: { assets: [shares] },
    calculate: ({ assets }) => retirementAssets(assets),
  }),
  'modelling.marketReality': area({
    summary: 'Investors by number of properties',
    inputs: { counts: z.optional(z.nullable(list(number))) },
    example: {},
    calculate: ({ counts }) => marketReality(counts ?? undefined),
  }),
};
