import { loanTerms, mortgageDefaults } from '@freehold/contract';
import { frequencyWords, loanTypeWords } from '@freehold/domain';
import { loanTypes, repaymentFrequencies } from '@freehold/finance';
import { ExampleRate } from '#app/calculator/example-rate.tsx';
import type { useCalculator } from '#app/calculator/use-calculator.ts';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SliderField } from '#app/ui/fields/slider-field.tsx';
import { type DraftField, type MortgageDraft, takesExtra } from '../draft.ts';
import { fieldId, mortgageForm } from '../mortgage-form.ts';

export type MortgageCalculation = ReturnType<typeof useCalculator<MortgageDraft, DraftField>>;

const amountSteps = { least: 10_000, most: 2_000_000, step: 10_000, ends: ['$10k', '$2m'] } as const;
const rateSteps = { least: 0.1, most: 15, step: 0.05, ends: ['0.1%', '15%'] } as const;
const terms = loanTerms.map((value) => ({ value, label: `${value} years` }));
const frequencies = repaymentFrequencies.map((value) => ({ value, label: frequencyWords[value].name }));
const types = loanTypes.map((value) => ({ value, label: loanTypeWords[value] }));
const noExtra = String(mortgageDefaults.additionalRepayments);

/** The loan: amount, rate, term, frequency, type and extra repayments. */
export function LoanFields({ calculator }: { readonly calculator: MortgageCalculation }) {
  const { fields } = calculator;
  const { values, errors } = fields;
  const takes = takesExtra(values);
  const field = <Name extends DraftField>(name: Name) => ({
    id: fieldId(name),
    label: mortgageForm.labels[name],
    value: values[name],
    error: errors[name],
    onChange: (value: MortgageDraft[Name]) => fields.set(name, value),
    onBlur: () => fields.touch(name),
  });

  return (
    <>
      <SliderField
        {...field('loanAmount')}
        help="$10,000 to $10,000,000. 650k works too."
        sign="$"
        steps={amountSteps}
      />
      <SliderField {...field('interestRate')} help="For the whole term." unit="% a year" steps={rateSteps} />
      <ExampleRate
        who="owner"
        value={values.interestRate}
        example={mortgageDefaults.interestRate}
        onUse={(rate) => fields.set('interestRate', rate)}
      />
      <ChoiceField {...field('loanTerm')} choices={terms} />
      <ChoiceField {...field('repaymentFrequency')} choices={frequencies} />
      <ChoiceField {...field('loanType')} choices={types} />
      <MoneyField
        {...field('additionalRepayments')}
        {...(takes ? {} : { value: noExtra, error: undefined })}
        unit="a month"
        blank={noExtra}
        isDisabled={!takes}
        help={
          takes
            ? 'On top of each month’s repayments, for the whole loan.'
            : 'An interest-only loan takes no extra repayment here, so none is counted.'
        }
      />
    </>
  );
}
