import { largestPropertyFileBytes, type PropertyFileCheck, routes, toasts, type WrongLine } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { decimal } from '#app/lib/format.ts';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { propertiesKey } from '../shared/property-query.ts';

/** One error, as a row of the list. */
interface WrongCell {
  readonly key: string;
  readonly line: number;
  readonly column: string;
  readonly value: string;
  readonly message: string;
}

/** Errors of a file, cell by cell in line order. */
export function wrongCells(wrong: readonly WrongLine[]): WrongCell[] {
  return wrong.flatMap(({ line, problems }) =>
    problems.map(({ column, value, message }, index) => ({
      key: `${line}.${index}`,
      line,
      column: column ?? 'Whole line',
      value: value === '' ? 'Blank' : value,
      message,
    })),
  );
}

/** A number of properties in words: `1 property`, `1,204 properties`. */
export function propertiesCounted(count: number): string {
  return `${decimal(count)} ${count === 1 ? 'property' : 'properties'}`;
}

/** State of a file. */
export type FileStep =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly reason: string; readonly canRetry: boolean }
  | { readonly kind: 'checked'; readonly name: string; readonly check: PropertyFileCheck }
  | { readonly kind: 'importing'; readonly name: string; readonly check: PropertyFileCheck }
  | { readonly kind: 'failed'; readonly name: string; readonly check: PropertyFileCheck; readonly reason: string }
  | { readonly kind: 'done'; readonly name: string; readonly imported: number };

interface ChosenFile {
  readonly name: string;
  readonly bytes: Blob;
  /** Idempotency key, the same for every attempt of the import. */
  readonly key: string;
}

/** A file of properties: validated when chosen, imported on confirmation. Leaving the screen aborts either. */
export function usePropertyFile() {
  const [step, setStep] = useState<FileStep>({ kind: 'none' });
  const chosen = useRef<ChosenFile | null>(null);
  const checking = useCall(routes.properties.checkFile);
  const importing = useImport(setStep);

  async function check({ name, bytes }: ChosenFile) {
    setStep({ kind: 'checking', name });
    const outcome = await checking.run({ bytes });
    if (outcome.kind === 'done') setStep({ kind: 'checked', name, check: outcome.reply });
    if (outcome.kind === 'failed') setStep({ kind: 'refused', name, ...refusal(outcome.error) });
    if (outcome.kind === 'cancelled') setStep({ kind: 'none' });
  }

  function choose(file: File) {
    const { name } = file;
    chosen.current = { name, bytes: new Blob([file], { type: 'text/csv' }), key: newIdempotencyKey() };
    if (file.size <= largestPropertyFileBytes) void check(chosen.current);
    else setStep({ kind: 'refused', name, reason: 'This file is larger than 2 MB. Split it up.', canRetry: false });
  }

  return {
    step,
    waiting: checking.waiting ?? importing.waiting,
    choose,
    confirm: (checked: PropertyFileCheck) => void (chosen.current && importing.run(chosen.current, checked)),
    cancel: step.kind === 'checking' ? checking.cancel : importing.cancel,
    retry: () => void (chosen.current && check(chosen.current)),
  };
}

/** Imports a validated file. */
function useImport(setStep: (step: FileStep) => void) {
  const importing = useCall(routes.properties.importFile);
  const queries = useQueryClient();

  async function run({ name, bytes, key }: ChosenFile, checked: PropertyFileCheck) {
    setStep({ kind: 'importing', name, check: checked });
    const outcome = await importing.run({ bytes, key });
    if (outcome.kind !== 'done') {
      if (outcome.kind === 'failed') showToast({ ...toasts.propertiesImportFailed, tone: 'error' });
      const why = outcome.kind === 'failed' ? errorText(outcome.error, noAnswer) : noAnswer;
      return setStep({ kind: 'failed', name, check: checked, reason: `${why} ${safeToRetry}` });
    }
    const { imported } = outcome.reply;
    setStep({ kind: 'done', name, imported });
    showToast({
      ...toasts.propertiesImported,
      description: `${propertiesCounted(imported)} imported`,
      tone: 'success',
    });
    void queries.invalidateQueries({ queryKey: propertiesKey });
    void queries.invalidateQueries({ queryKey: ['counts'] });
  }

  return { run, waiting: importing.waiting, cancel: importing.cancel };
}

const noAnswer = 'Our server could not answer.';
const safeToRetry = 'Trying again will not import anything twice.';

function refusal(error: unknown) {
  const reason = fieldErrorsOf(error).file;
  const fallback = 'The file could not be checked. Nothing has been imported.';
  return { reason: reason ?? errorText(error, fallback), canRetry: reason === undefined };
}

export type PropertyFile = ReturnType<typeof usePropertyFile>;
