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
  const [converting, setConverting] = useState<LeadListItem | null>(null);

  async function move(lead: LeadListItem, to: LeadStatus) {
    if (to === 'Converted') return setConverting(lead);
    setTold('');
    const outcome = await change(lead.id, { status: to, version: lead.version });
    if (outcome.kind === 'saved') setTold(`${fullName(lead)} moved to ${to}`);
    if (outcome.kind === 'failed') {
      const description = errorText(outcome.error, leadToasts.saveFailed.description);
      showToast({ ...leadToasts.saveFailed, description, tone: 'error' });
    }
    if (outcome.kind === 'stale') {
      await refresh();
      setTold(`${fullName(lead)} was changed by somebody else meanwhile and is shown as it is now`);
    }
    // The card is a new element in its new column.
    requestAnimationFrame(() => {
      const card = document.querySelector(`[data-card="${lead.id}"]`);
      if (card instanceof HTMLElement) card.focus();
    });
  }

  return { move, isRunning, told, converting, closeConverting: () => setConverting(null) };
}
