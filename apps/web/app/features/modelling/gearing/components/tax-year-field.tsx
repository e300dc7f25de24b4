import { switchableTaxYears } from '@freehold/finance';
import { useToday } from '#app/calculator/today.ts';
import { MemoButton } from '#app/loading/memo-button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { bound } from '../../shared/field.ts';
import { fieldLabels } from '../../shared/field-labels.ts';
import { otherCurrentYear } from '../current-tax-year.ts';

const choices = switchableTaxYears.map((value) => ({ value, label: value }));

/** The year whose resident rates are used, with one step to today's. */
export function TaxYearField({ modelling }: ToolProps) {
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
