import { projectionInterestPercent } from '@freehold/finance';
import { ExampleRate } from '#app/calculator/example-rate.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { bound } from '../field.ts';
import { fieldLabels } from '../field-labels.ts';
import type { Modelling } from '../use-modelling.ts';
import layout from './layout.module.css';

interface StrategyFieldsProps {
  readonly modelling: Modelling;
  readonly part: 'portfolio' | 'simulator';
}

/** The assumptions of a portfolio's strategy that a person can change. */
export function StrategyFields({ modelling, part }: StrategyFieldsProps) {
  const field = (name: 'interestRate' | 'deposit' | 'costs' | 'refinancingLimit') => ({
    ...bound(modelling, part, name),
    label: fieldLabels[part][name],
  });
  return (
    <>
      <div className={`fh-fields ${layout.fields}`}>
        <PercentField {...field('interestRate')} help="Shows what the debt costs a year." />
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
