import {
  type LedgerSchedule,
  ledgerSchedule,
  ledgerSplits,
  mostSplits,
  Refusal,
  rateChangeRules,
  repaymentFrequencies,
  repaymentRoundings,
} from '@freehold/finance';
import * as z from 'zod/mini';
import { type Areas, area, day, list, number } from './area.ts';
import { assumptionsOf, defaultsFrom } from './assumptions.ts';

const optionalNumber = z.optional(number);

/** The inputs of a loan posted in cents; a split is one of them. */
export const ledgerLoan = {
  principal: number,
  annualRatePct: number,
  termMonths: number,
  ioMonths: optionalNumber,
  frequency: z.optional(z.enum(repaymentFrequencies)),
  rateChanges: z.optional(list(z.strictObject({ fromPeriod: number, annualRatePct: number }))),
  onRateChange: z.optional(z.enum(rateChangeRules)),
  extras: z.optional(list(z.strictObject({ fromPeriod: number, toPeriod: optionalNumber, amount: number }))),
  lumpSums: z.optional(list(z.strictObject({ period: number, amount: number }))),
  offset: z.optional(
    z.strictObject({
      opening: optionalNumber,
      perPeriod: optionalNumber,
      changes: z.optional(list(z.strictObject({ period: number, balance: number }))),
      fromPeriod: optionalNumber,
    }),
  ),
  repaymentOverride: optionalNumber,
  repaymentRounding: z.optional(z.enum(repaymentRoundings)),
  feePerPeriod: optionalNumber,
  startDate: z.optional(day),
};

const loanDefaults = defaultsFrom('Freehold’s own default', {
  ioMonths: 0,
  frequency: 'monthly',
  onRateChange: 'reamortise',
  repaymentRounding: 'nearest',
});

/** Loans posted in whole cents. */
export const ledgerAreas: Areas = {
  'loan.schedule': area({
    summary:
      'A loan posted in whole cents, rows and balances by period and the first 40 steps of its repayment; or the splits of one, without rows',
    inputs: {
      ...ledgerLoan,
      principal: optionalNumber,
      annualRatePct: optionalNumber,
      termMonths: optionalNumber,
      splits: z.optional(list(z.strictObject(ledgerLoan), mostSplits)),
    },
    example: { principal: 600_000, annualRatePct: 6.2, termMonths: 360, ioMonths: 60 },
    calculate: ({ splits, ...loan }) => {
      if (splits === undefined) {
        return { ...byPeriod(ledgerSchedule(wholeLoan(loan))), assumptions: assumptionsOf(loan, loanDefaults) };
      }
      const beside = Object.entries(loan).find(([, value]) => value !== undefined)?.[0];
      if (beside !== undefined) {
        throw new Refusal('incompatible', 'splits', `splits are given beside ${beside}; a loan has one or the other`);
      }
      const { splits: schedules, ...sums } = ledgerSplits(splits);
      return {
        ...sums,
        splits: schedules.map(({ rows: _rows, ...schedule }) => withFirstSteps(schedule)),
        assumptions: assumptionsOf(splits, loanDefaults),
      };
    },
  }),
};

/** Steps of the repayment in an answer: six hundred rate changes would take the longest one past its limit of bytes. */
const mostSteps = 40;

function withFirstSteps<Schedule extends Pick<LedgerSchedule, 'repaymentSteps'>>(schedule: Schedule): Schedule {
  return { ...schedule, repaymentSteps: schedule.repaymentSteps.slice(0, mostSteps) };
}

type LoanInputs = Parameters<typeof ledgerSchedule>[0];

/** The loan with the names that only splits may leave out. Throws Refusal `required`. */
function wholeLoan(loan: { readonly [Name in keyof LoanInputs]?: LoanInputs[Name] | undefined }): LoanInputs {
  const { principal, annualRatePct, termMonths } = loan;
  return {
    ...loan,
    principal: given('principal', principal),
    annualRatePct: given('annualRatePct', annualRatePct),
    termMonths: given('termMonths', termMonths),
  };
}

function given(name: string, value: number | undefined): number {
  if (value !== undefined) return value;
  throw new Refusal('required', name, `${name} is missing; a finite number is needed`);
}

/** A schedule as the API gives it: rows and balances by period. A payment is the row's interest and principal. */
function byPeriod({ rows, ...schedule }: LedgerSchedule) {
  return {
    ...withFirstSteps(schedule),
    rowAt: Object.fromEntries(rows.map(({ period, payment: _payment, ...row }) => [period, row])),
    balanceAt: Object.fromEntries(rows.map(({ period, balance }) => [period, balance])),
  };
}
