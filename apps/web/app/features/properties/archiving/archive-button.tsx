import { type Property, routes, toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { propertiesKey, propertyQuery } from '../shared/property-query.ts';

/** Taking a property out of the catalogue and putting it back; either can be undone from its toast, also from another screen. */
function useArchiving({ id }: Property) {
  const queries = useQueryClient();
  const archiving = useCall(routes.properties.archive);
  const restoring = useCall(routes.properties.restore);

  function take(property: Property) {
    queries.setQueryData(propertyQuery(id).queryKey, property);
    void queries.invalidateQueries({ queryKey: propertiesKey });
    void queries.invalidateQueries({ queryKey: ['counts'] });
  }

  async function archive() {
    const outcome = await archiving.run({ params: { id } });
    if (outcome.kind === 'failed') showToast(failure(outcome.error, toasts.propertyArchiveFailed));
    if (outcome.kind !== 'done') return;
    take(outcome.reply);
    const action = { label: 'Undo', run: () => void undo() };
    showToast({ ...toasts.propertyArchived, tone: 'success', action });
  }

  // Not tied to the screen's own abort signal, which ends when the screen is left.
  async function undo() {
    try {
      take(await call(routes.properties.restore, { params: { id } }));
      showToast({ ...toasts.propertyRestored, tone: 'success' });
    } catch (error) {
      showToast(failure(error, toasts.propertyRestoreFailed));
    }
  }

  async function restore() {
    const outcome = await restoring.run({ params: { id } });
    if (outcome.kind === 'failed') showToast(failure(outcome.error, toasts.propertyRestoreFailed));
    if (outcome.kind !== 'done') return;
    take(outcome.reply);
    showToast({ ...toasts.propertyRestored, tone: 'success' });
  }

  return { isRunning: archiving.isRunning || restoring.isRunning, archive, restore };
}

function failure(error: unknown, { title, description }: { title: string; description: string }) {
  return { title, description: errorText(error, description), tone: 'error' } as const;
}

/** 'Archive', or 'Restore' for a property that is archived. */
export function ArchiveButton({ property }: { readonly property: Property }) {
  const { isRunning, archive, restore } = useArchiving(property);

  function press() {
    if (!isRunning) void (property.archived ? restore() : archive());
  }

  return (
    <Button variant="default" aria-disabled={isRunning} onClick={press}>
      {property.archived ? 'Restore' : 'Archive'}
    </Button>
  );
}
