import { type Asset, moneyText, propertyTypes } from '@freehold/contract';
import {
  type Home,
  type Income,
  largestWeeklyRent,
  lendingPolicy,
  mostOfHousehold,
  type OwnerShare,
} from '@freehold/finance';
import { contractOf, dwellingOf, landOf, type NamedAsset, priceOf, stateOf, worthOf } from './home-facts.ts';
import { homeOwners } from './owners.ts';
import { clientId } from './people.ts';
import { firstOf, type Reading, recurring } from './reading.ts';

/** What lenders leave out of a rent for costs and vacancy, percent. */
export const rentalCostsPct = 100 - lendingPolicy.value.shadingPct.rental;

/** The properties of a record, and income on record of a home that is lived in. */
export interface ReadHomes {
  readonly homes: readonly Home[];
  readonly incomes: readonly Income[];
}

/** Primary homes and investment properties of which something is owned. */
export function readHomes(reading: Reading, names: ReadonlyMap<string, string>): ReadHomes {
  const limit = { most: mostOfHousehold.homes, field: 'homes', what: 'properties' };
  const properties = reading.record.assets.filter(({ assetType }) => propertyTypes.includes(assetType));
  const read = firstOf(reading, properties, limit).flatMap((asset) => {
    const named = { asset, name: names.get(asset.id) ?? asset.assetType };
    const owners = homeOwners(reading, named);
    return owners.length === 0 ? [] : [readHome(reading, named, owners)];
  });
  return { homes: read.map(({ home }) => home), incomes: read.flatMap(({ incomes }) => incomes) };
}

function readHome(reading: Reading, named: NamedAsset, owners: readonly OwnerShare[]) {
  const { asset, name } = named;
  const isHome = asset.assetType === 'Primary Home';
  const income = recurring(
    reading,
    { subject: asset.id, field: 'rentWeekly', what: `${isHome ? 'Income' : 'Rent'} of ${name}` },
    { amount: asset.incomeAmount, frequency: asset.incomeFrequency },
  );
  const value = worthOf(reading, named);
  const state = stateOf(reading, named);
  const contract = contractOf(reading, named);
  const kind = dwellingOf(reading, named, contract);
  const isBare = !isHome && kind === 'land' && income.annual === 0;
  const home: Home = {
    id: asset.id,
    state,
    value,
    kind,
    contract,
    price: priceOf(reading, named),
    landPct: isBare && asset.landPercentage === null ? allLand(reading, named) : landOf(reading, named, state),
    use: isHome ? 'home' : 'rent',
    rentWeekly: isHome ? undefined : weeklyRent(reading, { asset, name, annual: income.annual, isBare }),
    managementPct: isHome ? undefined : rentalCostsPct,
    owners,
  };
  if (isBare) sayLandCosts(reading, asset, name);
  if (!isHome && !isBare) sayCosts(reading, asset, name);
  const owned = owners.reduce((sum, { sharePct }) => sum + sharePct, 0);
  return { home, incomes: isHome ? homeIncome(reading, { asset, name, annual: (income.annual * owned) / 100 }) : [] };
}

function allLand({ say }: Reading, { asset, name }: NamedAsset): number {
  say(asset.id, 'landPct', `${name} is recorded as vacant land: all of its value is counted as land.`);
  return 100;
}

interface NamedIncome extends NamedAsset {
  readonly annual: number;
}

interface Let extends NamedIncome {
  /** Land on which nothing is let. */
  readonly isBare: boolean;
}

function weeklyRent({ say, ask }: Reading, { asset, name, annual, isBare }: Let): number {
  if (isBare) say(asset.id, 'rentWeekly', `${name} is recorded as vacant land without rent: none is counted.`);
  else if (annual === 0)
    ask({
      subject: asset.id,
      field: 'rentWeekly',
      countedAs: `Rent of ${name} is not recorded: none is counted.`,
      ask: { at: `assets.${asset.id}.incomeAmount`, question: `What rent does ${name} bring in?` },
    });
  if (annual / 52 <= largestWeeklyRent) return annual / 52;
  const most = moneyText(largestWeeklyRent);
  say(asset.id, 'rentWeekly', `Rent of ${name} is recorded above ${most} a week: counted as ${most}.`);
  return largestWeeklyRent;
}

function homeIncome({ isCouple, say, words }: Reading, { asset, name, annual }: NamedIncome): readonly Income[] {
  if (annual === 0) return [];
  const taxable = isCouple ? words.client.of('taxable income') : 'taxable income';
  say(asset.id, 'rentWeekly', `Income recorded for ${name}, which is lived in, is counted as ${taxable}.`);
  return [{ id: `${asset.id}.income`, person: clientId, kind: 'taxable', annual }];
}

function sayCosts({ say }: Reading, asset: Asset, name: string): void {
  say(
    asset.id,
    'annualCosts',
    `Costs of ${name} and weeks without a tenant are not recorded: counted as ${rentalCostsPct}% of the rent, as lenders count them. No field takes them yet.`,
  );
  say(asset.id, 'depreciation', `Depreciation of ${name} is not recorded: none is deducted. No field takes it yet.`);
}

function sayLandCosts({ say }: Reading, asset: Asset, name: string): void {
  say(asset.id, 'annualCosts', `Council rates of ${name} are not recorded: none are counted. No field takes them yet.`);
}
