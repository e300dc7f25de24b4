import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { type FoundRecord, findRecords } from '#app/lib/find-records.ts';
import { useIsAdmin } from '#app/lib/use-is-admin.ts';
import { commandsFor } from './commands.ts';

const typingPauseMs = 250;
/** Fewer characters match half of all names. */
export const fewestTyped = 2;
const longestTyped = 100;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A line of the menu; `at` counts over all groups. */
export interface MenuLine {
  readonly at: number;
  readonly to: string;
  readonly label: string;
  readonly detail: string | null;
}

/** Lines under one heading. */
export interface MenuGroup {
  readonly name: string;
  readonly lines: readonly MenuLine[];
}

function recordsQuery(q: string) {
  return queryOptions({
    queryKey: ['command-menu', q],
    enabled: q.length >= fewestTyped,
    placeholderData: keepPreviousData,
    // Each search is on the audit log: not again for a look at another window.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: ({ signal }) => findRecords(q, signal),
  });
}

/** What matches the typed text, and which line Enter follows. */
export function useCommandList(onFollow: (to: string) => void) {
  const isAdmin = useIsAdmin();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const q = typed.trim();
  const [settled] = useDebouncedValue(q, typingPauseMs);
  const asks = q.length >= fewestTyped;
  const found = useQuery(recordsQuery(settled));
  const groups = numbered([
    { name: 'Go to', lines: commandsFor(q, isAdmin).map(({ to, label }) => ({ to, label, detail: null })) },
    { name: 'Clients', lines: linesOf(asks ? found.data?.clients : []) },
    { name: 'Leads', lines: linesOf(asks ? found.data?.leads : []) },
    { name: 'Properties', lines: linesOf(asks ? found.data?.properties : []) },
  ]);
  const lines = groups.flatMap((group) => group.lines);
  const current = lines[Math.min(active, lines.length - 1)] ?? null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && current !== null) setActive((current.at + step + lines.length) % lines.length);
    else if (event.key === 'Enter' && current !== null) onFollow(current.to);
    else return;
    event.preventDefault();
  }

  return {
    typed,
    groups,
    current,
    count: lines.length,
    isSearching: asks && (q !== settled || found.isFetching),
    isFailed: asks && found.isError,
    retry: () => void found.refetch(),
    onKeyDown,
    follow: onFollow,
    point: setActive,
    type(text: string) {
      setTyped(text.slice(0, longestTyped));
      setActive(0);
    },
  };
}

function linesOf(found: readonly FoundRecord[] = []) {
  return found.map(({ to, name, detail }) => ({ to, label: name, detail }));
}

/** Groups that have lines, their lines counted through. */
function numbered(
  groups: readonly { readonly name: string; readonly lines: readonly Omit<MenuLine, 'at'>[] }[],
): readonly MenuGroup[] {
  let at = 0;
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ name, lines }) => ({
      name,
      lines: lines.map((line) => {
        const counted = { ...line, at };
        at += 1;
        return counted;
      }),
    }));
}
