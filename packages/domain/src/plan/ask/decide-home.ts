import { type FinancialYear, type Household, type MonthText, Refusal } from '@freehold/finance';
import { type Exit, type ExitYears, exitYears, holdOrSell } from '@freehold/finance/decide';
import { type OptionChange, usualYears } from '@freehold/plan';
import { monthText } from '../../figures/timeline-words.ts';
import { homeName } from '../plan-names.ts';
import { active, type PlanToRun } from '../plan-owners.ts';
import type { InBothDollars } from '../plan-years.ts';
import { runPlan } from '../run-plan.ts';
import { aboutText } from './ask-words.ts';
import { freeEventId, type OptionOperation, planWith } from './asked.ts';
import {
  atEndInBoth,
  type DecideAsked,
  type Deciding,
  type OtherWay,
  refinancings,
  renovations,
} from './other-ways.ts';

/** The home sold in the June of a year, for the whole household. Null where it cannot be sold then. */
export interface SaleYear {
  readonly financialYear: FinancialYear;
  readonly month: MonthText;
  /** Whether the rules that start on 1 July 2027 hold. */
  readonly isAfterChange: boolean;
  /** Net worth at the end of the plan less that of keeping the home. */
  readonly againstKeeping: InBothDollars | null;
  /** Tax on income of all people in that year less that of keeping, dollars of the year. */
  readonly tax: number | null;
  readonly note: string | null;
  /** What makes the plan sell then. */
  readonly option: readonly OptionChange[];
}

/** A home kept, sold in each year, refinanced and renovated, for the whole household. Plain data. */
export interface HomeDecision {
  readonly status: 'answered';
  readonly home: string;
  readonly headline: string;
  readonly sentences: readonly string[];
  readonly years: readonly SaleYear[];
  /** The first financial year under the rules of 1 July 2027, before which the line stands; null where it is not in the plan. */
  readonly line: { readonly before: FinancialYear; readonly words: string } | null;
  /** Year with the highest net worth at the end of the plan; null where it cannot be sold. */
  readonly highest: FinancialYear | null;
  /** Tax of that sale, dollars of its year, by the law as it is and as it was before the rules of 1 July 2027. */
  readonly taxOfHighest: { readonly asEnacted: number | null; readonly before: number | null } | null;
  /** Growth a year in percent from which holding leaves as much as that sale; null where none does or it was not asked. */
  readonly breakEvenGrowthPct: number | null;
  readonly refinance: readonly OtherWay[];
  readonly renovate: readonly OtherWay[];
  readonly heldStill: string;
}

/** What can be decided about a home of a plan, or why it cannot be run. */
export type HomeDecided = HomeDecision | { readonly status: 'refused'; readonly says: string };

/** The rules of Act 49 of 2026 for gains start on 1 July 2027. */
const changeMonth = '2027-07';

/**
 * A home of a resolved plan, also one that a purchase brings: kept, sold in the June of each year, refinanced and renovated
 * where the plan holds that or it is asked. Runs of the whole plan each; refused in words where the home is not in it.
 */
export function decideHome(plan: PlanToRun, homeId: string, asked: DecideAsked = {}): HomeDecided {
  const run = runPlan(plan);
  if (run.status === 'refused') return { status: 'refused', says: run.says };
  const path = pathOf(run.household, homeId);
  if (path === null) return { status: 'refused', says: 'This home is not in the plan, or cannot be counted.' };
  try {
    return decisionOf({ plan, run, homeId, path, asked });
  } catch (refused) {
    if (!(refused instanceof Refusal)) throw refused;
    return { status: 'refused', says: refused.message };
  }
}

function pathOf({ homes, events }: Household, id: string): string | null {
  if (homes.some((home) => home.id === `homes/${id}`)) return `homes/${id}`;
  return events.some((event) => event.do === 'buy' && event.id === `events/${id}`) ? `events/${id}` : null;
}

