import { type Property, routes, toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { CallError } from '#app/lib/call-error.ts';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { AmountField, LineField } from '../form/form-fields.tsx';
import { changesOf, errorsOf, formErrors } from '../form/property-check.ts';
import { fieldId, toDraft } from '../form/property-draft.ts';
import propertyFieldsClasses from '../form/property-fields.module.css';
import { FieldGroup, PropertyFields } from '../form/property-fields.tsx';
import { usePicture } from '../form/use-picture.ts';
import { type PropertyForm, usePropertyForm } from '../form/use-property-form.ts';
import { clientSource, type PickerOption } from '../picker/picker-source.ts';
import { RecordPicker } from '../picker/record-picker.tsx';
import screenClasses from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';

/** Why nothing was stored, and whether that was a conflict. */
interface UpdateFailure {
  readonly text: string;
  readonly isStale: boolean;
}

/** The form of a stored property and its save: a chosen image first, then the property. */
function usePropertyUpdate(property: Property, onSaved: (saved: Property) => void) {
  const form = usePropertyForm(toDraft(property), (draft) => errorsOf(changesOf(draft, property.version)));
  const picture = usePicture(property.imageUrl);
  const update = useCall(routes.properties.update);
  const [failure, setFailure] = useState<UpdateFailure | null>(null);
  const isRunning = picture.uploading.isRunning || update.isRunning;

  function fail(next: UpdateFailure) {
    setFailure(next);
    showToast({ ...toasts.propertyUpdateFailed, tone: 'error' });
  }

  /** Stores the form; with a version, only if nobody else has saved since. */
  async function save(version: number | undefined) {
    setFailure(null);
    if (!form.validate() || isRunning) return;
    const upload = await picture.upload();
    if (upload.kind === 'failed') fail({ text: 'The image was not uploaded, so nothing was saved.', isStale: false });
    if (upload.kind !== 'done') return;
    const checked = changesOf({ ...form.values, imageUrl: upload.reply }, version);
    if (checked.kind === 'wrong') return;
    const outcome = await update.run({ params: { id: property.id }, body: checked.body });
    if (outcome.kind === 'done') {
      showToast({ ...toasts.propertyUpdated, tone: 'success' });
      onSaved(outcome.reply);
    }
    if (outcome.kind === 'failed') {
      fail({ text: errorText(outcome.error, 'Our server could not answer.'), isStale: isStale(outcome.error) });
      form.setErrors(formErrors(fieldErrorsOf(outcome.error)));
    }
  }

  return { form, picture, failure, isRunning, waiting: update.waiting, cancel: update.cancel, save };
}

function isStale(error: unknown): boolean {
  return error instanceof CallError && error.code === 'stale-version';
}

interface PropertyEditorProps {
  readonly property: Property;
  readonly onCancel: () => void;
  /** Replaces what was typed by what somebody else saved. */
  readonly onReload: () => void;
  readonly onSaved: (saved: Property) => void;
}

/** The form of a stored property; it keeps its input until the save succeeds. */
export function PropertyEditor({ property, onCancel, onReload, onSaved }: PropertyEditorProps) {
  const { form, picture, failure, isRunning, waiting, cancel, save } = usePropertyUpdate(property, onSaved);
  return (
    <div className={`fh-width ${screenClasses.screen}`}>
      <ScreenHead title={`Edit ${property.name}`} backTo="/admin-dashboard" />
      <form
        className={propertyFieldsClasses.form}
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
          <div className={propertyFieldsClasses.failed} role="alert">
            <p>
              {toasts.propertyUpdateFailed.description}. {failure.text}
            </p>
            {failure.isStale && (
              <div className={propertyFieldsClasses.actions}>
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
        <div className={propertyFieldsClasses.actions}>
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
    <div className={propertyFieldsClasses.wide}>
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
