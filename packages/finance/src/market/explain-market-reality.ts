import { investors2021, specificationInvestors } from '../rules/market-reality.ts';
import { numberText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { marketReality } from './market-reality.ts';

/**
 * The working of `marketReality`, a line for each group in whole percent; the last amount is the number of all investors.
 * Throws as `marketReality` does.
 */
export function explainMarketReality(counts: readonly number[] = specificationInvestors.value): Working {
  const { total, percentages } = marketReality(counts);
  const statistics = [specificationInvestors, investors2021].find(({ value }) => value === counts);
  const rule = statistics === undefined ? {} : { rule: statistics };
  const groups = percentages.map((amount, index) => ({
    label: groupName(index + 1, counts.length),
    amount,
    unit: 'percent' as const,
    formula: `${numberText(counts[index] ?? 0)} ÷ ${numberText(total)}`,
    ...rule,
  }));
  const all = {
    label: 'Investors',
    amount: total,
    unit: 'count',
    formula: counts.map(numberText).join(' + '),
  } as const;
  return [...groups, { ...all, ...rule }];
}

function groupName(properties: number, most: number): string {
  if (properties === 1) return '1 property';
  return properties === most ? `${properties} or more properties` : `${properties} properties`;
}
