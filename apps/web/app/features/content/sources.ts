import type { Source } from './block.ts';

/** ISO date on which the facts of these pages were compiled and checked against their sources. */
export const compiled = '2026-11-21';

export const reformAct: Source = {
  title:
    'Treasury Laws Amendment (Tax Reform No. 1) Act 2026 (No. 49 of 2026), Royal Assent 26 June 2026, and the ATO’s pages on it',
  asAt: compiled,
  confidence: 'verified',
};

export const reformDetails: Source = {
  title: 'Published summaries of Act No. 49 of 2026 by accounting and law firms',
  asAt: compiled,
  confidence: 'single-source',
};

export const capitalWorks: Source = {
  title: 'ITAA 1997 Division 43; ATO, capital works deductions of rental properties',
  asAt: compiled,
  confidence: 'verified',
};

export const secondHandAssets: Source = {
  title: 'ITAA 1997 s 40-27 (Act No. 126 of 2017, Schedule 2); ATO, second-hand depreciating assets',
  asAt: compiled,
  confidence: 'verified',
};

export const taxScales: Source = {
  title: 'Act No. 28 of 2025, Schedule 1, and the ATO’s tables of resident rates',
  asAt: compiled,
  confidence: 'verified',
};

export const medicareLevy: Source = {
  title: 'ATO, Medicare levy thresholds for 2025–26 (Act No. 58 of 2026)',
  asAt: compiled,
  confidence: 'verified',
};

export const debtToIncomeLimit: Source = {
  title: 'APRA, letter on debt-to-income limits, in force from 1 February 2026',
  asAt: compiled,
  confidence: 'verified',
};

export const serviceabilityBuffer: Source = {
  title: 'APRA, serviceability buffer, unchanged since October 2021',
  asAt: compiled,
  confidence: 'verified',
};

export const lenderPractice: Source = {
  title: 'Published descriptions of lenders’ serviceability policies',
  asAt: compiled,
  confidence: 'single-source',
};

export const transferDutySource: Source = {
  title: 'Duties and stamp duty Acts of the states and territories; revenue offices’ rate pages and calculators',
  asAt: '2026-10-05',
  confidence: 'single-source',
};

export const depositScheme: Source = {
  title: 'Published summary of the Australian Government 5% Deposit Scheme, from 1 October 2025',
  asAt: compiled,
  confidence: 'single-source',
};

export const cashRate: Source = {
  title: 'Reserve Bank of Australia, cash rate target decisions to 29 September 2026 (table A2)',
  asAt: '2026-09-29',
  confidence: 'single-source',
};

export const consumerPrices: Source = {
  title:
    'Australian Bureau of Statistics, Consumer Price Index, June quarters (2011–12 = 100), from 2025 as in the Reserve Bank’s table G1',
  asAt: '2025-06-30',
  confidence: 'single-source',
};

export const investorHoldings: Source = {
  title: 'ATO taxation statistics, income year 2021–22',
  asAt: '2022-06-30',
  confidence: 'single-source',
};

export const longRunPrices: Source = {
  title: 'CoreLogic, national dwelling values over the 30 years to 2022',
  asAt: '2022-12-31',
  confidence: 'single-source',
};

export const loanConvention: Source = {
  title: 'Standard amortisation formula; the example was reproduced by three independent methods',
  asAt: compiled,
  confidence: 'verified',
};

export const comparisonRateLaw: Source = {
  title: 'ASIC pages on the National Credit Code',
  asAt: compiled,
  confidence: 'single-source',
};
