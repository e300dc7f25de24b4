import type { FinancialYear } from '../units/financial-year.ts';
import type { Rule } from './rule.ts';
import { forYears } from './rule-set.ts';

/** Points of an offset, linear in between; below the first point its value, above the last 0. */
export type OffsetPoints = readonly { readonly income: number; readonly offset: number }[];

type Years = readonly [first: FinancialYear, last: FinancialYear];

function offset(id: string, [first, last]: Years, value: OffsetPoints): Rule<OffsetPoints> {
  return {
    id: `${id}.${first}`,
    label: `${id === 'lito' ? 'Low income tax offset' : 'Low and middle income tax offset'} ${first} to ${last}`,
    value,
    unit: 'dollars of annual taxable income and of offset',
    ...forYears(first, last),
    source: 'ITAA 1997 s 61-110 and s 61-115 (low income), s 61-107 (low and middle income)',
    read: '2026-11-21',
    confidence: 'verified',
  };
}

/** Low income tax offset: a maximum withdrawn linearly until it is nil at 66,667. */
export const lowIncomeOffsets: readonly Rule<OffsetPoints>[] = [
  offset(
    'lito',
    ['2018-19', '2019-20'],
    [
      { income: 37_000, offset: 445 },
      { income: 37_000 + 445 / 0.015, offset: 0 },
    ],
  ),
  offset(
    'lito',
    ['2020-21', '2026-27'],
    [
      { income: 37_500, offset: 700 },
      { income: 45_000, offset: 325 },
      { income: 45_000 + 325 / 0.015, offset: 0 },
    ],
  ),
];

/** Low and middle income tax offset; ended on 30 June 2022. */
export const lowMiddleIncomeOffsets: readonly Rule<OffsetPoints>[] = [
  offset(
    'lmito',
    ['2018-19', '2020-21'],
    [
      { income: 37_000, offset: 255 },
      { income: 48_000, offset: 1_080 },
      { income: 90_000, offset: 1_080 },
      { income: 126_000, offset: 0 },
    ],
  ),
  {
    ...offset(
      'lmito',
      ['2021-22', '2021-22'],
      [
        { income: 37_000, offset: 675 },
        { income: 48_000, offset: 1_500 },
        { income: 90_000, offset: 1_500 },
        { income: 126_000, offset: 420 },
      ],
    ),
    confidence: 'unverified',
    note: 'Sources disagree on where it stops: 126,000 here, one copy says 132,000',
  },
];
