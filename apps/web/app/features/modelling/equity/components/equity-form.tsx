import { equityDefaults, loanTypes } from '@freehold/finance';
import { CalculatorForm } from '#app/calculator/calculator-form.tsx';
import { ExampleRate } from '#app/calculator/example-rate.tsx';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { SliderField } from '#app/ui/fields/slider-field.tsx';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { bound } from '../../shared/field.ts';
import { fieldLabels } from '../../shared/field-labels.ts';
import { growthChoices } from '../../shared/growth.ts';
import { loanTypeLabels } from '../equity-view.ts';

const labels = fieldLabels.equity;
const valueSteps = { least: 100_000, most: 3_000_000, step: 10_000, ends: ['$100k', '$3m'] } as const;
const rateSteps = { least: 0, most: 20, step: 0.1, ends: ['0%', '20%'] } as const;
const loanTypeChoices = loanTypes.map((value) => ({ value, label: loanTypeLabels[value] }));

/** What the equity projection is made of. */
export function EquityForm({ modelling }: ToolProps) {
  return (
    <CalculatorForm
      id="equity-inputs"
      title="Your first property"
      resetLabel="Reset"
      onReset={() => modelling.reset(['equity'])}
    >
      <SliderField
        {...bound(modelling, 'equity', 'propertyValue')}
        label={labels.propertyValue}
        help="Price of the home today. 650k works too."
        sign="$"
        steps={valueSteps}
      />
      <ChoiceField
        {...bound(modelling, 'equity', 'growthRate')}
        label={labels.growthRate}
        help="Capital growth, the same every year."
        choices={growthChoices(modelling.draft.outlook)}
      />
      <ChoiceField {...bound(modelling, 'equity', 'loanType')} label={labels.loanType} choices={loanTypeChoices} />
      <SliderField
        {...bound(modelling, 'equity', 'interestRate')}
        label={labels.interestRate}
        help="0 to 20 percent, in steps of 0.1."
        unit="% a year"
        steps={rateSteps}
      />
      <ExampleRate
        who="owner"
        value={modelling.draft.equity.interestRate}
        example={equityDefaults.interestRate}
        onUse={(interestRate, isExample) =>
          modelling.set('equity', {
            interestRate,
            loanType: isExample ? equityDefaults.loanType : 'principal_and_interest',
          })
        }
      />
    </CalculatorForm>
  );
}
