/** Height of the chart of net worth, px. */
export const netWorthHeight = 300;
