/** Months of the longest term. */
export const mostMonths = 360;
/** First and last month row of a run's sheet. */
export const runRows = { from: 2, to: mostMonths + 1 } as const;

/** First row of the results, below the inputs. */
export const firstResult = 36;

/** Cells of the sheet Inputs by what they hold, and months where a cell holds years. */
export const planned = {
  loan: 'Inputs!$B$5',
  rate: 'Inputs!$B$6',
  months: '(Inputs!$B$7*12)',
  offset: 'Inputs!$B$8',
  offsetMonthly: 'Inputs!$B$9',
  extra: 'Inputs!$B$10',
  lumps: [
    { amount: 'Inputs!$B$11', month: '(Inputs!$B$12*12)' },
    { amount: 'Inputs!$B$13', month: '(Inputs!$B$14*12)' },
    { amount: 'Inputs!$B$15', month: '(Inputs!$B$16*12)' },
  ],
  interestOnly: '(Inputs!$B$17*12)',
  rateSteps: [
    { after: '(Inputs!$B$18*12)', rate: 'Inputs!$B$19' },
    { after: '(Inputs!$B$20*12)', rate: 'Inputs!$B$21' },
    { after: '(Inputs!$B$22*12)', rate: 'Inputs!$B$23' },
  ],
  fixed: [
    { share: 'Inputs!$B$24', rate: 'Inputs!$B$25', months: '(Inputs!$B$26*12)' },
    { share: 'Inputs!$B$27', rate: 'Inputs!$B$28', months: '(Inputs!$B$29*12)' },
  ],
  move: '(Inputs!$B$30*12)',
  moveRate: 'Inputs!$B$31',
  moveCosts: 'Inputs!$B$32',
  startsOn: 'Inputs!$B$33',
  /** Results that others read. */
  monthsToRepay: 'Inputs!$B$40',
  owedAtMove: 'Inputs!$B$42',
} as const;
