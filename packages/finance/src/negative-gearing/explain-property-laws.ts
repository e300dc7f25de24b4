import { lossQuarantine } from '../rules/gearing.ts';
import { cents } from '../units/statute.ts';
import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { type PropertyLawsInputs, propertyLaws } from './property-laws.ts';

/** The working of `propertyLaws`, a line for each year and the sale; the last amount is the sum. Throws as it does. */
export function explainPropertyLaws(inputs: PropertyLawsInputs): Working {
  const { rows, sale, saleWithout, soldOn, extraPayable } = propertyLaws(inputs);
  return [
    ...rows.map(({ incomeYear, netRent, savedWithout, saved, carriedForward }) => ({
      label: `More tax, ${incomeYear}`,
      amount: cents(savedWithout - saved),
      unit: 'dollars-per-year' as const,
      formula: `${amountText(savedWithout)} saved without the Act − ${amountText(saved)} with it, on ${amountText(netRent)} of net rent; ${amountText(carriedForward)} carried`,
      rule: lossQuarantine,
    })),
    {
      label: `More tax on the sale of ${soldOn}`,
      amount: cents(sale.tax - saleWithout.tax),
      unit: 'dollars',
      formula: `${amountText(sale.tax)} − ${amountText(saleWithout.tax)}; ${amountText(sale.lossesUsed)} of carried losses used`,
    },
    { label: 'More tax in all', amount: extraPayable, unit: 'dollars', formula: 'sum of the years and the sale' },
  ];
}
