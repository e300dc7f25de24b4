import { type Property, toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { AmountField, LineField } from '../form/form-fields.tsx';
import { fieldId } from '../form/property-draft.ts';
import css from '../form/property-fields.module.css';
import { FieldGroup, PropertyFields } from '../form/property-fields.tsx';
import type { PropertyForm } from '../form/use-property-form.ts';
import { clientSource } from '../picker/client-source.ts';
import type { PickerOption } from '../picker/picker-source.ts';
import { RecordPicker } from '../picker/record-picker.tsx';
import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { usePropertyUpdate } from './use-property-update.ts';

interface PropertyEditorProps {
  readonly property: Property;
  readonly onCancel: () => void;
  /** Takes what somebody else has saved, in place of what was typed. */
  readonly onReload: () => void;
  readonly onSaved: (saved: Property) => void;
}

/** The form of a stored property; it stays as it is until saving has worked. */
export function PropertyEditor({ property, onCancel, onReload, onSaved }: PropertyEditorProps) {
  const { form, picture, failure, isRunning, waiting, cancel, save } = usePropertyUpdate(property, onSaved);
  return (
    <div className={`fh-width ${screen.screen}`}>
      <ScreenHead title={`Edit ${property.name}`} backTo="/admin-dashboard" />
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(property.version);
        }}
      >
        <PropertyFields form={form} picture={picture} isRateOptional />
        <FieldGroup title="Only advisers see">
          <AmountField form={form} field="purchasePrice" label="Purchase price" help="Blank means not provided." />
          <AmountField form={form} field="currentValue" label="Current value" help="Blank means not provided." />
          <AmountField form={form} field="deposit" label="Deposit" help="Blank means not provided." />
          <LineField form={form} field="status" label="Status" help="Any text." />
          <OwnerField form={form} />
        </FieldGroup>
        {failure && (
          <div className={css.failed} role="alert">
            <p>
              {toasts.propertyUpdateFailed.description}. {failure.text}
            </p>
            {failure.isStale && (
              <div className={css.actions}>
                <Button type="button" variant="default" onClick={() => void save(undefined)}>
                  Save mine anyway
                </Button>
                <Button type="button" variant="default" onClick={onReload}>
                  Discard mine and load theirs
                </Button>
              </div>
            )}
          </div>
        )}
        {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
        <div className={css.actions}>
          <Button type="submit" size="md" disabled={isRunning}>
            {isRunning ? 'Saving...' : 'Save Changes'}
          </Button>
          <Button type="button" size="md" variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}

function OwnerField({ form }: { readonly form: PropertyForm }) {
  const { userId } = form.values;
  const [picked, setPicked] = useState<PickerOption | null>(null);
  const chosen = picked?.id === userId ? picked : { id: userId, label: userId, detail: '' };

  function choose(option: PickerOption | null) {
    setPicked(option);
    form.set('userId', option?.id ?? '');
  }

  return (
    <div className={css.wide}>
      <RecordPicker
        id={fieldId('userId')}
        label="Client"
        help="Whose property it is. Blank means nobody’s."
        noun="clients"
        source={clientSource}
        chosen={userId === '' ? null : chosen}
        error={form.errors.userId}
        onChoose={choose}
      />
    </div>
  );
}
