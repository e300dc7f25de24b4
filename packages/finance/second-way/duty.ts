import { Decimal } from 'decimal.js';
import { amountNear, atLeast, d, pick, toCents } from './decimals.ts';

/** Transfer duty worked out from the words of each Act (shared rules, section 8), slice by slice in exact decimals. */

export interface Purchase {
  readonly state: 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT';
  readonly price: number;
  readonly buyer: 'investor' | 'owner' | 'first';
  readonly property: 'established' | 'new' | 'land';
  readonly isForeign: boolean;
  readonly contractDate: string;
}

type Rates = readonly (readonly [over: number, dollarsPerHundred: number])[];
type PrintedBase = (exact: Decimal) => Decimal;
const asIs: PrintedBase = (exact) => exact;
const halfDown: PrintedBase = (exact) => exact.toDecimalPlaces(0, Decimal.ROUND_HALF_DOWN);
const halfUp: PrintedBase = (exact) => exact.toDecimalPlaces(0, Decimal.ROUND_HALF_UP);

/** "For every $100, or part": full slices below the value's own, whose started hundreds count whole. */
function perHundredOrPart(value: Decimal, rates: Rates, printed: PrintedBase = asIs): Decimal {
  let duty = d(0);
  for (const [index, [over, rate]] of rates.entries()) {
    if (value.lte(over)) break;
    const next = rates[index + 1]?.[0];
    const isLast = next === undefined || value.lte(next);
    const hundreds = isLast ? value.minus(over).div(100).ceil() : d(next).minus(over).div(100);
    duty = duty.plus(hundreds.times(rate));
    if (!isLast) duty = printed(duty);
  }
  return duty;
}

/** "To the nearest whole dollar, fifty cents to the dollar below". */
const wholeDollar = (value: Decimal) => value.toDecimalPlaces(0, Decimal.ROUND_HALF_DOWN);

const nsw: Rates = [
  [0, 1.25],
  [18_000, 1.5],
  [38_000, 1.75],
  [103_000, 3.5],
  [387_000, 4.5],
  [1_290_000, 5.5],
  [3_870_000, 7],
];
const qld: Rates = [
  [5_000, 1.5],
  [75_000, 3.5],
  [540_000, 4.5],
  [1_000_000, 5.75],
];
const qldHome: Rates = [
  [0, 1],
  [350_000, 3.5],
  [540_000, 4.5],
  [1_000_000, 5.75],
];
const wa: Rates = [
  [0, 1.9],
  [120_000, 2.85],
  [150_000, 3.8],
  [360_000, 4.75],
  [725_000, 5.15],
];
const waHome: Rates = [
  [0, 1.5],
  [120_000, 4.04],
];
const sa: Rates = [
  [0, 1],
  [12_000, 2],
  [30_000, 3],
  [50_000, 3.5],
  [100_000, 4],
  [200_000, 4.25],
  [250_000, 4.75],
  [300_000, 5],
  [500_000, 5.5],
];
const tas: Rates = [
  [3_000, 1.75],
  [25_000, 2.25],
  [75_000, 3.5],
  [200_000, 4],
  [375_000, 4.25],
  [725_000, 4.5],
];
const actOwner: Rates = [
  [0, 0.28],
  [260_000, 2.2],
  [300_000, 3.4],
  [500_000, 4.32],
  [750_000, 5.9],
  [1_000_000, 6.4],
];
const actInvestor: Rates = [
  [0, 1.2],
  [200_000, 2.2],
  [300_000, 3.4],
  [500_000, 4.32],
  [750_000, 5.9],
  [1_000_000, 6.4],
];

function nswScale(value: Decimal): Decimal {
  return value.isZero() ? d(0) : atLeast(20, perHundredOrPart(value, nsw, halfDown));
}

function nswDuty({ price, buyer, property, isForeign }: Purchase): Decimal {
  const [floor, cap] = property === 'land' ? [350_000, 450_000] : [800_000, 1_000_000];
  const value = d(price);
  if (buyer !== 'first' || isForeign || price >= cap) return nswScale(value);
  if (price <= floor) return d(0);
  const part = d(cap)
    .minus(value)
    .div(cap - floor);
  return nswScale(value)
    .minus(nswScale(d(floor)).times(part))
    .toDecimalPlaces(2);
}

function vicScale(price: number, isHome: boolean): Decimal {
  const value = d(price);
  const over = (threshold: number, percent: number) => value.minus(threshold).times(percent).div(100);
  if (price <= 25_000) return over(0, 1.4);
  if (price <= 130_000) return d(350).plus(over(25_000, 2.4));
  if (isHome && price <= 440_000) return d(2_870).plus(over(130_000, 5));
  if (isHome && price <= 550_000) return d(18_370).plus(over(440_000, 6));
  if (price <= 960_000) return d(2_870).plus(over(130_000, 6));
  if (price <= 2_000_000) return value.times(5.5).div(100);
  return d(110_000).plus(over(2_000_000, 6.5));
}

