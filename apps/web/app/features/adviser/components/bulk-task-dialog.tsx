import { type ClientTaskInput, clientTaskInputSchema, routes } from '@freehold/contract';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { call } from '#app/lib/api-client.ts';
import { counted } from '#app/lib/format.ts';
import { BulkDialog } from '#app/ui/bulk/bulk-dialog.tsx';
import { useBulk } from '#app/ui/bulk/use-bulk.ts';
import type { Selection } from '#app/ui/lists/use-selection.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import type { SelectedClient } from '../client-row.ts';

interface BulkTaskDialogProps {
  readonly selection: Selection<SelectedClient>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const blank = { text: '', dueOn: '' };

/** Adds one task to each selected client; those it could not be added to stay selected. */
export function BulkTaskDialog({ selection, isOpen, onClose }: BulkTaskDialogProps) {
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const bulk = useBulk<SelectedClient>();
  const add = useTaskForEach(bulk, selection);
  const count = counted(selection.rows.length, 'client');
  const id = useId();

  function set(field: keyof typeof blank, value: string): void {
    setValues({ ...values, [field]: value });
    setErrors({});
  }

  function close(): void {
    onClose();
    bulk.reset();
    setErrors({});
  }

  async function save(): Promise<void> {
    const { text, dueOn } = values;
    const { data, error } = z.safeParse(clientTaskInputSchema, { text, dueOn: dueOn === '' ? null : dueOn });
    if (error) {
      setErrors(Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])));
      return document.getElementById(`${id}-${String(error.issues[0]?.path[0])}`)?.focus();
    }
    if (!(await add(data))) return;
    setValues(blank);
    close();
  }

  return (
    <BulkDialog
      isOpen={isOpen}
      onClose={close}
      title={`Add a task to ${count}?`}
      rows={selection.rows}
      noun="client"
      bulk={bulk}
      confirm={`Add to ${counted(selection.rows.length, 'Client')}`}
      onSubmit={() => void save()}
      headingId="list-clients"
    >
      <TextInput
        id={`${id}-text`}
        label="New task"
        data-autofocus
        value={values.text}
        error={errors.text}
        onChange={({ currentTarget: { value } }) => set('text', value)}
      />
      <TextInput
        id={`${id}-dueOn`}
        type="date"
        label="Due"
        value={values.dueOn}
        error={errors.dueOn}
        onChange={({ currentTarget: { value } }) => set('dueOn', value)}
      />
    </BulkDialog>
  );
}

/** Adds a task to each selected client; resolves to true once every one has it. */
function useTaskForEach(bulk: ReturnType<typeof useBulk<SelectedClient>>, selection: Selection<SelectedClient>) {
  const cache = useQueryClient();
  return async function add(task: ClientTaskInput): Promise<boolean> {
    const { done, failed, left } = await bulk.run(
      selection.rows,
      () => task,
      ({ id }, body, controls) => call(routes.tasks.add, { params: { id }, body, ...controls }),
    );
    selection.drop(done);
    await cache.invalidateQueries({ queryKey: ['clients'] });
    await cache.invalidateQueries({ queryKey: ['client-desk'], refetchType: 'none' });
    if (failed.length + left.length > 0) return false;
    showToast({ title: 'Task added', description: `To ${counted(done.length, 'client')}`, tone: 'success' });
    return true;
  };
}
