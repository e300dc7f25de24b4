import { Decimal } from 'decimal.js';
import { amountNear, atLeast, d, pick, toCents } from './decimals.ts';

/** Land tax of an individual from the 2026 tables (shared rules, section 8a), in exact decimals. */

export type LandTaxPlace = 'NSW' | 'VIC' | 'QLD' | 'SA' | 'WA' | 'TAS' | 'ACT' | 'NT';

function above(value: Decimal, threshold: number, percent: number): Decimal {
  return value.minus(threshold).times(percent).div(100);
}

function vic(v: Decimal): Decimal {
  if (v.lt(50_000)) return d(0);
  if (v.lt(100_000)) return d(500);
  if (v.lt(300_000)) return d(975);
  if (v.lt(600_000)) return d(1_350).plus(above(v, 300_000, 0.3));
  if (v.lt(1_000_000)) return d(2_250).plus(above(v, 600_000, 0.6));
  if (v.lt(1_800_000)) return d(4_650).plus(above(v, 1_000_000, 0.9));
  if (v.lt(3_000_000)) return d(11_850).plus(above(v, 1_800_000, 1.65));
  return d(31_650).plus(above(v, 3_000_000, 2.65));
}

function nsw(v: Decimal): Decimal {
  if (v.lte(1_075_000)) return d(0);
  return v.lte(6_571_000) ? d(100).plus(above(v, 1_075_000, 1.6)) : d(88_036).plus(above(v, 6_571_000, 2));
}

function qld(v: Decimal): Decimal {
  if (v.lt(600_000)) return d(0);
  if (v.lte(1_000_000)) return d(500).plus(above(v, 600_000, 1));
  if (v.lte(3_000_000)) return d(4_500).plus(above(v, 1_000_000, 1.65));
  if (v.lte(5_000_000)) return d(37_500).plus(above(v, 3_000_000, 1.25));
  if (v.lte(10_000_000)) return d(62_500).plus(above(v, 5_000_000, 1.75));
  return d(150_000).plus(above(v, 10_000_000, 2.25));
}

function sa(v: Decimal): Decimal {
  const lots = (threshold: number, rate: number) => v.minus(threshold).div(100).ceil().times(rate);
  if (v.lte(833_000)) return d(0);
  if (v.lte(1_338_000)) return lots(833_000, 0.5).lt(20) ? d(0) : lots(833_000, 0.5);
  if (v.lte(1_946_000)) return d(2_525).plus(lots(1_338_000, 1));
  return v.lte(3_116_000) ? d(8_605).plus(lots(1_946_000, 2)) : d(32_005).plus(lots(3_116_000, 2.4));
}

function wa(v: Decimal): Decimal {
  if (v.lte(300_000)) return d(0);
  if (v.lte(420_000)) return d(300);
  if (v.lte(1_000_000)) return d(300).plus(above(v, 420_000, 0.25));
  if (v.lte(1_800_000)) return d(1_750).plus(above(v, 1_000_000, 0.9));
  if (v.lte(5_000_000)) return d(8_950).plus(above(v, 1_800_000, 1.8));
  return v.lte(11_000_000) ? d(66_550).plus(above(v, 5_000_000, 2)) : d(186_550).plus(above(v, 11_000_000, 2.67));
}

function tas(v: Decimal): Decimal {
  if (v.lt(125_000)) return d(0);
  const exact = v.lt(500_000) ? d(50).plus(above(v, 125_000, 0.45)) : d(1_737.5).plus(above(v, 500_000, 1.5));
  return exact.times(10).toDecimalPlaces(0, Decimal.ROUND_HALF_DOWN).div(10);
}

function act(v: Decimal): Decimal {
  const fixed = d(1_778);
  if (v.lte(150_000)) return fixed.plus(above(v, 0, 0.54));
  if (v.lte(275_000)) return fixed.plus(810).plus(above(v, 150_000, 0.64));
  if (v.lte(1_000_000)) return fixed.plus(1_610).plus(above(v, 275_000, 1.24));
  return v.lte(2_000_000)
    ? fixed.plus(10_600).plus(above(v, 1_000_000, 1.25))
    : fixed.plus(23_100).plus(above(v, 2_000_000, 1.26));
}

const taxes = { NSW: nsw, VIC: vic, QLD: qld, SA: sa, WA: wa, TAS: tas, ACT: act, NT: () => d(0) };

/** Land tax of one owner's land of a place, dollars. */
export function landTaxSecondWay(state: LandTaxPlace, landValue: number): number {
  return toCents(atLeast(0, taxes[state](d(landValue))));
}

const edges = [
  50, 100, 125, 150, 275, 300, 420, 500, 600, 833, 1_000, 1_075, 1_338, 1_800, 1_946, 2_000, 3_000, 3_116, 5_000, 6_571,
  10_000, 11_000,
];

/** A land value. */
export function drawLandValue(random: () => number): number {
  return amountNear(
    random,
    pick(random, [700_000, 2_000_000, 13_000_000]),
    edges.map((thousands) => thousands * 1_000),
  );
}
