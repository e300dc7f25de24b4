import { modellingMessages } from '@freehold/contract';
import { useState } from 'react';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import type { ToolProps } from '../../shared/components/tool-props.ts';
import { bound } from '../../shared/field.ts';
import { fieldLabels } from '../../shared/field-labels.ts';
import { clampedOwnership } from '../ownership.ts';

/** The owner's share. A share outside 1 to 100 is brought to the nearer end when the field is left, and that is said. */
export function OwnershipField({ modelling }: ToolProps) {
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
