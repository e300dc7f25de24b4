import type { Asset, Liability } from '@freehold/contract';
import { demoId } from './ids.ts';

/** What an invented asset is; what is left out is the contract's default. */
export type AssetSketch = Pick<
  Asset,
  'assetType' | 'description' | 'currentValue' | 'originalPrice' | 'yearPurchased'
> &
  Partial<Pick<Asset, 'ownershipPercentage' | 'incomeAmount' | 'incomeFrequency'>>;

/** What an invented liability is; what is left out is the contract's default. */
export type LiabilitySketch = Pick<Liability, 'liabilityType' | 'description'> & Partial<Omit<Liability, 'id'>>;

// In the contract's field order, so that an unchanged list compares equal.
const defaultAsset: Asset = {
  id: '',
  assetType: '',
  currentValue: 0,
  originalPrice: 0,
  yearPurchased: 0,
  ownershipPercentage: 100,
  incomeAmount: 0,
  incomeFrequency: 'Monthly',
  description: '',
};
const defaultLiability: Liability = {
  id: '',
  liabilityType: '',
  isPrimaryResidence: false,
  loanBalance: 0,
  limitAmount: 0,
  lenderType: '',
  interestRate: 0,
  termType: 'Variable',
  repaymentAmount: 0,
  repaymentFrequency: 'Monthly',
  loanType: 'Principal and Interest',
  description: '',
};

/** The n-th client's assets; ids follow the client and the place in the list. */
export function assetsFrom(client: number, sketches: readonly AssetSketch[]): Asset[] {
  return sketches.map((sketch, place) => ({ ...defaultAsset, id: demoId('asset', client * 100 + place), ...sketch }));
}

/** The n-th client's liabilities. */
export function liabilitiesFrom(client: number, sketches: readonly LiabilitySketch[]): Liability[] {
  return sketches.map((sketch, place) => ({
    ...defaultLiability,
    id: demoId('liability', client * 100 + place),
    ...sketch,
  }));
}
