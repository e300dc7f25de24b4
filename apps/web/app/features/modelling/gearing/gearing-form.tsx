import { modellingMessages } from '@freehold/contract';
import { depreciationYears, gearingPropertyTypes, switchableTaxYears } from '@freehold/finance';
import { useState } from 'react';
import { CalculatorForm } from '#app/calculator/calculator-form.tsx';
import { useToday } from '#app/calculator/today.ts';
import { MemoButton } from '#app/loading/memo-button.tsx';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { fieldLabels } from '../shared/field-labels.ts';
import { bound, type ToolProps } from '../shared/use-modelling.ts';
import { clampedOwnership, otherCurrentYear } from './gearing-inputs.ts';

/** The owner's share. A share outside 1 to 100 is clamped on blur, with a message. */
function OwnershipField({ modelling }: ToolProps) {
  const field = bound(modelling, 'gearing', 'ownershipPercentage');
  const [wasClamped, setClamped] = useState(false);

  function change(text: string) {
    setClamped(false);
    field.onChange(text);
  }

  function leave() {
    const clamped = clampedOwnership(field.value);
    setClamped(clamped !== null);
    if (clamped !== null) field.onChange(clamped);
    field.onBlur();
  }

  return (
    <PercentField
      {...field}
      label={fieldLabels.gearing.ownershipPercentage}
      unit="%"
      help="Your part of the property, 1 to 100."
      error={wasClamped ? modellingMessages.ownership : field.error}
      onChange={change}
      onBlur={leave}
    />
  );
}

const choices = switchableTaxYears.map((value) => ({ value, label: value }));

/** The tax year whose resident rates are used, with a button for the current one. */
function TaxYearField({ modelling }: ToolProps) {
  const field = bound(modelling, 'gearing', 'financialYear');
  const current = otherCurrentYear(useToday(), field.value);
  return (
    <div>
      <SelectField
        {...field}
        label={fieldLabels.gearing.financialYear}
        help="Resident rates of this financial year are used."
        choices={choices}
      />
      {current && (
        <MemoButton type="button" variant="default" size="compact-md" onClick={() => field.onChange(current)}>
          {`Use ${current}, today’s year`}
        </MemoButton>
      )}
    </div>
  );
}

const labels = fieldLabels.gearing;
const typeChoices = gearingPropertyTypes.map((value) => ({ value, label: value }));
const yearChoices = Array.from({ length: depreciationYears.last }, (_, index) => ({
  value: String(index + 1),
  label: `Year ${index + 1}`,
}));

/** The inputs of the negative gearing calculator. */
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
    </CalculatorForm>
  );
}
