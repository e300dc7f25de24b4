import type { Asset } from '@freehold/contract';
import type { OwnerShare } from '@freehold/finance';
import { rateText } from '../../text/rates.ts';
import type { NamedAsset } from './home-facts.ts';
import { clientId, partnerId } from './people.ts';
import { percentOf, type Reading } from './reading.ts';

/** An asset, what it is called, and the percent of it that the household owns. */
export interface Owned extends NamedAsset {
  readonly owned: number;
}

/** Percent of an asset that the household owns, 0 to 100; what is recorded outside is said. */
export function ownedPct(reading: Reading, asset: Asset, name: string): number {
  const entry = { subject: asset.id, field: 'owners', what: `Ownership of ${name}` };
  const owned = percentOf(reading, entry, asset.ownershipPercentage);
  if (owned === 0) reading.say(asset.id, 'owners', `The record owns 0% of ${name}: it is not counted.`);
  return owned;
}

/** Owners of a property by the shares on record, else as of any asset; none where nothing is owned. */
export function homeOwners(reading: Reading, { asset, name }: NamedAsset): readonly OwnerShare[] {
  const owned = ownedPct(reading, asset, name);
  const { clientSharePercentage: client, partnerSharePercentage: partner } = asset;
  if (owned === 0) return [];
  if (client === null && partner === null) return askOwners(reading, { asset, name, owned });
  const share = (recorded: number | null, other: number | null) =>
    Math.min(100, Math.max(0, recorded ?? owned - (other ?? 0)));
  const ofClient = share(client, partner);
  const ofPartner = Math.min(100 - ofClient, share(partner, client));
  const { words } = reading;
  if (!reading.isCouple && partner !== null && partner > 0)
    reading.say(
      asset.id,
      'owners',
      `${words.theRecord} does not assess ${words.clientWith} with a partner: ${words.partner.own} share of ${name} is not counted.`,
    );
  const owners = [
    { owner: clientId, sharePct: ofClient },
    ...(reading.isCouple ? [{ owner: partnerId, sharePct: ofPartner }] : []),
  ].filter(({ sharePct }) => sharePct > 0);
  if (owners.length === 0) reading.say(asset.id, 'owners', `Nobody on record owns ${name}: it is not counted.`);
  return owners;
}

/** As `ownersOf`, with what is not recorded as a question. */
function askOwners(reading: Reading, owned: Owned): readonly OwnerShare[] {
  const { asset, name } = owned;
  const question = reading.words.whoseShares(name);
  const ask = { at: `assets.${asset.id}.clientSharePercentage`, question };
  const say = (subject: string, field: string, countedAs: string) => reading.ask({ subject, field, countedAs, ask });
  return ownersOf({ ...reading, say }, owned);
}

/** Owners of an asset of which more than nothing is owned: the client, or both equally of what is owned whole. */
export function ownersOf({ isCouple, say, words }: Reading, { asset, name, owned }: Owned): readonly OwnerShare[] {
  if (!isCouple) return [{ owner: clientId, sharePct: owned }];
  if (owned < 100) {
    say(
      asset.id,
      'owners',
      `Who owns the ${rateText(owned)} of ${name} on record is not said: counted as ${words.client.own}.`,
    );
    return [{ owner: clientId, sharePct: owned }];
  }
  say(
    asset.id,
    'owners',
    `Owners of ${name} are not recorded: counted as half ${words.client.own} and half ${words.partner.own}.`,
  );
  return [clientId, partnerId].map((owner) => ({ owner, sharePct: 50 }));
}
