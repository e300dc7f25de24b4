/** The steps of the mortgage calculator, for its progress bar. */
export const stepNames = ['Your loan', 'Your result', 'Thank you'] as const;
