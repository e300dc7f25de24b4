import { type ClientNote, routes } from '@freehold/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { type CallOutcome, useCall } from '#app/lib/use-call.ts';
import { headQuery, notesQuery } from './client-desk-queries.ts';

/** Notes about a client, the actions on them, and `failure`: why the last one failed, or null. */
export function useNotes(clientId: string) {
  const cache = useQueryClient();
  const query = useQuery(notesQuery(clientId));
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const adding = useCall(routes.clients.addNote);
  const editing = useCall(routes.clients.editNote);
  const removing = useCall(routes.clients.removeNote);
  const restoring = useCall(routes.clients.restoreNote);

  function change(apply: (notes: ClientNote[]) => ClientNote[]): void {
    cache.setQueryData(notesQuery(clientId).queryKey, (notes) => apply(notes ?? []));
  }

  /** Applies a successful reply or sets the failure message. Returns true on success. */
  function settled<Reply>(outcome: CallOutcome<Reply>, keep: (reply: Reply) => void): boolean {
    if (outcome.kind === 'failed') setFailure(errorText(outcome.error, 'The note was not saved.'));
    if (outcome.kind !== 'done') return false;
    setFailure(null);
    keep(outcome.reply);
    return true;
  }

  return {
    ...query,
    removed,
    failure,
    isAdding: adding.isRunning,
    async add(text: string): Promise<boolean> {
      const outcome = await adding.run({ params: { id: clientId }, body: { text } });
      return settled(outcome, (added) => {
        change((notes) => [added, ...notes]);
        // It is the last contact now.
        void cache.invalidateQueries({ queryKey: headQuery(clientId).queryKey });
      });
    },
    async edit(noteId: string, text: string): Promise<boolean> {
      const outcome = await editing.run({ params: { id: clientId, noteId }, body: { text } });
      return settled(outcome, (edited) => change((notes) => notes.map((note) => (note.id === noteId ? edited : note))));
    },
    async remove(noteId: string): Promise<boolean> {
      const outcome = await removing.run({ params: { id: clientId, noteId } });
      return settled(outcome, () => setRemoved((ids) => new Set(ids).add(noteId)));
    },
    async restore(noteId: string): Promise<boolean> {
      const outcome = await restoring.run({ params: { id: clientId, noteId } });
      return settled(outcome, () => setRemoved((ids) => new Set([...ids].filter((id) => id !== noteId))));
    },
  };
}
