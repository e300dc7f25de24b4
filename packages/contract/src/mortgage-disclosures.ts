/** Method and limits of the mortgage figures, in words. */
export const mortgageAssumptions = [
  'The interest rate stays the same for the whole term. Rates change, and a fixed or introductory rate ends.',
  'A year has 52 weekly, 26 fortnightly or 12 monthly repayments, and each charges one period’s interest on what is then owed.',
  'No fees, charges, insurance, redraw or offset account.',
  'An extra repayment is paid every month of the loan; for an interest-only loan it is left out.',
  'An interest-only loan repays no principal here. When its interest-only time ends, repayments rise.',
  'The illustrative market rate is the rate entered plus half a percentage point. It is no lender’s rate.',
] as const;
