import type { Buyer } from '../law/duty/purchase.ts';
import { guaranteeCaps, type Region } from '../rules/buying.ts';
import type { State } from '../units/states.ts';

export const schemes = ['none', 'fiveDeposit', 'singleParent'] as const;
export type Scheme = (typeof schemes)[number];

export const schemeReasons = [
  'notFirstHomeBuyer',
  'notCitizenOrResident',
  'priceAboveCap',
  'depositTooSmall',
  'notNeeded',
] as const;
export type SchemeReason = (typeof schemeReasons)[number];

/** Whether the government guarantees the part above 80 %, so that no mortgage insurance is due. */
export interface SchemeCheck {
  readonly eligible: boolean;
  /** Why not, in this order; empty when eligible. */
  readonly reasons: readonly SchemeReason[];
  /** Dollars. */
  readonly priceCap: number;
}

/** Largest base LVR of a scheme, percent. */
export const schemeLvr: Readonly<Record<Exclude<Scheme, 'none'>, number>> = { fiveDeposit: 95, singleParent: 98 };

interface SchemePurchase {
  readonly scheme: Exclude<Scheme, 'none'>;
  readonly state: State;
  readonly region: Region;
  readonly buyer: Buyer;
  readonly isForeign: boolean;
  /** Cents. */
  readonly price: number;
  readonly baseLoan: number;
}

/**
 * The Home Guarantee schemes as of 1 October 2025: a first-home buyer, citizen or permanent resident, to the price cap of
 * the place, with a loan above 80 and to 95 % of the price (98 % for a single parent). An owner-occupier repaying
 * principal and interest is assumed; there is no income cap. Source: rules/buying.
 */
export function schemeCheck({ scheme, state, region, buyer, isForeign, price, baseLoan }: SchemePurchase): SchemeCheck {
  const priceCap = guaranteeCaps.value[state][region];
  const failed: Readonly<Record<SchemeReason, boolean>> = {
    notFirstHomeBuyer: buyer !== 'first',
    notCitizenOrResident: isForeign,
    priceAboveCap: price > priceCap * 100,
    depositTooSmall: baseLoan * 100 > price * schemeLvr[scheme],
    notNeeded: baseLoan * 100 <= price * 80,
  };
  const reasons = schemeReasons.filter((reason) => failed[reason]);
  return { eligible: reasons.length === 0, reasons, priceCap };
}
