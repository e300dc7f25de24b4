import { fullName, type LeadListItem, type LeadStatus } from '@freehold/contract';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { leadToasts } from './lead-words.ts';
import { useLeadChange } from './use-lead-change.ts';

/** Moving leads between the columns of the board. */
export function useBoard() {
  const { change, refresh, isRunning } = useLeadChange();
  const [told, setTold] = useState('');
  const [moved, setMoved] = useState<{ readonly lead: LeadListItem; readonly from: LeadStatus } | null>(null);
  const [converting, setConverting] = useState<LeadListItem | null>(null);

  async function move(lead: LeadListItem, to: LeadStatus) {
    if (to === 'Converted') return setConverting(lead);
    setTold('');
    setMoved(null);
    const outcome = await change(lead.id, { status: to, version: lead.version });
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
    /** Moves the lead that moved last back; null while there is none. */
    undo: moved && (() => void move(moved.lead, moved.from)),
    converting,
    closeConverting: () => setConverting(null),
  };
}

/**
 * Focuses a lead's card once it stands in its column and in no other: columns load one after the other, and a card is a new
 * element in its new column. Gives up where no column comes to show it.
 */
function focusCard(id: string, column: LeadStatus | null, framesLeft = 120): void {
  const [card, another] = document.querySelectorAll<HTMLElement>(`[data-card="${id}"]`);
  const isThere = card !== undefined && another === undefined;
  if (isThere && (column === null || card.closest(`[data-column="${column}"]`) !== null)) card.focus();
  else if (framesLeft > 0) requestAnimationFrame(() => focusCard(id, column, framesLeft - 1));
}
