import {
  type Asset,
  type AssetInput,
  type AssetRecord,
  blankAsset,
  blankLiability,
  type Liability,
  type LiabilityInput,
  type LiabilityRecord,
  mapTable,
  propertyTypes,
} from '@freehold/contract';

/** An asset's new value; dollars, 0 once it is gone. */
export interface ValuationChange {
  readonly assetId: string;
  readonly label: string;
  readonly value: number;
}

/**
 * The values to record when one list of assets replaces another: new assets, changed values, and 0 for removed ones.
 */
export function valuationChanges(before: readonly Asset[], after: readonly Asset[]): ValuationChange[] {
  const earlier = new Map(before.map((asset) => [asset.id, asset.currentValue]));
  const remaining = new Set(after.map(({ id }) => id));
  const present = after.filter(({ id, currentValue }) => earlier.get(id) !== currentValue);
  const gone = before.filter(({ id, currentValue }) => !remaining.has(id) && currentValue !== 0);
  return [
    ...present.map((asset) => ({ ...named(asset), value: asset.currentValue })),
    ...gone.map((asset) => ({ ...named(asset), value: 0 })),
  ];
}

function named({ id, description, assetType }: Asset): { assetId: string; label: string } {
  return { assetId: id, label: description || assetType };
}

/** A row of a list, stored or sent. */
interface ListRow {
  readonly id?: string | null | undefined;
  /** A key that is equal for rows considered the same where no id says so. */
  readonly content: string;
}

/**
 * For each sent row the id of its stored row, null for a new one: the row it names, else the first unmatched one with
 * equal content. So a client that sends no ids keeps each asset's history.
 */
function matchedIds(
  stored: readonly { readonly id: string; readonly content: string }[],
  sent: readonly ListRow[],
): (string | null)[] {
  const free = new Map(stored.map(({ id, content }) => [id, content]));
  const named = sent.map(({ id }) => {
    const own = id?.toLowerCase() ?? '';
    return free.delete(own) ? own : null;
  });
  return sent.map(({ content }, index) => {
    const byName = named[index] ?? null;
    if (byName !== null) return byName;
    const match = [...free].find(([, other]) => other === content)?.[0] ?? null;
    if (match !== null) free.delete(match);
    return match;
  });
}

/** Both lists of a record. */
export interface RecordLists {
  readonly assets: readonly Asset[];
  readonly liabilities: readonly Liability[];
}

/** Lists as sent; a missing one stays as it is. */
interface SentLists {
  readonly assets?: readonly AssetInput[] | undefined;
  readonly liabilities?: readonly LiabilityInput[] | undefined;
}

/**
 * A record's lists after some were sent, in their order: ids kept where rows match, defaults where fields are missing. A
 * loan follows its property to the id that is stored; one whose property is gone has none that is known.
 */
export function nextLists(
  stored: RecordLists,
  sent: SentLists,
  how: { readonly thisYear: number; readonly newId: () => string },
): { readonly assets: Asset[]; readonly liabilities: Liability[] } {
  const assets = sent.assets ? nextAssets(stored.assets, sent.assets, how) : [...stored.assets];
  const liabilities = sent.liabilities
    ? nextLiabilities(stored.liabilities, sent.liabilities, how)
    : [...stored.liabilities];
  const named = (sent.assets ?? []).flatMap(({ id }, index) => {
    const kept = assets[index]?.id;
    return id == null || kept === undefined ? [] : [[id.toLowerCase(), kept] as const];
  });
  // The first row with an id is the one it names.
  const keptAs = new Map(named.reverse());
  const following = liabilities.map((row) =>
    row.securedBy === null ? row : { ...row, securedBy: keptAs.get(row.securedBy.toLowerCase()) ?? row.securedBy },
  );
  return { assets, liabilities: knownSecurities(assets, following) };
}

/** Liabilities without a property that the assets do not hold; a release before this one could leave such behind. */
export function knownSecurities(assets: readonly Asset[], liabilities: readonly Liability[]): Liability[] {
  const properties = new Set(assets.filter(({ assetType }) => propertyTypes.includes(assetType)).map(({ id }) => id));
  return liabilities.map((row) =>
    row.securedBy === null || properties.has(row.securedBy) ? row : { ...row, securedBy: null },
  );
}

function nextAssets(
  stored: readonly Asset[],
  sent: readonly AssetInput[],
  { thisYear, newId }: { readonly thisYear: number; readonly newId: () => string },
): Asset[] {
  const rows = sent.map((input) => assetFrom(input, thisYear));
  const ids = matchedIds(
    stored.map((asset) => ({ id: asset.id, content: assetContent(asset) })),
    rows.map((row, index) => ({ id: sent[index]?.id, content: assetContent(row) })),
  );
  const before = new Map(stored.map((asset) => [asset.id, asset]));
  return rows.map((row, index) => {
    const id = ids[index] ?? newId();
    return {
      id,
      ...mapTable<AssetRecord, AssetRecord>(row, (value, name) =>
        unsaid(sent[index], name, blankAsset) ? (before.get(id)?.[name] ?? value) : value,
      ),
    };
  });
}

function nextLiabilities(
  stored: readonly Liability[],
  sent: readonly LiabilityInput[],
  { newId }: { readonly newId: () => string },
): Liability[] {
  const rows = sent.map(liabilityFrom);
  const ids = matchedIds(
    stored.map((liability) => ({ id: liability.id, content: liabilityContent(liability) })),
    rows.map((row, index) => ({ id: sent[index]?.id, content: liabilityContent(row) })),
  );
  const before = new Map(stored.map((liability) => [liability.id, liability]));
  return rows.map((row, index) => {
    const id = ids[index] ?? newId();
    return {
      id,
      ...mapTable<LiabilityRecord, LiabilityRecord>(row, (value, name) =>
        unsaid(sent[index], name, blankLiability) ? (before.get(id)?.[name] ?? value) : value,
      ),
    };
  });
}

// A sender that does not know a field without a default leaves it out, and what is stored stays.
function unsaid<Row extends object>(
  sent: Partial<Record<keyof Row, unknown>> | undefined,
  name: keyof Row,
  blank: Row,
): boolean {
  return blank[name] === null && sent?.[name] === undefined;
}

// A blank choice means the default, like a missing one: an untouched form sends either.
function assetFrom(input: AssetInput, thisYear: number): AssetRecord {
  const blank = { ...blankAsset, yearPurchased: thisYear };
  return mapTable<AssetRecord, AssetRecord>(blank, (value, name) => given(input[name]) ?? value);
}

function liabilityFrom(input: LiabilityInput): LiabilityRecord {
  return mapTable<LiabilityRecord, LiabilityRecord>(blankLiability, (value, name) => given(input[name]) ?? value);
}

function given<Value>(sent: Value | '' | null | undefined): Value | null {
  return sent === '' || sent === undefined ? null : sent;
}

function assetContent(asset: AssetRecord): string {
  return JSON.stringify([asset.assetType, asset.description, asset.yearPurchased, asset.originalPrice]);
}

function liabilityContent(liability: LiabilityRecord): string {
  return JSON.stringify([liability.liabilityType, liability.description, liability.lenderType]);
}
