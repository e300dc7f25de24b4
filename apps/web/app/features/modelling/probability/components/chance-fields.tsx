import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import layout from '../../shared/components/layout.module.css';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { fieldLabels } from '../../shared/field-labels.ts';
import { fieldId } from '../../shared/use-modelling.ts';
import { assumedText, chanceError, chanceFields } from '../chance-fields.ts';

/** What the futures assume, open to change. */
export function ChanceFields({ modelling }: ToolProps) {
  const { inputs } = modelling.checked.probability;
  return (
    <div className={`fh-fields ${layout.fields}`}>
      {chanceFields.map(({ name, unit, help, isMoney }) => {
        const path = `probability.${name}`;
        const field = {
          id: fieldId(path),
          label: fieldLabels.probability[name],
          unit,
          help,
          value: modelling.draft.probability[name] ?? assumedText(name),
          error: modelling.errorOf('probability', path) ?? (inputs ? chanceError(name, inputs) : undefined),
          onChange: (text: string) => modelling.set('probability', { [name]: text }),
          onBlur: () => modelling.touch(path),
        };
        return isMoney ? <MoneyField key={name} {...field} /> : <PercentField key={name} {...field} />;
      })}
    </div>
  );
}
