import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { useLinkToken } from '../link-token.ts';
import { AuthCard } from './auth-card.tsx';

interface LinkLookProps<Found> {
  /** Title of the card, also shown when the lookup fails. */
  readonly title: string;
  /** Looks up what the link is about; changes nothing. */
  readonly look: (token: string, signal: AbortSignal) => Promise<Found>;
  /** Shown when the link is incomplete or no longer valid. */
  readonly refused: ReactNode;
  readonly children: (token: string, found: Found) => ReactNode;
}

/** Looks up a mailed link and renders the screen for it. */
export function LinkLook<Found>(props: LinkLookProps<Found>) {
  const token = useLinkToken();
  if (token === undefined) return <LoadingScreen text="Opening your link" />;
  if (token === null) return props.refused;
  return (
    <SignedInData>
      <Looked {...props} token={token} />
    </SignedInData>
  );
}

function Looked<Found>({ title, look, refused, children, token }: LinkLookProps<Found> & { readonly token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['mailed-link', token],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => look(token, signal),
  });
  if (data !== undefined) return children(token, data);
  if (error === null || isFetching) return <LoadingScreen text="Opening your link" />;
  if (error instanceof CallError && error.code === 'link-not-valid') return refused;
  return (
    <AuthCard title={title}>
      <p className="fh-failure" role="alert">
        {errorText(error, 'The link could not be opened. Please try again.')}
      </p>
      <Button size="md" onClick={() => void refetch()}>
        Retry
      </Button>
    </AuthCard>
  );
}
