import { type Asset, assetTypes, moneyText, type ProfileRecord, propertyTypes } from '@freehold/contract';
import { type CashAccount, type Holding, type Income, mostOfHousehold } from '@freehold/finance';
import { numberText, rateText } from '../../text/rates.ts';
import { ownedPct, ownersOf } from './owners.ts';
import { clientId, partnerId } from './people.ts';
import { amountOf, firstOf, type Reading, recurring } from './reading.ts';
import { wordsOf } from './words.ts';

/** Id of the account that everything is paid into and out of. */
export const everydayId = 'everyday';

// Interest above this percent of a balance is taken for another kind of income: no account pays it, and forty years of
// it on the most and largest accounts of a household stay within what the engine works taxes out on.
const highestInterest = 12;
const holdingKindsOf: Readonly<Record<string, Holding['kind']>> = { Shares: 'shares', Business: 'business' };

type Names = ReadonlyMap<string, string>;

/** Savings and other assets of a record, at what the household owns. */
export interface ReadSavings {
  readonly accounts: readonly CashAccount[];
  readonly holdings: readonly Holding[];
  readonly incomes: readonly Income[];
  /** Dollars in super, by person. */
  readonly superOf: ReadonlyMap<string, number>;
}

/** Savings as accounts after the everyday one, super by person, all other assets that are no property as holdings. */
export function readSavings(reading: Reading, names: Names): ReadSavings {
  const { assets } = reading.record;
  const savings = assets.filter(({ assetType }) => assetType === 'Savings');
  const others = assets.filter(({ assetType }) => ![...propertyTypes, 'Savings', 'Super'].includes(assetType));
  const limits = {
    accounts: { most: mostOfHousehold.accounts - 1, field: 'accounts', what: 'savings accounts' },
    holdings: { most: mostOfHousehold.holdings, field: 'holdings', what: 'assets besides property, savings and super' },
  };
  const read = firstOf(reading, savings, limits.accounts).flatMap((asset) => readAccount(reading, asset, names));
  return {
    accounts: [everyday(reading, savings), ...read.map(({ account }) => account)],
    incomes: read.flatMap(({ incomes }) => incomes),
    holdings: firstOf(reading, others, limits.holdings).flatMap((asset) => readHolding(reading, asset, names)),
    superOf: superOf(reading, names),
  };
}

/** What the Savings field holds above the assets of that kind: the larger of the two counts, as for a purchase. */
function everyday(reading: Reading, savings: readonly Asset[]): CashAccount {
  const field = reading.record.profile.savings;
  const listed = savings.reduce((sum, { currentValue }) => sum + currentValue, 0);
  const entry = { subject: everydayId, field: 'balance', what: 'Savings' };
  const balance = amountOf(reading, entry, Math.max(0, field - listed));
  const counted = `${moneyText(field)} under Savings and ${moneyText(listed)} under Assets`;
  if (balance > 0)
    reading.say(
      everydayId,
      'balance',
      `The larger of ${counted} is counted; the difference of ${moneyText(balance)} as savings without interest.`,
    );
  else if (field > 0 && field !== listed)
    reading.say(everydayId, 'balance', `The larger of ${counted} is counted: that under Assets.`);
  else if (listed === 0) reading.say(everydayId, 'balance', 'No savings are recorded: none are counted.');
  return { id: everydayId, balance };
}

function readAccount(reading: Reading, asset: Asset, names: Names) {
  const name = names.get(asset.id) ?? asset.assetType;
  const value = ownedValue(reading, asset, { name, field: 'balance' });
  if (value === null) return [];
  const entry = { subject: asset.id, field: 'ratePct', what: `Income of ${name}` };
  const income = recurring(reading, entry, { amount: asset.incomeAmount, frequency: asset.incomeFrequency });
  const annual = (income.annual * value.owned) / 100;
  if (/offset/i.test(name) && reading.record.liabilities.every(({ offsetBalance }) => offsetBalance === null))
    reading.say(asset.id, 'offsets', `Which loan ${name} offsets is not recorded: counted as savings.`);
  if (annual === 0) {
    reading.say(asset.id, 'ratePct', `Interest of ${name} is not recorded: none is counted.`);
    return [{ account: { id: asset.id, balance: value.amount }, incomes: [] }];
  }
  const ratePct = (annual / value.amount) * 100;
  if (ratePct > highestInterest) return [incomeBeside(reading, { asset, name, balance: value.amount, annual })];
  reading.say(
    asset.id,
    'ratePct',
    `Income of ${name}, ${moneyText(annual)} a year, is counted as interest of ${numberText(ratePct)}% on its balance.`,
  );
  return [{ account: { id: asset.id, balance: value.amount, ratePct }, incomes: [] }];
}

