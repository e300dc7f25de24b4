import { routes, toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { ownUserId } from '#app/lib/session.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { savedCheckQuery, savedIdsQuery } from './saved-queries.ts';

/**
 * Saves a property or removes it. The state updates optimistically and rolls back when the call fails; leaving the
 * screen does not abort the call.
 */
function useSaveToggle(propertyId: string) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (isSaved: boolean) =>
      isSaved
        ? call(routes.savedProperties.add, { body: { ...ownUserId(), propertyId } })
        : call(routes.savedProperties.remove, { query: { ...ownUserId(), propertyId } }),
    async onMutate(isSaved) {
      await client.cancelQueries({ queryKey: savedCheckQuery(propertyId).queryKey });
      await client.cancelQueries({ queryKey: savedIdsQuery().queryKey });
      showState(client, propertyId, isSaved);
    },
    onSuccess({ saved }, wanted) {
      showState(client, propertyId, saved);
      showToast({ ...outcomeText(wanted, saved), tone: saved === wanted ? 'success' : 'neutral' });
    },
    onError(error, wanted) {
      showState(client, propertyId, !wanted);
      const description = errorText(error, toasts.saveToggleFailed.description);
      showToast({ ...toasts.saveToggleFailed, description, tone: 'error' });
    },
  });
  return { isRunning: isPending, toggle: mutate };
}

// A property assigned to the client meanwhile is theirs, and the server keeps it off the saved list.
function outcomeText(wanted: boolean, saved: boolean) {
  if (!wanted) return toasts.propertyRemoved;
  return saved ? toasts.propertySaved : toasts.propertyOwned;
}

function showState(client: QueryClient, propertyId: string, isSaved: boolean): void {
  client.setQueryData(savedCheckQuery(propertyId).queryKey, isSaved);
  client.setQueryData(savedIdsQuery().queryKey, (ids) => {
    const others = ids?.filter((id) => id !== propertyId);
    return others && isSaved ? [propertyId, ...others] : others;
  });
}

interface SaveButtonProps {
  readonly propertyId: string;
  /** Null while not known. */
  readonly isSaved: boolean | null;
  /** Accessible name includes the property where a screen has several. */
  readonly name?: string;
}

/** 'Save Property', or 'Saved' for what is on the list; off while its request is in flight. */
export function SaveButton({ propertyId, isSaved, name }: SaveButtonProps) {
  const { isRunning, toggle } = useSaveToggle(propertyId);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  // A disabled button loses focus; keyboard users get it back.
  useEffect(() => {
    if (isRunning || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [isRunning]);

  function press() {
    hadFocus.current = document.activeElement === button.current;
    toggle(isSaved !== true);
  }

  return (
    <Button
      ref={button}
      variant={isSaved === true ? 'filled' : 'default'}
      disabled={isRunning || isSaved === null}
      onClick={press}
    >
      {isSaved === true ? 'Saved' : 'Save Property'}
      {name !== undefined && <span className="fh-for-readers"> {name}</span>}
    </Button>
  );
}

/** The save toggle of one property. If its state cannot be read it offers to save, which is idempotent. */
export function SaveToggle({ propertyId }: { readonly propertyId: string }) {
  const { data, isError } = useQuery(savedCheckQuery(propertyId));
  return <SaveButton propertyId={propertyId} isSaved={data ?? (isError ? false : null)} />;
}
