import type { ProgressiveScale } from '../scale/progressive-scale.ts';
import type { Rule } from './rule.ts';
import { forYears } from './rule-set.ts';

export const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;
export type State = (typeof states)[number];

/** A duty scale. With `roundsUpTo`, the value above each threshold is rounded up to whole lots of that many dollars. */
export interface DutyScale {
  readonly scale: ProgressiveScale;
  readonly roundsUpTo?: number;
  readonly minimum?: number;
}

/** Relief under which duty rises linearly from nil at `nilUpTo` to the full duty at `fullFrom`. */
export interface SlidingRelief {
  readonly nilUpTo: number;
  readonly fullFrom: number;
}

/** Replaces the scale above a value: a flat rate on the whole value. */
export interface FlatAbove {
  readonly above: number;
  readonly rate: number;
}

const source =
  'State revenue offices as read on 5 October 2026 by stampdutyaustralia.com params-2026.json, every test value reproduced';

function duty<Value>(id: string, value: Value, unit = 'dollars of dutiable value'): Rule<Value> {
  return {
    id: `duty.${id}.2026-27`,
    label: `${id.slice(0, id.indexOf('.')).toUpperCase()} transfer duty 2026-27`,
    value,
    unit,
    ...forYears('2026-27', '2026-27'),
    source,
    read: '2026-11-21',
    confidence: 'single-source',
  };
}

/** New South Wales: per $100 or part, at least $20. */
export const nswGeneral = duty<DutyScale>('nsw.general', {
  minimum: 20,
  roundsUpTo: 100,
  scale: [
    { above: 0, base: 0, rate: 0.0125 },
    { above: 18_000, base: 225, rate: 0.015 },
    { above: 38_000, base: 525, rate: 0.0175 },
    { above: 103_000, base: 1_662, rate: 0.035 },
    { above: 387_000, base: 11_602, rate: 0.045 },
    { above: 1_290_000, base: 52_237, rate: 0.055 },
    { above: 3_870_000, base: 194_137, rate: 0.07 },
  ],
});
export const nswFirstHome = duty<SlidingRelief>('nsw.first-home', { nilUpTo: 800_000, fullFrom: 1_000_000 });
export const nswFirstLand = duty<SlidingRelief>('nsw.first-land', { nilUpTo: 350_000, fullFrom: 450_000 });

/** Victoria: a flat 5.5 % of the whole value between 960,000 and 2,000,000. */
export const vicGeneral = duty<DutyScale>('vic.general', {
  scale: [
    { above: 0, base: 0, rate: 0.014 },
    { above: 25_000, base: 350, rate: 0.024 },
    { above: 130_000, base: 2_870, rate: 0.06 },
    { above: 960_000, base: 52_800, rate: 0.055 },
    { above: 2_000_000, base: 110_000, rate: 0.065 },
  ],
});
/** A home to live in, up to 550,000. */
export const vicHome = duty<DutyScale & { readonly upTo: number }>('vic.home', {
  upTo: 550_000,
  scale: [
    { above: 0, base: 0, rate: 0.014 },
    { above: 25_000, base: 350, rate: 0.024 },
    { above: 130_000, base: 2_870, rate: 0.05 },
    { above: 440_000, base: 18_370, rate: 0.06 },
  ],
});
export const vicFirstHome = duty<SlidingRelief>('vic.first-home', { nilUpTo: 600_000, fullFrom: 750_000 });

export const qldGeneral = duty<DutyScale>('qld.general', {
  scale: [
    { above: 5_000, base: 0, rate: 0.015 },
    { above: 75_000, base: 1_050, rate: 0.035 },
    { above: 540_000, base: 17_325, rate: 0.045 },
    { above: 1_000_000, base: 38_025, rate: 0.0575 },
  ],
});
export const qldHome = duty<DutyScale>('qld.home', {
  scale: [
    { above: 0, base: 0, rate: 0.01 },
    { above: 350_000, base: 3_500, rate: 0.035 },
    { above: 540_000, base: 10_150, rate: 0.045 },
    { above: 1_000_000, base: 30_850, rate: 0.0575 },
  ],
});
/** Rebate of a first home on the home duty: 17,350 below 710,000, then a tenth less for each started 10,000. */
export const qldFirstHome = duty('qld.first-home', {
  rebate: 17_350,
  fullBelow: 710_000,
  step: 10_000,
  lessPerStep: 1_735,
});

