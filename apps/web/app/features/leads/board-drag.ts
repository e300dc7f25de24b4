import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import type { LeadListItem, LeadStatus } from '@freehold/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { goalsOf } from './board-steps.ts';

/** The lead of each card that can be dragged. */
const leadOfCard = new WeakMap<Element, LeadListItem>();

function mayMove(card: Element, to: LeadStatus): boolean {
  const lead = leadOfCard.get(card);
  return lead !== undefined && goalsOf(lead.status).includes(to);
}

/** Makes a card draggable, unless its lead stays where it is. `isDragged` while it is on its way. */
export function useDraggableCard(lead: LeadListItem) {
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

/** How a column takes part in a drag: not at all, as one that could take the card, or as the one it would be dropped on. */
export type DropState = 'idle' | 'open' | 'over';

/** Lets cards be dropped on a column, which asks `onMove` to move their lead there. */
export function useDropColumn(status: LeadStatus, onMove: (lead: LeadListItem, to: LeadStatus) => void) {
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
