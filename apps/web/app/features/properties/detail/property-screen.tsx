import { useQuery } from '@tanstack/react-query';
import { CallError } from '#app/lib/call-error.ts';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { propertyQuery } from '../shared/property-query.ts';
import { PropertyDetails } from './property-details.tsx';
import { PropertyFailed } from './property-failed.tsx';
import { PropertyNotFound } from './property-not-found.tsx';

/** One property, with its charts, for everybody signed in. */
export function PropertyScreen({ propertyId }: { readonly propertyId: string }) {
  const { data, error, isFetching, refetch } = useQuery(propertyQuery(propertyId));
  if (error && isNotFound(error)) return <PropertyNotFound />;
  if (data) return <PropertyDetails property={data} />;
  if (error && !isFetching) return <PropertyFailed error={error} onRetry={() => void refetch()} />;
  return <LoadingScreen text="Loading property" />;
}

function isNotFound(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}
