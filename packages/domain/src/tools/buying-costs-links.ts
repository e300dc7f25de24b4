import { type BuyingCostsForm, encodeScenario, mortgageScenarioSchema, mortgageStart } from '@freehold/contract';
import { presentValueRate, variableLoanRates } from '@freehold/finance';
import type { Settlement } from './buying-costs-purchase.ts';
import type { ToolLink } from './tool-answer.ts';

/** Where a purchase leads: the repayments on its loan. */
export function buyingCostsLinks(form: BuyingCostsForm, settlement: Settlement): readonly ToolLink[] {
  return repaymentLink(form, settlement);
}

function repaymentLink({ buyer }: BuyingCostsForm, { totalLoan }: Settlement): readonly ToolLink[] {
  const { owner, investor } = variableLoanRates.value;
  const inputs = mortgageScenarioSchema.safeParse({
    ...mortgageStart,
    loanAmount: totalLoan,
    interestRate: buyer === 'investor' ? investor : owner,
    priceRise: presentValueRate.value,
  });
  if (!inputs.success) return [];
  const link = encodeScenario({ v: 1, kind: 'mortgage', inputs: inputs.data });
  return [{ label: 'Repayments on this loan', to: `/mortgage-calculator#s=${link}` }];
}
