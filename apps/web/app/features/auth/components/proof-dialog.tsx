import { routes } from '@freehold/contract';
import { Button, Modal, PasswordInput, TextInput } from '@mantine/core';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import type { ProofRequest } from '#app/lib/proof-request.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import css from './auth-card.module.css';

// Mantine's attribute for elements whose Escape must not close the dialog below.
function keepEscape({ target }: FocusEvent<HTMLElement>): void {
  target.setAttribute('data-mantine-stop-propagation', 'true');
}

/**
 * Opens above everything else and asks for the password, or a code from the authenticator app, before a sensitive
 * action.
 */
export function ProofDialog({ request }: { request: ProofRequest }) {
  const cancel = () => request.answer(false);

  function cancelOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') cancel();
  }

  return (
    <Modal
      opened
      onClose={cancel}
      title="Confirm it’s you"
      size={480}
      zIndex={900}
      closeOnEscape={false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
      transitionProps={{ duration: 0 }}
      className="fh-no-print"
      onFocusCapture={keepEscape}
      onKeyDown={cancelOnEscape}
    >
      <ProofForm onProven={() => request.answer(true)} onCancel={cancel} />
    </Modal>
  );
}

function useHasSecondFactor(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    // If the call fails, ask for the password, which every account has.
    call(routes.auth.account, { signal: leaving.signal }).then(
      ({ hasSecondFactor }) => setHas(hasSecondFactor),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return has;
}

function ProofForm({ onProven, onCancel }: { onProven: () => void; onCancel: () => void }) {
  const [isByCode, setByCode] = useState(false);
  const [given, setGiven] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const hasSecondFactor = useHasSecondFactor();
  const { isRunning, waiting, run, cancel } = useCall(routes.auth.prove);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isRunning) return;
    setFailure(given === '' ? 'Please fill this in' : null);
    if (given === '') return field.current?.focus();
    const outcome = await run({ body: isByCode ? { code: given.trim() } : { password: given } });
    if (outcome.kind === 'done') return onProven();
    if (outcome.kind === 'cancelled') return;
    if (outcome.error instanceof CallError && outcome.error.code === 'signed-out') return onCancel();
    setFailure(errorText(outcome.error, 'This could not be checked. Please try again.'));
    field.current?.select();
  }

  function change() {
    setByCode(!isByCode);
    setGiven('');
    setFailure(null);
    field.current?.focus();
  }

  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate aria-label="Confirm it’s you">
      <p>
        To keep these records safe, please enter {isByCode ? 'a code from your app' : 'your password again'} to
        continue.
      </p>
      <ProofField {...{ field, isByCode, given, failure }} onChange={setGiven} />
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      <div className={css.actions}>
        <Button type="submit" aria-disabled={isRunning}>
          {isRunning ? 'Checking' : 'Continue'}
        </Button>
        <Button type="button" variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {hasSecondFactor && (
          <Button type="button" variant="subtle" onClick={change}>
            {isByCode ? 'Use My Password' : 'Use a Code'}
          </Button>
        )}
      </div>
    </form>
  );
}

interface ProofFieldProps {
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly isByCode: boolean;
  readonly given: string;
  readonly failure: string | null;
  readonly onChange: (given: string) => void;
}

function ProofField({ field, isByCode, given, failure, onChange }: ProofFieldProps) {
  const common = {
    ref: field,
    value: given,
    error: failure,
    'data-autofocus': true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value),
  };
  if (isByCode) {
    return (
      <TextInput label="Code" description="From your authenticator app" autoComplete="one-time-code" {...common} />
    );
  }
  return (
    <PasswordInput
      label="Your password"
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show your password' }}
      {...common}
    />
  );
}
