import { type Asset, type AssetFields, splitProfileAddress } from '@freehold/contract';
import { type DutyProperty, lossQuarantine, type State, states } from '@freehold/finance';
import { dayText } from '../../text/day.ts';
import { amountOf, percentOf, type Reading } from './reading.ts';

/** A property and what it is called. */
export interface NamedAsset {
  readonly asset: Asset;
  readonly name: string;
}

// Contracts from this day on decide by their kind whether a loss is held back; on the day itself the hour does.
const cutOffDay = lossQuarantine.value.contracts.from.slice(0, 10);
const yearOfCutOff = cutOffDay.slice(0, 4);
const firstYear = 1900;

const kinds: Readonly<Record<string, DutyProperty>> = {
  Established: 'established',
  New: 'new',
  'Off the plan': 'new',
  'Vacant land': 'land',
};

/** What to ask of a property, and the field that takes the answer. */
function askOf({ id }: Asset, field: keyof AssetFields, question: string) {
  return { at: `assets.${id}.${field}`, question };
}

/**
 * The place on record. Of the first home lived in, unless they rent, else the postal address; of other properties null.
 */
export function stateOf({ record, ask, words }: Reading, { asset, name }: NamedAsset): State | null {
  const known = asset.state === null ? null : stateNamed(asset.state);
  if (known !== null) return known;
  const { address, isRenting } = record.profile;
  const isFirstHome = record.assets.find(({ assetType }) => assetType === 'Primary Home')?.id === asset.id;
  const state = isFirstHome && !isRenting ? stateNamed(splitProfileAddress(address).state) : null;
  const countedAs =
    state === null
      ? `State of ${name} is not recorded: no duty or land tax is counted for it.`
      : `State of ${name} is not recorded: counted as ${state}, where ${words.lives}.`;
  const question = `Which state or territory is ${name} in?`;
  ask({ subject: asset.id, field: 'state', countedAs, ask: askOf(asset, 'state', question) });
  return state;
}

/** The state or territory a text names by its letters; null for any other text. */
export function stateNamed(text: string): State | null {
  const letters = text.trim().toUpperCase();
  return states.find((state) => state === letters) ?? null;
}

/** The day of the contract, else the year of the purchase; null where neither is on record. */
export function contractOf(reading: Reading, named: NamedAsset): string | null {
  const { contractDay } = named.asset;
  if (contractDay === null) return contractYear(reading, named);
  const { asset, name } = named;
  if (contractDay.slice(0, 7) > reading.start) {
    reading.say(asset.id, 'contract', `The contract of ${name} is recorded in the future: counted as not known.`);
    return null;
  }
  if (contractDay === cutOffDay && asset.assetType === 'Investment Property')
    reading.say(
      asset.id,
      'contract',
      `The contract of ${name} is of ${dayText(cutOffDay)}, when the hour decides: its losses are counted as held back.`,
    );
  return contractDay;
}

function contractYear({ start, ask }: Reading, { asset, name }: NamedAsset): string | null {
  const { yearPurchased: year } = asset;
  const question = askOf(asset, 'contractDay', `On what day was the contract for ${name} signed?`);
  const missing = (countedAs: string) => ask({ subject: asset.id, field: 'contract', countedAs, ask: question });
  const isYear = Number.isInteger(year) && year >= firstYear && year <= Number(start.slice(0, 4));
  if (!isYear) {
    missing(`Year in which ${name} was bought is not recorded: no gain is counted when it is sold.`);
    return null;
  }
  const text = String(year);
  if (text === yearOfCutOff && asset.assetType === 'Investment Property')
    missing(`Of the purchase of ${name} only ${text} is recorded; the day decides whether its losses are held back.`);
  return text;
}

/** What the law calls the dwelling; null where it is not on record. */
export function dwellingOf({ ask }: Reading, { asset, name }: NamedAsset, contract: string | null) {
  const kind = kinds[asset.dwellingKind ?? ''] ?? null;
  const decides = asset.assetType === 'Investment Property' && contract !== null && contract >= yearOfCutOff;
  if (kind === null && decides && !(contract.length > 4 && contract < cutOffDay))
    ask({
      subject: asset.id,
      field: 'kind',
      countedAs: `Whether ${name} was new is not recorded: counted as established, whose losses are held back.`,
      ask: askOf(asset, 'dwellingKind', `Was ${name} new, off the plan, established or land when it was bought?`),
    });
  return kind;
}

/** Land in the value, percent; asked of a rental whose place is known, for its land tax. */
export function landOf(reading: Reading, { asset, name }: NamedAsset, state: State | null): number | null {
  const { landPercentage } = asset;
  if (landPercentage !== null)
    return percentOf(reading, { subject: asset.id, field: 'landPct', what: `Land of ${name}` }, landPercentage);
  if (asset.assetType === 'Investment Property' && state !== null)
    reading.ask({
      subject: asset.id,
      field: 'landPct',
      countedAs: `Land in the value of ${name} is not recorded: no land tax is counted for it.`,
      ask: askOf(asset, 'landPercentage', `How much of the value of ${name} is land?`),
    });
  return null;
}

/** Dollars that all of it is worth today; 0 and asked for where nothing is on record. */
export function worthOf(reading: Reading, { asset, name }: NamedAsset): number {
  const entry = { subject: asset.id, field: 'value', what: `Value of ${name}` };
  if (asset.currentValue === 0)
    reading.ask({
      subject: asset.id,
      field: 'value',
      countedAs: `${entry.what} is not recorded: nothing is counted for it.`,
      ask: askOf(asset, 'currentValue', `What is ${name} worth today?`),
    });
  return amountOf(reading, entry, asset.currentValue);
}

/** Dollars paid for all of it; null where nothing is on record. */
export function priceOf(reading: Reading, { asset, name }: NamedAsset): number | null {
  const entry = { subject: asset.id, field: 'price', what: `Price of ${name}` };
  const price = amountOf(reading, entry, asset.originalPrice);
  if (price > 0) return price;
  reading.ask({
    subject: asset.id,
    field: 'price',
    countedAs: `Price of ${name} is not recorded: no gain is counted when it is sold.`,
    ask: askOf(asset, 'originalPrice', `What was paid for ${name}?`),
  });
  return null;
}
