import { usePlan } from '../model/plan-context.ts';
import type { FieldSpec } from './field-spec.ts';
import css from './record-field.module.css';

interface SeveralFieldProps {
  readonly id: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly onKeep: (value: unknown) => void;
}

/** Several records of a few, each with a box; the order is that in which they were ticked. None clears the field. */
export function SeveralField({ id, spec, value, onKeep }: SeveralFieldProps) {
  const current = usePlan((state) => state.current);
  const ticked: readonly unknown[] = Array.isArray(value) ? value : [];
  const choices = spec.choices?.(current) ?? [];

  return (
    <fieldset className={css.group}>
      <legend>{spec.label}</legend>
      {spec.help !== undefined && <p className={css.help}>{spec.help}</p>}
      {choices.length === 0 && <p className={css.help}>There is nothing in the plan to choose from.</p>}
      {choices.map((choice) => (
        <label key={choice.value} className={css.tick}>
          <input
            type="checkbox"
            id={`${id}-${choice.value}`}
            checked={ticked.includes(choice.value)}
            onChange={(event) => onKeep(turned(ticked, choice.value, event.currentTarget.checked))}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** The list with a choice at its end, or without it; undefined for an empty one. */
export function turned(ticked: readonly unknown[], choice: string, isOn: boolean): readonly unknown[] | undefined {
  const left = isOn ? [...ticked, choice] : ticked.filter((each) => each !== choice);
  return left.length === 0 ? undefined : left;
}
