import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import layout from '../../shared/components/layout.module.css';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { decidingDay } from '../../shared/contract-moment.ts';
import { bound } from '../../shared/field.ts';
import { fieldLabels } from '../../shared/field-labels.ts';

const labels = fieldLabels.gearing;
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
export function ContractFields({ modelling }: ToolProps) {
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
