import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { bound } from '../field.ts';
import { fieldLabels } from '../field-labels.ts';
import type { Modelling } from '../use-modelling.ts';
import css from './layout.module.css';

/** What all projections assume, open to change: the growth of each choice and the rise of prices. */
export function OutlookFields({ modelling }: { readonly modelling: Modelling }) {
  const field = (name: keyof typeof fieldLabels.outlook) => ({
    ...bound(modelling, 'outlook', name),
    label: fieldLabels.outlook[name],
  });
  return (
    <div className={`fh-fields ${css.fields}`}>
      <PercentField {...field('lowGrowth')} help="What “low” stands for." />
      <PercentField {...field('mediumGrowth')} help="What “medium” stands for." />
      <PercentField {...field('highGrowth')} help="What “high” stands for." />
      <PercentField {...field('priceRise')} help="For amounts in today’s dollars." />
    </div>
  );
}