function vicDuty({ price, buyer, isForeign }: Purchase): Decimal {
  const duty = wholeDollar(vicScale(price, buyer !== 'investor'));
  if (buyer !== 'first' || isForeign || price > 750_000) return duty;
  if (price <= 600_000) return d(0);
  return duty.minus(duty.times(d(750_000).minus(price)).div(150_000).ceil());
}

const qldRebates: Rates = [
  [0, 17_350],
  [710_000, 15_615],
  [720_000, 13_880],
  [730_000, 12_145],
  [740_000, 10_410],
  [750_000, 8_675],
  [760_000, 6_940],
  [770_000, 5_205],
  [780_000, 3_470],
  [790_000, 1_735],
  [800_000, 0],
];

function qldDuty({ price, buyer, property, isForeign, contractDate }: Purchase): Decimal {
  const value = d(price);
  const general = perHundredOrPart(value, qld);
  if (buyer === 'investor' || (isForeign && contractDate >= '2026-08-01')) return general;
  if (buyer === 'first' && property !== 'established') return d(0);
  if (buyer === 'owner' && property === 'land') return general;
  const home = Decimal.min(general, perHundredOrPart(value, qldHome));
  if (buyer === 'owner') return home;
  const rebate = qldRebates.findLast(([from]) => price >= from)?.[1] ?? 0;
  return atLeast(0, home.minus(rebate));
}

function waDuty({ price, buyer, property, isForeign }: Purchase): Decimal {
  const value = d(price).floor();
  const [nil, rate, cap] = property === 'land' ? [450_000, 20.14, 550_000] : [600_000, 16.15, 800_000];
  if (buyer === 'first' && !isForeign && value.lte(cap)) return perHundredOrPart(value, [[nil, rate]]);
  const isSmallHome = buyer !== 'investor' && property !== 'land' && !isForeign && value.lte(200_000);
  return perHundredOrPart(value, isSmallHome ? waHome : wa, halfUp);
}

function ntDuty({ price }: Purchase): Decimal {
  const value = d(price);
  const thousands = value.div(1_000);
  if (price <= 525_000) return thousands.pow(2).times('0.06571441').plus(thousands.times(15));
  if (price < 3_000_000) return value.times('0.0495');
  return value.times(price < 5_000_000 ? '0.0575' : '0.0595');
}

function actDuty({ price, buyer }: Purchase): Decimal {
  if (buyer === 'first') return d(0);
  if (price > 1_455_000) return d(price).times(4.54).div(100);
  return perHundredOrPart(d(price), buyer === 'owner' ? actOwner : actInvestor);
}

function tasDuty({ price }: Purchase): Decimal {
  return price === 0 ? d(0) : d(50).plus(perHundredOrPart(d(price), tas));
}

function saDuty({ price, buyer, property, isForeign }: Purchase): Decimal {
  return buyer === 'first' && property !== 'established' && !isForeign ? d(0) : perHundredOrPart(d(price), sa);
}

const duties = {
  NSW: nswDuty,
  VIC: vicDuty,
  QLD: qldDuty,
  WA: waDuty,
  SA: saDuty,
  TAS: tasDuty,
  ACT: actDuty,
  NT: ntDuty,
};
const surcharges = { NSW: 9, VIC: 8, QLD: 8, WA: 7, SA: 7, TAS: 8, ACT: 0, NT: 0 };

/** Duty, surcharge and both, dollars. */
export function dutySecondWay(purchase: Purchase): { duty: number; foreignSurcharge: number; total: number } {
  const duty = toCents(duties[purchase.state](purchase));
  const percent = purchase.isForeign ? surcharges[purchase.state] : 0;
  const foreignSurcharge = toCents(d(purchase.price).times(percent).div(100));
  return { duty, foreignSurcharge, total: toCents(d(duty).plus(foreignSurcharge)) };
}

const edges = [
  ...[nsw, qld, qldHome, wa, sa, tas, actOwner, actInvestor, qldRebates].flatMap((rates) =>
    rates.map(([over]) => over),
  ),
  ...[
    130_000, 200_000, 350_000, 440_000, 450_000, 525_000, 550_000, 600_000, 750_000, 800_000, 960_000, 1_455_000,
    2_000_000, 3_000_000, 5_000_000,
  ],
];

/** A purchase in a place. */
export function drawPurchase(state: Purchase['state'], random: () => number): Purchase {
  return {
    state,
    price: amountNear(random, pick(random, [900_000, 2_500_000, 8_000_000]), edges),
    buyer: pick(random, ['investor', 'owner', 'first']),
    property: pick(random, ['established', 'new', 'land']),
    isForeign: random() < 0.3,
    contractDate: pick(random, ['2026-07-01', '2026-07-31', '2026-08-01', '2026-11-21', '2027-06-30']),
  };
}
