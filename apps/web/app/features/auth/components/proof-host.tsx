import { useSyncExternalStore } from 'react';
import { proofRequests } from '#app/lib/proof-request.ts';
import { lazyPart } from '#app/ui/lazy/lazy-part.ts';

const ProofDialog = lazyPart(() => import('./proof-dialog.tsx').then((module) => module.ProofDialog));

/** Asks for the password or a code when a call on the screen needs it. */
export function ProofHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.read, () => null);
  if (request === null) return null;
  return <ProofDialog request={request} />;
}
