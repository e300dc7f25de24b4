import type { Calculation } from '@freehold/contract';
import type { Line } from '../figures/line.ts';
import { borrowingPowerAnswer, borrowingPowerReadBack } from './borrowing-power.ts';
import { buyingCostsAnswer, buyingCostsReadBack } from './buying-costs.ts';
import { capitalGainsAnswer, capitalGainsReadBack } from './capital-gains.ts';
import { investmentPropertyAnswer, investmentPropertyReadBack } from './investment-property.ts';
import { landTaxAnswer, landTaxReadBack } from './land-tax.ts';
import { loanPlannerAnswer } from './loan-planner.ts';
import { loanPlannerReadBack } from './loan-planner-read-back.ts';
import type { ToolAnswer } from './tool-answer.ts';

/** The answer of any tool. */
export function answerCalculation({ tool, inputs }: Calculation): ToolAnswer {
  switch (tool) {
    case 'land-tax':
      return landTaxAnswer(inputs);
    case 'capital-gains':
      return capitalGainsAnswer(inputs);
    case 'buying-costs':
      return buyingCostsAnswer(inputs);
    case 'borrowing-power':
      return borrowingPowerAnswer(inputs);
    case 'loan-planner':
      return loanPlannerAnswer(inputs);
    case 'investment-property':
      return investmentPropertyAnswer(inputs);
  }
}

/** What was entered into any tool, as lines. */
export function readBackCalculation({ tool, inputs }: Calculation): readonly Line[] {
  switch (tool) {
    case 'land-tax':
      return landTaxReadBack(inputs);
    case 'capital-gains':
      return capitalGainsReadBack(inputs);
    case 'buying-costs':
      return buyingCostsReadBack(inputs);
    case 'borrowing-power':
      return borrowingPowerReadBack(inputs);
    case 'loan-planner':
      return loanPlannerReadBack(inputs);
    case 'investment-property':
      return investmentPropertyReadBack(inputs);
  }
}
