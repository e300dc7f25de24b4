import type { Asset, AssetInput, Liability, LiabilityInput } from '@freehold/contract';

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

/** The assets after a list was sent, in its order: ids kept where rows match, defaults where fields are missing. */
export function nextAssets(
  stored: readonly Asset[],
  sent: readonly AssetInput[],
  { thisYear, newId }: { readonly thisYear: number; readonly newId: () => string },
): Asset[] {
  const rows = sent.map((input) => assetFrom(input, thisYear));
  const ids = matchedIds(
    stored.map((asset) => ({ id: asset.id, content: assetContent(asset) })),
    rows.map((row, index) => ({ id: sent[index]?.id, content: assetContent(row) })),
  );
  return rows.map((row, index) => ({ id: ids[index] ?? newId(), ...row }));
}

/** The liabilities after a list was sent, as `nextAssets`. */
export function nextLiabilities(
  stored: readonly Liability[],
  sent: readonly LiabilityInput[],
  { newId }: { readonly newId: () => string },
): Liability[] {
  const rows = sent.map(liabilityFrom);
  const ids = matchedIds(
    stored.map((liability) => ({ id: liability.id, content: liabilityContent(liability) })),
    rows.map((row, index) => ({ id: sent[index]?.id, content: liabilityContent(row) })),
  );
  return rows.map((row, index) => ({ id: ids[index] ?? newId(), ...row }));
}

// A blank choice means the default, like a missing one: an untouched form sends either.
function assetFrom(input: AssetInput, thisYear: number): Omit<Asset, 'id'> {
  return {
    assetType: input.assetType ?? '',
    currentValue: input.currentValue ?? 0,
    originalPrice: input.originalPrice ?? 0,
    yearPurchased: input.yearPurchased ?? thisYear,
    ownershipPercentage: input.ownershipPercentage ?? 100,
    incomeAmount: input.incomeAmount ?? 0,
    incomeFrequency: input.incomeFrequency || 'Monthly',
    description: input.description ?? '',
  };
}

function liabilityFrom(input: LiabilityInput): Omit<Liability, 'id'> {
  return {
    liabilityType: input.liabilityType ?? '',
    isPrimaryResidence: input.isPrimaryResidence ?? false,
    loanBalance: input.loanBalance ?? 0,
    limitAmount: input.limitAmount ?? 0,
    lenderType: input.lenderType ?? '',
    interestRate: input.interestRate ?? 0,
    termType: input.termType || 'Variable',
    repaymentAmount: input.repaymentAmount ?? 0,
    repaymentFrequency: input.repaymentFrequency || 'Monthly',
    loanType: input.loanType || 'Principal and Interest',
    description: input.description ?? '',
  };
}

function assetContent(asset: Omit<Asset, 'id'>): string {
  return JSON.stringify([asset.assetType, asset.description, asset.yearPurchased, asset.originalPrice]);
}

function liabilityContent(liability: Omit<Liability, 'id'>): string {
  return JSON.stringify([liability.liabilityType, liability.description, liability.lenderType]);
}
