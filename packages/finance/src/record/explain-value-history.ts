import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { holdingsHistory, type ValueHistoryInputs, valueHistory } from './value-history.ts';

/**
 * The working of `valueHistory`, a line for each point; the last amount is today's value. Empty without a valuation.
 * Throws as `valueHistory` does.
 */
export function explainValueHistory(inputs: ValueHistoryInputs): Working {
  const holdings = holdingsHistory(inputs);
  return valueHistory(inputs).map(({ date, value }, index) => ({
    label: `Value on ${date}`,
    amount: value,
    unit: 'dollars',
    formula: holdings[index]?.values.map(amountText).join(' + ') || 'nothing valued by then',
  }));
}
