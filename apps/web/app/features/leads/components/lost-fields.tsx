import { type LostReason, lostReasons } from '@freehold/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import type { LostValues } from '../stage-form.ts';

interface LostFieldsProps {
  readonly values: LostValues;
  readonly errors: Readonly<Record<string, string>>;
  readonly idOf: (field: keyof LostValues) => string;
  readonly set: {
    (field: 'lostReason', value: LostReason | ''): void;
    (field: 'lostNote', value: string): void;
  };
}

/** Why a deal was lost: a reason of the list, and a note that Other needs. */
export function LostFields({ values: { lostReason, lostNote }, errors, idOf, set }: LostFieldsProps) {
  return (
    <>
      <NativeSelect
        size="md"
        id={idOf('lostReason')}
        label="Why it was lost"
        data={[{ value: '', label: 'Choose a reason' }, ...lostReasons]}
        value={lostReason}
        error={errors.lostReason}
        onChange={({ currentTarget: { value } }) =>
          set('lostReason', lostReasons.find((reason) => reason === value) ?? '')
        }
      />
      <TextInput
        id={idOf('lostNote')}
        label={lostReason === 'Other' ? 'What the reason was' : 'More about it (optional)'}
        value={lostNote}
        error={errors.lostNote}
        onChange={(event) => set('lostNote', event.currentTarget.value)}
      />
    </>
  );
}
