import type { PlanSummary, RulesChanged } from '@freehold/contract';

/** Figures of a plan, and the day (ISO) on which the law they are of was read. */
interface Worked {
  readonly summary: PlanSummary | null;
  readonly lawRead: string;
}

/** What newer law tables did to the figures of one document; null where they are the same to the dollar and the month. */
export function rulesChangedBetween(before: Worked, now: Worked): RulesChanged | null {
  if (before.summary === null || now.summary === null || before.lawRead >= now.lawRead) return null;
  const after = new Map(figuresOf(now.summary));
  const figures = figuresOf(before.summary).flatMap(([figure, was]) => {
    const is = after.get(figure) ?? null;
    return is === was ? [] : [{ figure, before: was, now: is }];
  });
  if (figures.length === 0) return null;
  return { from: before.lawRead, to: now.lawRead, age: now.summary.netWorth.age, figures };
}

type Figure = RulesChanged['figures'][number];

/** Dollars of today without cents, or months. */
function figuresOf({ netWorth, nextPurchase, lowestCash, moneyGone }: PlanSummary) {
  const figures: readonly (readonly [Figure['figure'], Figure['before']])[] = [
    ['netWorth', Math.round(netWorth.today)],
    ['nextPurchase', nextPurchase?.month ?? null],
    ['lowestCash', Math.round(lowestCash.today)],
    ['moneyGone', moneyGone],
  ];
  return figures;
}
