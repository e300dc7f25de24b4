import { useQuery } from '@tanstack/react-query';
import { portfolioQuery } from './portfolio-query.ts';
import { PropertyListTab } from './property-list-tab.tsx';

/** Properties an adviser assigned to the client. */
export function YourPropertiesTab({ clientId }: { readonly clientId: string }) {
  const { data, error, isFetching, refetch } = useQuery(portfolioQuery(clientId));
  return (
    <PropertyListTab
      title="Your Properties"
      properties={data}
      hasFailed={error !== null && data === undefined && !isFetching}
      failedText="Your properties could not be loaded. Nothing is lost; trying again usually helps."
      onRetry={() => void refetch()}
      limits={[
        'These are the properties an adviser assigned to you. The figures above count the properties among your assets instead, so an assigned one is in no total until it is added there.',
      ]}
      empty={{ text: "You haven't added any properties to your portfolio yet.", button: 'Find Properties' }}
    />
  );
}
