import { amountText, percentText } from '../working/amount-text.ts';
import { dollarsLine, type Working } from '../working/line.ts';
import { type LaterRefinanceInputs, laterRefinance } from './later-refinance.ts';

/** The working of `laterRefinance`, empty when the loan is repaid by then; the last amount is the net benefit. Throws as it does. */
export function explainLaterRefinance(inputs: LaterRefinanceInputs): Working {
  const found = laterRefinance(inputs);
  if (found === null) return [];
  const { afterMonths, newRatePct, switchingCosts = 0, loans } = inputs;
  const remaining = (loans[0]?.termMonths ?? 0) - afterMonths;
  return [
    dollarsLine('Owed at the move', found.balance, `after ${afterMonths} monthly payments`),
    dollarsLine('Repayment without the move', found.currentRepayment, `of month ${afterMonths + 1}`),
    dollarsLine(
      'New repayment',
      found.newRepayment,
      `${amountText(found.balance)} at ${percentText(newRatePct)}, ${remaining} months left`,
    ),
    dollarsLine(
      'Change of interest to come',
      found.lifetimeInterestChange,
      'interest of the new loan − interest without the move',
    ),
    dollarsLine(
      'Net benefit of the move',
      found.netBenefit,
      `${amountText(-found.lifetimeInterestChange)} − ${amountText(switchingCosts)} costs`,
    ),
  ];
}
