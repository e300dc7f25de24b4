import { lazy, Suspense, useSyncExternalStore } from 'react';
import { proofRequests } from '#app/lib/proof-request.ts';

const ProofDialog = lazy(() => import('./proof-dialog.tsx').then((module) => ({ default: module.ProofDialog })));

/** Asks for the password or a code when a call on the screen needs it. */
export function ProofHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.read, () => null);
  if (request === null) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog request={request} />
    </Suspense>
  );
}
