import { capitalGainsDiscounts } from '../../../rules/capital-gains.ts';
import { inRange } from '../../../units/checks.ts';
import { largestAmount } from '../../../units/limits.ts';
import { Refusal } from '../../../units/refusal.ts';
import { type Entity, isPerson, isSuperFund, isTrust } from '../entity.ts';
import { reformDay, type SettingUsed, settingUsed } from '../settings.ts';
import { heldTwelveMonths, knownDate } from './days.ts';
import {
  boughtAtFirstIncomeUse,
  type Exemption,
  exemptionOf,
  firstCgtDay,
  isByPeriods,
  taxablePart,
} from './main-residence.ts';
import type { Gain } from './net-gain.ts';
import type { ExemptDays, LawSide, ResidentialDays, Sale } from './sale.ts';
import { indexedParts, restartedParts, type SaleParts, splitParts, wholeParts } from './sale-parts.ts';

/** The rules a sale falls under. */
export type Regime = 'discount' | 'noDiscount' | 'preCgtDisregarded' | 'indexed' | 'split' | 'newBuildDiscount';

/** A sale worked out for one owner, dollars before rounding. */
export interface AssessedSale {
  readonly regime: Regime;
  readonly choiceMade: 'discount' | 'indexation' | null;
  readonly discountEligible: boolean;
  readonly value2027: number | null;
  readonly indexFactor: number | null;
  readonly costBase: number | null;
  readonly deferredGain: number;
  readonly deferredLoss: number;
  readonly saleGain: number;
  readonly saleLoss: number;
  readonly gains: readonly Gain[];
  readonly losses: number;
  readonly settingsUsed: readonly SettingUsed[];
}

/** What a sale brings to its owner's year. */
export type SaleResult = Pick<AssessedSale, 'gains' | 'losses'>;

/** A new dwelling's sale by either of the rules that its owner chooses from (ITAA 1997 s 115-102(5)). */
export interface NewDwellingSale extends Readonly<Record<'discount' | 'indexation', SaleResult>> {
  readonly home: string;
}

interface Owner {
  readonly entity: Entity;
  readonly side: LawSide;
}

/** The sale under the rules of its day, with the owner's share and the main residence taken into account. */
export function assessSale(given: Sale, owner: Owner): AssessedSale {
  checkSale(given);
  const sale = boughtAtFirstIncomeUse(given);
  const regime = regimeOf(sale, owner);
  const share = (sale.sharePct ?? 100) / 100;
  if (regime === 'preCgtDisregarded') return { ...disregarded, regime };
  const isPreCgt = sale.acquiredOn < firstCgtDay;
  const parts = partsOf(sale, regime, owner);
  const exemption = exemptionOf(sale.mainResidence);
  const isSplit = regime === 'split';
  const early = taxablePart(exemption.pre) * share * (isPreCgt ? 0 : 1);
  const lateDays = isSplit || regime === 'indexed' ? exemption.post : exemption.whole;
  const late = taxablePart(lateDays) * share;
  const deferred = { gain: parts.deferred.gain * early, loss: parts.deferred.loss * early };
  const later = { gain: parts.later.gain * late, loss: parts.later.loss * late };
  const eligible = discountPct(sale, regime, owner) > 0 || (isSplit && heldTwelveMonths(sale.acquiredOn, sale.soldOn));
  return {
    regime,
    choiceMade: choiceOf(sale, owner),
    discountEligible: regime === 'indexed' ? heldTwelveMonths(sale.acquiredOn, sale.soldOn) : eligible,
    value2027: parts.value2027 === null ? null : parts.value2027 * share,
    indexFactor: parts.indexFactor,
    costBase: parts.costBase * share,
    deferredGain: deferred.gain,
    deferredLoss: deferred.loss,
    saleGain: later.gain,
    saleLoss: later.loss,
    gains: [
      ...gainsOf(sale, {
        part: deferred.gain,
        isDeferred: true,
        exempt: exemption.pre,
        discountPct: eligible ? capitalGainsDiscounts.value.person : 0,
      }),
      ...gainsOf(sale, {
        part: later.gain,
        isDeferred: false,
        exempt: lateDays,
        discountPct: discountPct(sale, regime, owner),
      }),
    ],
    losses: deferred.loss + later.loss,
    settingsUsed: settingsOf(sale, parts, { isSplit, exemption, owner }),
  };
}

