import { dutyLaws } from '../law/duty/transfer-duty.ts';
import { yearsBetween } from '../law/reform/cgt/days.ts';
import { type GearingStatusResult, gearingStatus } from '../law/reform/gearing-status.ts';
import { reformYear } from '../law/reform/settings.ts';
import { type FundsToComplete, fundsToComplete } from '../lending/funds-to-complete.ts';
import { type LoanYear, loanYears } from '../loan/loan-years.ts';
import type { Dwelling } from '../negative-gearing/dwelling.ts';
import { purchaseFees } from '../rules/buying.ts';
import { parseDate } from '../units/calendar.ts';
import { inRange, wholeInRange } from '../units/checks.ts';
import { financialYearStarting } from '../units/financial-year.ts';
import type { State } from '../units/states.ts';
import { cents } from '../units/statute.ts';
import { type InvestmentPath, ratePctIn } from './investment-path.ts';

/** One rental home bought, let and sold by one owner. Dollars of the whole property; rates and growth percent a year. */
export interface InvestmentInputs {
  readonly state: State;
  readonly price: number;
  /** Day of the contract, YYYY-MM-DD. */
  readonly contractDate: string;
  readonly dwelling: Dwelling;
  /** Duty and all fees; absent: duty of the day and typical fees of the place. */
  readonly buyingCosts?: number | undefined;
  readonly loan: {
    /** Percent of the price, 0 to 95; mortgage insurance is added to the loan. */
    readonly lvrPct: number;
    readonly annualRatePct: number;
    readonly termYears: number;
    readonly ioYears?: number | undefined;
  };
  /** Of the first year. */
  readonly rentWeekly: number;
  readonly vacancyWeeks?: number | undefined;
  readonly rentGrowthPct?: number | undefined;
  /** Rates, insurance, strata, repairs; without management and land tax. */
  readonly costsAnnual?: number | undefined;
  readonly costsGrowthPct?: number | undefined;
  /** Percent of the rent. */
  readonly managementPct?: number | undefined;
  /** Deducted each year (Div 43); it lowers the cost base. */
  readonly capitalWorksAnnual?: number | undefined;
  /** Taxable value of the land on the day of the contract, the owner's only taxable land there; absent: no land tax. */
  readonly landValue?: number | undefined;
  readonly growthPct: number;
  /** Costs of the cost base are indexed by it from 1 July 2027. */
  readonly inflationPct: number;
  readonly sellingCostPct?: number | undefined;
  /** The owner's other taxable income, a salary that stays as it is. */
  readonly income: number;
  /** The owner's percent of price, loan, rent and sale; 100 unless named. */
  readonly sharePct?: number | undefined;
  /** One future’s points beside growth, rates and inflation; absent: the plan itself. */
  readonly path?: InvestmentPath | undefined;
}

/** What an investment rests on before any tax: checked terms, the purchase, the clock and the loan. */
export interface InvestmentPlan {
  readonly inputs: InvestmentInputs;
  readonly sharePct: number;
  /** The owner's part, 0 to 1. */
  readonly share: number;
  /** Of the whole property. */
  readonly purchase: FundsToComplete;
  /** Day by whose table the duty is worked out: the nearest one to the contract that has a table. */
  readonly dutyDay: string;
  /** Duty and fees, or what was entered, of the whole property. */
  readonly buyingCosts: number;
  /** The owner's own money at settlement. */
  readonly outlay: number;
  readonly gearing: GearingStatusResult;
  /** Calendar year in which the first full income year of letting begins. */
  readonly first: number;
  /** Months let before it, 0 to 11. */
  readonly partMonths: number;
  /** Years from the contract to 1 July of `first`. */
  readonly yearsBefore: number;
  /** The whole property's loan, the part year first where there is one. */
  readonly loan: readonly LoanYear[];
}

/**
 * The purchase and the clock of an investment. It is let from the first of the month after the contract (the day of the
 * contract, if that is a first), for a part of an income year and then full ones. Throws Refusal `outOfRange`, and as
 * `fundsToComplete`, `gearingStatus` and `ledgerSchedule` do.
 */
