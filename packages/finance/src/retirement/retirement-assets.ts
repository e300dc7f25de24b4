import { inRange } from '../units/checks.ts';
import { largestAmount } from '../units/limits.ts';
import { type Dollars, dollars } from '../units/money.ts';

const superTypes: readonly string[] = ['Super'];
const investmentTypes: readonly string[] = ['Investment Property', 'Shares'];

/**
 * A client's assets as the retirement plan counts them, dollars: Super as superannuation, Investment Property and
 * Shares as investment; the types left out are named (decision L-01). Throws RangeError for a value outside −1e12 to
 * 1e12.
 */
export function retirementAssets(assets: readonly { readonly assetType: string; readonly currentValue: number }[]): {
  readonly superAssets: Dollars;
  readonly investmentAssets: Dollars;
  readonly typesCounted: readonly string[];
  readonly typesLeftOut: readonly string[];
} {
  const types = [...new Set(assets.map(({ assetType }) => assetType))];
  const counted = [...superTypes, ...investmentTypes];
  const worthOf = (kinds: readonly string[]) =>
    dollars(
      assets
        .filter(({ assetType }) => kinds.includes(assetType))
        .reduce(
          (sum, { currentValue }) => sum + inRange('currentValue', currentValue, [-largestAmount, largestAmount]),
          0,
        ),
    );
  return {
    superAssets: worthOf(superTypes),
    investmentAssets: worthOf(investmentTypes),
    typesCounted: types.filter((type) => counted.includes(type)),
    typesLeftOut: types.filter((type) => !counted.includes(type)),
  };
}
