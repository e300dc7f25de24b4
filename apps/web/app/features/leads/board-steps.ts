import { type LeadStatus, leadStatuses } from '@freehold/contract';

/** The statuses a lead may be moved to from its own; a converted lead stays where it is. */
export function goalsOf(status: LeadStatus): LeadStatus[] {
  return status === 'Converted' ? [] : leadStatuses.filter((goal) => goal !== status);
}

/** The column beside a status, to the right (1) or to the left (-1); null at the edge. */
export function neighbour(status: LeadStatus, step: 1 | -1): LeadStatus | null {
  return leadStatuses[leadStatuses.indexOf(status) + step] ?? null;
}

interface CardPlace {
  readonly column: number;
  readonly place: number;
}

const downs: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const acrosses: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Where an arrow key leads on the board from a card, columns by the number of their cards; null where it leads nowhere. */
export function cardAfterKey(key: string, from: CardPlace & { counts: readonly number[] }): CardPlace | null {
  const { column, place, counts } = from;
  const next = place + (downs[key] ?? 0);
  if (next !== place) return next >= 0 && next < (counts[column] ?? 0) ? { column, place: next } : null;
  const step = acrosses[key];
  return step === undefined ? null : cardBeside(from, step);
}

// An empty column has no card to stand beside.
function cardBeside({ column, place, counts }: CardPlace & { counts: readonly number[] }, step: number) {
  for (let next = column + step; next >= 0 && next < counts.length; next += step) {
    const count = counts[next] ?? 0;
    if (count > 0) return { column: next, place: Math.min(place, count - 1) };
  }
  return null;
}
