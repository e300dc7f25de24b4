import { type EndingTerm, fullName, mostCountedToday } from '@freehold/contract';
import { counted, decimal, money } from '#app/lib/format.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long something has waited, in whole hours or days: `Less than an hour`, `5 hours`, `12 days`. */
export function waitText(since: string, now: Date): string {
  const ms = now.getTime() - Date.parse(since);
  if (ms < hourMs) return 'Less than an hour';
  return ms < dayMs ? counted(Math.floor(ms / hourMs), 'hour') : counted(Math.floor(ms / dayMs), 'day');
}

/** When an action is or was due, both days ISO: `Today`, `1 day overdue`. */
export function dueText(dueOn: string, day: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(dueOn)) / dayMs);
  return days <= 0 ? 'Today' : `${counted(days, 'day')} overdue`;
}

const terms: Readonly<Record<EndingTerm['term'], string>> = {
  fixed: 'Fixed rate ends',
  'interest-only': 'Interest only ends',
};

/** Which term of which loan ends: `Fixed rate ends, Home loan of $612,000`. */
export function termText({ term, loan, balance }: Pick<EndingTerm, 'term' | 'loan' | 'balance'>): string {
  return `${terms[term]}, ${loan.trim() || 'loan'} of ${money(balance)}`;
}

/** A total of the day; counting stops at a thousand. */
export function totalText(total: number): string {
  return total >= mostCountedToday ? `${decimal(mostCountedToday)}+` : decimal(total);
}

interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
}

/** A person's name, else their email address. */
export function nameOf({ firstName, lastName, email = '' }: Named): string {
  return fullName({ firstName: firstName.trim(), lastName: lastName.trim() }) || email.trim() || '(No name provided)';
}
