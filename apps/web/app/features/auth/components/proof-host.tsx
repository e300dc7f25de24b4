import { useSyncExternalStore } from 'react';
import { proofRequests } from '#app/lib/proof-request.ts';
import { latePart } from '#app/ui/late/late-part.ts';

const ProofDialog = latePart(() => import('./proof-dialog.tsx').then((module) => module.ProofDialog));

/** Asks for the password or a code when a call on the screen needs it. */
export function ProofHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.read, () => null);
  if (request === null) return null;
  return <ProofDialog request={request} />;
}
