import { moneyText } from '@freehold/contract';
import { netOfGrossPercent } from '@freehold/finance';
import { countText } from '../text/duration.ts';

/** Figures of a client's timeline by name; no other figure of a screen, file or mail may have one of these names. */
export const timelineNames = {
  netWorth: 'Net worth today',
  propertyEquity: 'Property equity',
  leftOver: 'Left over a month',
  nextEvent: 'Next event',
  netWorthOverTime: 'Net worth over time',
  incomeBeforeTax: 'Income before tax, next 12 months in your timeline',
  incomeAfterTax: 'Income after tax, next 12 months in your timeline',
  tax: 'Tax over the next 12 months in your timeline',
  repayments: 'Loan repayments a month, next 12 months in your timeline',
  owed: 'Owed today in your timeline',
  homeLoanEnd: 'Home loan paid off in your timeline',
  retirement: 'Net worth when you retire, in today’s dollars',
} as const;

/** What the four figures that lead mean, one line each. */
export const timelineNotes = {
  netWorth: 'everything you own at your share, less everything you owe',
  leftOver: 'over the next 12 months, after tax, living costs and loans',
  tax: (years: readonly string[]) =>
    `as it is paid, at the rates of ${years.join(' and ')}, with the Medicare levy, offsets, rent and other income`,
  noProperty: 'no property on record',
  missingValue: (home: string) => `add what ${home} is worth`,
  noEvent: 'none within the next 40 years on your record',
} as const;

/** A tax bill or refund, dollars, that comes after the months a figure counts; '' for less than a dollar. */
export function taxToCome(amount: number, month: string): string {
  if (Math.abs(amount) < 0.5) return '';
  const what = amount > 0 ? 'tax bill' : 'tax refund';
  return `before a ${what} of ${moneyText(Math.abs(amount))} on these months, in ${monthText(month)}`;
}

/** Lines that add up to a figure that leads. */
export const timelineLines = {
  property: 'Property',
  super: 'Super',
  cash: 'Savings and cash',
  holdings: 'Shares and other assets',
  loans: 'Loans and cards',
  studyLoans: 'Study loans',
  taxDue: 'Tax assessed and not yet paid',
  taxRefund: 'Tax refund to come',
  propertyLoans: 'Loans on property',
  salaries: 'Salaries before tax',
  otherIncome: 'Other income before tax',
  accountInterest: 'Interest on savings',
  rent: 'Rent',
  propertyCosts: 'Costs of property',
  withheld: 'Tax withheld from salaries',
  tax: 'Tax bills paid, less refunds',
  landTax: 'Land tax',
  living: 'Living costs',
  loanInterest: 'Loan interest',
  principal: 'Loan principal',
  year: 'Left over in 12 months',
  investmentProperty: 'Investment property less its loans',
  home: 'The home you live in less its loans',
  otherDebts: 'Other debts',
  lvr: 'LVR',
} as const;

/** Who reads of an event: the client, or their adviser. */
export type EventReader = 'client' | 'adviser';

const retirers: Readonly<Record<EventReader, readonly [client: string, partner: string]>> = {
  client: ['You retire', 'Your partner retires'],
  adviser: ['Client retires', 'Partner retires'],
};

/** What happens to a household, and what it means. */
export const eventWords = {
  fixedEnds: (loan: string) => ({
    what: `Fixed rate of ${loan} ends`,
    note: 'its rate moves with the market from then on',
  }),
  principalStarts: (loan: string) => ({
    what: `Repaying principal of ${loan} begins`,
    note: 'interest only until then',
  }),
  retires: (isClient: boolean, reader: EventReader) => ({
    what: retirers[reader][isClient ? 0 : 1],
    note: 'salary ends',
  }),
  lossLaw: (homes: readonly string[]) => ({
    what: 'Rental losses: new law',
    note: `losses of ${homes.join(', ')} no longer lower tax on other income`,
  }),
  assumed: 'not on your record',
} as const;

/** Why a figure of the timeline and a quick estimate of the same question differ: one line each. */
export const whyTheyDiffer = {
  grossIncome:
    'It counts each month as it comes, at your share and with all other income on record; the card adds gross incomes and asset income in full.',
  netIncome: `It takes off the tax itself and no repayments; the card takes ${100 - netOfGrossPercent.value}% of gross and a year of repayments.`,
  monthlyCashflow:
    'It starts from every income and takes off tax and living costs too; the card sets asset income alone against all repayments.',
  tax: 'It counts the Medicare levy, offsets, a study loan, rent and other income; this table taxes salary alone.',
  homeLoan:
    'It lets an offset lower the interest, rounds each month to the cent, and repays what is left once interest-only ends; this tab keeps the recorded repayment on the whole balance.',
  owed: 'It also counts Existing Loans above the listed liabilities; the card Total Liabilities adds the list alone.',
  repayments:
    'It counts interest and principal as they are paid, study loans as tax and bills as living costs; the card Monthly Repayments adds every recorded repayment.',
  outlook:
    'The timeline above runs each month with tax, employer super, living costs and every loan; this outlook saves one yearly surplus at one return and compares it with the income you want.',
  quickCheck:
    'The timeline above counts the household after tax and loans; this rule of thumb counts one income, before loans.',
} as const;

/** What is said in place of figures of who has neither an income nor anything that is owned or owed on record. */
export const nothingKnown = 'Add an income, savings or a home, and it is drawn here.';

/** Sentences about the money at retirement. */
export const retirementWords = {
  nothing: nothingKnown,
  notCounted: 'No month of retirement is counted: add your date of birth and your retirement age.',
  retired: 'You have retired.',
  retires: (when: string) => `You retire in ${when}.`,
  leads: (amount: number, when: string) =>
    `When you retire in ${when} you have ${moneyText(amount)} in today’s dollars.`,
  lasts: (until: string) => `At steady growth the money lasts to the end of the timeline in ${until}.`,
  short: (when: string) => `The money runs short in ${when}.`,
} as const;

/** What opens a list of everything that had to be assumed, on a screen. */
export function assumedSummary(count: number): string {
  return `${notOnRecord(count)}: see how ${count === 1 ? 'it is' : 'they are'} counted`;
}

/** What leads the same list on paper, where nothing opens. */
export function assumedOnPaper(count: number): string {
  return count === 0 ? 'Nothing had to be assumed.' : `${notOnRecord(count)}, counted like this:`;
}

function notOnRecord(count: number): string {
  return `${countText(count, 'thing')} ${count === 1 ? 'is' : 'are'} not on your record`;
}

/** The month a chart or a sentence names: `2026-11` is `November 2026`. */
export function monthText(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');
