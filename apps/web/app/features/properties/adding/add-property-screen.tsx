import { routes, toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { errorsOf, formErrors, newPropertyOf } from '../form/property-check.ts';
import { blankDraft, copyDraft, type PropertyDraft } from '../form/property-draft.ts';
import css from '../form/property-fields.module.css';
import { PropertyFields } from '../form/property-fields.tsx';
import { usePicture } from '../form/use-picture.ts';
import { usePropertyForm } from '../form/use-property-form.ts';
import { propertyQuery } from '../shared/property-query.ts';
import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import { StateCard } from '../shared/state-card.tsx';

const dashboard = '/admin-dashboard';

interface AddPropertyFormProps {
  readonly draft: PropertyDraft;
  /** Name of the property the form was prefilled from; null for a blank one. */
  readonly copyOf: string | null;
}

/** The form that adds a property: its image is uploaded first, then the property is created with the image's URL. */
function AddPropertyForm({ draft, copyOf }: AddPropertyFormProps) {
  const form = usePropertyForm(draft, (typed) => errorsOf(newPropertyOf(typed)));
  const picture = usePicture(draft.imageUrl);
  const creation = useCall(routes.properties.create);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const isRunning = picture.uploading.isRunning || creation.isRunning;

  function fail(text: string) {
    setFailure(text);
    showToast({ ...toasts.propertyAddFailed, tone: 'error' });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    if (!form.validate() || isRunning) return;
    const upload = await picture.upload();
    if (upload.kind === 'failed') fail('The image was not uploaded, so nothing has been added yet.');
    if (upload.kind !== 'done') return;
    const checked = newPropertyOf({ ...form.values, imageUrl: upload.reply });
    if (checked.kind === 'wrong') return;
    const outcome = await creation.run({ body: checked.body });
    if (outcome.kind === 'done') {
      showToast({ ...toasts.propertyAdded, tone: 'success' });
      void navigate(dashboard);
    }
    if (outcome.kind === 'failed') {
      fail(errorText(outcome.error, 'Our server could not answer. What you entered is still here.'));
      form.setErrors(formErrors(fieldErrorsOf(outcome.error)));
    }
  }

  return (
    <div className={`fh-width ${screen.screen}`}>
      <ScreenHead title="Add Property" backTo={dashboard}>
        {copyOf === null
          ? 'Clients find it in the list of properties as soon as it is added.'
          : `Filled in from ${copyOf}. Nothing is stored until you add it.`}
      </ScreenHead>
      <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <PropertyFields form={form} picture={picture} isRateOptional={false} />
        {failure && (
          <p className={css.failed} role="alert">
            {toasts.propertyAddFailed.description}. {failure}
          </p>
        )}
        {creation.waiting && (
          <WaitingNote attempt={creation.waiting.attempt} of={creation.waiting.of} onCancel={creation.cancel} />
        )}
        <div className={css.actions}>
          <Button type="submit" size="md" disabled={isRunning}>
            {isRunning ? 'Adding Property' : 'Add Property'}
          </Button>
          <Button component={Link} to={dashboard} size="md" variant="default">
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Adds a property; with `?from=` the form opens as a copy of another one. */
export function AddPropertyScreen() {
  const [params] = useSearchParams();
  const from = params.get('from') ?? '';
  return from === '' ? <AddPropertyForm draft={blankDraft} copyOf={null} /> : <CopyOf key={from} id={from} />;
}

function CopyOf({ id }: { readonly id: string }) {
  // No refetches under an open form.
  const still = { refetchOnWindowFocus: false, refetchOnReconnect: false };
  const { data, error, isFetching, refetch } = useQuery({ ...propertyQuery(id), ...still });
  if (data) return <AddPropertyForm draft={copyDraft(data)} copyOf={data.name} />;
  if (!error || isFetching) return <LoadingScreen text="Loading property" />;
  return (
    <div className={`fh-width ${screen.screen}`}>
      <ScreenHead title="Add Property" backTo="/admin-dashboard" />
      <StateCard
        title={toasts.propertyLoadFailed.description}
        isAlert
        actions={
          <>
            <Button onClick={() => void refetch()}>Retry</Button>
            <Button component={Link} to="/add-property" variant="default">
              Start with a blank form
            </Button>
          </>
        }
      >
        <p>{errorText(error, 'The property to copy could not be loaded.')}</p>
      </StateCard>
    </div>
  );
}