function incomeBeside(
  { say, words }: Reading,
  row: { readonly asset: Asset; readonly name: string; readonly balance: number; readonly annual: number },
) {
  const { asset, name, balance, annual } = row;
  say(
    asset.id,
    'ratePct',
    `Income of ${name} is more than its balance could earn: counted as ${words.client.of('taxable income')}.`,
  );
  const income: Income = { id: `${asset.id}.income`, person: clientId, kind: 'taxable', annual };
  return { account: { id: asset.id, balance }, incomes: [income] };
}

/** What the household owns of an account or a fund, dollars, and percent; null where nothing. */
function ownedValue(
  reading: Reading,
  asset: Asset,
  { name, field }: { readonly name: string; readonly field: string },
): { readonly amount: number; readonly owned: number } | null {
  const owned = ownedPct(reading, asset, name);
  if (owned === 0) return null;
  const value = amountOf(reading, { subject: asset.id, field, what: `Value of ${name}` }, asset.currentValue);
  if (owned < 100)
    reading.say(asset.id, field, `Of ${name} the ${rateText(owned)} that is owned is counted, and the rest is not.`);
  return { amount: (value * owned) / 100, owned };
}

function readHolding(reading: Reading, asset: Asset, names: Names): readonly Holding[] {
  const name = names.get(asset.id) ?? asset.assetType;
  const owned = ownedPct(reading, asset, name);
  if (owned === 0) return [];
  const kind = holdingKindsOf[asset.assetType] ?? 'other';
  if (!assetTypes.some((type) => type === asset.assetType))
    reading.say(asset.id, 'kind', `Kind of ${name} is not recorded: counted as another asset.`);
  const value = amountOf(reading, { subject: asset.id, field: 'value', what: `Value of ${name}` }, asset.currentValue);
  const { annual } = recurring(
    reading,
    { subject: asset.id, field: 'annualIncome', what: `Income of ${name}` },
    { amount: asset.incomeAmount, frequency: asset.incomeFrequency },
  );
  if (kind !== 'shares')
    reading.say(
      asset.id,
      'growthPct',
      `What ${name} will be worth is not recorded: counted at today’s value throughout.`,
    );
  const owners = ownersOf(reading, { asset, name, owned });
  return [
    { id: asset.id, kind, value, ...paidFor(kind, asset), ...(annual > 0 ? { annualIncome: annual } : {}), owners },
  ];
}

/** What was paid for shares, for the tax when they are sold; nothing else of a record is. */
function paidFor(kind: Holding['kind'], { originalPrice }: Asset): Pick<Holding, 'costBase'> {
  return kind === 'shares' && originalPrice > 0 ? { costBase: Math.min(1e9, originalPrice) } : {};
}

function superOf(reading: Reading, names: Names): ReadonlyMap<string, number> {
  const balances = new Map<string, number>();
  for (const asset of reading.record.assets.filter(({ assetType }) => assetType === 'Super')) {
    const name = names.get(asset.id) ?? asset.assetType;
    const value = ownedValue(reading, asset, { name, field: 'superBalance' });
    if (value === null) continue;
    const person = memberOf(reading, asset, name);
    balances.set(person, (balances.get(person) ?? 0) + value.amount);
    if (asset.incomeAmount > 0)
      reading.say(
        asset.id,
        'superBalance',
        `Income recorded for ${name} is not counted: what super earns stays in it.`,
      );
  }
  const what = 'Super in all';
  return new Map(
    [...balances].map(([person, sum]) => [
      person,
      amountOf(reading, { subject: person, field: 'superBalance', what }, sum),
    ]),
  );
}

function memberOf({ record, isCouple, say, words }: Reading, asset: Asset, name: string): 'client' | 'partner' {
  const member = superHolder(record.profile, asset);
  if (isCouple)
    say(asset.id, 'superBalance', `Who holds ${name} is not recorded: counted as ${words[member].of('super')}.`);
  return member;
}

/** Whose super an asset is: the partner’s where they are counted and the description names them, else the client’s. */
export function superHolder(profile: ProfileRecord, asset: Asset): 'client' | 'partner' {
  if (!profile.assessWithPartner) return clientId;
  const words = wordsOf(asset.description);
  const first = profile.partnerFirstName.toLowerCase();
  const isPartners = ['partner', 'partners', 'spouse', 'wife', 'husband'].some((word) => words.includes(word));
  const isNamed = first !== '' && (words.includes(first) || words.includes(`${first}s`));
  return isPartners || isNamed ? partnerId : clientId;
}
