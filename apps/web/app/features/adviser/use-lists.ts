import { type ClientSort, toasts } from '@freehold/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Waiting } from '#app/lib/api-client.ts';
import { useListing } from '#app/ui/lists/use-listing.ts';
import { clientsQuery, type PropertiesPart, propertiesQuery } from './lists-query.ts';
import type { TablePart } from './table-address.ts';

/** The clients in a part of their list; a failure also shows a toast. */
export function useClients(part: TablePart<ClientSort>) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  return useListing(useQuery(clientsQuery(part, setWaiting)), { waiting, failed: toasts.clientsLoadFailed });
}

/** The properties in a part of their list; otherwise like `useClients`. */
export function useProperties(part: PropertiesPart) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  return useListing(useQuery(propertiesQuery(part, setWaiting)), { waiting, failed: toasts.propertiesLoadFailed });
}