function decisionOf(about: Deciding): HomeDecision {
  const { plan, run, homeId, path, asked } = about;
  const years = plan.years ?? usualYears;
  const costsPct = costsPctOf(asked);
  const exits = exitYears(run.household, { home: path, years, costsPct, at: movedOf(about) });
  const { best } = exits;
  const sales = exits.years.map((exit) => saleYear(about, exit));
  const breakEven = breakEvenOf(about, best);
  const name = homeName(plan, homeId);
  return {
    status: 'answered',
    home: name,
    headline: headlineOf(name, best, sales),
    sentences: [...linesOf(about, exits), ...(breakEven === null ? [] : [breakEven.sentence])],
    years: sales,
    line: lineIn(sales),
    highest: best?.financialYear ?? null,
    taxOfHighest: exits.underBothLaws && {
      asEnacted: exits.underBothLaws.enacted.taxOfSale,
      before: exits.underBothLaws.withoutTheAct.taxOfSale,
    },
    breakEvenGrowthPct: breakEven?.pct ?? null,
    refinance: refinancings(about),
    renovate: renovations(about),
    heldStill: `${heldStillOf(about)} ${costsWords(costsPct)}`,
  };
}

/** Sales of the home that the plan has. */
function salesOf({ plan, homeId }: Deciding): readonly `events/${string}`[] {
  return active(plan.events).flatMap(([id, event]) =>
    event.do === 'sell' && event.home === homeId ? [`events/${id}` as const] : [],
  );
}

/** Whether the plan has something happen so long after a sale of the home. */
function isFollowed(about: Deciding): boolean {
  const sales = salesOf(about);
  return active(about.plan.events).some(
    ([, { when }]) => typeof when === 'object' && 'after' in when && sales.includes(`events/${when.after}`),
  );
}

function heldStillOf(about: Deciding): string {
  if (!isFollowed(about)) return 'Held still: everything else in the plan.';
  return 'Held still: everything else in the plan. What follows the sale moves with it, and does not happen where the home is kept.';
}

/** The plan as its option has it for a sale in a month, or kept, where events move with the sale: a run more for each. */
function movedOf(about: Deciding): ((month: MonthText | null) => Household) | undefined {
  if (!isFollowed(about)) return undefined;
  const sales = salesOf(about);
  return (month) => {
    const ops = month === null ? sales.map((off): OptionOperation => ({ off })) : saleOps(about, month);
    const moved = runPlan(planWith(about.plan, ops));
    if (moved.status === 'refused') throw new Refusal('required', 'people', moved.says);
    return moved.household;
  };
}

/** Of a sale, percent of the price. */
function costsPctOf({ saleCostsPct = 0 }: DecideAsked): number {
  return saleCostsPct;
}

function costsWords(costsPct: number): string {
  return costsPct === 0 ? 'No costs of selling are counted.' : `Selling costs ${costsPct}% of the price.`;
}

function saleYear(about: Deciding, { financialYear, month, againstKeeping, taxOfSale, note }: Exit): SaleYear {
  return {
    financialYear,
    month,
    isAfterChange: month >= changeMonth,
    againstKeeping: againstKeeping === null ? null : atEndInBoth(about, againstKeeping),
    tax: taxOfSale,
    note,
    option: againstKeeping === null ? [] : saleOption(about, month),
  };
}

function saleOption(about: Deciding, month: MonthText): readonly OptionChange[] {
  const label = `Sell ${homeName(about.plan, about.homeId)} in ${monthText(month)}`;
  return [{ ops: [...saleOps(about, month)], label }];
}

/** The home sold in a month at the costs asked about, in place of the sales that the plan has. */
function saleOps(about: Deciding, month: MonthText): readonly OptionOperation[] {
  const { plan, homeId, asked } = about;
  const [kept, ...others] = salesOf(about);
  const off = others.map((path): OptionOperation => ({ off: path }));
  const costsPct = costsPctOf(asked);
  const sale: readonly OptionOperation[] =
    kept === undefined
      ? [{ put: `events/${freeEventId(plan, 'sale')}`, to: { do: 'sell', home: homeId, when: month, costsPct } }]
      : [
          { set: `${kept}/when`, to: month },
          { set: `${kept}/costsPct`, to: costsPct },
        ];
  return [...off, ...sale];
}

