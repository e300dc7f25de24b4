import {
  balanceAfter,
  extraRepayment,
  loanRepayment,
  loanTypes,
  mortgagePayoffChart,
  mortgageRepayment,
  payoff,
  payoffChartMonths,
  payoffDate,
  repaymentFrequencies,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, between, day, number, text } from './area.ts';

const frequency = z._default(z.enum(repaymentFrequencies), 'monthly');
const loanType = z._default(z.enum(loanTypes), 'principal_and_interest');
// A form sends the term as digits.
const wholeYears = z.union([number, z.string().check(z.regex(/^\d{1,9}$/))]);
// Doubles hold the cents of a schedule up to this rate, not at 100 % a year.
const rate = between(0, 40);
const loan = { principal: number, annualRatePct: rate, years: number, frequency };
const chartMonths = z._default(number, payoffChartMonths.value);

/** Loans: repayments, totals, extra repayments and payoffs. */
export const loanAreas: Areas = {
  'mortgage.calculate': area({
    summary: 'Repayments of the mortgage calculator, unrounded',
    inputs: {
      loanAmount: number,
      interestRate: rate,
      loanTerm: wholeYears,
      repaymentFrequency: frequency,
      loanType,
      additionalRepayments: z._default(number, 0),
      today: day,
    },
    example: { loanAmount: 500_000, interestRate: 4.5, loanTerm: 30, today: '2026-11-21' },
    calculate: (inputs) => ({ ...mortgageRepayment({ ...inputs, loanTerm: Number(inputs.loanTerm) }) }),
  }),
  'mortgage.payoffDate': area({
    summary: 'Day of the last repayment',
    inputs: { today: day, loanTerm: wholeYears, timeSavedMonths: z._default(number, 0) },
    example: { today: '2026-11-21', loanTerm: 30 },
    calculate: (inputs) => ({ payoffDate: payoffDate({ ...inputs, loanTerm: Number(inputs.loanTerm) }) }),
  }),
  'mortgage.payoffChart': area({
    summary: 'Balance of a recorded mortgage month by month',
    inputs: {
      balance: number,
      interestRate: between(0, 100),
      repaymentAmount: number,
      repaymentFrequency: z._default(text, 'Monthly'),
      birthYear: z._default(z.nullable(number), null),
      currentYear: number,
      capMonths: chartMonths,
    },
    example: { balance: 400_000, interestRate: 6, repaymentAmount: 3_000, currentYear: 2026 },
    calculate: (inputs) => ({ ...mortgagePayoffChart(inputs) }),
  }),
  'loan.repayment': area({
    summary: 'Repayment and totals of a loan',
    inputs: { ...loan, loanType },
    example: { principal: 500_000, annualRatePct: 6, years: 30 },
    calculate: (inputs) => ({ ...loanRepayment(inputs) }),
  }),
  'loan.extra': area({
    summary: 'What a steady extra repayment saves',
    inputs: { ...loan, extraMonthly: number },
    example: { principal: 500_000, annualRatePct: 6, years: 30, extraMonthly: 200 },
    calculate: (inputs) => ({ ...extraRepayment(inputs) }),
  }),
  'loan.balanceAfter': area({
    summary: 'What is owed after some repayments',
    inputs: { ...loan, loanType, payments: number },
    example: { principal: 500_000, annualRatePct: 6, years: 30, payments: 60 },
    calculate: (inputs) => ({ ...balanceAfter(inputs) }),
  }),
  'loan.payoff': area({
    summary: 'Periods a steady payment takes to clear a balance; cap is in months whatever the frequency',
    inputs: { balance: number, annualRatePct: rate, payment: number, frequency, cap: chartMonths },
    example: { balance: 500_000, annualRatePct: 2.49, payment: 1_323.54, frequency: 'fortnightly' },
    calculate: (inputs) => ({ ...payoff(inputs) }),
  }),
};
