import { toasts } from '@freehold/contract';
import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useFields } from '#app/lib/use-fields.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { clientSource } from '../picker/client-source.ts';
import { propertySource } from '../picker/property-source.ts';
import { RecordPicker } from '../picker/record-picker.tsx';
import screen from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import css from './assign-property-screen.module.css';
import { AssignSummary } from './assign-summary.tsx';
import {
  type AssignmentDraft,
  type AssignmentField,
  assignmentFields,
  startingDraft,
  termErrors,
} from './assignment-draft.ts';
import { ChosenRecord } from './chosen-record.tsx';
import { TermFields, termId } from './term-fields.tsx';
import { useAssignment } from './use-assignment.ts';

const dashboard = '/admin-dashboard';

/** Gives a client a property, beside what buying it would take. */
export function AssignPropertyScreen() {
  const assignment = useAssignment();
  const terms = useFields<AssignmentDraft, AssignmentField>({
    initial: startingDraft,
    check: termErrors,
    order: assignmentFields,
    idOf: termId,
  });
  const { client, property, isComplete, isRunning, waiting, failure } = assignment;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isRunning) void assignment.assign();
  }

  return (
    <div className={`fh-width ${screen.screen}`}>
      <ScreenHead title="Assign Property" backTo={dashboard}>
        Puts a property into a client’s portfolio. The calculator is for the conversation; nothing of it is stored.
      </ScreenHead>
      <form className={css.form} noValidate onSubmit={submit}>
        <div className={css.column}>
          <section className={`fh-card ${screen.card}`} aria-labelledby="assign-pair">
            <h2 id="assign-pair">Client and property</h2>
            <RecordPicker
              id="assign-client"
              label="Client"
              help="Search by name, email or phone."
              noun="clients"
              source={clientSource}
              chosen={client.chosen}
              onChoose={client.choose}
            />
            <ChosenRecord what="client" detail={client.chosen?.detail ?? ''} record={client.record} />
            <RecordPicker
              id="assign-property"
              label="Property"
              help="Search by name, address, suburb or postcode."
              noun="properties"
              source={propertySource}
              chosen={property.chosen}
              onChoose={property.choose}
            />
            <ChosenRecord what="property" detail={property.chosen?.detail ?? ''} record={property.record} />
          </section>
          <TermFields terms={terms} />
        </div>
        <div className={css.column}>
          <AssignSummary
            isClientChosen={client.chosen !== null}
            client={client.record.data ?? null}
            property={property.record.data ?? null}
            draft={terms.values}
          />
          {failure && (
            <p className={css.failed} role="alert">
              {failure}
            </p>
          )}
          {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={assignment.cancel} />}
          <div className={css.actions}>
            <Button type="submit" size="md" disabled={!isComplete || isRunning} aria-describedby="assign-hint">
              {isRunning ? 'Assigning Property' : 'Assign Property'}
            </Button>
            <Button component={Link} to={dashboard} size="md" variant="default">
              Cancel
            </Button>
          </div>
          <p id="assign-hint" className={screen.quiet} role="status">
            {!isComplete && toasts.assignmentIncomplete.description}
          </p>
        </div>
      </form>
    </div>
  );
}
