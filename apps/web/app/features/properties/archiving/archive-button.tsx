import type { Property } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useArchiving } from './use-archiving.ts';

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
