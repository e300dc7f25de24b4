import { modellingMessages } from '@freehold/contract';
import { depreciationYears, gearingPropertyTypes, switchableTaxYears } from '@freehold/finance';
import { useState } from 'react';
import { CalculatorForm } from '#app/calculator/calculator-form.tsx';
import { useToday } from '#app/calculator/today.ts';
import { MemoButton } from '#app/loading/memo-button.tsx';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { decidingDay } from '../shared/draft.ts';
import { fieldLabels } from '../shared/field-labels.ts';
import layout from '../shared/layout.module.css';
import { bound, type ToolProps } from '../shared/use-modelling.ts';
import { clampedOwnership, otherCurrentYear } from './gearing-inputs.ts';

const dwellingChoices = [
  { value: '', label: 'Not answered' },
  { value: 'new', label: 'New' },
  { value: 'established', label: 'Established' },
] as const;
const timeChoices = [
  { value: '', label: 'Not answered' },
  { value: 'before', label: 'Before 7:30 pm' },
  { value: 'after', label: '7:30 pm or later' },
] as const;

/** What decides whether a rental loss saves tax in 2027-28. */
function ContractFields({ modelling }: ToolProps) {
  const contractDate = bound(modelling, 'gearing', 'contractDate');
  return (
    <fieldset className={layout.bare}>
      <legend className={layout.legend}>Decides 2027-28</legend>
      <p className={layout.quiet}>
        Not needed for earlier years. Without it no saving beyond 30 June 2027 is projected.
      </p>
      <ChoiceField {...bound(modelling, 'gearing', 'dwelling')} label={labels.dwelling} choices={dwellingChoices} />
      <DateField
        {...contractDate}
        label={labels.contractDate}
        help="The day the contract to buy was made."
        least="1985-01-01"
        most="2100-12-31"
      />
      {contractDate.value === decidingDay && (
        <ChoiceField
          {...bound(modelling, 'gearing', 'contractTime')}
          label={`${labels.contractTime}, AEST`}
          choices={timeChoices}
        />
      )}
    </fieldset>
  );
}

/** The owner's share. A share outside 1 to 100 is brought to the nearer end when the field is left, and that is said. */
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

/** The year whose resident rates are used, with one step to today's. */
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
