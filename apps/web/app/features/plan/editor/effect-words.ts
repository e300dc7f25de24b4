import { money } from '#app/lib/format.ts';
import type { Dollars } from '../model/plan-address.ts';
import type { Lead } from '../model/worker-views.ts';

/** What the figures that lead come to, and how much more or less than before what is being typed. */
export function effectWords(open: Lead | null, before: Lead | null, dollars: Dollars): string {
  if (open === null) return 'Working out…';
  if (open.status === 'refused') return open.says;
  const { netWorth } = open.headlines;
  const amount = dollars === 'today' ? netWorth.today : netWorth.ofYear;
  const words = `Net worth at ${netWorth.age}: ${nearest(amount)}`;
  if (before?.status !== 'run') return words;
  const was = dollars === 'today' ? before.headlines.netWorth.today : before.headlines.netWorth.ofYear;
  return `${words}, ${differenceWords(amount - was, was)}`;
}

/** A difference in words; below $1,000 and 0.1 % it is about the same. */
function differenceWords(difference: number, was: number): string {
  const size = Math.abs(difference);
  if (size < 1_000 && size <= Math.abs(was) / 1_000) return 'about the same as before';
  const spoken = size < 1_000 ? money(size) : nearest(size);
  return `${spoken} ${difference > 0 ? 'more' : 'less'} than before`;
}

function nearest(amount: number): string {
  return money(Math.round(amount / 1_000) * 1_000);
}
