import type { LeadMove } from '@freehold/contract';
import { useState } from 'react';
import { askedMove, type LostValues } from './stage-form.ts';

const blank: LostValues = { lostReason: '', lostNote: '' };

/** The fields that say why leads are closed; `idOf` names a field's control. */
export function useLost(idOf: (field: keyof LostValues) => string) {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  return {
    values,
    errors,
    idOf,
    setErrors,
    set<Field extends keyof LostValues>(field: Field, value: LostValues[Field]): void {
      setValues({ ...values, [field]: value });
      setErrors({});
    },
    reset(): void {
      setValues(blank);
      setErrors({});
    },
    /** The move that closes a lead; null while there is no reason, which the field then says. */
    asked(): LeadMove | null {
      const asked = askedMove({ ...values, stage: 'Lost', settledOn: '', settledAmount: '' }, new Date());
      setErrors('errors' in asked ? asked.errors : {});
      if ('move' in asked) return asked.move;
      document.getElementById(idOf(asked.errors.lostReason ? 'lostReason' : 'lostNote'))?.focus();
      return null;
    },
  };
}
