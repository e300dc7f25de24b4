import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from './session.ts';

/** The query cache, kept while the same person is signed in. Public pages do without it. */
export function SignedInData({ children }: { children: ReactNode }) {
  const session = useSession();
  const person = session.status === 'signed-in' ? session.user.id : 'nobody';
  return <PersonData key={person}>{children}</PersonData>;
}

// Keyed by person above, so that the next user of this browser starts empty.
function PersonData({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        // The API client retries itself; a second layer would multiply the retries.
        defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 15_000 } },
      }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
