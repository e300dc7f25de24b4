import { amountText, numberText, percentText } from '../working/amount-text.ts';
import type { Working } from '../working/line.ts';
import { normal95, type ValueRangeInputs, valueRange } from './value-range.ts';

/** The working of `valueRange`; the last amount is the middle value, the median. Throws as `valueRange` does. */
export function explainValueRange(inputs: ValueRangeInputs): Working {
  const range = valueRange(inputs);
  const price = amountText(inputs.price);
  const drift = `${percentText(inputs.logMean * 100)} × ${inputs.years}`;
  const deviation = percentText(inputs.logSd * 100);
  const spread = `${numberText(normal95)} × ${deviation} × √${inputs.years}`;
  const unit = 'dollars';
  return [
    { label: 'Lower in 1 of 20 cases', amount: range.p5, unit, formula: `${price} × e^(${drift} − ${spread})` },
    { label: 'Higher in 1 of 20 cases', amount: range.p95, unit, formula: `${price} × e^(${drift} + ${spread})` },
    {
      label: 'Average',
      amount: range.mean,
      unit,
      formula: `${price} × e^(${drift} + ${deviation}² × ${inputs.years} ÷ 2)`,
    },
    { label: 'Middle', amount: range.p50, unit, formula: `${price} × e^(${drift})` },
  ];
}
