import type { Asset, RecordedValuation } from '@freehold/contract';
import { dayInSydney, type ValuationChange } from '@freehold/domain';
import { roundToDollar } from '@freehold/finance';

const months = 14;

// Invented yearly growth.
const yearlyGrowth: Readonly<Record<string, number>> = {
  'Primary Home': 0.055,
  'Investment Property': 0.048,
  Shares: 0.082,
  Super: 0.07,
  Savings: 0.06,
};

/** Values of the assets in each of the last 14 months, oldest first; the last one is the present value. */
export function demoValuations(assets: readonly Asset[], now: Date): RecordedValuation[] {
  const back = Array.from({ length: months }, (_, index) => months - 1 - index);
  return back.flatMap((monthsAgo) => {
    const at = monthsBefore(now, monthsAgo);
    return assets.map((asset) =>
      valuationOf(
        { assetId: asset.id, label: asset.description || asset.assetType, value: valueThen(asset, monthsAgo) },
        at,
      ),
    );
  });
}

/** A valuation record of an asset at a moment. */
export function valuationOf({ assetId, label, value }: ValuationChange, at: Date): RecordedValuation {
  return {
    assetId,
    assetLabel: label,
    value,
    date: dayInSydney(at),
    valuedAt: at.toISOString(),
  };
}

function valueThen({ assetType, currentValue }: Asset, monthsAgo: number): number {
  const growth = yearlyGrowth[assetType] ?? 0.02;
  // Share prices fluctuate.
  const swing = assetType === 'Shares' ? 1 + 0.03 * Math.sin(monthsAgo * 1.7) * Math.min(monthsAgo, 1) : 1;
  return roundToDollar((currentValue / (1 + growth) ** (monthsAgo / 12)) * swing);
}

// A day that every month has, so no month is skipped.
function monthsBefore(now: Date, count: number): Date {
  if (count === 0) return now;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, Math.min(now.getUTCDate(), 28), 2));
}
