/** Whether mortgage insurance is added to the loan, paid at settlement or waived. */
export const insuranceModes = ['capitalise', 'upfront', 'waived'] as const;
export type InsuranceMode = (typeof insuranceModes)[number];
