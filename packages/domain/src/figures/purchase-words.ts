/** Names of a purchase's figures on a client's timeline, and one line each on why they differ from the quick ones. */
export const purchaseWords = {
  title: 'What it would do to the timeline',
  leftOver: {
    label: 'Left over a month, in the year after buying',
    why: 'Twelve months from the one after buying, with its rent, costs, loans and tax; the dashboard’s twelve begin today. The quick repayment above is the loan alone.',
  },
  netWorth: {
    label: 'Net worth in ten years',
    why: 'Everything owned less everything owed, in dollars of then, after duty.',
  },
  value: {
    label: 'Value ten years after buying',
    ownGrowth: (rate: string) => `At the property’s own growth of ${rate} a year, the one rate of its timeline.`,
    assumedGrowth: (rate: string) =>
      `At ${rate} a year, as assumed of every property: it names no growth rate of its own.`,
  },
  tests: {
    label: 'Test not met today',
    none: 'None',
    allYes: 'Equity, income and cash each say yes.',
  },
  lender: {
    label: 'Borrowing by a lender’s test',
    why: 'Counts tax, living costs and every loan at a higher rate, before this property’s rent.',
  },
  sixTimes: {
    label: 'Six times income, less debts',
    why: 'The quick estimate: six times the income, less dependants and every debt on record, cards at their limit.',
  },
} as const;

/** What each test asks, where it says no. */
export const testWords = {
  equity: { name: 'Equity', why: 'Cash and usable equity together do not cover the deposit, duty and costs.' },
  serviceability: { name: 'Income', why: 'A lender’s test lends less than the loan, this property’s rent included.' },
  cash: { name: 'Cash', why: 'The accounts would not last a year of what the household is short each month.' },
} as const;
