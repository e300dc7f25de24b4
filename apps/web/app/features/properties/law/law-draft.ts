import { fieldMessages } from '@freehold/contract';
import { type Dwelling, gearingDefaults, largestAmount, lossQuarantine } from '@freehold/finance';
import { decimal } from '#app/lib/format.ts';
import { parseAmount } from '#app/lib/parse-amount.ts';

/** The buyer's facts as typed. */
export interface LawDraft {
  readonly dwelling: Dwelling;
  /** ISO day, or blank for today. */
  readonly contractDate: string;
  readonly salary: string;
}

export type LawField = keyof LawDraft;

export const lawFields: readonly LawField[] = ['dwelling', 'contractDate', 'salary'];

/** An established home, contract today, on the salary that the gearing calculator starts with. */
export const startingLawDraft: LawDraft = {
  dwelling: 'established',
  contractDate: '',
  salary: decimal(gearingDefaults.currentTaxableIncome),
};

export const firstContract = '2018-07-01';
export const lastContract = '2040-12-31';
/** On this day the hour of the contract decides. */
const cutOffDay = lossQuarantine.value.contracts.from.slice(0, 10);

export const lawMessages = {
  dayRange: 'Enter a day from 1 July 2018 to 31 December 2040',
  cutOffDay: 'On this day 7:30 pm AEST decides: enter 11 May for before it, 13 May for after',
} as const;

/** Errors of the facts as typed. */
export function lawErrors({ contractDate, salary }: LawDraft): Partial<Record<LawField, string>> {
  const errors: Partial<Record<LawField, string>> = {};
  const day = dayError(contractDate);
  if (day !== null) errors.contractDate = day;
  const amount = parseAmount(salary);
  if (typeof amount !== 'number') errors.salary = fieldMessages.notAnAmount;
  else if (amount < 0) errors.salary = fieldMessages.cannotBeNegative;
  else if (amount > largestAmount) errors.salary = fieldMessages.amountTooLarge;
  return errors;
}

function dayError(day: string): string | null {
  if (day === cutOffDay) return lawMessages.cutOffDay;
  return day === '' || (day >= firstContract && day <= lastContract) ? null : lawMessages.dayRange;
}
