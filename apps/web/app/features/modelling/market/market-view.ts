import { decimalText, investors2021, marketReality, specificationInvestors } from '@freehold/finance';

const groupNames = ['1 property', '2 properties', '3 properties', '4 properties', '5 properties', '6 or more'] as const;

const reality = marketReality();

/** A group of investors. */
export interface MarketRow {
  readonly group: string;
  readonly count: number;
  readonly countText: string;
  readonly share: number;
  readonly shareText: string;
}

/** The table of investors by number of properties. */
export const marketRows: readonly MarketRow[] = groupNames.map((group, index) => {
  const count = reality.counts[index] ?? 0;
  const share = reality.percentages[index] ?? 0;
  return { group, count, countText: decimalText(count, { most: 0 }), share, shareText: `${share}%` };
});

/** All investors of the table. */
export const marketTotal = decimalText(reality.total, { most: 0 });

/** Names the year of the table; never calls it current (decision B-22). */
export const marketCaption = specificationInvestors.label;

// Groups start at one property, so index 2 is three properties.
const ownThreeOrMore = reality.counts.slice(2).reduce((sum, count) => sum + count, 0) / reality.total;

/** The two shares the text refers to. */
export const marketShares = [
  { value: `${reality.percentages[0] ?? 0}%`, label: 'own one property' },
  { value: `${decimalText(ownThreeOrMore * 100, { most: 1, least: 1 })}%`, label: 'own three or more' },
] as const;

const newer = marketReality(investors2021.value);
const newerShare = decimalText(((newer.counts[0] ?? 0) / newer.total) * 100, { most: 1 });

/** Why Market insights shows different counts. */
export const marketYears =
  'The table is of about 2010–11. In 2021–22, the newest year we have read, ' +
  `${decimalText(newer.total, { most: 0 })} individuals had an interest in a rental property, ${newerShare}% of them in one.`;

/** The table in words, using only its figures (decision B-25). */
export const marketText =
  `Few Australian investors move past a first property: ${reality.percentages[0] ?? 0}% own one, and fewer than 1 in 10 ` +
  `(${decimalText(ownThreeOrMore * 100, { most: 1, least: 1 })}%) own three or more.`;