export const waGeneral = duty<DutyScale>('wa.general', {
  scale: [
    { above: 0, base: 0, rate: 0.019 },
    { above: 120_000, base: 2_280, rate: 0.0285 },
    { above: 150_000, base: 3_135, rate: 0.038 },
    { above: 360_000, base: 11_115, rate: 0.0475 },
    { above: 725_000, base: 28_453, rate: 0.0515 },
  ],
});
/** Nil up to a value, then a rate on the excess, up to the value from which the general scale applies. */
export const waFirstHome = duty('wa.first-home', { nilUpTo: 600_000, rate: 0.1615, upTo: 800_000 });
export const waFirstLand = duty('wa.first-land', { nilUpTo: 450_000, rate: 0.2014, upTo: 550_000 });

export const saGeneral = duty<DutyScale>('sa.general', {
  scale: [
    { above: 0, base: 0, rate: 0.01 },
    { above: 12_000, base: 120, rate: 0.02 },
    { above: 30_000, base: 480, rate: 0.03 },
    { above: 50_000, base: 1_080, rate: 0.035 },
    { above: 100_000, base: 2_830, rate: 0.04 },
    { above: 200_000, base: 6_830, rate: 0.0425 },
    { above: 250_000, base: 8_955, rate: 0.0475 },
    { above: 300_000, base: 11_330, rate: 0.05 },
    { above: 500_000, base: 21_330, rate: 0.055 },
  ],
});

export const tasGeneral = duty<DutyScale>('tas.general', {
  minimum: 50,
  scale: [
    { above: 3_000, base: 50, rate: 0.0175 },
    { above: 25_000, base: 435, rate: 0.0225 },
    { above: 75_000, base: 1_560, rate: 0.035 },
    { above: 200_000, base: 5_935, rate: 0.04 },
    { above: 375_000, base: 12_935, rate: 0.0425 },
    { above: 725_000, base: 27_810, rate: 0.045 },
  ],
});

/** Australian Capital Territory: 4.54 % of the whole value above 1,455,000. */
export const actFlat = duty<FlatAbove>('act.flat', { above: 1_455_000, rate: 0.0454 });
/** A first home buyer pays nothing, at any price, while the income test of the Home Buyer Concession Scheme is met. */
export const actFirstHome = duty('act.first-home', 0, 'dollars of duty, the income test of the scheme being met');
export const actOwner = duty<DutyScale>('act.owner', {
  scale: [
    { above: 0, base: 0, rate: 0.0028 },
    { above: 260_000, base: 728, rate: 0.022 },
    { above: 300_000, base: 1_608, rate: 0.034 },
    { above: 500_000, base: 8_408, rate: 0.0432 },
    { above: 750_000, base: 19_208, rate: 0.059 },
    { above: 1_000_000, base: 33_958, rate: 0.064 },
  ],
});
export const actInvestor = duty<DutyScale>('act.investor', {
  scale: [
    { above: 0, base: 0, rate: 0.012 },
    { above: 200_000, base: 2_400, rate: 0.022 },
    { above: 300_000, base: 4_600, rate: 0.034 },
    { above: 500_000, base: 11_400, rate: 0.0432 },
    { above: 750_000, base: 22_200, rate: 0.059 },
    { above: 1_000_000, base: 36_950, rate: 0.064 },
  ],
});

/** Northern Territory: a·V² + b·V with V in thousands up to a value, then flat rates on the whole value. */
export const ntGeneral = duty('nt.general', {
  quadratic: 0.06571441,
  linear: 15,
  upTo: 525_000,
  flat: [
    { from: 525_000, rate: 0.0495 },
    { from: 3_000_000, rate: 0.0575 },
    { from: 5_000_000, rate: 0.0595 },
  ],
});

const surchargeUnit = 'percent of dutiable value, residential land acquired by a foreign person';

/** Foreign buyer's surcharge, percent of the value; the two territories have none. */
export const foreignSurcharges: Readonly<Record<State, Rule<number> | null>> = {
  NSW: duty('nsw.foreign', 9, surchargeUnit),
  VIC: duty('vic.foreign', 8, surchargeUnit),
  QLD: duty('qld.foreign', 8, surchargeUnit),
  WA: { ...duty('wa.foreign', 7, surchargeUnit), confidence: 'unverified' },
  SA: duty('sa.foreign', 7, surchargeUnit),
  TAS: { ...duty('tas.foreign', 8, surchargeUnit), confidence: 'unverified' },
  ACT: null,
  NT: null,
};
