import { useQuery } from '@tanstack/react-query';
import { PropertyListTab } from './property-list-tab.tsx';
import { savedQuery } from './saved-query.ts';

/** Properties the client has saved but not bought. */
export function SavedPropertiesTab({ clientId }: { readonly clientId: string }) {
  const { data, error, isFetching, refetch } = useQuery(savedQuery(clientId));
  return (
    <PropertyListTab
      title="Saved Properties"
      properties={data}
      hasFailed={error !== null && data === undefined && !isFetching}
      failedText="Your saved properties could not be loaded. Nothing is lost; trying again usually helps."
      onRetry={() => void refetch()}
      empty={{ text: "You haven't saved any properties yet.", button: 'Browse Properties' }}
    />
  );
}
