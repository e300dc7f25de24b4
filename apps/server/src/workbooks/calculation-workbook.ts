import { type Calculation, toolFacts } from '@freehold/contract';
import { answerCalculation, type ToolAnswer } from '@freehold/domain';
import type { CalculationReportRequest } from '../reports/calculation-report.ts';
import { aboutSheet, type Prepared } from './about-sheet.ts';
import { answerSheet } from './answer-sheet.ts';
import { borrowingPowerSheets } from './borrowing-power-sheet.ts';
import { buyingCostsSheets } from './buying-costs-sheet.ts';
import { capitalGainsSheets } from './capital-gains-sheet.ts';
import { investmentPropertySheets } from './investment-property-sheet.ts';
import { landTaxSheets } from './land-tax-sheet.ts';
import { loanPlannerSheets } from './loan-planner-sheet.ts';
import type { Sheet } from './sheet.ts';

type CalculationWorkbookRequest = CalculationReportRequest & Prepared;

/**
 * Any tool's answer as sheets: with formulas over the inputs where the tool has them, else with fixed figures. Throws as
 * `answerCalculation` does.
 */
export function calculationWorkbook({ calculation, ...prepared }: CalculationWorkbookRequest): readonly Sheet[] {
  const answer = answerCalculation(calculation);
  const live = liveSheets(calculation, answer);
  const { title } = toolFacts[calculation.tool];
  return [
    ...(live ?? [answerSheet(calculation, answer)]),
    aboutSheet(title, { ...prepared, isFixed: live === null }, answer.assumptions),
  ];
}

function liveSheets({ tool, inputs }: Calculation, answer: ToolAnswer): readonly Sheet[] | null {
  switch (tool) {
    case 'land-tax':
      return landTaxSheets(inputs, answer);
    case 'capital-gains':
      return capitalGainsSheets(inputs, answer);
    case 'buying-costs':
      return buyingCostsSheets(inputs, answer);
    case 'loan-planner':
      return loanPlannerSheets(inputs);
    case 'borrowing-power':
      return borrowingPowerSheets(inputs, answer);
    case 'investment-property':
      return investmentPropertySheets(inputs, answer);
  }
}
