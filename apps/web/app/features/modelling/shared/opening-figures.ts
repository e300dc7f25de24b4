/**
 * What the page opens with before its engine is here: the answer of the example, and total equity every fifth year at
 * low, medium and high growth, thousands of dollars. Its test works each out with the engine.
 */
export const openingFigures = {
  label: 'Total equity after 30 years',
  value: '$1,685,971',
  reason: '$803,774 in today’s dollars',
  kind: 'At even growth',
  runsOut: {
    share: '73.2%',
    sentence: 'In 73.2% of futures cash or equity runs out',
    basis: '10,000 simulated futures, fitted on Australian history, with $30,000 in cash and $25,000 added a year.',
  },
  why: 'The example borrows 95% of its price. The deposit changes this most: with $150,000 down, 30%, the money runs out in 21 of 100 futures.',
  equity: {
    low: [25, 105, 197, 304, 428, 572, 739],
    medium: [25, 163, 339, 564, 852, 1218, 1686],
    high: [25, 226, 509, 905, 1460, 2239, 3331],
  },
} as const;
