import { useQuery } from '@tanstack/react-query';
import { SaveButton } from './save-button.tsx';
import { savedCheckQuery } from './saved-queries.ts';

/** The save toggle of one property. Where its state cannot be read it offers to save, which does no harm twice. */
export function SaveToggle({ propertyId }: { readonly propertyId: string }) {
  const { data, isError } = useQuery(savedCheckQuery(propertyId));
  return <SaveButton propertyId={propertyId} isSaved={data ?? (isError ? false : null)} />;
}
