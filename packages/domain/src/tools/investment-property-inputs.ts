import type { InvestmentPropertyForm } from '@freehold/contract';
import {
  type HeldInvestment,
  heldInvestment,
  type InvestmentInputs,
  type InvestmentPlan,
  type InvestmentSale,
  type InvestmentYear,
  investmentPlan,
  investmentSale,
} from '@freehold/finance';

/** Years of the loan. */
export const investmentTerm = 30;

/** The form as the engine takes it. Running costs rise with inflation. */
export function investmentInputs(form: InvestmentPropertyForm): InvestmentInputs {
  return {
    state: form.state,
    price: form.price,
    contractDate: form.contractOn,
    dwelling: form.dwelling,
    ...(form.buyingCosts === null ? {} : { buyingCosts: form.buyingCosts }),
    loan: {
      lvrPct: form.loan,
      annualRatePct: form.rate,
      termYears: investmentTerm,
      ioYears: Number(form.interestOnly),
    },
    rentWeekly: form.rent,
    vacancyWeeks: form.vacant,
    rentGrowthPct: form.rentGrowth,
    costsAnnual: form.costs,
    costsGrowthPct: form.inflation,
    managementPct: form.management,
    capitalWorksAnnual: form.depreciation,
    ...(form.land === null ? {} : { landValue: form.land }),
    growthPct: form.growth,
    inflationPct: form.inflation,
    sellingCostPct: form.selling,
    income: form.income,
    sharePct: form.share,
  };
}

/** An investment held and sold after the years of the form, by the law of the day and by the one before Act 49 of 2026. */
export interface InvestmentCourse {
  readonly plan: InvestmentPlan;
  /** Full years held. */
  readonly years: number;
  readonly now: HeldInvestment;
  readonly old: HeldInvestment;
  readonly sale: InvestmentSale;
  readonly oldSale: InvestmentSale;
  /** The first full financial year, by the law of the day. */
  readonly firstFull: InvestmentYear;
}

/** The course of the form's investment. */
export function investmentCourse(form: InvestmentPropertyForm): InvestmentCourse {
  const plan = investmentPlan(investmentInputs(form));
  const years = Number(form.years);
  const now = heldInvestment(plan, years);
  const old = heldInvestment(plan, years, 'without-the-act');
  const firstFull = now.years[plan.partMonths === 0 ? 0 : 1];
  if (firstFull === undefined) throw new TypeError('An investment is held for a full year');
  return {
    plan,
    years,
    now,
    old,
    sale: investmentSale(now, years),
    oldSale: investmentSale(old, years),
    firstFull,
  };
}

/** The sale of the form's years by the law of the day alone. */
export function investmentEnd(form: InvestmentPropertyForm): InvestmentSale {
  const years = Number(form.years);
  return investmentSale(heldInvestment(investmentPlan(investmentInputs(form)), years), years);
}

/** Sales after each full year, in order. */
export function salesOf({ years }: InvestmentCourse, held: HeldInvestment): readonly InvestmentSale[] {
  return Array.from({ length: years }, (_, index) => investmentSale(held, index + 1));
}

/** The sale with the highest return, the earliest of equals; null where none has one. */
export function bestSale(sales: readonly InvestmentSale[]): InvestmentSale | null {
  return sales.reduce<InvestmentSale | null>(
    (best, sale) => (sale.irrPct !== null && (best?.irrPct ?? Number.NEGATIVE_INFINITY) < sale.irrPct ? sale : best),
    null,
  );
}
