import type { PlanSummary, PlanVersion, RulesChanged } from '@freehold/contract';
import { changedPlanFigures, type LeadingPlanFigures, monthText } from '@freehold/domain';
import { localDay } from '#app/calculator/today.ts';
import { counted, day, money } from '#app/lib/format.ts';
import { lawWords } from './plan-state-words.ts';

/** The figures that a plan had when it was kept, and by what they were worked out. */
export interface KeptFigures extends Pick<PlanVersion, 'engineVersion' | 'lawRead'> {
  /** Null where none were kept. */
  readonly summary: PlanSummary | null;
  readonly was: 'Presented' | 'Published' | 'Kept';
  /** When, ISO. */
  readonly at: string;
}

/** What the same document comes to on this screen. */
export interface FiguresNow extends Pick<PlanVersion, 'engineVersion' | 'lawRead'> {
  readonly figures: LeadingPlanFigures;
}

/** How the figures on screen differ from those that were kept, the first sentence leading; none where nothing does. */
export function keptFiguresWords(kept: KeptFigures, now: FiguresNow): readonly string[] {
  const isSameLaw = kept.lawRead.slice(0, 10) === now.lawRead.slice(0, 10);
  if (isSameLaw && kept.engineVersion === now.engineVersion) return [];
  const [by, byNow] = isSameLaw
    ? [`with calculation engine ${kept.engineVersion}`, `with calculation engine ${now.engineVersion}`]
    : [`under the ${lawWords(kept.lawRead)}`, `by the ${lawWords(now.lawRead)}`];
  if (kept.summary === null) return [`The figures here are worked out ${byNow}. None were kept with the plan.`];
  const [first, ...more] = changedPlanFigures(kept.summary, now.figures).map((changed) => ({
    label: figureLabel(changed.figure, now.figures.netWorth.age),
    before: figureValue(changed.figure, changed.before),
    now: figureValue(changed.figure, changed.now),
  }));
  if (first === undefined) return [];
  const on = day(localDay(new Date(kept.at)));
  return [
    `${kept.was} on ${on} ${by}. ${first.label}: ${first.before}. Worked out now ${byNow}: ${first.now}.`,
    ...more.map((figure) => `${figure.label}: ${figure.before}. Now: ${figure.now}.`),
    'In today’s dollars. The plan itself is as it was.',
  ];
}

type Figure = RulesChanged['figures'][number];

/** What a figure that leads a plan is called; net worth is that at an age. */
export function figureLabel(figure: Figure['figure'], age: number): string {
  const labels = { nextPurchase: 'Next purchase', lowestCash: 'Least cash', moneyGone: 'Money lasts' } as const;
  return figure === 'netWorth' ? `Net worth at ${age}` : labels[figure];
}

/** A figure that leads a plan: dollars, or a month in words. */
export function figureValue(figure: Figure['figure'], value: Figure['before']): string {
  if (typeof value === 'number') return money(value);
  if (figure === 'moneyGone') return value === null ? 'To the end of the plan' : `Until ${monthText(value)}`;
  return value === null ? 'Not in this plan' : monthText(value);
}

/** The sentence that leads a notice of what newer law tables or another engine changed: on a plan, or above a list. */
export function changedLead(changes: readonly RulesChanged[], isOnPlan: boolean): string {
  const count = changes.reduce((sum, { figures }) => sum + figures.length, 0);
  const differing = `${counted(count, 'figure')} ${count === 1 ? 'differs' : 'differ'}`;
  const what = whatChanged(changes, isOnPlan ? 'The law tables changed on' : 'Rules changed');
  return isOnPlan ? `${what}. ${differing}.` : `${what}: ${differing} in ${counted(changes.length, 'plan')}`;
}

/** The law, with the day of its newest tables after these words, the engine that works figures out, or both. */
function whatChanged(changes: readonly RulesChanged[], lawChanged: string): string {
  const days = changes.flatMap(({ from, to }) => (from < to ? [to] : []));
  const last = days.toSorted().at(-1);
  if (last === undefined) return 'Freehold’s calculation engine changed';
  const isOfEngine = changes.some(({ engine }) => engine !== undefined);
  return `${lawChanged} ${day(last)}${isOfEngine ? ', and Freehold’s calculation engine too' : ''}`;
}
