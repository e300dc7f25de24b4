import { gearingInterestPercent } from '@freehold/finance';
import { ExampleRate } from '#app/calculator/example-rate.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import layout from '../../shared/components/layout.module.css';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { bound } from '../../shared/field.ts';
import { fieldLabels } from '../../shared/field-labels.ts';

/** The ratios that are nobody's law, open to change. */
export function RatioFields({ modelling }: ToolProps) {
  const field = (name: 'rent' | 'otherExpenses' | 'interest' | 'loan') => ({
    ...bound(modelling, 'gearing', name),
    label: fieldLabels.gearing[name],
  });
  return (
    <>
      <div className={`fh-fields ${layout.fields}`}>
        <PercentField {...field('rent')} unit="% of price" help="A year’s rent." />
        <PercentField {...field('otherExpenses')} unit="% of price" help="Rates, insurance, management, repairs." />
        <PercentField {...field('interest')} help="On what is borrowed." />
        <PercentField {...field('loan')} unit="% of price" help="What is borrowed." />
      </div>
      <ExampleRate
        who="investor"
        value={modelling.draft.gearing.interest}
        example={gearingInterestPercent.value}
        onUse={(interest) => modelling.set('gearing', { interest })}
      />
    </>
  );
}
