import type { FieldError } from '../base/errors.ts';
import { clientMessages } from './client-fields.ts';
import { propertyTypes } from './record-kinds.ts';

type Maybe<Value> = Value | null | undefined;

/** What is checked of an asset beyond each field's own range. */
export interface AssetFacts {
  readonly yearPurchased?: Maybe<number>;
  readonly contractDay?: Maybe<string>;
  readonly ownershipPercentage?: Maybe<number>;
  readonly clientSharePercentage?: Maybe<number>;
  readonly partnerSharePercentage?: Maybe<number>;
}

/** What is checked of a liability beyond each field's own range. */
export interface LiabilityFacts {
  readonly termType?: Maybe<string>;
  readonly loanType?: Maybe<string>;
  readonly fixedUntil?: Maybe<string>;
  readonly interestOnlyUntil?: Maybe<string>;
  readonly loanEnds?: Maybe<string>;
}

// Shares written with four decimals add up to a little more or less than a whole.
const tolerance = 0.01;

/** Errors of an asset by field: days in the future, and shares that do not add up. `today` is an ISO date. */
export function assetErrors(asset: AssetFacts, today: string): FieldError[] {
  const isLater = (asset.yearPurchased ?? 0) > Number(today.slice(0, 4));
  return [
    ...(isLater ? [{ field: 'yearPurchased', message: clientMessages.yearInFuture }] : []),
    ...((asset.contractDay ?? '') > today ? [{ field: 'contractDay', message: clientMessages.contractInFuture }] : []),
    ...shareErrors(asset),
  ];
}

/** Both shares together are what the record owns; one alone leaves the rest of it to the other. */
function shareErrors(asset: AssetFacts): FieldError[] {
  const { ownershipPercentage, clientSharePercentage: client, partnerSharePercentage: partner } = asset;
  const owned = ownershipPercentage ?? 100;
  const sum = (client ?? 0) + (partner ?? 0);
  const isWhole = client != null && partner != null;
  if ((client == null && partner == null) || (isWhole ? Math.abs(sum - owned) : sum - owned) <= tolerance) return [];
  const text = Number(sum.toFixed(4));
  const message = isWhole
    ? `The two shares come to ${text}%, and Ownership Percentage is ${owned}%`
    : `More than the Ownership Percentage of ${owned}%`;
  return [{ field: client == null || isWhole ? 'partnerSharePercentage' : 'clientSharePercentage', message }];
}

/**
 * Errors of a liability by field: ends to come of terms that it does not have, and a loan that ends before interest only
 * does. Ends that have passed are allowed, for a record that was right yesterday can be saved today.
 */
export function liabilityErrors(liability: LiabilityFacts, today: string): FieldError[] {
  const { termType, loanType, fixedUntil, interestOnlyUntil, loanEnds } = liability;
  const isToCome = (day: Maybe<string>) => (day ?? '') > today;
  const endsEarly = Boolean(interestOnlyUntil && loanEnds && loanEnds < interestOnlyUntil);
  return [
    ...(isToCome(fixedUntil) && termType !== 'Fixed'
      ? [{ field: 'fixedUntil', message: clientMessages.notFixed }]
      : []),
    ...(isToCome(interestOnlyUntil) && loanType !== 'Interest Only'
      ? [{ field: 'interestOnlyUntil', message: clientMessages.notInterestOnly }]
      : []),
    ...(endsEarly ? [{ field: 'loanEnds', message: clientMessages.endsTooEarly }] : []),
  ];
}

/**
 * Errors of loans on what is no property of the client: `securedBy` is the id of a property among the assets, as the
 * request sends it, made by the sender for one that is new.
 */
export function securityErrors(
  assets: readonly { readonly id?: Maybe<string>; readonly assetType?: Maybe<string> }[],
  liabilities: readonly { readonly securedBy?: Maybe<string> }[],
): FieldError[] {
  const properties = new Set(
    assets.filter(({ assetType }) => propertyTypes.includes(assetType ?? '')).map(({ id }) => id?.toLowerCase()),
  );
  return liabilities.flatMap(({ securedBy }, index) =>
    securedBy == null || properties.has(securedBy.toLowerCase())
      ? []
      : [{ field: `liabilities.${index}.securedBy`, message: clientMessages.notAProperty }],
  );
}
