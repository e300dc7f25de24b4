import { depreciationYears, gearingPropertyTypes } from '@freehold/finance';
import { CalculatorForm } from '#app/calculator/calculator-form.tsx';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { bound } from '../../shared/field.ts';
import { fieldLabels } from '../../shared/field-labels.ts';
import { ContractFields } from './contract-fields.tsx';
import { OwnershipField } from './ownership-field.tsx';
import { TaxYearField } from './tax-year-field.tsx';

const labels = fieldLabels.gearing;
const typeChoices = gearingPropertyTypes.map((value) => ({ value, label: value }));
const yearChoices = Array.from({ length: depreciationYears.last }, (_, index) => ({
  value: String(index + 1),
  label: `Year ${index + 1}`,
}));

/** What the negative gearing figures are made of. */
export function GearingForm({ modelling }: ToolProps) {
  return (
    <CalculatorForm
      id="gearing-inputs"
      title="The property and you"
      resetLabel="Reset"
      onReset={() => modelling.reset(['gearing'])}
    >
      <ChoiceField {...bound(modelling, 'gearing', 'propertyType')} label={labels.propertyType} choices={typeChoices} />
      <MoneyField
        {...bound(modelling, 'gearing', 'propertyPrice')}
        label={labels.propertyPrice}
        help="What the whole property costs. 600k works too."
      />
      <OwnershipField modelling={modelling} />
      <MoneyField
        {...bound(modelling, 'gearing', 'currentTaxableIncome')}
        label={labels.currentTaxableIncome}
        unit="a year"
        help="Before the property: income less deductions."
      />
      <SelectField
        {...bound(modelling, 'gearing', 'depreciationYear')}
        label={labels.depreciationYear}
        help="Years since the building was new to you."
        choices={yearChoices}
      />
      <TaxYearField modelling={modelling} />
      <ContractFields modelling={modelling} />
    </CalculatorForm>
  );
}
