import { startTransition, useEffect, useEffectEvent } from 'react';
import { tabOnlyStorage, tabStorage } from '#app/lib/browser-storage.ts';
import { isSameDraft, keptDraft } from './draft-storage.ts';
import type { StoredForm } from './form-definition.ts';

/** Where a form that starts from a record is stored, and what its fields hold when it is cleared. */
export type OwnPlace<Draft extends object> = Pick<StoredForm<Draft>, 'storageKey' | 'storage' | 'blank'>;

interface Starting<Draft extends object> {
  /** The signed-in client; null for anybody else. */
  readonly clientId: string | null;
  /** The form as visitors have it. */
  readonly form: StoredForm<Draft>;
  /** What the client's record gives; null until it is known, and where it gives nothing. */
  readonly own: Draft | null;
  /** The fields now. */
  readonly current: Draft;
  /** True while the fields follow the record. */
  readonly isFollowing: boolean;
  /** True while a link's figures are shown. */
  readonly isLinked: boolean;
  /** Shows a draft that is kept at a place of its own; null for the visitor's place. */
  readonly follow: (place: OwnPlace<Draft> | null, draft: Draft) => void;
}

/** Whether the figures are the record's, and the ways to them and back to the visitor's blank form. */
interface RecordStart {
  readonly isRecord: boolean;
  readonly fromRecord: () => void;
  readonly empty: () => void;
}

/**
 * Starts an untouched form from a client's record, never over a link or something typed (decision Y-15); null where no
 * record gives anything. What is kept of it stays in this tab, under the client's id, and leaves the screen with the
 * session, when the visitor's own figures come back.
 */
export function useRecordStart<Draft extends object>(starting: Starting<Draft>): RecordStart | null {
  const { clientId, form, own, current, isFollowing, isLinked, follow } = starting;

  const begin = useEffectEvent((client: string, draft: Draft) => {
    const isTaken = isLinked || !isSameDraft(current, form.blank);
    if (isTaken || tabOnlyStorage().getItem(emptyKey(form, client)) !== null) return;
    const place = placeOf(form, client, draft);
    const kept = keptDraft(tabOnlyStorage(), { ...place, parseDraft: form.parseDraft });
    startTransition(() => follow(place, kept ?? draft));
  });
  useEffect(() => {
    if (clientId !== null && own !== null) begin(clientId, own);
  }, [clientId, own]);

  const leave = useEffectEvent(() => {
    if (isFollowing) follow(null, keptDraft((form.storage ?? tabStorage)(), form) ?? form.blank);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup belongs to the client.
  useEffect(() => () => leave(), [clientId]);

  if (clientId === null || own === null) return null;
  return {
    isRecord: isFollowing && !isLinked,
    fromRecord() {
      tabOnlyStorage().removeItem(emptyKey(form, clientId));
      follow(placeOf(form, clientId, own), own);
    },
    empty() {
      tabOnlyStorage().setItem(emptyKey(form, clientId), 'true');
      follow(null, form.blank);
    },
  };
}

function placeOf<Draft extends object>({ storageKey }: StoredForm<Draft>, clientId: string, blank: Draft) {
  return { storageKey: `${storageKey}.${clientId}`, storage: tabOnlyStorage, blank };
}

/** Where this tab keeps that a client chose the form without the record. */
function emptyKey({ storageKey }: { readonly storageKey: string }, clientId: string): string {
  return `${storageKey}.empty.${clientId}`;
}
