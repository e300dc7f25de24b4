import { fullName, type LeadDetails, type LeadMove, type LeadMoved, routes } from '@freehold/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallError } from '#app/lib/call-error.ts';
import { errorText, fieldErrorsOf } from '#app/lib/error-text.ts';
import { useCall } from '#app/lib/use-call.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { leadLists } from './desk-queries.ts';
import { askedMove, moveBack, type StageValues, stageValues } from './stage-form.ts';

const topic = 'lead-stage';
const fallback = 'The deal was not saved. Please try again.';

interface StageParts {
  readonly lead: LeadDetails;
  readonly onMoved: (moved: LeadMoved) => void;
  readonly onReload: () => Promise<LeadDetails | undefined>;
}

/** Id of a field's control. */
export function stageId(field: string): string {
  return `deal-${field}`;
}

/** Sends moves of a lead; what went wrong is explained by field and in a sentence. */
function useMove({ lead, onMoved, onReload }: StageParts) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { run, isRunning, waiting, cancel } = useCall(routes.leads.move);
  const client = useQueryClient();

  async function explain(error: unknown): Promise<void> {
    const isStale = error instanceof CallError && error.code === 'stale-version';
    if (isStale) await onReload();
    const theirs = 'Somebody else saved this lead meanwhile. What you chose is still here; save again to keep it.';
    setErrors(fieldErrorsOf(error));
    setFailure(isStale ? theirs : errorText(error, fallback));
  }

  async function send(move: LeadMove): Promise<LeadMoved | null> {
    setFailure(null);
    const outcome = await run({ params: { id: lead.id }, body: move });
    if (outcome.kind === 'failed') await explain(outcome.error);
    if (outcome.kind !== 'done') return null;
    onMoved(outcome.reply);
    await client.invalidateQueries({ queryKey: leadLists });
    await client.invalidateQueries({ queryKey: ['client-desk'], refetchType: 'none' });
    return outcome.reply;
  }

  return { errors, setErrors, failure, isRunning, waiting, cancel, send };
}

/** The form that moves a lead's deal; a move can be taken back from the message that says it was made. */
export function useStageForm(parts: StageParts) {
  const { lead } = parts;
  const [draft, setDraft] = useState<StageValues | null>(null);
  const { setErrors, send, ...state } = useMove(parts);
  const values = draft ?? stageValues(lead);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const now = new Date();
    const asked = askedMove(values, now);
    setErrors('errors' in asked ? asked.errors : {});
    if ('errors' in asked) return focusFirst(asked.errors);
    const back = moveBack(lead, now);
    const moved = await send({ ...asked.move, version: lead.version });
    if (moved === null) return;
    setDraft(null);
    const undo = back && { label: 'Undo', run: () => void takeBack({ ...back, version: moved.version }) };
    const description = `${fullName(lead)}: ${moved.stage}`;
    showToast({ title: 'Deal saved', description, tone: 'success', topic, ...(undo && { action: undo }) });
  }

  async function takeBack(move: LeadMove): Promise<void> {
    if ((await send(move)) === null) showToast({ title: 'Error', description: fallback, tone: 'error', topic });
  }

  function set<Field extends keyof StageValues>(field: Field, value: StageValues[Field]): void {
    setDraft({ ...values, [field]: value });
    setErrors({ ...state.errors, [field]: '' });
  }

  return { ...state, values, isChanged: draft !== null, set, save };
}

const fields = ['stage', 'lostReason', 'lostNote', 'settledOn', 'settledAmount'];

function focusFirst(errors: Readonly<Record<string, string>>): void {
  const first = fields.find((field) => errors[field]);
  if (first !== undefined) document.getElementById(stageId(first))?.focus();
}
