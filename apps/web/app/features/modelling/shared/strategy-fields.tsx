import { projectionInterestPercent } from '@freehold/finance';
import { ExampleRate } from '#app/calculator/example-rate.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { fieldLabels } from './field-labels.ts';
import css from './layout.module.css';
import { type Modelling, typed } from './use-modelling.ts';

/** Assumptions of all projections, editable: the growth of each choice and inflation. */
export function OutlookFields({ modelling }: { readonly modelling: Modelling }) {
  const field = (name: keyof typeof fieldLabels.outlook) => ({
    ...typed(modelling, 'outlook', name),
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

interface StrategyFieldsProps {
  readonly modelling: Modelling;
  readonly part: 'portfolio' | 'simulator';
}

/** The editable assumptions of a portfolio's strategy. */
export function StrategyFields({ modelling, part }: StrategyFieldsProps) {
  const field = (name: 'interestRate' | 'deposit' | 'costs' | 'refinancingLimit') => ({
    ...typed(modelling, part, name),
    label: fieldLabels[part][name],
  });
  return (
    <>
      <div className={`fh-fields ${css.fields}`}>
        <PercentField {...field('interestRate')} help="What a loan without a rate of its own costs a year." />
        <PercentField {...field('deposit')} unit="% of price" help="Of each purchase." />
        <PercentField {...field('costs')} unit="% of price" help="Added to each loan." />
        <PercentField {...field('refinancingLimit')} unit="% of value" help="Of all properties together." />
      </div>
      <ExampleRate
        who="investor"
        value={modelling.draft[part].interestRate}
        example={projectionInterestPercent.value}
        onUse={(interestRate) => modelling.set(part, { interestRate })}
      />
    </>
  );
}
