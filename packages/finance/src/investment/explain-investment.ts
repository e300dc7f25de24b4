import { landTaxTables } from '../law/land-tax-tables.ts';
import { capitalGainsDiscounts } from '../rules/capital-gains.ts';
import { lossQuarantine } from '../rules/gearing.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import { dollarsLine, type Working, type WorkingLine } from '../working/line.ts';
import { type InvestmentInputs, type InvestmentPlan, investmentPlan } from './investment-plan.ts';
import { type InvestmentSale, investmentSale } from './investment-sale.ts';
import { heldInvestment, type InvestmentYear } from './investment-years.ts';

/**
 * The working of an investment by the enacted law: the purchase, the first full income year, each year, and the sale
 * after `year` full ones; the last amount is the return. Amounts are the owner's share. Throws as `investmentSale` does.
 */
export function explainInvestment(inputs: InvestmentInputs, year: number): Working {
  const plan = investmentPlan(inputs);
  const held = heldInvestment(plan, year);
  const sale = investmentSale(held, year);
  const firstFull = held.years[plan.partMonths === 0 ? 0 : 1];
  if (firstFull === undefined) throw new Error('an investment is held for a year');
  return [
    ...purchaseLines(plan),
    ...firstLines(plan, firstFull),
    ...held.years.map(yearLine),
    ...saleLines(plan, sale),
  ];
}

function purchaseLines({ inputs, purchase, buyingCosts, outlay, sharePct }: InvestmentPlan): readonly WorkingLine[] {
  const costs =
    inputs.buyingCosts === undefined
      ? `${amountText(purchase.duty)} duty + ${amountText(purchase.feesTotal)} fees`
      : 'as entered';
  const insurance =
    purchase.lmi === 0 ? 'without mortgage insurance' : `with ${amountText(purchase.lmi)} of mortgage insurance`;
  return [
    dollarsLine('Buying costs', buyingCosts, costs),
    dollarsLine('Loan', purchase.totalLoan, `${percentText(purchase.baseLvrPct)} of the price, ${insurance}`),
    dollarsLine(
      'Own money at settlement',
      outlay,
      `(${amountText(inputs.price)} + ${amountText(buyingCosts)} − ${amountText(purchase.baseLoan)}) × ${percentText(sharePct)}`,
    ),
  ];
}

function firstLines({ inputs, gearing }: InvestmentPlan, row: InvestmentYear): readonly WorkingLine[] {
  const { incomeYear, rent, costs, interest, capitalWorks } = row;
  const line = (label: string, amount: number, formula: string): WorkingLine => ({
    label: `${label}, ${incomeYear}`,
    amount,
    unit: 'dollars-per-year',
    formula,
  });
  const weeks = 52 - (inputs.vacancyWeeks ?? 0);
  const { state } = inputs;
  const landTaxRule = state === 'NT' || inputs.landValue === undefined ? {} : { rule: landTaxTables[state] };
  return [
    line('Rent', rent, `${weeks} weeks at ${amountText(inputs.rentWeekly)}, grown to the year, your share`),
    line('Costs', costs, `running costs and ${percentText(inputs.managementPct ?? 0)} of the rent`),
    {
      ...line(
        'Land tax',
        row.landTax,
        inputs.landValue === undefined ? 'not counted without a land value' : 'by the table of the place',
      ),
      ...landTaxRule,
    },
    line('Interest', interest, 'the twelve months of the loan'),
    line(
      'Net rent for tax',
      row.netRent,
      `${[rent, costs, row.landTax, interest, capitalWorks].map(amountText).join(' − ')}, the last of them the building’s write-off`,
    ),
    { ...line('Tax', row.tax, taxText(row, gearing.reason)), rule: lossQuarantine },
    line(
      'Left after all payments',
      row.afterTax,
      `${[rent, costs, row.landTax, interest, row.principal].map(amountText).join(' − ')} paid off the loan ${row.tax < 0 ? '+' : '−'} ${amountText(Math.abs(row.tax))} tax`,
    ),
  ];
}

function taxText({ carriedForward, tax }: InvestmentYear, reason: string): string {
  const held = carriedForward > 0 ? `${amountText(carriedForward)} of losses held back. ` : '';
  if (tax === 0) return `${held}The same tax as without the property. ${reason}`;
  return `${held}${tax < 0 ? 'Less' : 'More'} tax than without the property. ${reason}`;
}

function yearLine(row: InvestmentYear): WorkingLine {
  const { incomeYear, months, afterTax, netRent, tax, carriedForward } = row;
  const part = months === 12 ? '' : ` (${months} months)`;
  return {
    label: `After tax, ${incomeYear}${part}`,
    amount: afterTax,
    unit: 'dollars-per-year',
    formula: `net rent for tax ${amountText(netRent)}, tax ${amountText(tax)}, losses held back ${amountText(carriedForward)}`,
  };
}

function saleLines({ inputs, outlay }: InvestmentPlan, sale: InvestmentSale): readonly WorkingLine[] {
  const { salePrice, sellingCosts, loanBalance, tax, netProceeds, heldCash, position } = sale;
  return [
    dollarsLine(
      `Sale price on 1 July ${sale.soldOn.slice(0, 4)}`,
      salePrice,
      `grown at ${percentText(inputs.growthPct)} a year`,
    ),
    {
      ...dollarsLine(
        'Tax on the sale',
        tax,
        `${amountText(position.netCapitalGain)} of gain is taxed, after ${amountText(position.quarantinedUsedOnGains)} of losses held back`,
      ),
      rule: capitalGainsDiscounts,
    },
    dollarsLine(
      'Left after the sale',
      netProceeds,
      `${amountText(salePrice)} − ${amountText(sellingCosts)} selling costs − ${amountText(loanBalance)} loan − ${amountText(tax)} tax`,
    ),
    dollarsLine(
      'Result after everything',
      sale.profit,
      `${amountText(netProceeds)} ${heldCash < 0 ? '−' : '+'} ${amountText(Math.abs(heldCash))} over the years − ${amountText(outlay)} put in`,
    ),
    {
      label: 'Return a year',
      amount: sale.irrPct ?? 0,
      unit: 'percent',
      formula:
        sale.irrPct === null
          ? 'no rate balances what was paid and received'
          : 'rate at which all that was paid and received is worth nothing today',
    },
  ];
}
