import { landTax } from '../law/land-tax.ts';
import type { LawSide } from '../law/reform/cgt/sale.ts';
import { taxOnSalary } from '../law/reform/person-taxes.ts';
import { taxAssessment } from '../law/reform/tax-position.ts';
import type { LoanYear } from '../loan/loan-years.ts';
import { type FinancialYear, financialYearStarting } from '../units/financial-year.ts';
import { cents } from '../units/statute.ts';
import { grown } from './investment-path.ts';
import type { InvestmentPlan } from './investment-plan.ts';

/** Year whose land tax tables go on. */
export const investmentLandTaxYear = 2026;

/** An income year of letting before tax, the owner's share in dollars. */
interface LetYear {
  readonly incomeYear: FinancialYear;
  /** Twelve, but for a part year at the start. */
  readonly months: number;
  /** For the weeks let. */
  readonly rent: number;
  /** Running costs and management. */
  readonly costs: number;
  readonly landTax: number;
  readonly interest: number;
  readonly principal: number;
  readonly capitalWorks: number;
}

/** An income year of letting by one law, the owner's share in dollars. */
export interface InvestmentYear extends LetYear {
  /** Rent less costs, land tax, interest and capital works, before anything is held back; negative for a loss. */
  readonly netRent: number;
  /** Tax and levies that the property adds; negative when it saves some. */
  readonly tax: number;
  /** Money in hand for the year: rent less all payments and the tax. Negative costs the owner. */
  readonly afterTax: number;
  /** Losses that wait for later rent or residential gains, at the end of the year. */
  readonly carriedForward: number;
  /** The ordinary tax loss at the end of the year: what other income did not take up, for any later income. */
  readonly taxLoss: number;
}

/** An investment's years by one law. */
export interface HeldInvestment {
  readonly plan: InvestmentPlan;
  readonly side: LawSide;
  /** The part year first, where there is one. */
  readonly years: readonly InvestmentYear[];
}

/**
 * The income years of an investment by one law, after tax: a part year where there is one, then `count` full ones. The
 * owner's other income stays, and so do scales after the last known. A loss beyond that income is carried as a tax loss (ITAA 1997
 * s 36-15). Throws Refusal as `taxPosition` and `landTax` do; `statusMissing` where the time of the contract decides.
 */
export function heldInvestment(plan: InvestmentPlan, count: number, side: LawSide = 'enacted'): HeldInvestment {
  let carried: Carried = { carriedForward: 0, taxLoss: 0 };
  const rows = plan.partMonths === 0 ? count : count + 1;
  const years = Array.from({ length: rows }, (_, row) => {
    const year = taxed(plan, letYear(plan, row), { side, carried });
    carried = year;
    return year;
  });
  return { plan, side, years };
}

type Carried = Pick<InvestmentYear, 'carriedForward' | 'taxLoss'>;

const noLoan: LoanYear = { interest: 0, principal: 0, balance: 0 };

function letYear(plan: InvestmentPlan, row: number): LetYear {
  const { inputs, share, first, partMonths } = plan;
  const isPart = partMonths > 0 && row === 0;
  const months = isPart ? partMonths : 12;
  const full = partMonths === 0 ? row : row - 1;
  const since = isPart ? 0 : partMonths / 12 + full;
  const part = (months / 12) * share;
  const rent =
    inputs.rentWeekly * (52 - (inputs.vacancyWeeks ?? 0)) * grown(inputs.rentGrowthPct, since, inputs.path?.rents);
  const running = (inputs.costsAnnual ?? 0) * grown(inputs.costsGrowthPct, since, inputs.path?.prices);
  const loan = plan.loan[row] ?? noLoan;
  return {
    incomeYear: financialYearStarting(first + full),
    months,
    rent: rent * part,
    costs: (running + (rent * (inputs.managementPct ?? 0)) / 100) * part,
    landTax: (landTaxAt(plan, isPart ? 0 : plan.yearsBefore + full) * months) / 12,
    interest: loan.interest * share,
    principal: loan.principal * share,
    capitalWorks: (inputs.capitalWorksAnnual ?? 0) * part,
  };
}

/** Of a whole year, on the land grown like the property. */
function landTaxAt({ inputs, sharePct }: InvestmentPlan, years: number): number {
  if (inputs.landValue === undefined) return 0;
  const landValue = inputs.landValue * grown(inputs.growthPct, years, inputs.path?.growth);
  const found = landTax({
    state: inputs.state,
    year: investmentLandTaxYear,
    holdings: [{ landValue, sharePct }],
  });
  return found.status === 'computed' ? found.landTax : 0;
}

interface TaxedBy {
  readonly side: LawSide;
  readonly carried: Carried;
}

function taxed({ inputs, gearing }: InvestmentPlan, year: LetYear, { side, carried }: TaxedBy): InvestmentYear {
  const { incomeYear, rent, costs, interest, principal, capitalWorks } = year;
  const deductions = costs + year.landTax + interest + capitalWorks;
  const { status } = gearing;
  const { taxes, income, quarantinedCarriedForward } = taxAssessment(
    {
      incomeYear,
      income: { salary: inputs.income, otherDeductions: carried.taxLoss },
      rental: { properties: [{ status, rent, deductions }], quarantinedBroughtForward: carried.carriedForward },
    },
    side,
  );
  const tax = cents(taxes.totalPayable - taxOnSalary({ incomeYear }, inputs.income));
  return {
    ...year,
    netRent: rent - deductions,
    tax,
    afterTax: rent - costs - year.landTax - interest - principal - tax,
    carriedForward: quarantinedCarriedForward,
    taxLoss: cents(Math.max(0, -income)),
  };
}