const disregarded = {
  choiceMade: null,
  discountEligible: false,
  value2027: null,
  indexFactor: null,
  costBase: null,
  deferredGain: 0,
  deferredLoss: 0,
  saleGain: 0,
  saleLoss: 0,
  gains: [],
  losses: 0,
  settingsUsed: [],
} as const;

function isReformed({ soldOn }: Sale, { side }: Owner): boolean {
  return side === 'enacted' && soldOn >= reformDay;
}

function regimeOf(sale: Sale, owner: Owner): Regime {
  const { entity } = owner;
  if (!isReformed(sale, owner)) {
    if (sale.acquiredOn < firstCgtDay) return 'preCgtDisregarded';
    return hasDiscount(sale, entity) ? 'discount' : 'noDiscount';
  }
  if (!isPerson(entity) && !isTrust(entity)) return hasDiscount(sale, entity) ? 'discount' : 'noDiscount';
  if (choiceOf(sale, owner) === 'discount') return 'newBuildDiscount';
  return sale.acquiredOn >= reformDay ? 'indexed' : 'split';
}

/** A new dwelling's owner may keep the discount or take indexation with the minimum tax (s 115-102). */
function choiceOf(sale: Sale, owner: Owner): 'discount' | 'indexation' | null {
  const mayChoose =
    sale.isNewBuild === true && isReformed(sale, owner) && (isPerson(owner.entity) || isTrust(owner.entity));
  if (!mayChoose) return null;
  return sale.newBuildChoice === 'indexation' ? 'indexation' : 'discount';
}

function hasDiscount(sale: Sale, entity: Entity): boolean {
  return entity !== 'company' && heldTwelveMonths(sale.acquiredOn, sale.soldOn);
}

/** Discount of the gain on the sale itself, percent; a trust keeps none of a new dwelling's, its beneficiary does. */
function discountPct(sale: Sale, regime: Regime, { entity }: Owner): number {
  if (regime === 'newBuildDiscount')
    return isPerson(entity) && hasDiscount(sale, entity) ? capitalGainsDiscounts.value.person : 0;
  if (regime !== 'discount') return 0;
  return isSuperFund(entity) ? capitalGainsDiscounts.value.superFund : capitalGainsDiscounts.value.person;
}

function partsOf(sale: Sale, regime: Regime, owner: Owner): SaleParts {
  if (regime === 'split') return splitParts(sale);
  if (regime === 'indexed') return indexedParts(sale);
  const restarts = isReformed(sale, owner) && sale.acquiredOn < firstCgtDay && regime !== 'newBuildDiscount';
  return restarts ? restartedParts(sale) : wholeParts(sale);
}

interface TaxedPart {
  readonly part: number;
  readonly isDeferred: boolean;
  readonly exempt: ExemptDays | null;
  readonly discountPct: number;
}

/** A part's residential and other gains, by the days of residential use that were not exempt (s 102-6). */
function gainsOf(sale: Sale, { part, isDeferred, exempt, discountPct: pct }: TaxedPart): readonly Gain[] {
  const days = isDeferred ? sale.residentialUse?.pre : sale.residentialUse?.post;
  const residential = part * residentialPart(sale, days, exempt);
  const gains: readonly Gain[] = [
    { category: isDeferred ? 'deferredResidential' : 'residential', amount: residential, discountPct: pct },
    {
      category: isDeferred ? 'deferredNonResidential' : 'nonResidential',
      amount: part - residential,
      discountPct: pct,
    },
  ];
  return gains.filter(({ amount }) => amount > 0);
}

