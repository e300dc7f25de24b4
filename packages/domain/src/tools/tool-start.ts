import { type ClientDetails, propertyTypes, type ToolName } from '@freehold/contract';
import type { HouseholdRecord } from '../inputs/household/reading.ts';
import { borrowingPowerRecord } from './borrowing-power-record.ts';
import { plannerStart } from './loan-planner-start.ts';

type Asset = ClientDetails['assets'][number];
type Changes = Readonly<Record<string, string | number | null>>;

/** What of a client's record a tool starts with: the fields it knows, and what to mind about them. */
export interface ToolStart {
  readonly changes: Changes;
  readonly note: string;
}

/** What a tool starts with from a client's record on an ISO day; null where the record knows none of its fields. */
export function toolStart(tool: ToolName, details: HouseholdRecord, day: string): ToolStart | null {
  const start = starts[tool](details, day);
  return start !== null && Object.keys(start.changes).length > 0 ? start : null;
}

const starts: Readonly<Record<ToolName, (details: HouseholdRecord, day: string) => ToolStart | null>> = {
  'borrowing-power': borrowingStart,
  'buying-costs': purchaseStart,
  'loan-planner': plannerStart,
  'investment-property': ({ profile }) => ({
    changes: known({ income: profile.grossIncome || null }),
    note: 'Your income is from them. Price, rent and all else are an example: put in the property you look at.',
  }),
  'capital-gains': saleStart,
  'land-tax': landStart,
};

/** The values that are known; null and blank ones are left out. */
function known(values: Changes): Changes {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== ''));
}

function savingsOf(assets: readonly Asset[]): number {
  return sum(assets.filter(({ assetType }) => assetType === 'Savings').map(({ currentValue }) => currentValue));
}

function borrowingStart(record: HouseholdRecord, day: string): ToolStart | null {
  const start = borrowingPowerRecord(record, day);
  if (start === null) return null;
  return { changes: known({ ...start.changes, cash: savingsOf(record.assets) || null }), note: start.note };
}

/** Savings on record become the cash for the purchase; who owns property or has a mortgage gets no first-home relief. */
function purchaseStart({ assets, liabilities }: HouseholdRecord): ToolStart {
  const cash = savingsOf(assets);
  const isOwner =
    assets.some(({ assetType }) => propertyTypes.includes(assetType)) ||
    liabilities.some(({ liabilityType }) => liabilityType === 'Mortgage');
  const notes = [
    ...(cash > 0 ? ['Your cash is every savings account on it.'] : []),
    ...(isOwner ? ['You own property, so first-home relief is not counted.'] : []),
  ];
  return {
    changes: { ...(cash > 0 && { solveFor: 'cash', cash }), ...(isOwner && { buyer: 'owner' }) },
    note: notes.join(' '),
  };
}

function rentalsOf(assets: readonly Asset[]): readonly Asset[] {
  return assets.filter(({ assetType, currentValue }) => assetType === 'Investment Property' && currentValue > 0);
}

function saleStart({ profile, assets }: HouseholdRecord): ToolStart | null {
  const rental = rentalsOf(assets).find(({ originalPrice }) => originalPrice > 0);
  if (rental === undefined) return null;
  const { originalPrice, contractDay, currentValue, ownershipPercentage, dwellingKind } = rental;
  // What was land when it was bought was built on by its owner since, as it is let.
  const isNew = dwellingKind !== null && dwellingKind !== 'Established';
  return {
    changes: known({
      boughtFor: originalPrice,
      boughtOn: contractDay,
      soldFor: currentValue,
      income: profile.grossIncome,
      share: ownershipPercentage || null,
      dwelling: isNew ? 'new' : 'established',
    }),
    note: `It is about ${rental.description || 'your rental property'}, sold for its value today.`,
  };
}

/** The rentals of the place that has most of them, by the land in their values. */
function landStart({ assets }: HouseholdRecord): ToolStart | null {
  const placed = rentalsOf(assets).filter(({ state, landPercentage }) => state !== null && landPercentage !== null);
  const places = Map.groupBy(placed, ({ state }) => state);
  const [first] = [...places.entries()].toSorted(([, one], [, other]) => other.length - one.length);
  if (first === undefined) return null;
  const [state, rentals] = first;
  const lands = rentals.slice(0, 4).map(({ currentValue, landPercentage, ownershipPercentage }, index) => {
    const place = index === 0 ? '' : String(index + 1);
    const land = Math.round((currentValue * (landPercentage ?? 0)) / 100);
    return { [`land${place}`]: land, [`share${place}`]: ownershipPercentage || 100 };
  });
  return {
    changes: known(Object.assign({ state }, ...lands)),
    note: 'Land is its part of today’s value; the notice of your land tax has the value that counts.',
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
