import type { GearingScenario } from '@freehold/contract';
import type { NegativeGearingInputs } from '@freehold/finance';

/** Converts a negative gearing scenario to the inputs of `negativeGearing`. */
export function gearingInputs({ dwelling, contractDate, ...scenario }: GearingScenario): NegativeGearingInputs {
  return {
    propertyType: scenario.propertyType,
    propertyPrice: scenario.propertyPrice,
    ownershipPercentage: scenario.ownershipPercentage,
    currentTaxableIncome: scenario.currentTaxableIncome,
    depreciationYear: scenario.depreciationYear,
    financialYear: scenario.financialYear,
    dwelling: dwelling ?? undefined,
    contractDate: contractDate ?? undefined,
    ratios: {
      rentPct: scenario.rent,
      otherExpensesPct: scenario.otherExpenses,
      interestPct: scenario.interest,
      loanPct: scenario.loan,
    },
  };
}