export function investmentPlan(inputs: InvestmentInputs): InvestmentPlan {
  checkTerms(inputs);
  const { state, price, contractDate, dwelling, loan } = inputs;
  const sharePct = inRange('sharePct', inputs.sharePct ?? 100, [0, 100]);
  const share = sharePct / 100;
  const dutyDay = dayWithDuty(inputs);
  const purchase = fundsToComplete({
    state,
    price,
    contractDate: dutyDay,
    buyer: 'investor',
    property: dwelling,
    loan: { lvrPct: loan.lvrPct },
    ...(loan.lvrPct === 0 ? feesWithoutLoan() : {}),
  });
  const buyingCosts = inputs.buyingCosts ?? cents(purchase.duty + purchase.feesTotal);
  const { first, partMonths } = clockOf(contractDate);
  return {
    inputs,
    sharePct,
    share,
    purchase,
    dutyDay,
    buyingCosts,
    outlay: (price + buyingCosts - purchase.baseLoan) * share,
    gearing: gearingStatus({
      incomeYear: statusYear(first),
      entity: 'individual',
      use: 'residential',
      isNewBuild: dwelling === 'new',
      interests: [{ sharePct, acquiredAt: contractDate }],
    }),
    first,
    partMonths,
    yearsBefore: yearsBetween(contractDate, `${first}-07-01`),
    loan: loanOf(inputs, purchase.totalLoan, partMonths),
  };
}

/** Nobody arranges or registers a mortgage. */
function feesWithoutLoan() {
  const { legal, inspections } = purchaseFees.value;
  return { fees: { legal, inspections }, registration: 'transfer' } as const;
}

function checkTerms(inputs: InvestmentInputs): void {
  const amounts = ['buyingCosts', 'rentWeekly', 'costsAnnual', 'capitalWorksAnnual', 'landValue', 'income'] as const;
  for (const name of amounts) inRange(name, inputs[name] ?? 0, [0, 1e9]);
  for (const name of ['growthPct', 'rentGrowthPct', 'costsGrowthPct'] as const) {
    inRange(name, inputs[name] ?? 0, [-50, 50]);
  }
  inRange('inflationPct', inputs.inflationPct, [-20, 50]);
  inRange('vacancyWeeks', inputs.vacancyWeeks ?? 0, [0, 52]);
  for (const name of ['managementPct', 'sellingCostPct'] as const) inRange(name, inputs[name] ?? 0, [0, 100]);
  parseDate('contractDate', inputs.contractDate);
}

function dayWithDuty({ state, contractDate }: InvestmentInputs): string {
  const { from, to } = dutyLaws[state];
  if (contractDate < from) return from;
  return contractDate > to ? to : contractDate;
}

function clockOf(contractDate: string): { readonly first: number; readonly partMonths: number } {
  const { year, month, day } = parseDate('contractDate', contractDate);
  const from = year * 12 + (month - 1) + (day === 1 ? 0 : 1);
  const july = 6;
  const partMonths = (((july - from) % 12) + 12) % 12;
  return { first: Math.floor((from + partMonths) / 12), partMonths };
}

/** From 2027-28 the status no longer depends on the year. */
function statusYear(first: number) {
  const year = financialYearStarting(first);
  return year < reformYear ? reformYear : year;
}

function loanOf({ loan, path }: InvestmentInputs, principal: number, partMonths: number): readonly LoanYear[] {
  const termMonths = wholeInRange('loan.termYears', loan.termYears, [1, 50]) * 12;
  const ioMonths = wholeInRange('loan.ioYears', loan.ioYears ?? 0, [0, loan.termYears]) * 12;
  const annualRatePct = inRange('loan.annualRatePct', loan.annualRatePct, [0, 30]);
  if (principal === 0) return [];
  const rateChanges = Array.from(path?.rates ?? [], (points, year) => ({
    fromPeriod: year * 12 + 1,
    annualRatePct: ratePctIn(annualRatePct, points),
  })).filter(({ fromPeriod }) => fromPeriod <= termMonths);
  return loanYears({ principal, annualRatePct, termMonths, ioMonths, rateChanges }, partMonths === 0 ? 12 : partMonths);
}
