import { leadUpdateSchema } from '@freehold/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import * as z from 'zod/mini';
import { counted } from '#app/lib/format.ts';
import { BulkDialog } from '#app/ui/bulk/bulk-dialog.tsx';
import { leadsToPlan } from '../bulk-rules.ts';
import { useBulkLeads } from '../use-bulk-leads.ts';
import type { LeadsBulkDialogProps } from './leads-bulk-props.ts';

const blank = { nextAction: '', nextActionOn: '' };
const idOf = (field: string) => `bulk-${field}`;

/** Gives the selected leads a next action with a day, in the place of the one they have. */
export function BulkActionDialog({ selection, isOpen, onClose }: LeadsBulkDialogProps) {
  const { bulk, change } = useBulkLeads(selection);
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const leads = leadsToPlan(selection.rows);

  function set(field: keyof typeof blank, value: string): void {
    setValues({ ...values, [field]: value });
    setErrors({});
  }

  function close(): void {
    onClose();
    bulk.reset();
    setValues(blank);
    setErrors({});
  }

  async function save(): Promise<void> {
    const asked = askedAction(values);
    if ('errors' in asked) {
      setErrors(asked.errors);
      return document.getElementById(idOf(Object.keys(asked.errors)[0] ?? ''))?.focus();
    }
    if (leads.length > 0 && (await change(leads, asked, 'next action set'))) close();
  }

  return (
    <BulkDialog
      isOpen={isOpen}
      onClose={close}
      title={leads.length === 0 ? 'Set no next action' : `Set the next action of ${counted(leads.length, 'lead')}?`}
      rows={leads}
      noun="lead"
      bulk={bulk}
      confirm={`Set for ${counted(leads.length, 'Lead')}`}
      onSubmit={() => void save()}
      headingId="list-leads"
    >
      <ActionNotes kept={selection.rows.length - leads.length} replaced={leads.filter(hasAction).length} />
      {leads.length > 0 && (
        <>
          <TextInput
            id={idOf('nextAction')}
            label="Next action"
            data-autofocus
            value={values.nextAction}
            error={errors.nextAction}
            onChange={(event) => set('nextAction', event.currentTarget.value)}
          />
          <TextInput
            id={idOf('nextActionOn')}
            type="date"
            label="On"
            value={values.nextActionOn}
            error={errors.nextActionOn}
            onChange={(event) => set('nextActionOn', event.currentTarget.value)}
          />
        </>
      )}
    </BulkDialog>
  );
}

function hasAction({ nextAction, nextActionOn }: { nextAction: string | null; nextActionOn: string | null }): boolean {
  return nextAction !== null || nextActionOn !== null;
}

function ActionNotes({ kept, replaced }: { readonly kept: number; readonly replaced: number }) {
  return (
    <>
      {kept > 0 && <p>{counted(kept, 'converted lead')} left out: a client has tasks instead.</p>}
      {replaced > 0 && <p>This replaces the next action of {counted(replaced, 'lead')}.</p>}
    </>
  );
}

function askedAction({ nextAction, nextActionOn }: typeof blank) {
  if (nextAction.trim() === '') return { errors: { nextAction: 'Write the next action' } };
  const update = { nextAction: nextAction.trim(), nextActionOn: nextActionOn || null };
  const { data, error } = z.safeParse(leadUpdateSchema, update);
  if (data !== undefined) return { update: data };
  return { errors: Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])) };
}
