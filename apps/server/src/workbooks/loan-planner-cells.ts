/** Months of the longest term. */
export const mostMonths = 360;
/** First and last month row of a run's sheet. */
export const runRows = { from: 2, to: mostMonths + 1 } as const;

/** Cells of the sheet Inputs by what they hold. */
export const planned = {
  loan: 'Inputs!$B$5',
  rate: 'Inputs!$B$6',
  months: '(Inputs!$B$7*12)',
  offset: 'Inputs!$B$8',
  offsetMonthly: 'Inputs!$B$9',
  extra: 'Inputs!$B$10',
  lump: 'Inputs!$B$11',
  lumpMonth: '(Inputs!$B$12*12)',
  interestOnly: '(Inputs!$B$13*12)',
  later: '(Inputs!$B$14*12)',
  laterRate: 'Inputs!$B$15',
  fixedShare: 'Inputs!$B$16',
  fixedRate: 'Inputs!$B$17',
  fixedMonths: '(Inputs!$B$18*12)',
  move: '(Inputs!$B$19*12)',
  moveRate: 'Inputs!$B$20',
  moveCosts: 'Inputs!$B$21',
  startsOn: 'Inputs!$B$22',
} as const;
