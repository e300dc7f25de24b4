import { type Property, routes, toasts } from '@freehold/contract';
import { useState } from 'react';
import { CallError } from '#app/lib/call-error.ts';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { changesOf, errorsOf, formErrors } from '../form/property-check.ts';
import { toDraft } from '../form/property-draft.ts';
import { usePicture } from '../form/use-picture.ts';
import { usePropertyForm } from '../form/use-property-form.ts';

/** Why nothing was stored, and whether it was because somebody else had saved. */
interface UpdateFailure {
  readonly text: string;
  readonly isStale: boolean;
}

/** The form of a stored property and its saving: a chosen image first, then the property. */
export function usePropertyUpdate(property: Property, onSaved: (saved: Property) => void) {
  const form = usePropertyForm(toDraft(property), (draft) => errorsOf(changesOf(draft, property.version)));
  const picture = usePicture(property.imageUrl);
  const update = useCall(routes.properties.update);
  const [failure, setFailure] = useState<UpdateFailure | null>(null);
  const isRunning = picture.uploading.isRunning || update.isRunning;

  function fail(next: UpdateFailure) {
    setFailure(next);
    showToast({ ...toasts.propertyUpdateFailed, tone: 'error' });
  }

  /** Stores the form; with a version only if nobody else has saved since. */
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
      fail({ text: errorText(outcome.error, 'The server gave no usable answer.'), isStale: isStale(outcome.error) });
      form.setErrors(formErrors(fieldErrorsOf(outcome.error)));
    }
  }

  return { form, picture, failure, isRunning, waiting: update.waiting, cancel: update.cancel, save };
}

function isStale(error: unknown): boolean {
  return error instanceof CallError && error.code === 'stale-version';
}
