/**
 * What the page opens with before its engine is here: the answer of the example, and total equity every fifth year at
 * low, medium and high growth, whole dollars. Its test works each out with the engine.
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
    low: [25_000, 104_637, 196_958, 303_984, 428_056, 571_889, 738_631],
    medium: [25_000, 163_141, 339_447, 564_464, 851_649, 1_218_177, 1_685_971],
    high: [25_000, 226_276, 508_576, 904_516, 1_459_842, 2_238_716, 3_331_128],
  },
} as const;
