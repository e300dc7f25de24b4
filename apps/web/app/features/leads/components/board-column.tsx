import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { LeadListItem, LeadOwner, LeadStatus } from '@freehold/contract';
import { Button, Menu, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { decimal } from '#app/lib/format.ts';
import { goalsOf } from '../board-steps.ts';
import type { DeskPart } from '../desk-address.ts';
import { columnQuery, columnSize } from '../desk-queries.ts';
import { leadRow } from '../lead-row.ts';
import css from './lead-board.module.css';

/** The lead of each draggable card. */
const leadOfCard = new WeakMap<Element, LeadListItem>();

function mayMove(card: Element, to: LeadStatus): boolean {
  const lead = leadOfCard.get(card);
  return lead !== undefined && goalsOf(lead.status).includes(to);
}

/** Makes a card draggable, unless its lead cannot move. `isDragged` is true during the drag. */
function useDraggableCard(lead: LeadListItem) {
  const card = useRef<HTMLLIElement>(null);
  const [isDragged, setDragged] = useState(false);

  useEffect(() => {
    const element = card.current;
    if (element === null || goalsOf(lead.status).length === 0) return;
    leadOfCard.set(element, lead);
    return draggable({ element, onDragStart: () => setDragged(true), onDrop: () => setDragged(false) });
  }, [lead]);

  return { card, isDragged };
}

/** A column's part in a drag: none, a possible target, or the one under the pointer. */
type DropState = 'idle' | 'open' | 'over';

/** Makes a column a drop target; a drop calls `onMove`. */
function useDropColumn(status: LeadStatus, onMove: (lead: LeadListItem, to: LeadStatus) => void) {
  const column = useRef<HTMLElement>(null);
  const [drop, setDrop] = useState<DropState>('idle');
  const moveHere = useEffectEvent((card: Element) => {
    const lead = leadOfCard.get(card);
    if (lead !== undefined) onMove(lead, status);
  });

  useEffect(() => {
    const element = column.current;
    if (element === null) return;
    const endTarget = dropTargetForElements({
      element,
      canDrop: ({ source }) => mayMove(source.element, status),
      onDragEnter: () => setDrop('over'),
      onDragLeave: () => setDrop('open'),
      onDrop: ({ source }) => moveHere(source.element),
    });
    const endMonitor = monitorForElements({
      onDragStart: ({ source }) => setDrop(mayMove(source.element, status) ? 'open' : 'idle'),
      onDrop: () => setDrop('idle'),
    });
    return () => {
      endTarget();
      endMonitor();
    };
  }, [status]);

  return { column, drop };
}

interface CardActions {
  readonly owners: readonly LeadOwner[];
  readonly onMove: (lead: LeadListItem, to: LeadStatus) => void;
  /** One column to the right (1) or to the left (-1). */
  readonly onStep: (lead: LeadListItem, step: 1 | -1) => void;
}

interface BoardColumnProps extends CardActions {
  readonly status: LeadStatus;
  readonly part: DeskPart;
  readonly total: number | null;
  readonly isReady: boolean;
  readonly onAll: () => void;
}

/** The newest leads of a status, with a link to all of them. */
export function BoardColumn({ status, part, total, isReady, onAll, ...actions }: BoardColumnProps) {
  const query = useQuery({ ...columnQuery(part, status), enabled: isReady });
  const { data, error, isFetching, refetch } = query;
  const { column, drop } = useDropColumn(status, actions.onMove);
  const id = `column-${status}`;
  const count = total === null ? '' : decimal(total);
  return (
    <section ref={column} className={css.column} aria-labelledby={id} data-column={status} data-drop={drop}>
      <h3 id={id}>
        {status} <span className={`fh-figures ${css.count}`}>{count}</span>
      </h3>
      {error && !isFetching && (
        <div role="alert" className={css.state}>
          <p>{errorText(error, 'These leads could not be loaded.')}</p>
          <Button size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {data === undefined && !error && <Skeleton height={96} radius="md" />}
      {data?.length === 0 && <p className={css.state}>No leads</p>}
      <ul className={css.cards}>
        {data?.map((lead) => (
          <LeadCard key={lead.id} lead={lead} {...actions} />
        ))}
      </ul>
      {data?.length === columnSize && (
        <Button variant="subtle" size="sm" onClick={onAll}>
          All {count} in the table
        </Button>
      )}
    </section>
  );
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

function LeadCard({ lead, owners, onMove, onStep }: CardActions & { lead: LeadListItem }) {
  const row = leadRow(lead, owners);
  const goals = goalsOf(lead.status);
  const { card, isDragged } = useDraggableCard(lead);

  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    onStep(lead, step);
  }

  return (
    <li
      ref={card}
      className={css.card}
      data-movable={goals.length > 0 || undefined}
      data-dragged={isDragged || undefined}
    >
      <Link
        to={row.to}
        className={css.name ?? ''}
        data-card={lead.id}
        // Dragging the name drags the card, not a link.
        draggable={false}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Shift+ArrowRight Shift+ArrowLeft"
      >
        {row.name}
      </Link>
      <p className={css.line}>
        {row.kind}
        {row.figure && <strong className="fh-figures"> {row.figure}</strong>}
      </p>
      <p className={css.line}>
        {row.owner}
        {row.nextAction && `: ${row.nextAction}`}
        {row.nextActionOn && `, ${row.nextActionOn}`}
      </p>
      <div className={css.foot}>
        <time dateTime={row.received.iso} title={row.received.full}>
          {row.received.text}
        </time>
        {goals.length > 0 && (
          <Menu position="bottom-end" withinPortal={false}>
            <Menu.Target>
              <Button variant="default" size="compact-sm">
                Move<span className="fh-for-readers"> {row.name}</span>
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {goals.map((goal) => (
                <Menu.Item key={goal} onClick={() => onMove(lead, goal)}>
                  {goal === 'Converted' ? 'Convert to client' : `To ${goal}`}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </li>
  );
}
