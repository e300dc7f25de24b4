import type { Sale } from '../law/reform/cgt/sale.ts';
import { taxOnSalary } from '../law/reform/person-taxes.ts';
import { reformYear } from '../law/reform/settings.ts';
import { type TaxPosition, taxPosition } from '../law/reform/tax-position.ts';
import { propertyValue } from '../property/property-value.ts';
import { solveFlows } from '../time-value/cash-flows.ts';
import { financialYearStarting } from '../units/financial-year.ts';
import { cents } from '../units/statute.ts';
import { evenGrowthPct, grown } from './investment-path.ts';
import type { HeldInvestment, InvestmentYear } from './investment-years.ts';

/** A sale on 1 July after some full income years, by one law; the owner's share in dollars. */
export interface InvestmentSale {
  /** Full income years of letting. */
  readonly year: number;
  readonly soldOn: string;
  readonly salePrice: number;
  readonly sellingCosts: number;
  readonly loanBalance: number;
  /** Tax and levies that the sale adds. */
  readonly tax: number;
  /** Sale price less selling costs, loan and tax. */
  readonly netProceeds: number;
  /** After-tax cash of all years together. */
  readonly heldCash: number;
  /** Net proceeds and the cash of the years, less the money put in at settlement. */
  readonly profit: number;
  /** Rate of return a year after tax, percent; null where no rate fits. */
  readonly irrPct: number | null;
  readonly position: TaxPosition;
}

/**
 * An investment sold on 1 July after `year` full income years: by the rules of that day, losses carried being used on the
 * gain, with the tax of a year without rent. A rate of return counts the money at settlement at time 0 and that of each
 * income year at its end. Throws Refusal as `taxPosition` does, RangeError for a year that was not run.
 */
export function investmentSale(held: HeldInvestment, year: number): InvestmentSale {
  const { plan, side } = held;
  const { inputs, share, first, partMonths } = plan;
  const rows = partMonths === 0 ? year : year + 1;
  const years = held.years.slice(0, rows);
  const last = years.at(-1);
  if (last === undefined || years.length < rows) throw new RangeError(`year is ${year}; it was not run`);
  const incomeYear = financialYearStarting(first + year);
  const sale = investmentSaleTerms(held, year);
  const position = taxPosition(
    {
      incomeYear,
      income: { salary: inputs.income, otherDeductions: last.taxLoss },
      rental: { properties: [], quarantinedBroughtForward: last.carriedForward },
      capital: { sale },
    },
    side,
  );
  const tax = cents(position.totalPayable - taxOnSalary({ incomeYear }, inputs.income));
  const salePrice = sale.salePrice * share;
  const sellingCosts = (sale.sellingCosts ?? 0) * share;
  const loanBalance = (plan.loan[years.length - 1]?.balance ?? 0) * share;
  const netProceeds = salePrice - sellingCosts - loanBalance - tax;
  const heldCash = years.reduce((sum, { afterTax }) => sum + afterTax, 0);
  return {
    year,
    soldOn: sale.soldOn,
    salePrice,
    sellingCosts,
    loanBalance,
    tax,
    netProceeds,
    heldCash,
    profit: netProceeds + heldCash - plan.outlay,
    irrPct: rateOf(held, years, netProceeds),
    position,
  };
}

/** The sale of the whole property as `cgtSale` takes it. */
export function investmentSaleTerms({ plan, years }: HeldInvestment, year: number): Sale {
  const { inputs, first, partMonths, yearsBefore, sharePct } = plan;
  const { price, growthPct, dwelling, contractDate, capitalWorksAnnual = 0 } = inputs;
  const soldOn = `${first + year}-07-01`;
  const held = yearsBefore + year;
  const salePrice = cents(
    inputs.path === undefined
      ? propertyValue({ price, growthPct, years: held })
      : price * grown(growthPct, held, inputs.path.growth),
  );
  const worksOf = (isCounted: (row: InvestmentYear) => boolean) =>
    cents(
      years
        .slice(0, partMonths === 0 ? year : year + 1)
        .filter(isCounted)
        .reduce((sum, { months }) => sum + (capitalWorksAnnual * months) / 12, 0),
    );
  return {
    acquiredOn: contractDate,
    soldOn,
    purchasePrice: price,
    purchaseCosts: plan.buyingCosts,
    salePrice,
    sellingCosts: cents((salePrice * (inputs.sellingCostPct ?? 0)) / 100),
    sharePct,
    use: 'residential',
    capitalWorksClaimed: {
      before2027: worksOf(({ incomeYear }) => incomeYear < reformYear),
      from2027: worksOf(({ incomeYear }) => incomeYear >= reformYear),
    },
    value2027: { method: 'apportioned' },
    indexation: { method: 'rate', annualPct: evenGrowthPct(inputs.inflationPct, held, inputs.path?.prices) },
    isNewBuild: dwelling === 'new',
  };
}

function rateOf({ plan }: HeldInvestment, years: readonly InvestmentYear[], netProceeds: number): number | null {
  let time = 0;
  const flows = years.map(({ afterTax, months }) => {
    time += months / 12;
    return { flow: afterTax, time };
  });
  const found = solveFlows([{ flow: -plan.outlay, time: 0 }, ...flows, { flow: netProceeds, time }], 0.1);
  return found.status === 'solved' ? found.value * 100 : null;
}
