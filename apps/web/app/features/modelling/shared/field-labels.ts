import type { ModellingDraft, Part } from './draft.ts';

/** Field labels as on screen. */
export const fieldLabels = {
  outlook: {
    lowGrowth: 'Low growth',
    mediumGrowth: 'Medium growth',
    highGrowth: 'High growth',
    priceRise: 'Inflation',
  },
  equity: {
    propertyValue: 'Property value',
    growthRate: 'Growth',
    loanType: 'Loan type',
    interestRate: 'Interest rate',
  },
  portfolio: {
    properties: 'Properties',
    interestRate: 'Interest rate',
    deposit: 'Deposit',
    costs: 'Fees and costs',
    refinancingLimit: 'Refinancing limit',
  },
  simulator: {
    properties: 'Properties',
    interestRate: 'Interest rate',
    deposit: 'Deposit',
    costs: 'Fees and costs',
    refinancingLimit: 'Refinancing limit',
  },
  gearing: {
    propertyType: 'Property Type',
    propertyPrice: 'Property Price',
    ownershipPercentage: 'Ownership Percentage',
    currentTaxableIncome: 'Your Current Taxable Income',
    depreciationYear: 'Depreciation Year',
    financialYear: 'Tax year',
    dwelling: 'New or established',
    contractDate: 'Date of the contract',
    contractTime: 'Time of the contract',
    rent: 'Annual rent',
    otherExpenses: 'Other expenses',
    interest: 'Interest rate',
    loan: 'Loan',
  },
  probability: {
    seed: 'Draw',
    growthVolatilityPct: 'Growth volatility',
    growthCorrelationPct: 'How alike properties grow',
    fitted: 'How the futures are drawn',
    rateVolatilityPct: 'Interest rate volatility',
    ratePersistencePct: 'Persistence of the rate',
    rentPct: 'Annual rent',
    expensesPct: 'Other expenses',
    rentGrowthPct: 'Growth of rent and expenses',
    rentVolatilityPct: 'Rent growth volatility',
    vacancyChancePct: 'Chance of a vacancy',
    vacancyWeeks: 'Weeks empty',
    startingCash: 'Cash at the start',
    yearlyCash: 'Own money added',
  },
} as const satisfies { readonly [Name in Part]: Readonly<Record<keyof ModellingDraft[Name], string>> };

const toolNames: Readonly<Record<Part, string>> = {
  outlook: 'all projections',
  equity: 'first property',
  portfolio: 'property portfolio',
  simulator: 'growth simulator',
  gearing: 'negative gearing',
  probability: 'simulated futures',
};

/**
 * Label of a link's field with its tool, `Interest rate (first property)`; a field that is not on screen keeps its
 * name.
 */
export function linkFieldName(path: string): string {
  const [part = '', field = ''] = path.split('.');
  const names = new Map(Object.entries(fieldLabels).map(([name, labels]) => [name, new Map(Object.entries(labels))]));
  const label = names.get(part)?.get(field) ?? field;
  const tool = Object.entries(toolNames).find(([name]) => name === part)?.[1];
  return tool === undefined ? label : `${label} (${tool})`;
}
