import type { ListedPlan, PlanSummary } from '@freehold/contract';
import { dateTime, day, money } from '#app/lib/format.ts';

type Standing = Pick<ListedPlan, 'kind' | 'version' | 'publication' | 'lockedAt' | 'waiting'>;

/** Where a plan of a client stands, as an adviser reads it. */
export function planStates({ kind, version, publication, lockedAt, waiting }: Standing): readonly string[] {
  const published = publication && `published ${dateTime(new Date(publication.at))}`;
  const isBehind = publication !== null && publication.version !== version;
  return [
    kind === 'own' ? 'client’s own' : (published ?? 'draft'),
    ...(isBehind ? ['changed since'] : []),
    ...(lockedAt === null ? [] : [`presented ${dateTime(new Date(lockedAt))}`]),
    ...(waiting === 0 ? [] : [waiting === 1 ? 'suggestion waiting' : `${waiting} suggestions waiting`]),
  ];
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
