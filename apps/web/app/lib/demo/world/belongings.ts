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

/** The n-th client's assets; ids follow the client and the place in the list. */
export function assetsFrom(client: number, sketches: readonly AssetSketch[]): Asset[] {
  return sketches.map((sketch, place) => ({
    id: demoId('asset', client * 100 + place),
    ownershipPercentage: 100,
    incomeAmount: 0,
    incomeFrequency: 'Monthly',
    ...sketch,
  }));
}

/** The n-th client's liabilities. */
export function liabilitiesFrom(client: number, sketches: readonly LiabilitySketch[]): Liability[] {
  return sketches.map((sketch, place) => ({
    id: demoId('liability', client * 100 + place),
    isPrimaryResidence: false,
    loanBalance: 0,
    limitAmount: 0,
    lenderType: '',
    interestRate: 0,
    termType: 'Variable',
    repaymentAmount: 0,
    repaymentFrequency: 'Monthly',
    loanType: 'Principal and Interest',
    ...sketch,
  }));
}
