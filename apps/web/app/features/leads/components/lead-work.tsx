import type { LeadDetails, LeadListItem, LeadOwner } from '@freehold/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { Link } from 'react-router';
import { counted, dateTime } from '#app/lib/format.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { useUnsaved } from '#app/ui/leave/leave-guard.tsx';
import { ownerName } from '../lead-words.ts';
import { useWorkForm, workId } from '../use-work-form.ts';
import { statusChoices, type WorkField, type WorkValues } from '../work-form.ts';
import css from './lead-screen.module.css';
import { LostFields } from './lost-fields.tsx';

const labels: Readonly<Record<WorkField, string>> = {
  status: 'Status',
  ownerId: 'Owner',
  nextAction: 'Next action',
  nextActionOn: 'On',
};

interface StaleNoteProps {
  readonly form: Pick<
    ReturnType<typeof useWorkForm>,
    'changed' | 'stored' | 'values' | 'isRunning' | 'save' | 'takeTheirs'
  >;
  readonly owners: readonly LeadOwner[];
}

/** Conflict notice: what is stored now, what was typed, and the choice between them. */
function StaleNote({ form, owners }: StaleNoteProps) {
  const { changed, stored, values, isRunning, save, takeTheirs } = form;
  const shown = (field: WorkField, of: WorkValues) =>
    field === 'ownerId' ? ownerName({ ownerId: of.ownerId || null }, owners) : of[field] || 'blank';
  return (
    <div className={css.stale} role="alert">
      <p>
        <strong>Somebody else saved this lead meanwhile.</strong> Nothing of yours is stored yet.
      </p>
      <ul>
        {changed.map((field) => (
          <li key={field}>
            {labels[field]}: theirs is {shown(field, stored)}, yours is {shown(field, values)}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button disabled={isRunning} onClick={() => void save()}>
          Keep Mine
        </Button>
        <Button variant="default" onClick={takeTheirs}>
          Take Theirs
        </Button>
      </div>
    </div>
  );
}

const minuteMs = 60_000;

/** Time a lead waited for its first response: minutes, hours and minutes, or days and hours, rounded down. */
export function responseTime(receivedAt: string, firstResponseAt: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(firstResponseAt) - Date.parse(receivedAt)) / minuteMs));
  if (minutes < 60) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `${counted(hours, 'hour')} ${counted(minutes % 60, 'minute')}`;
  return `${counted(Math.floor(hours / 24), 'day')} ${counted(hours % 24, 'hour')}`;
}

interface LeadWorkProps {
  readonly lead: LeadDetails;
  readonly owners: readonly LeadOwner[];
  readonly onSaved: (lead: LeadListItem) => void;
  readonly onReload: () => Promise<LeadDetails | undefined>;
}

/** Status, owner and next action of the lead. */
export function LeadWork({ lead, owners, ...parts }: LeadWorkProps) {
  const form = useWorkForm({ lead, ...parts });
  useUnsaved('work', form.changed.length > 0);
  const { values, errors, set, isRunning } = form;
  const known = owners.some(({ id }) => id === values.ownerId);
  const others = values.ownerId === '' || known ? [] : [{ value: values.ownerId, label: ownerName(lead, owners) }];
  const people = [
    { value: '', label: 'Nobody' },
    ...owners.map(({ id, name, email }) => ({ value: id, label: name || email })),
    ...others,
  ];
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="lead-work">
      <h2 id="lead-work">Work</h2>
      <ResponseFacts lead={lead} />
      {form.isStale && <StaleNote form={form} owners={owners} />}
      <form className={css.form} noValidate onSubmit={(event) => void form.save(event)}>
        <NativeSelect
          size="md"
          id={workId('status')}
          label="Status"
          description={values.status === 'Converted' ? 'A converted lead stays with its client.' : undefined}
          data={statusChoices(lead.status)}
          value={values.status}
          error={errors.status}
          disabled={lead.status === 'Converted'}
          onChange={({ currentTarget: { value } }) => {
            const status = statusChoices(lead.status).find((choice) => choice === value);
            if (status) set('status', status);
          }}
        />
        {form.lost && <LostFields {...form.lost} />}
        <NativeSelect
          size="md"
          id={workId('ownerId')}
          label="Owner"
          data={people}
          value={values.ownerId}
          error={errors.ownerId}
          onChange={(event) => set('ownerId', event.currentTarget.value)}
        />
        {lead.clientId === null ? (
          <NextActionFields form={form} />
        ) : (
          <p>
            What is to be done next is under{' '}
            <Link to={`/admin/client/${lead.clientId}?part=tasks`}>the client’s tasks</Link>.
          </p>
        )}
        {form.waiting && <WaitingNote attempt={form.waiting.attempt} of={form.waiting.of} onCancel={form.cancel} />}
        {form.failure && (
          <p className="fh-failure" role="alert">
            {form.failure}
          </p>
        )}
        {!form.isStale && (
          <div className={css.actions}>
            <Button type="submit" disabled={isRunning || form.changed.length === 0}>
              {isRunning ? 'Saving' : 'Save'}
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}

function NextActionFields({
  form,
}: {
  readonly form: Pick<ReturnType<typeof useWorkForm>, 'values' | 'errors' | 'set' | 'touch'>;
}) {
  const { values, errors, set, touch } = form;
  return (
    <>
      <TextInput
        id={workId('nextAction')}
        label="Next action"
        value={values.nextAction}
        error={errors.nextAction}
        onChange={(event) => set('nextAction', event.currentTarget.value)}
        onBlur={() => touch('nextAction')}
      />
      <TextInput
        id={workId('nextActionOn')}
        type="date"
        label="On"
        value={values.nextActionOn}
        error={errors.nextActionOn}
        onChange={(event) => set('nextActionOn', event.currentTarget.value)}
        onBlur={() => touch('nextActionOn')}
      />
    </>
  );
}

function ResponseFacts({ lead: { receivedAt, firstResponseAt } }: { lead: LeadDetails }) {
  return (
    <dl className={css.facts}>
      <dt>Received</dt>
      <dd>{dateTime(new Date(receivedAt))}</dd>
      <dt>First response</dt>
      <dd>{firstResponseAt === null ? 'Not yet' : `After ${responseTime(receivedAt, firstResponseAt)}`}</dd>
    </dl>
  );
}
