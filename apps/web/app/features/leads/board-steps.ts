import { type LeadStatus, leadStatuses } from '@freehold/contract';

/** Statuses a lead can move to; a converted lead cannot move. */
export function goalsOf(status: LeadStatus): LeadStatus[] {
  return status === 'Converted' ? [] : leadStatuses.filter((goal) => goal !== status);
}

/** The adjacent column, right (1) or left (-1); null at the edge. */
export function neighbour(status: LeadStatus, step: 1 | -1): LeadStatus | null {
  return leadStatuses[leadStatuses.indexOf(status) + step] ?? null;
}

interface CardPlace {
  readonly column: number;
  readonly place: number;
}

const downs: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const acrosses: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Card that an arrow key moves to on the board, given the number of cards per column; null when there is none. */
export function cardAfterKey(key: string, from: CardPlace & { counts: readonly number[] }): CardPlace | null {
  const { column, place, counts } = from;
  const next = place + (downs[key] ?? 0);
  if (next !== place) return next >= 0 && next < (counts[column] ?? 0) ? { column, place: next } : null;
  const step = acrosses[key];
  return step === undefined ? null : cardBeside(from, step);
}

// An empty column has no card to focus.
function cardBeside({ column, place, counts }: CardPlace & { counts: readonly number[] }, step: number) {
  for (let next = column + step; next >= 0 && next < counts.length; next += step) {
    const count = counts[next] ?? 0;
    if (count > 0) return { column: next, place: Math.min(place, count - 1) };
  }
  return null;
}
