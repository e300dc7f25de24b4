import { amountText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { allocation } from './allocation.ts';

/**
 * The working of `allocation`: dollars and share of each slice; the last amount is the total. Empty when there are no
 * slices. Throws as `allocation` does.
 */
export function explainAllocation(amounts: Parameters<typeof allocation>[0]): Working {
  const slices = allocation(amounts);
  if (slices.length === 0) return [];
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  const shares = slices.flatMap(({ name, value, percent }): Working => {
    const parts = amounts.filter((part) => part.name === name).map(({ amount }) => amountText(amount));
    return [
      { label: name, amount: value, unit: 'dollars', formula: parts.join(' + ') },
      {
        label: `${name}, share`,
        amount: percent,
        unit: 'percent',
        formula: `${amountText(value)} ÷ ${amountText(whole)}, whole percent`,
      },
    ];
  });
  const sum = slices.map(({ value }) => amountText(value)).join(' + ');
  return [...shares, { label: 'All together', amount: whole, unit: 'dollars', formula: sum }];
}
