import { growthRates } from '../rules/growth.ts';
import { costsPercent, depositPercent } from '../rules/projection.ts';
import { ruleWhere } from '../rules/rule.ts';
import { amountText, numberText, percentText } from '../working/amount-text.ts';
import type { Working, WorkingLine } from '../working/line.ts';
import {
  type ProjectionInputs,
  type ProjectionProperty,
  type ProjectionRow,
  portfolioProjection,
} from './portfolio-projection.ts';
import { type ProjectionAssumptions, projectionAssumptions } from './projection-assumptions.ts';
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
  const terms = projectionAssumptions(inputs.assumptions);
  const loans = bought.map((property) =>
    loanLine(property, { terms, isStart: property.id === starting, year: acquiredYears[property.id] ?? 0 }),
  );
  const values = bought.map((property) =>
    valueLine(property, { terms, age: last.year - (acquiredYears[property.id] ?? 0) }),
  );
  const repaid = bought.filter(({ owed, yearsLeft }) => owed !== undefined && yearsLeft !== undefined);
  return [
    ...loans,
    ...repaid.map((property) => owedLine(property, last)),
    ...values,
    {
      label: `Total equity in year ${last.year}`,
      amount: last.totalEquity,
      unit: 'dollars',
      formula: `${amountText(last.totalValue)} − ${amountText(last.totalDebt)}`,
    },
  ];
}

function owedLine(
  { id, yearsLeft = 0, interestOnlyYears = 0 }: ProjectionProperty,
  { year, properties }: ProjectionRow,
): WorkingLine {
  const only = interestOnlyYears > 0 ? `, interest only for ${numberText(interestOnlyYears)}` : '';
  return {
    label: `${id}: still owed in year ${year}`,
    amount: properties.find((property) => property.id === id)?.debt ?? 0,
    unit: 'dollars',
    formula: `Repaid monthly within ${numberText(yearsLeft)} years${only}`,
  };
}

interface Purchase {
  readonly terms: ProjectionAssumptions;
  readonly isStart: boolean;
  readonly year: number;
}

function loanLine({ id, propertyValue, owed }: ProjectionProperty, { terms, isStart, year }: Purchase): WorkingLine {
  if (owed !== undefined) {
    return { label: `${id}: owed when it joins in year ${year}`, amount: owed, unit: 'dollars', formula: 'As entered' };
  }
  const deposit = isStart ? terms.depositPct : 0;
  const costs = percentText(terms.costsPct);
  const parts = isStart
    ? `${percentText(100 - deposit)} + ${costs} costs`
    : `100% + ${costs} costs, deposit refinanced`;
  const isAsRuled = isStart ? deposit === depositPercent.value : terms.costsPct === costsPercent.value;
  return {
    label: `Debt for ${id}, bought in year ${year}`,
    amount: (propertyValue * (100 - deposit + terms.costsPct)) / 100,
    unit: 'dollars',
    formula: `${amountText(propertyValue)} × (${parts})`,
    ...ruleWhere(isAsRuled, isStart ? depositPercent : costsPercent),
  };
}

interface Growth {
  readonly terms: ProjectionAssumptions;
  readonly age: number;
}

function valueLine({ id, propertyValue, growthRate }: ProjectionProperty, { terms, age }: Growth): WorkingLine {
  const rate = terms.growthRates[growthRate];
  return {
    label: `Value of ${id}`,
    amount: propertyValue * (1 + rate / 100) ** age,
    unit: 'dollars',
    formula: `${amountText(propertyValue)} × (1 + ${percentText(rate)})^${age}`,
    ...ruleWhere(rate === growthRates.value[growthRate], growthRates),
  };
}
