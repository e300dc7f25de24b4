import { type AgainstLine, monthText, type PlanAgainst } from '@freehold/domain';
import { localDay } from '#app/calculator/today.ts';
import { day, money } from '#app/lib/format.ts';

/** A version and a plan that could be compared. */
export type Compared = Extract<PlanAgainst, { status: 'compared' }>;

/** When a version was kept and by the law of which day it was worked out then, both ISO. */
interface Kept {
  readonly keptAt: string;
  readonly lawRead: string;
}

/** What a version beside today's plan comes to, the first sentence leading; amounts in dollars of their month. */
export function againstWords(against: Compared, { keptAt, lawRead }: Kept): readonly string[] {
  const { month, isSameStart, lines, leads } = against;
  const kept = `the plan of ${day(localDay(new Date(keptAt)))}`;
  const worth = lines.find(({ id }) => id === 'netWorth');
  const first = isSameStart
    ? `The version begins in the same month, ${monthText(month)}, so there is nothing to compare yet but the facts themselves.`
    : `Net worth is ${apart(worth)} what ${kept} said for the start of ${monthText(month)}.`;
  const { version, now } = leads;
  const moved =
    version.age === now.age && version.month === now.month
      ? `Net worth at ${now.age} was ${money(version.ofYear)} and is now ${money(now.ofYear)}, in dollars of ${monthText(now.month)}.`
      : `Net worth was ${money(version.ofYear)} at ${version.age}, and is now ${money(now.ofYear)} at ${now.age}.`;
  const law = against.lawRead.slice(0, 10);
  const ofLaw =
    lawRead.slice(0, 10) === law
      ? `Both are worked out by the law as at ${day(law)}.`
      : `Both are worked out by the law as at ${day(law)}; the version was kept under that of ${day(lawRead.slice(0, 10))}.`;
  const tax = lines.some(({ id, difference }) => id === 'taxDue' && difference !== 0);
  return [first, ...(tax ? [withoutTax] : []), moved, ofLaw];
}

const withoutTax = 'A plan begins with no tax to pay or to get back, so that much of the difference is nobody’s doing.';

function apart(line: AgainstLine | undefined): string {
  const dollars = Math.round(line?.difference ?? 0);
  if (dollars === 0) return 'just';
  return `${money(Math.abs(dollars))} ${dollars > 0 ? 'above' : 'below'}`;
}
