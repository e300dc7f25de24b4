import {
  fullName,
  type LeadListItem,
  type LeadMove,
  type LeadOwner,
  type LeadStatus,
  type LeadTotals,
  leadStatuses,
} from '@freehold/contract';
import { Button } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { type Filters, useFilterFold } from '#app/ui/lists/filter-fold.tsx';
import { SearchField } from '#app/ui/lists/search-field.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { cardAfterKey, goalsOf, neighbour } from '../board-steps.ts';
import { leadToasts } from '../lead-words.ts';
import { type LeadChangeOutcome, useLeadChange } from '../use-lead-change.ts';
import { BoardColumn } from './board-column.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ConvertDialog } from './convert-dialog.tsx';
import css from './lead-board.module.css';
import type { DeskAddress } from './leads-section.tsx';

/** Moves leads between the columns of the board. */
function useBoard() {
  const { change, close, refresh, isRunning } = useLeadChange();
  const [told, setTold] = useState('');
  const [moved, setMoved] = useState<{ readonly lead: LeadListItem; readonly from: LeadStatus } | null>(null);
  const [converting, setConverting] = useState<LeadListItem | null>(null);
  const [closing, setClosing] = useState<LeadListItem | null>(null);

  async function move(lead: LeadListItem, to: LeadStatus) {
    if (to === 'Converted') return setConverting(lead);
    if (to === 'Closed') return setClosing(lead);
    await settle(lead, to, () => change(lead.id, { status: to, version: lead.version }));
  }

  async function settle(lead: LeadListItem, to: LeadStatus, send: () => Promise<LeadChangeOutcome>) {
    setTold('');
    setMoved(null);
    const outcome = await send();
    if (outcome.kind === 'saved') {
      setTold(`${fullName(lead)} moved to ${to}`);
      setMoved({ lead: outcome.lead, from: lead.status });
    }
    if (outcome.kind === 'failed') {
      const description = errorText(outcome.error, leadToasts.saveFailed.description);
      showToast({ ...leadToasts.saveFailed, description, tone: 'error' });
    }
    if (outcome.kind === 'stale') {
      await refresh();
      setTold(`${fullName(lead)} was changed by somebody else meanwhile and is shown as it is now`);
    }
    requestAnimationFrame(() => focusCard(lead.id, outcome.kind === 'saved' ? to : null));
  }

  return {
    move,
    isRunning,
    told,
    /** Moves the last moved lead back; null when there is none. */
    undo: moved && (() => void move(moved.lead, moved.from)),
    converting,
    closeConverting: () => setConverting(null),
    closing,
    cancelClosing: () => setClosing(null),
    /** Closes the lead that was asked about. */
    async confirmClosing(lead: LeadListItem, move: LeadMove) {
      setClosing(null);
      await settle(lead, 'Closed', () => close(lead, move));
    },
  };
}

/**
 * Focuses a lead's card once it is in its new column and in no other: columns load one after the other, and the card is
 * a new element there. Gives up if no column shows it.
 */
function focusCard(id: string, column: LeadStatus | null, framesLeft = 120): void {
  const [card, another] = document.querySelectorAll<HTMLElement>(`[data-card="${id}"]`);
  const isThere = card !== undefined && another === undefined;
  if (isThere && (column === null || card.closest(`[data-column="${column}"]`) !== null)) card.focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusCard(id, column, framesLeft - 1));
}

interface LeadBoardProps {
  readonly address: DeskAddress;
  readonly owners: readonly LeadOwner[];
  readonly totals: LeadTotals | undefined;
  readonly hasShortcut: boolean;
  readonly filters: Filters;
  readonly isReady: boolean;
}

/** The leads in a column per status; move them by dragging, by a menu, or with Shift and an arrow key. */
export function LeadBoard({ address, owners, totals, hasShortcut, filters, isReady }: LeadBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { move, isRunning, told, undo, ...asking } = useBoard();
  const fold = useFilterFold(filters.count);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (!(target instanceof HTMLElement) || ctrlKey || metaKey || altKey || shiftKey) return;
    const columns = cardsByColumn(board.current);
    const column = columns.findIndex((cards) => cards.includes(target));
    if (column < 0) return;
    const place = columns[column]?.indexOf(target) ?? 0;
    const next = cardAfterKey(key, { column, place, counts: columns.map((cards) => cards.length) });
    if (next === null) return;
    event.preventDefault();
    columns[next.column]?.[next.place]?.focus();
  }

  return (
    <section className={`fh-card ${css.section}`} aria-labelledby="board-title">
      <h2 id="board-title" className="fh-for-readers">
        Leads by status
      </h2>
      <div className={`fh-fields ${css.tools}`} data-folded={fold.isFolded || undefined}>
        <SearchField
          label="Search leads"
          description="Name, email or phone"
          value={address.part.q}
          onSearch={address.find}
          onDown={() => cardsByColumn(board.current).flat()[0]?.focus()}
          hasShortcut={hasShortcut}
        />
        {fold.button}
        <div className={`${css.filters} ${fold.foldable}`}>{filters.fields}</div>
      </div>
      <p className={css.help}>
        Drag a lead to another column. Arrow keys go from lead to lead; <kbd>Shift</kbd> with <kbd>←</kbd> or{' '}
        <kbd>→</kbd> moves one to the next column.
      </p>
      <div className={css.told}>
        <p role="status">{told}</p>
        {undo && (
          <Button variant="default" size="compact-sm" onClick={undo}>
            Undo
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds the fields of a form */}
      <div
        ref={board}
        className={css.columns}
        onKeyDown={onKeyDown}
        role="group"
        aria-label="Board"
        aria-busy={isRunning}
      >
        {leadStatuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            part={address.part}
            total={totals?.[status] ?? null}
            owners={owners}
            isReady={isReady}
            onMove={(lead, to) => void move(lead, to)}
            onStep={(lead, step) => {
              const goal = neighbour(lead.status, step);
              if (goal !== null && goalsOf(lead.status).includes(goal)) void move(lead, goal);
            }}
            onAll={() => address.filterBy({ ...address.part.filters, view: 'table', status })}
          />
        ))}
      </div>
      <ConvertDialog lead={asking.converting} onClose={asking.closeConverting} />
      <CloseDialog
        lead={asking.closing}
        onClose={asking.cancelClosing}
        onConfirm={(lead, why) => void asking.confirmClosing(lead, why)}
      />
    </section>
  );
}

function cardsByColumn(board: HTMLElement | null): HTMLElement[][] {
  const columns = [...(board?.querySelectorAll('[data-column]') ?? [])];
  return columns.map((column) => [...column.querySelectorAll<HTMLElement>('[data-card]')]);
}
