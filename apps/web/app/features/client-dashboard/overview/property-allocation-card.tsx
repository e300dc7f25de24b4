import { PieCard } from '../shared/pie-card.tsx';
import type { PieData } from '../shared/slices.ts';

interface PropertyAllocationCardProps {
  readonly title?: string;
  readonly description?: string;
  readonly data: PieData;
}

/** How the portfolio is spread over kinds of asset. */
export function PropertyAllocationCard({
  title = 'Property Allocation',
  description = 'Distribution of your portfolio by property type/location',
  data,
}: PropertyAllocationCardProps) {
  return <PieCard title={title} description={description} data={data} fileName="freehold-property-allocation" />;
}
