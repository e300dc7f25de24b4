import { type ReactNode, useState } from 'react';
import { ChoiceField } from '#app/ui/fields/choice-field.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { useCalculator } from '../use-calculator.ts';
import css from './tool-calculator.module.css';
import { isAsked, toolFieldId } from './tool-definition.ts';
import type { MoneyInput, ToolDraft, ToolField } from './tool-form.ts';

export type ToolCalculation = ReturnType<typeof useCalculator<ToolDraft, string>>;

interface ToolFieldsProps {
  readonly fields: readonly ToolField[];
  readonly calculator: ToolCalculation;
}

/** The fields of a tool that are asked, each by its kind; those of a group under its heading. */
export function ToolFields({ fields, calculator }: ToolFieldsProps) {
  const { values, errors } = calculator.fields;
  const asked = fields.filter((field) => isAsked(field, values));
  return [...Map.groupBy(asked, ({ group }) => group)].map(([group, members]) => {
    const inputs = members.map((field) => <ToolInput key={field.name} field={field} calculator={calculator} />);
    if (group === undefined) return inputs;
    const isFilled = members.some((field) => isGiven(field, values[field.name] ?? ''));
    return (
      <ToolGroup
        key={group}
        heading={group}
        isFilled={isFilled}
        isWrong={members.some(({ name }) => errors[name] !== undefined)}
      >
        {inputs}
      </ToolGroup>
    );
  });
}

/** True of an amount, and of an answer that is not the first of its list: the first says that nothing applies. */
function isGiven(field: ToolField, text: string): boolean {
  if (field.kind === 'money') return /[1-9]/.test(text);
  return field.kind === 'select' && field.choices[0]?.value !== text;
}

interface ToolGroupProps {
  readonly heading: string;
  /** With an answer it is open unless it was closed. */
  readonly isFilled: boolean;
  /** An error in it is kept in sight. */
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

function ToolGroup({ heading, isFilled, isWrong, children }: ToolGroupProps) {
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const isOpen = isWrong || (isUnfolded ?? isFilled);
  return (
    <>
      <button type="button" className={css.fold} aria-expanded={isOpen} onClick={() => setUnfolded(!isOpen)}>
        {heading}
      </button>
      {isOpen && children}
    </>
  );
}

/** What a money field shows beyond what every field has. */
function amountProps({ unit, usualLeast }: MoneyInput) {
  return { ...(unit !== undefined && { unit }), ...(usualLeast !== undefined && { usualLeast }) };
}

function ToolInput({ field, calculator: { fields } }: { field: ToolField; calculator: ToolCalculation }) {
  const { name, label, help } = field;
  const props = {
    id: toolFieldId(name),
    label,
    help,
    value: fields.values[name] ?? '',
    error: fields.errors[name],
    onChange: (text: string) => fields.set(name, text),
    onBlur: () => fields.touch(name),
  };
  switch (field.kind) {
    case 'money':
      return <MoneyField {...props} {...amountProps(field)} />;
    case 'percent':
      return <PercentField {...props} unit={field.unit ?? '% a year'} />;
    case 'day':
      return <DateField {...props} least={field.least} most={field.most} />;
    case 'choice':
      return <ChoiceField {...props} choices={field.choices} />;
    case 'select':
      return <SelectField {...props} choices={field.choices} />;
  }
}
