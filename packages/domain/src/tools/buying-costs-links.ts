import {
  type BuyingCostsForm,
  encodeLink,
  encodeScenario,
  landTaxStart,
  mortgageScenarioSchema,
  mortgageStart,
  toolFacts,
} from '@freehold/contract';
import { presentValueRate, variableLoanRates } from '@freehold/finance';
import type { Settlement } from './buying-costs-purchase.ts';
import type { ToolLink } from './tool-answer.ts';

/** Where a purchase leads: the repayments on its loan, and for an investor the land tax of its state. */
export function buyingCostsLinks(form: BuyingCostsForm, settlement: Settlement): readonly ToolLink[] {
  return [...repaymentLink(form, settlement), ...landTaxLink(form)];
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

function landTaxLink({ buyer, state }: BuyingCostsForm): readonly ToolLink[] {
  if (buyer !== 'investor') return [];
  // What the land alone is worth is not known from a price: the example's value stays, to be typed over.
  const link = encodeLink({ v: 1, kind: 'land-tax', inputs: { ...landTaxStart, state } });
  return [{ label: `Land tax in ${state}`, to: `${toolFacts['land-tax'].page}#s=${link}` }];
}
