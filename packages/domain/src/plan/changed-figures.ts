import type { PlanSummary, RulesChanged } from '@freehold/contract';

/** The figures that lead a plan, as they were kept or as a run has them. */
export type LeadingPlanFigures = Pick<PlanSummary, 'netWorth' | 'nextPurchase' | 'lowestCash' | 'moneyGone'>;

type Changed = RulesChanged['figures'];
type Named = readonly [Changed[number]['figure'], Changed[number]['before']];

/** Which of a plan’s leading figures differ, to the dollar of today or the month. */
export function changedPlanFigures(before: LeadingPlanFigures, now: LeadingPlanFigures): Changed {
  const after = new Map(figuresOf(now));
  return figuresOf(before).flatMap(([figure, was]) => {
    const is = after.get(figure) ?? null;
    return is === was ? [] : [{ figure, before: was, now: is }];
  });
}

/** Dollars of today without cents, or months. */
function figuresOf({ netWorth, nextPurchase, lowestCash, moneyGone }: LeadingPlanFigures): readonly Named[] {
  return [
    ['netWorth', Math.round(netWorth.today)],
    ['nextPurchase', nextPurchase?.month ?? null],
    ['lowestCash', Math.round(lowestCash.today)],
    ['moneyGone', moneyGone],
  ];
}
