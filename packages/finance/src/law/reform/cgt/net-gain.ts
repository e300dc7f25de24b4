import type { GainCategory } from './sale.ts';
import { gainCategories } from './sale.ts';

/** A gain of the year, dollars, with its discount. */
export interface Gain {
  readonly category: GainCategory;
  readonly amount: number;
  readonly discountPct: number;
}

/** Gains after losses and quarantined amounts, and what is left of those. */
export interface NetGain {
  readonly afterLosses: Readonly<Record<GainCategory, number>>;
  readonly lossesLeft: number;
  readonly quarantinedUsed: number;
  readonly quarantinedLeft: number;
  /** What remains of each gain, in the order of the gains given. */
  readonly remaining: readonly Gain[];
  readonly discountAmount: number;
  readonly netCapitalGain: number;
}

/**
 * The net capital gain of a year (s 102-5(1)). From 2027-28 losses meet the classes of gains in the order of the Act, then
 * quarantined rental losses meet deferred residential and residential gains; before, and by the law of before, losses
 * meet the least discounted gain first and there is no pool. Within a class the owner chooses: least discounted first.
 */
export function netGain(
  gains: readonly Gain[],
  {
    losses,
    quarantined,
    inOrder,
  }: { readonly losses: number; readonly quarantined: number; readonly inOrder: boolean },
): NetGain {
  const left = gains.map((gain) => ({ ...gain }));
  const lossesLeft = inOrder
    ? gainCategories.reduce(
        (loss, category) =>
          reduce(
            left.filter((gain) => gain.category === category),
            loss,
          ),
        losses,
      )
    : reduce(left, losses);
  const afterLosses = {
    deferredNonResidential: totalOf(left, 'deferredNonResidential'),
    deferredResidential: totalOf(left, 'deferredResidential'),
    nonResidential: totalOf(left, 'nonResidential'),
    residential: totalOf(left, 'residential'),
  };
  const afterDeferred = reduce(
    left.filter(({ category }) => category === 'deferredResidential'),
    quarantined,
  );
  const quarantinedLeft = reduce(
    left.filter(({ category }) => category === 'residential'),
    afterDeferred,
  );
  const discountAmount = left.reduce((sum, { amount, discountPct }) => sum + (amount * discountPct) / 100, 0);
  const total = left.reduce((sum, { amount }) => sum + amount, 0);
  return {
    afterLosses,
    lossesLeft,
    quarantinedUsed: quarantined - quarantinedLeft,
    quarantinedLeft,
    remaining: left,
    discountAmount,
    netCapitalGain: total - discountAmount,
  };
}

/** Takes a loss off gains, the least discounted first; returns what is left of the loss. */
function reduce(gains: readonly { amount: number; readonly discountPct: number }[], loss: number): number {
  let left = loss;
  for (const gain of [...gains].sort((a, b) => a.discountPct - b.discountPct)) {
    const used = Math.min(gain.amount, left);
    gain.amount -= used;
    left -= used;
  }
  return left;
}

function totalOf(gains: readonly Gain[], category: GainCategory): number {
  return gains.reduce((sum, gain) => sum + (gain.category === category ? gain.amount : 0), 0);
}
