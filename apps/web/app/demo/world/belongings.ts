import { type Asset, blankAsset, blankLiability, type Liability } from '@freehold/contract';
import { demoId } from './ids.ts';

/** An invented asset; absent fields take the contract's defaults. */
export type AssetSketch = Pick<
  Asset,
  'assetType' | 'description' | 'currentValue' | 'originalPrice' | 'yearPurchased'
> &
  Partial<Pick<Asset, 'ownershipPercentage' | 'incomeAmount' | 'incomeFrequency'>>;

/** An invented liability; absent fields take the contract's defaults. */
export type LiabilitySketch = Pick<Liability, 'liabilityType' | 'description'> & Partial<Omit<Liability, 'id'>>;

/** The n-th client's assets; ids follow the client and the place in the list. */
export function assetsFrom(client: number, sketches: readonly AssetSketch[]): Asset[] {
  return sketches.map((sketch, place) => ({ id: demoId('asset', client * 100 + place), ...blankAsset, ...sketch }));
}

/** The n-th client's liabilities. */
export function liabilitiesFrom(client: number, sketches: readonly LiabilitySketch[]): Liability[] {
  return sketches.map((sketch, place) => ({
    id: demoId('liability', client * 100 + place),
    ...blankLiability,
    ...sketch,
  }));
}
