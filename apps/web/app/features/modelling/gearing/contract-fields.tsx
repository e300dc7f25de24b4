import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { decidingDay } from '../shared/draft.ts';
import { fieldLabels } from '../shared/field-labels.ts';
import layout from '../shared/layout.module.css';
import { bound, type ToolProps } from '../shared/use-modelling.ts';
import css from './contract-fields.module.css';

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

/** The day of the contract and the kind of dwelling: the facts that choose one of the three purchases. */
export function ContractFields({ modelling }: ToolProps) {
  const contractDate = bound(modelling, 'gearing', 'contractDate');
  return (
    <fieldset className={layout.bare}>
      <legend className={layout.legend}>Or answer by the day of your contract</legend>
      <p className={layout.quiet}>
        Decides 2027-28; not needed for earlier years. Without an answer no saving beyond 30 June 2027 is projected.
      </p>
      <div className={css.fields}>
        <ChoiceField
          {...bound(modelling, 'gearing', 'dwelling')}
          label={fieldLabels.gearing.dwelling}
          choices={dwellingChoices}
        />
        <DateField
          {...contractDate}
          label={fieldLabels.gearing.contractDate}
          help="Only its side of the cut-off counts."
          least="1985-01-01"
          most="2100-12-31"
        />
        {contractDate.value === decidingDay && (
          <ChoiceField
            {...bound(modelling, 'gearing', 'contractTime')}
            label={`${fieldLabels.gearing.contractTime}, AEST`}
            choices={timeChoices}
          />
        )}
      </div>
    </fieldset>
  );
}
