import type { Provenance, PublishedFigure, Rule } from '../rules/rule.ts';
import type { State } from '../units/states.ts';

/** A table of an Act: base dollars and percent of the excess over a value. */
export interface LandTaxTable {
  readonly bands: readonly { readonly above: number; readonly base: number; readonly percent: number }[];
  /** The band starts at the figure itself: "not less than", "or more"; else above it. */
  readonly startsAt: readonly number[] | 'all' | 'none';
  /** Charged on every property, whatever its value. */
  readonly fixed?: number;
  readonly rounding: 'cents' | 'startedHundreds' | 'tenCents';
  /** Less than this in all is not assessed. */
  readonly least?: number;
  /** Each property is assessed by itself; else one owner's land of the place is added up. */
  readonly perProperty?: boolean;
}

type Bands = readonly (readonly [above: number, base: number, percent: number])[];

function table(bands: Bands, terms: Omit<LandTaxTable, 'bands'>): LandTaxTable {
  return { bands: bands.map(([above, base, percent]) => ({ above, base, percent })), ...terms };
}

type Origin = Pick<Provenance, 'source' | 'statute' | 'confidence' | 'note'> & {
  readonly checkedAgainst?: readonly PublishedFigure[];
};

function landTaxRule(state: State, value: LandTaxTable, origin: Origin): Rule<LandTaxTable> {
  return {
    id: `land-tax.${state.toLowerCase()}.2026`,
    label: `${state} land tax 2026, individuals`,
    value,
    unit: 'dollars of taxable land value',
    from: '2026-01-01',
    to: '2026-12-31',
    read: '2026-11-21',
    ...origin,
  };
}

function published(landValue: number, amount: number): PublishedFigure {
  const publishedBy = 'Queensland Revenue Office, land tax for individuals';
  return {
    area: 'landTax.assess',
    inputs: { state: 'QLD', landValue, year: 2026 },
    figure: 'landTax',
    amount,
    publishedBy,
  };
}

const plain = { startsAt: 'none', rounding: 'cents' } as const;

/** General scales of individuals for 2026, by place; the Northern Territory has no land tax. */
export const landTaxTables: Readonly<Record<Exclude<State, 'NT'>, Rule<LandTaxTable>>> = {
  NSW: landTaxRule(
    'NSW',
    table(
      [
        [1_075_000, 100, 1.6],
        [6_571_000, 88_036, 2],
      ],
      plain,
    ),
    {
      source: 'Land Tax Act 1956 (NSW); Land Tax Management Act 1956 (NSW) ss 62P, 62S',
      statute: 'Land Tax Act 1956 (NSW); Land Tax Management Act 1956 (NSW) ss 62P, 62S',
      confidence: 'verified',
    },
  ),
  VIC: landTaxRule(
    'VIC',
    table(
      [
        [50_000, 500, 0],
        [100_000, 975, 0],
        [300_000, 1_350, 0.3],
        [600_000, 2_250, 0.6],
        [1_000_000, 4_650, 0.9],
        [1_800_000, 11_850, 1.65],
        [3_000_000, 31_650, 2.65],
      ],
      { startsAt: 'all', rounding: 'cents' },
    ),
    {
      source: 'Land Tax Act 2005 (Vic) Sch 1; State Revenue Office',
      statute: 'Land Tax Act 2005 (Vic) Sch 1',
      confidence: 'single-source',
    },
  ),
  QLD: landTaxRule(
    'QLD',
    table(
      [
        [600_000, 500, 1],
        [1_000_000, 4_500, 1.65],
        [3_000_000, 37_500, 1.25],
        [5_000_000, 62_500, 1.75],
        [10_000_000, 150_000, 2.25],
      ],
      { startsAt: [600_000], rounding: 'cents' },
    ),
    {
      source: 'Land Tax Act 2010 (Qld) Sch 1; Queensland Revenue Office',
      statute: 'Land Tax Act 2010 (Qld) Sch 1',
      confidence: 'verified',
      checkedAgainst: [published(680_000, 1_300), published(6_400_000, 87_000)],
    },
  ),
  SA: landTaxRule(
    'SA',
    table(
      [
        [833_000, 0, 0.5],
        [1_338_000, 2_525, 1],
        [1_946_000, 8_605, 2],
        [3_116_000, 32_005, 2.4],
      ],
      { startsAt: 'none', rounding: 'startedHundreds', least: 20 },
    ),
    {
      source: 'Land Tax Act 1936 (SA) s 8A, Sch 1; RevenueSA, 2025-26',
      statute: 'Land Tax Act 1936 (SA) s 8A, Sch 1',
      confidence: 'verified',
      note: 'Thresholds of 2025-26: those of 2026-27 are 12.44% higher and not all known',
    },
  ),
  WA: landTaxRule(
    'WA',
    table(
      [
        [300_000, 300, 0],
        [420_000, 300, 0.25],
        [1_000_000, 1_750, 0.9],
        [1_800_000, 8_950, 1.8],
        [5_000_000, 66_550, 2],
        [11_000_000, 186_550, 2.67],
      ],
      plain,
    ),
    {
      source: 'wa.gov.au, land tax rates',
      confidence: 'verified',
      note: 'The Metropolitan Region Improvement Tax of 0.14% above $300,000 comes on top in the metropolitan region',
    },
  ),
  TAS: landTaxRule(
    'TAS',
    table(
      [
        [125_000, 50, 0.45],
        [500_000, 1_737.5, 1.5],
      ],
      { startsAt: 'all', rounding: 'tenCents' },
    ),
    {
      source: 'Land Tax Rating Act 2000 (Tas)',
      statute: 'Land Tax Rating Act 2000 (Tas)',
      confidence: 'single-source',
    },
  ),
  ACT: landTaxRule(
    'ACT',
    table(
      [
        [0, 0, 0.54],
        [150_000, 810, 0.64],
        [275_000, 1_610, 1.24],
        [1_000_000, 10_600, 1.25],
        [2_000_000, 23_100, 1.26],
      ],
      { startsAt: 'none', rounding: 'cents', fixed: 1_778, perProperty: true },
    ),
    {
      source: 'ACT Revenue Office, land tax 2026-27',
      confidence: 'single-source',
      note: 'On the average unimproved value of the property',
    },
  ),
};
