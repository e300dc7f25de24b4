import { amountText, numberText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { portfolioYears } from './portfolio-engine.ts';
import type { PortfolioInputs } from './portfolio-plan.ts';

/** The working of `portfolioYears` in its last year; the last amount is the equity then. Throws as it does. */
export function explainPortfolioYears(inputs: PortfolioInputs): Working {
  const { rows } = portfolioYears(inputs);
  const last = rows.at(-1);
  if (last === undefined) throw new Error('a portfolio has a last year');
  const flow = (label: string, amount: number | null, formula: string) =>
    ({ label, amount: amount ?? 0, unit: 'dollars-per-year', formula }) as const;
  return [
    flow('Rent', last.rent, `${numberText(last.propertiesAcquired)} properties, less vacant weeks`),
    flow('Costs', last.costs, 'rates, insurance and management'),
    flow('Land tax', last.landTax, 'each owner’s land by place, values at the start of the year'),
    flow('Interest', last.interest, 'mortgages and equity loans, posted to the cent'),
    flow('Tax on the rentals', last.taxEffect, 'tax with the rentals − tax without them'),
    flow(
      'Cash flow of the properties after tax',
      last.propertyCashflowAfterTax,
      `${amountText(last.rent ?? 0)} − ${amountText(last.costs ?? 0)} − ${amountText(last.landTax ?? 0)} − ${amountText(last.interest ?? 0)} − ${amountText(last.principal ?? 0)} principal − ${amountText(last.taxEffect ?? 0)}`,
    ),
    {
      label: 'Equity',
      amount: last.totalEquity,
      unit: 'dollars',
      formula: `${amountText(last.totalValue)} − ${amountText(last.totalDebt)} in year ${last.year}`,
    },
  ];
}
