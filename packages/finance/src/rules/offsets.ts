import type { FinancialYear } from '../units/financial-year.ts';
import type { Rule } from './rule.ts';
import { forYears } from './rule-set.ts';

/** Points of an offset, linear in between; below the first point its value, above the last 0. */
export type OffsetPoints = readonly { readonly income: number; readonly offset: number }[];

type Years = readonly [first: FinancialYear, last: FinancialYear | null];

function offset(id: string, [first, last]: Years, value: OffsetPoints): Rule<OffsetPoints> {
  return {
    id: `${id}.${first}`,
    label: `${id === 'lito' ? 'Low income tax offset' : 'Low and middle income tax offset'} ${last === null ? `from ${first}` : `${first} to ${last}`}`,
    value,
    unit: 'dollars of annual taxable income and of offset',
    ...forYears(first, last),
    source: 'ITAA 1997 s 61-110 and s 61-115 (low income), s 61-107 (low and middle income)',
    statute: id === 'lito' ? 'ITAA 1997 ss 61-110, 61-115' : 'ITAA 1997 s 61-107',
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
    ['2020-21', null],
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
    source: 'Act 52 of 2019 Schedule 1; Act 14 of 2022 Schedule 6: 420 more unless relevant income is 126,000 or above',
  },
];

/** Working Australians tax offset: the lesser of the maximum and the basic tax on the labour income alone. */
export const workingOffsets: readonly Rule<{ readonly above: number; readonly most: number }>[] = [
  {
    id: 'working-offset.2027-28',
    label: 'Working Australians tax offset from 2027-28',
    value: { above: 18_200, most: 250 },
    unit: 'dollars of annual net labour income and of offset',
    ...forYears('2027-28', null),
    source: 'ITAA 1997 ss 61-155, 61-160; Act 49 of 2026 Schedule 3',
    statute: 'ITAA 1997 ss 61-155, 61-160',
    read: '2026-11-21',
    confidence: 'verified',
  },
];

/** Standard deduction for work expenses: up to this much of the labour income, in place of smaller itemised expenses. */
export const workDeductions: readonly Rule<number>[] = [
  {
    id: 'work-deduction.2026-27',
    label: 'Standard deduction for work expenses from 2026-27',
    value: 1_000,
    unit: 'dollars a year',
    ...forYears('2026-27', null),
    source: 'ITAA 1997 s 25-130; Act 49 of 2026 Schedule 4',
    statute: 'ITAA 1997 s 25-130',
    read: '2026-11-21',
    confidence: 'verified',
  },
];

/** A senior's situation, as far as the seniors and pensioners offset distinguishes it. */
export const seniorKinds = ['single', 'partner', 'apart'] as const;
export type SeniorKind = (typeof seniorKinds)[number];

/** Seniors and pensioners tax offset: `most`, less 12.5 % of rebate income above `from`, nil at `nilAt`. */
export type SeniorOffset = Readonly<
  Record<SeniorKind, { readonly most: number; readonly from: number; readonly nilAt: number }>
>;

type SeniorPoints = Readonly<Record<SeniorKind, readonly [from: number, nilAt: number]>>;

function seniorOffset(
  [first, last]: readonly [FinancialYear, FinancialYear],
  points: SeniorPoints,
): Rule<SeniorOffset> {
  const at = (kind: SeniorKind, most: number) => ({ most, from: points[kind][0], nilAt: points[kind][1] });
  return {
    id: `sapto.${first}`,
    label: `Seniors and pensioners tax offset ${first === last ? first : `${first} to ${last}`}`,
    value: { single: at('single', 2_230), partner: at('partner', 1_602), apart: at('apart', 2_040) },
    unit: 'dollars of annual rebate income and of offset',
    ...forYears(first, last),
    source: 'ITAA 1936 ss 160AAAA, 160AAAB and the regulation under it',
    statute: 'ITAA 1936 ss 160AAAA, 160AAAB',
    read: '2026-11-21',
    confidence: 'verified',
  };
}

/** Not set beyond 2026-27, where the amounts move with the lowest rate. */
export const seniorOffsets: readonly Rule<SeniorOffset>[] = [
  seniorOffset(['2018-19', '2023-24'], {
    single: [32_279, 50_119],
    partner: [28_974, 41_790],
    apart: [31_279, 47_599],
  }),
  seniorOffset(['2024-25', '2025-26'], {
    single: [34_919, 52_759],
    partner: [30_994, 43_810],
    apart: [33_732, 50_052],
  }),
  {
    ...seniorOffset(['2026-27', '2026-27'], {
      single: [36_034, 53_874],
      partner: [31_847, 44_663],
      apart: [34_767, 51_087],
    }),
    confidence: 'unverified',
    note: 'By the formula of earlier years with the 15 % rate; not published in any source read',
  },
];
