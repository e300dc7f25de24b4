import { type LeadOwner, type LeadTotals, leadStatuses } from '@freehold/contract';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { SearchField } from '#app/ui/lists/search-field.tsx';
import { cardAfterKey, goalsOf, neighbour } from '../board-steps.ts';
import { useBoard } from '../use-board.ts';
import { BoardColumn } from './board-column.tsx';
import { ConvertDialog } from './convert-dialog.tsx';
import css from './lead-board.module.css';
import type { DeskAddress } from './leads-section.tsx';

interface LeadBoardProps {
  readonly address: DeskAddress;
  readonly owners: readonly LeadOwner[];
  readonly totals: LeadTotals | undefined;
  readonly hasShortcut: boolean;
  readonly filters: ReactNode;
  readonly isReady: boolean;
}

/** The leads in a column for each status; they move by dragging, by a menu, or with Shift and an arrow key. */
export function LeadBoard({ address, owners, totals, hasShortcut, filters, isReady }: LeadBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const { move, isRunning, told, undo, converting, closeConverting } = useBoard();

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
      <div className={`fh-fields ${css.tools}`}>
        <SearchField
          label="Search leads"
          description="Name, email or phone"
          value={address.part.q}
          onSearch={address.find}
          onDown={() => cardsByColumn(board.current).flat()[0]?.focus()}
          hasShortcut={hasShortcut}
        />
        {filters}
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
      <ConvertDialog lead={converting} onClose={closeConverting} />
    </section>
  );
}

function cardsByColumn(board: HTMLElement | null): HTMLElement[][] {
  const columns = [...(board?.querySelectorAll('[data-column]') ?? [])];
  return columns.map((column) => [...column.querySelectorAll<HTMLElement>('[data-card]')]);
}
