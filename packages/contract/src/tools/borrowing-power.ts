import { dutyProperties, states, variableLoanRates } from '@freehold/finance';
import * as z from 'zod/mini';
import { numberOr, whole } from '../base/fields.ts';
import { loanTerms } from '../base/loan-terms.ts';
import { fieldMessages } from '../base/messages.ts';
import { moneyText } from '../base/money-text.ts';
import { ratePct } from './tool-fields.ts';

const borrowers = ['one', 'two'] as const;
/** Children or others supported; the last stands for more as well. */
const dependantCounts = ['0', '1', '2', '3', '4'] as const;
const yesOrNo = ['no', 'yes'] as const;
const purchasePurposes = ['live', 'let'] as const;
const homeBuyers = ['owner', 'first'] as const;
const homeLoanUses = ['home', 'let'] as const;

const mostMoney = 100_000_000;

function moneyTo(most: number, blank = 'Enter an amount, or 0') {
  const tooLarge = `Enter an amount up to ${moneyText(most)}`;
  return numberOr(blank, tooLarge).check(z.minimum(0, fieldMessages.cannotBeNegative), z.maximum(most, tooLarge));
}

const money = moneyTo(mostMoney);
const salary = moneyTo(mostMoney, 'Enter a salary, or 0');
const weekly = moneyTo(100_000);
const loanRate = ratePct(0, 30);

const monthsMessage = 'Enter whole months, from 1 to 600';
const months = numberOr(monthsMessage, monthsMessage).check(
  z.minimum(1, monthsMessage),
  z.maximum(600, monthsMessage),
  whole(monthsMessage),
);

const timesMessage = 'Enter a number from 1 to 30';
const times = numberOr(timesMessage, timesMessage).check(z.minimum(1, timesMessage), z.maximum(30, timesMessage));

const homeLoanFor = z.enum(homeLoanUses, 'Choose what the loan is for');

// Older links and stored calculations have none of these: they are read as without such an income or property.
const more = {
  money: z._default(money, 0),
  rent: z._default(weekly, 0),
  rate: z._default(loanRate, variableLoanRates.value.owner),
  months: z._default(months, 300),
  use: z._default(homeLoanFor, 'let'),
};

const fields = {
  adults: z.enum(borrowers, 'Choose who borrows'),
  salary,
  salary2: salary,
  dependants: z.enum(dependantCounts, 'Choose how many'),
  cash: moneyTo(mostMoney, 'Enter your cash, or 0'),
  state: z.enum(states, 'Choose where you buy'),
  extra: money,
  extra2: money,
  rent: weekly,
  cards: money,
  otherBalance: money,
  otherRepayment: z.nullable(moneyTo(1_000_000)),
  homeLoan: money,
  homeLoanRate: loanRate,
  homeLoanMonths: months,
  homeLoanFor,
  help: z.enum(yesOrNo, 'Choose yes or no'),
  help2: z.enum(yesOrNo, 'Choose yes or no'),
  living: z.nullable(moneyTo(1_000_000)),
  purpose: z.enum(purchasePurposes, 'Choose what you buy for'),
  newRent: weekly,
  buyer: z.enum(homeBuyers, 'Choose which applies'),
  property: z.enum(dutyProperties, 'Choose what you buy'),
  rate: loanRate,
  term: z.enum(loanTerms, 'Choose a term'),
  buffer: ratePct(0, 10),
  floor: ratePct(0, 20),
  dtiLimit: times,
  fees: z.nullable(moneyTo(1_000_000)),
  business: more.money,
  business2: more.money,
  dividends: more.money,
  dividends2: more.money,
  otherIncome: more.money,
  otherIncome2: more.money,
  taxFree: more.money,
  taxFree2: more.money,
  rent2: more.rent,
  homeLoan2: more.money,
  homeLoanRate2: more.rate,
  homeLoanMonths2: more.months,
  homeLoanFor2: more.use,
  rent3: more.rent,
  homeLoan3: more.money,
  homeLoanRate3: more.rate,
  homeLoanMonths3: more.months,
  homeLoanFor3: more.use,
  rent4: more.rent,
  homeLoan4: more.money,
  homeLoanRate4: more.rate,
  homeLoanMonths4: more.months,
  homeLoanFor4: more.use,
};

/**
 * A household that borrows to buy a home. Salaries, `extra` (overtime and bonus) and other incomes are dollars a year
 * before tax, rents a week, `otherRepayment` and `living` a month (null: not known, and the benchmark), the rest dollars;
 * `cards` is the limits in all, `cash` what there is for deposit and costs, `fees` the costs beside duty and insurance
 * (null: those typical of the place). Rates are percent a year, `buffer` points on top, `dtiLimit` times income. An income
 * ending in 2 is the second person's; `rent` and `homeLoan…` are a property that is kept, and those ending in 2 to 4 the
 * next ones. Fields of the second person, of a rental and of a loan count only where there is one.
 */
export const borrowingPowerSchema = z.strictObject(fields).check(
  z.refine(({ purpose, property }) => purpose === 'live' || property !== 'land', {
    path: ['property'],
    error: 'Vacant land has no tenant: choose a home to let',
  }),
);
export type BorrowingPowerForm = z.infer<typeof borrowingPowerSchema>;
