import type { FinancialYear } from '../units/financial-year.ts';
import type { Rule } from './rule.ts';
import { forYears } from './rule-set.ts';

interface Entry {
  readonly first: FinancialYear;
  readonly last: FinancialYear | null;
  readonly value: number;
  readonly confidence?: Rule<number>['confidence'];
}

interface Subject {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly statute?: string;
}

const source = 'ATO key superannuation rates and thresholds; SGAA 1992 s 19; ITAA 1997 Division 291 and 292';

function series(subject: Subject, entries: readonly Entry[]): readonly Rule<number>[] {
  return entries.map(({ first, last, value, confidence = 'verified' }) => ({
    id: `${subject.id}.${first}`,
    label: subject.label,
    value,
    unit: subject.unit,
    ...forYears(first, last),
    source,
    ...(subject.statute === undefined ? {} : { statute: subject.statute }),
    read: '2026-11-21',
    confidence,
  }));
}

/** Employer's compulsory contribution, percent of ordinary earnings. */
export const superGuaranteeRates = series(
  {
    id: 'super.guarantee',
    label: 'Super guarantee',
    unit: 'percent of ordinary time earnings',
    statute: 'SGAA 1992 s 19',
  },
  [
    { first: '2018-19', last: '2020-21', value: 9.5 },
    { first: '2021-22', last: '2021-22', value: 10 },
    { first: '2022-23', last: '2022-23', value: 10.5 },
    { first: '2023-24', last: '2023-24', value: 11 },
    { first: '2024-25', last: '2024-25', value: 11.5 },
    { first: '2025-26', last: null, value: 12 },
  ],
);

/** Cap on contributions before tax in a year. */
export const concessionalCaps = series(
  {
    id: 'super.concessional-cap',
    label: 'Concessional contributions cap',
    unit: 'dollars a year',
    statute: 'ITAA 1997 Division 291',
  },
  [
    { first: '2018-19', last: '2020-21', value: 25_000 },
    { first: '2021-22', last: '2023-24', value: 27_500 },
    { first: '2024-25', last: '2025-26', value: 30_000 },
    { first: '2026-27', last: '2026-27', value: 32_500, confidence: 'single-source' },
  ],
);

/** Balance from which nothing is carried forward of the caps of earlier years, and of how many years it is. */
export const carriedForwardCaps: Rule<{ readonly balanceBelow: number; readonly years: number }> = {
  id: 'super.carry-forward',
  label: 'Concessional caps carried forward',
  value: { balanceBelow: 500_000, years: 5 },
  unit: 'dollars of total superannuation balance; earlier financial years',
  ...forYears('2018-19', null),
  statute: 'ITAA 1997 s 291-20(3)',
  source: 'ITAA 1997 s 291-20(3)–(7), compilation on ato.gov.au/law',
  read: '2026-11-29',
  confidence: 'verified',
};

/** Cap on contributions after tax in a year. */
export const nonConcessionalCaps = series(
  {
    id: 'super.non-concessional-cap',
    label: 'Non-concessional contributions cap',
    unit: 'dollars a year',
    statute: 'ITAA 1997 Division 292',
  },
  [
    { first: '2018-19', last: '2020-21', value: 100_000 },
    { first: '2021-22', last: '2023-24', value: 110_000 },
    { first: '2024-25', last: '2025-26', value: 120_000 },
    { first: '2026-27', last: '2026-27', value: 130_000, confidence: 'single-source' },
  ],
);

/** Earnings above which no compulsory contribution is due. */
export const maximumContributionBases = series(
  { id: 'super.maximum-contribution-base', label: 'Maximum contribution base', unit: 'dollars a year' },
  [{ first: '2026-27', last: '2026-27', value: 270_830, confidence: 'single-source' }],
);

/** Cap on the amount moved into the retirement phase. */
export const transferBalanceCaps = series(
  { id: 'super.transfer-balance-cap', label: 'General transfer balance cap', unit: 'dollars' },
  [
    { first: '2025-26', last: '2025-26', value: 2_000_000, confidence: 'single-source' },
    { first: '2026-27', last: '2026-27', value: 2_100_000, confidence: 'single-source' },
  ],
);

/** Income including concessional contributions above which the extra 15 % tax (Division 293) applies. */
export const division293Thresholds = series(
  {
    id: 'super.division-293',
    label: 'Division 293 threshold',
    unit: 'dollars a year',
    statute: 'ITAA 1997 Division 293',
  },
  [{ first: '2018-19', last: null, value: 250_000, confidence: 'unverified' }],
);

/** Tax on concessional contributions, and the extra rate of Division 293: percent. */
export const superContributionsTax: Rule<{ readonly ratePct: number; readonly extraPct: number }> = {
  id: 'super.contributions-tax',
  label: 'Tax on concessional contributions',
  value: { ratePct: 15, extraPct: 15 },
  unit: 'percent of concessional contributions',
  ...forYears('2018-19', null),
  statute: 'ITAA 1997 Division 293',
  source: 'ITAA 1997 Division 293; ATO key superannuation rates and thresholds',
  read: '2026-11-21',
  confidence: 'unverified',
};
