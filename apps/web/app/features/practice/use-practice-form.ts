import { type PracticeState, routes } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { practiceQuery } from '#app/lib/practice-query.ts';
import { useCall } from '#app/lib/use-call.ts';
import { useFields } from '#app/lib/use-fields.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import {
  changesOf,
  draftOf,
  type PracticeDraft,
  practiceErrors,
  practiceFieldId,
  practiceFields,
} from './practice-draft.ts';

const notSaved = 'The practice was not saved. What you entered is still here.';
const savedByOther =
  'Somebody else saved the practice meanwhile. What you entered is still here; save again to replace theirs.';

/** The practice's form: what is typed, its errors, and saving it. Nothing typed is lost when a save fails. */
export function usePracticeForm(stored: PracticeState) {
  const cache = useQueryClient();
  const { run, isRunning, waiting, cancel } = useCall(routes.practice.update);
  const [version, setVersion] = useState(stored.version);
  const [failure, setFailure] = useState<string | null>(null);
  const fields = useFields<PracticeDraft, keyof PracticeDraft>({
    initial: draftOf(stored.practice),
    check: practiceErrors,
    order: practiceFields,
    idOf: practiceFieldId,
  });

  async function refused(error: unknown) {
    const isStale = error instanceof CallError && error.code === 'stale-version';
    setFailure(isStale ? savedByOther : errorText(error, notSaved));
    const wrong = fieldErrorsOf(error);
    if (Object.keys(wrong).length > 0) fields.setErrors(wrong);
    if (isStale)
      setVersion(
        await call(routes.practice.read, {}).then(
          (now) => now.version,
          () => version,
        ),
      );
  }

  async function save() {
    setFailure(null);
    if (!fields.validate()) return;
    const outcome = await run({ body: changesOf(fields.values, version) });
    if (outcome.kind === 'failed') await refused(outcome.error);
    if (outcome.kind !== 'done') return;
    cache.setQueryData(practiceQuery.queryKey, outcome.reply);
    setVersion(outcome.reply.version);
    fields.reset(draftOf(outcome.reply.practice));
    showToast({ title: 'Practice Saved', description: 'Reports and emails carry it from now on.', tone: 'success' });
  }

  return { fields, isRunning, waiting, failure, save, cancel };
}

export type PracticeForm = ReturnType<typeof usePracticeForm>;
