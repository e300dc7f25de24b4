import type { ListedPlan, PlanSummary, PlanVersion } from '@freehold/contract';
import type { PlanView } from '@freehold/domain';
import { dateTime, day, money } from '#app/lib/format.ts';

type Standing = Pick<ListedPlan, 'kind' | 'version' | 'publication' | 'lockedAt' | 'waiting' | 'summary'>;

const oldFactsMs = 90 * 86_400_000;

/** Where a plan of a client stands, as an adviser reads it at a moment. */
export function planStates(plan: Standing, now: Date): readonly string[] {
  const { kind, version, publication, lockedAt, waiting, summary } = plan;
  const published = publication && `published ${dateTime(new Date(publication.at))}`;
  const isBehind = publication !== null && publication.version !== version;
  return [
    kind === 'own' ? 'client’s own' : (published ?? 'draft'),
    ...(isBehind ? ['changed since'] : []),
    ...(lockedAt === null ? [] : [`presented ${dateTime(new Date(lockedAt))}`]),
    ...(isOld(summary, now) ? ['facts older than 90 days'] : []),
    ...(waiting === 0 ? [] : [waiting === 1 ? 'suggestion waiting' : `${waiting} suggestions waiting`]),
  ];
}

function isOld(summary: PlanSummary | null, now: Date): boolean {
  const asAt = summary?.factsAsAt;
  return asAt !== undefined && now.getTime() - Date.parse(asAt) > oldFactsMs;
}

/** The net worth that leads a plan, in today’s dollars, and at which age. */
export type LeadingNetWorth = { readonly netWorth: Pick<PlanSummary['netWorth'], 'age' | 'today'> };

/** What leads the draft as it is on screen, whether it is saved or not; null while and where it cannot be worked out. */
export function draftFigures(view: PlanView | null): LeadingNetWorth | null {
  return view?.status === 'run' ? view.headlines : null;
}

/** How far the net worth of one plan is from another’s, at the same age. */
export function differenceWords(one: LeadingNetWorth | null, other: LeadingNetWorth | null): string {
  if (one === null || other === null || one.netWorth.age !== other.netWorth.age) return '–';
  const difference = one.netWorth.today - other.netWorth.today;
  if (Math.abs(difference) < 500) return 'the same';
  return `${thousands(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`;
}

/** What a version is: its name, whether it is locked, by whom and when. */
export function versionWords({ name, isLocked, by, keptAt }: PlanVersion): string {
  return `${name}: ${isLocked ? 'locked as presented' : 'kept'} by ${by ?? 'somebody'} on ${dateTime(new Date(keptAt))}`;
}

/** The same as a sentence, with the law of its day. */
export function versionSays(version: PlanVersion): string {
  return `${versionWords(version)}, ${lawWords(version.lawRead)}.`;
}

/** The figure that leads a plan, to the nearest $1,000, in today’s dollars. */
export function headlineWords(summary: PlanSummary | null): string {
  if (summary === null) return 'Open it for its figures';
  return `Net worth at ${summary.netWorth.age}: ${thousands(summary.netWorth.today)}`;
}

/** An amount to the nearest $1,000. */
export function thousands(amount: number): string {
  return money(Math.round(amount / 1_000) * 1_000);
}

/** The day of the law that figures were worked out by. */
export function lawWords(lawRead: string): string {
  return `law as at ${day(lawRead.slice(0, 10))}`;
}
