import type { Rule } from './rule.ts';

/** Investors by number of properties held: one, two, three, four, five, six or more. */
export type InvestorCounts = readonly number[];

const unit = 'individuals with an interest in that many rental properties';

/** The specification's figures, of an earlier income year; the screen says so (decision B-22). */
export const specificationInvestors: Rule<InvestorCounts> = {
  id: 'market-reality.specification',
  label: 'ATO data, earlier income year',
  value: [1_284_852, 318_295, 96_991, 34_967, 14_555, 15_264],
  unit,
  from: null,
  to: null,
  source: 'ATO taxation statistics of about 2010-11',
  read: '2026-11-21',
  confidence: 'single-source',
};

/** Figures of the 2021-22 income year. */
export const investors2021: Rule<InvestorCounts> = {
  id: 'market-reality.2021-22',
  label: 'ATO data, 2021-22',
  value: [1_620_633, 428_020, 132_338, 47_633, 19_530, 19_977],
  unit,
  from: '2021-07-01',
  to: '2022-06-30',
  source: 'ATO taxation statistics 2021-22',
  read: '2026-11-21',
  confidence: 'single-source',
};