function residentialPart(
  { use = 'residential' }: Sale,
  days: ResidentialDays | undefined,
  exempt: ExemptDays | null,
): number {
  if (days === undefined) return use === 'residential' ? 1 : 0;
  const taxed = days.ownershipDays - (exempt?.exemptDays ?? 0);
  return taxed <= 0 ? 0 : Math.min(1, days.residentialDays / taxed);
}

interface Facts {
  readonly isSplit: boolean;
  readonly exemption: Exemption;
  readonly owner: Owner;
}

function settingsOf(sale: Sale, parts: SaleParts, { isSplit, exemption, owner }: Facts): readonly SettingUsed[] {
  const { value2027 } = sale;
  const isEstimated = parts.value2027 !== null && value2027?.method === 'apportioned';
  const isIndexed = parts.indexFactor !== null && parts.indexFactor !== 1;
  const hasWorks = isIndexed && (sale.capitalWorksClaimed?.from2027 ?? 0) > 0;
  const inflation = sale.indexation.method === 'rate' ? String(sale.indexation.annualPct) : null;
  return [
    ...(isEstimated ? [settingUsed('value2027Formula', value2027.formula)] : []),
    ...(hasWorks ? [settingUsed('capitalWorksWhen')] : []),
    ...(isSplit && exemption.whole !== null ? [settingUsed('mainResidenceSplit')] : []),
    ...(isIndexed && inflation !== null ? [settingUsed('projectionInflation', inflation)] : []),
    ...(choiceOf(sale, owner) === null ? [] : [settingUsed('newBuildMeaning')]),
  ];
}

function checkSale(sale: Sale): void {
  knownDate('sale.acquiredOn', sale.acquiredOn);
  knownDate('sale.soldOn', sale.soldOn);
  if (sale.soldOn < sale.acquiredOn) {
    throw new Refusal('dateOrder', 'sale.soldOn', `sale.soldOn is ${sale.soldOn}, before sale.acquiredOn`);
  }
  for (const { on } of sale.costItems ?? []) {
    knownDate('sale.costItems.on', on);
    if (on > sale.soldOn)
      throw new Refusal('dateOrder', 'sale.costItems.on', `sale.costItems.on is ${on}, after the sale`);
  }
  const share = sale.sharePct ?? 100;
  if (!(share > 0 && share <= 100)) {
    throw new Refusal('shareRange', 'sale.sharePct', `sale.sharePct is ${share}; allowed is above 0 to 100`);
  }
  inRange('sale.purchasePrice', sale.purchasePrice, [0.01, largestAmount]);
  for (const [name, value = 0] of amountsOf(sale)) inRange(`sale.${name}`, value, [0, largestAmount]);
  const { indexation } = sale;
  if (indexation.method === 'rate') inRange('sale.indexation.annualPct', indexation.annualPct, [-20, 50]);
  for (const [name, days] of Object.entries(sale.residentialUse ?? {})) {
    const most = days?.ownershipDays ?? 0;
    if (days) inRange(`sale.residentialUse.${name}.residentialDays`, days.residentialDays, [0, most]);
  }
}

function amountsOf(sale: Sale): readonly (readonly [name: string, value: number | undefined])[] {
  const { capitalWorksClaimed: works, value2027, mainResidence } = sale;
  const isPeriods = mainResidence !== undefined && isByPeriods(mainResidence);
  return [
    ['salePrice', sale.salePrice],
    ['purchaseCosts', sale.purchaseCosts],
    ['sellingCosts', sale.sellingCosts],
    ['capitalWorksClaimed.before2027', works?.before2027],
    ['capitalWorksClaimed.from2027', works?.from2027],
    ['value2027.amount', value2027?.method === 'valuation' ? value2027.amount : 0],
    ['mainResidence.firstIncomeUse.marketValue', isPeriods ? mainResidence.firstIncomeUse?.marketValue : 0],
    ...(sale.costItems ?? []).map(({ amount }) => ['costItems.amount', amount] as const),
  ];
}
