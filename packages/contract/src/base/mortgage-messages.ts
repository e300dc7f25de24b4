/** Texts of specification section 5 about the mortgage calculator and its lead form, kept to the letter. */
export const mortgageMessages = {
  minimumLoan: 'Minimum loan amount is $10,000',
  maximumLoan: 'Maximum loan amount is $10,000,000',
  minimumRate: 'Minimum interest rate is 0.1%',
  maximumRate: 'Maximum interest rate is 15%',
  termRequired: 'Please select a loan term',
  extraNegative: 'Additional repayments cannot be negative',
  firstNameTooShort: 'First name must be at least 2 characters',
  lastNameTooShort: 'Last name must be at least 2 characters',
  timeframeRequired: 'Please select a timeframe',
  privacyPolicyRequired: 'You must agree to the privacy policy',
  // Not in the specification: two selectors that always hold a choice, and the limit of the extra.
  frequencyRequired: 'Please select how often you repay',
  loanTypeRequired: 'Please select a loan type',
  extraTooLarge: 'Additional repayments can be at most $10,000,000',
} as const;
