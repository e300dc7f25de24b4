/** Terms that calculators offer, in years, as form values. */
export const loanTerms = ['15', '20', '25', '30'] as const;