function headlineOf(name: string, best: Exit | null, sales: readonly SaleYear[]): string {
  if (best === null) return `${capital(name)} cannot be sold in this plan.`;
  const today = sales.find(({ month }) => month === best.month)?.againstKeeping?.today ?? 0;
  if (today < 0) {
    return `${capital(name)} kept: highest in this plan. Sold, ${best.financialYear} comes nearest, ${aboutText(-today)} less at the end, in today’s dollars.`;
  }
  return `${capital(name)} sold: highest in this plan ${best.financialYear}, ${aboutText(today)} more at the end than keeping it, in today’s dollars.`;
}

function capital(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function linesOf({ plan, homeId, run }: Deciding, { underBothLaws, leftOut }: ExitYears): readonly string[] {
  const both =
    underBothLaws === null || underBothLaws.enacted.taxOfSale === null || underBothLaws.withoutTheAct.taxOfSale === null
      ? []
      : [taxWords(underBothLaws.enacted, underBothLaws.enacted.taxOfSale, underBothLaws.withoutTheAct.taxOfSale)];
  const own = leftOut.length === 0 ? [] : ['The sale that the plan has is left out here.'];
  const lived = plan.homes?.[homeId]?.use === 'home' && run.household.homes.length > 0;
  return [
    ...gainNotKnown(plan, homeId),
    ...both,
    ...own,
    ...(lived ? ['Sold, you would live elsewhere: no rent for that is counted.'] : []),
  ];
}

/** Without its price and month no gain is taxed (`year/gains.ts`), which turns the comparison of the laws. */
function gainNotKnown({ homes }: PlanToRun, homeId: string): readonly string[] {
  const home = homes?.[homeId];
  if (home === undefined || home.use === 'home') return [];
  const isWhenKnown = home.bought !== undefined || home.contract !== undefined;
  if (home.price !== undefined && isWhenKnown) return [];
  return [
    'What it was bought for, and when, is not in the plan, so no tax on the gain of its sale is counted. Put in both for the tax.',
  ];
}

function taxWords({ financialYear }: Exit, enacted: number, before: number): string {
  const step = Math.round(enacted - before);
  const now = `Tax of that sale in ${financialYear}: ${aboutText(enacted)}`;
  if (step === 0) return `${now}, the same as before the rules of 1 July 2027.`;
  return `${now}, ${aboutText(Math.abs(step))} ${step > 0 ? 'more' : 'less'} than before the rules of 1 July 2027.`;
}

function lineIn(sales: readonly SaleYear[]): HomeDecision['line'] {
  const first = sales.find(({ isAfterChange }) => isAfterChange);
  if (first === undefined || first === sales[0]) return null;
  return { before: first.financialYear, words: '1 July 2027: new rules for capital gains' };
}

/** The growth from which holding leaves as much as the highest sale; null for a sale at the very end. */
function breakEvenOf(about: Deciding, best: Exit | null) {
  const { plan, run, path, asked } = about;
  const last = run.timeline.years.at(-1)?.financialYear;
  if (asked.breakEven === false || best === null || best.financialYear === last) return null;
  const years = plan.years ?? usualYears;
  const options = { home: path, month: best.month, costsPct: costsPctOf(asked), years, at: movedOf(about) };
  const { breakEvenGrowthPct: pct } = holdOrSell(run.household, options);
  if (pct === null) return { pct, sentence: 'No growth of the home from −10 to 20% a year turns that around.' };
  return {
    pct,
    sentence: `From ${pct}% growth a year on, holding leaves as much as selling in ${best.financialYear}.`,
  };
}
