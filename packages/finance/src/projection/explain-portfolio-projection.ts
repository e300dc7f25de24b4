import { growthRates } from '../rules/growth.ts';
import { costsPercent, depositPercent } from '../rules/projection.ts';
import { amountText, percentText } from '../working/amount-text.ts';
import type { Working, WorkingLine } from '../working/line.ts';
import { type ProjectionInputs, type ProjectionProperty, portfolioProjection } from './portfolio-projection.ts';
import { startingIndex } from './starting-property.ts';

/**
 * The working of `portfolioProjection` for its last year: each purchase's loan and each property's value; the last amount is
 * the total equity in exact dollars. Throws as `portfolioProjection` does.
 */
export function explainPortfolioProjection(inputs: ProjectionInputs): Working {
  const { acquiredYears, rows } = portfolioProjection(inputs);
  const last = rows.at(-1);
  if (last === undefined) return [];
  const starting = inputs.properties[startingIndex(inputs.properties)]?.id;
  const bought = inputs.properties.filter(({ id }) => acquiredYears[id] !== undefined);
  const loans = bought.map((property) => loanLine(property, property.id === starting, acquiredYears[property.id] ?? 0));
  const values = bought.map((property) => valueLine(property, last.year - (acquiredYears[property.id] ?? 0)));
  return [
    ...loans,
    ...values,
    {
      label: `Total equity in year ${last.year}`,
      amount: last.totalEquity,
      unit: 'dollars',
      formula: `${amountText(last.totalValue)} − ${amountText(last.totalDebt)}`,
    },
  ];
}

function loanLine({ id, propertyValue }: ProjectionProperty, isStart: boolean, year: number): WorkingLine {
  const deposit = isStart ? depositPercent.value : 0;
  const loanPercent = 100 - deposit + costsPercent.value;
  const parts = isStart
    ? `${percentText(100 - deposit)} + ${percentText(costsPercent.value)} costs`
    : `100% + ${percentText(costsPercent.value)} costs, deposit refinanced`;
  return {
    label: `Debt for ${id}, bought in year ${year}`,
    amount: (propertyValue * loanPercent) / 100,
    unit: 'dollars',
    formula: `${amountText(propertyValue)} × (${parts})`,
    rule: isStart ? depositPercent : costsPercent,
  };
}

function valueLine({ id, propertyValue, growthRate }: ProjectionProperty, age: number): WorkingLine {
  const rate = growthRates.value[growthRate];
  return {
    label: `Value of ${id}`,
    amount: propertyValue * (1 + rate / 100) ** age,
    unit: 'dollars',
    formula: `${amountText(propertyValue)} × (1 + ${percentText(rate)})^${age}`,
    rule: growthRates,
  };
}
