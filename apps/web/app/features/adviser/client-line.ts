import type { ClientFigures, ClientSort } from '@freehold/contract';
import { money, monthNames, percent } from '#app/lib/format.ts';
import type { Column } from '#app/ui/lists/columns.ts';
import { clientRow } from './client-row.ts';

/** A client as one line of the adviser's list; null where the record does not say. */
export interface ClientLine {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly email: string;
  readonly netWorth: string | null;
  readonly isNegative: boolean;
  readonly lvr: string | null;
  readonly lastContact: string | null;
  readonly nextAction: string | null;
  /** The day of the next action, and whether it has come. */
  readonly due: { readonly text: string; readonly isDue: boolean } | null;
  readonly changed: string;
}

export const clientLineColumns: readonly Column<ClientSort>[] = [
  { label: 'Name', sorts: ['name', '-name'] },
  { label: 'Net worth', isFigure: true },
  { label: 'LVR', isFigure: true },
  { label: 'Last contact' },
  { label: 'Next action' },
  { label: 'Changed' },
];

/** Formats a client of the list; `today` is an ISO day. */
export function clientLine(client: ClientFigures, today: string): ClientLine {
  const { id, to, name, email } = clientRow(client);
  const { netWorth, lvrPercent, lastContactAt, nextAction, nextActionOn, updatedAt } = client;
  return {
    ...{ id, to, name, email },
    netWorth: netWorth === null ? null : money(netWorth),
    isNegative: netWorth !== null && netWorth < 0,
    lvr: lvrPercent === null ? null : percent(lvrPercent),
    lastContact: lastContactAt === null ? null : shortDate(new Date(lastContactAt)),
    nextAction: nextAction ?? (nextActionOn === null ? null : 'Next action'),
    due:
      nextActionOn === null
        ? null
        : { text: shortDate(new Date(`${nextActionOn}T12:00:00`)), isDue: nextActionOn <= today },
    changed: shortDate(new Date(updatedAt)),
  };
}

/** A day that fits a narrow column: `21 Nov 2026`. */
function shortDate(moment: Date): string {
  return `${moment.getDate()} ${monthNames[moment.getMonth()]?.slice(0, 3)} ${moment.getFullYear()}`;
}
