import { toasts } from '@freehold/contract';
import { assignDefaults } from '@freehold/finance';
import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { ExampleRate } from '#app/calculator/example-rate.tsx';
import { errorText } from '#app/lib/error-text.ts';
import { useFields } from '#app/lib/use-fields.ts';
import fieldsClasses from '#app/ui/fields/fields.module.css';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { clientSource, propertySource } from '../picker/picker-source.ts';
import { RecordPicker } from '../picker/record-picker.tsx';
import screenClasses from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import assignPropertyScreenClasses from './assign-property-screen.module.css';
import { AssignSummary } from './assign-summary.tsx';
import {
  type AssignmentDraft,
  type AssignmentField,
  assignmentFields,
  startingDraft,
  type TermErrors,
  termErrors,
} from './assignment-draft.ts';
import { ClientPurchaseEffect } from './client-purchase-effect.tsx';
import { useAssignment } from './use-assignment.ts';

const failures = {
  client: toasts.clientProfileLoadFailed.description,
  property: toasts.propertyLoadFailed.description,
} as const;

interface ChosenRecordProps {
  readonly what: keyof typeof failures;
  /** Detail that tells the chosen record apart from others of the same name. */
  readonly detail: string;
  readonly record: {
    readonly error: unknown;
    readonly isError: boolean;
    readonly isLoading: boolean;
    readonly refetch: () => unknown;
  };
}

/** State of the chosen record: its details, loading, or failed. */
function ChosenRecord({ what, detail, record }: ChosenRecordProps) {
  if (record.isError) {
    return (
      <div className={assignPropertyScreenClasses.chosen} role="alert">
        <p>
          {failures[what]}. {errorText(record.error, 'Our server could not answer.')}
        </p>
        <Button type="button" size="xs" variant="default" onClick={() => void record.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  const text = record.isLoading ? `Loading the ${what}` : detail;
  return text === '' ? null : <p className={assignPropertyScreenClasses.chosen}>{text}</p>;
}

/** Id of a term's element. */
function termId(field: AssignmentField): string {
  return `assign-${field}`;
}

interface TermFieldsProps {
  readonly terms: {
    readonly values: AssignmentDraft;
    readonly errors: TermErrors;
    readonly set: (field: AssignmentField, text: string) => void;
    readonly touch: (field: AssignmentField) => void;
  };
}

/** The mortgage calculator's inputs. */
function TermFields({ terms }: TermFieldsProps) {
  const common = (field: AssignmentField) => ({
    id: termId(field),
    value: terms.values[field],
    error: terms.errors[field],
    onChange(text: string) {
      terms.set(field, text);
      // Range errors show at once, since the figures beside them go blank.
      terms.touch(field);
    },
    onBlur: () => terms.touch(field),
  });
  const term = common('loanTermYears');
  return (
    <section className={`fh-card ${screenClasses.card}`} aria-labelledby="assign-terms">
      <h2 id="assign-terms">Mortgage calculator</h2>
      <div className={`fh-fields ${assignPropertyScreenClasses.fields}`}>
        <PercentField {...common('downPaymentPct')} label="Deposit" help="0 to 100." unit="% of price" />
        <TextInput
          id={term.id}
          className={fieldsClasses.field ?? ''}
          label="Loan term"
          description="1 to 50, whole years."
          value={term.value}
          error={term.error}
          inputMode="numeric"
          autoComplete="off"
          rightSection={<span aria-hidden="true">years</span>}
          rightSectionWidth={60}
          rightSectionPointerEvents="none"
          classNames={{
            input: fieldsClasses.input ?? '',
            error: fieldsClasses.error ?? '',
            section: fieldsClasses.section ?? '',
          }}
          onChange={(event) => term.onChange(event.currentTarget.value)}
          onBlur={term.onBlur}
        />
        <PercentField {...common('interestRate')} label="Interest rate" help="Monthly repayments." />
        <PercentField
          {...common('growthPct')}
          label="Value growth"
          help="An assumption, not the property’s own growth."
        />
      </div>
      <ExampleRate
        who="investor"
        value={terms.values.interestRate}
        example={assignDefaults.interestRate}
        onUse={(rate) => common('interestRate').onChange(rate)}
      />
    </section>
  );
}

const dashboard = '/admin-dashboard';

/** Assigns a property to a client, beside the figures of buying it. */
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
    <div className={`fh-width ${screenClasses.screen}`}>
      <ScreenHead title="Assign Property" backTo={dashboard}>
        Puts a property into a client’s portfolio. The calculator is for the conversation; nothing of it is stored.
      </ScreenHead>
      <form className={assignPropertyScreenClasses.form} noValidate onSubmit={submit}>
        <div className={assignPropertyScreenClasses.column}>
          <section className={`fh-card ${screenClasses.card}`} aria-labelledby="assign-pair">
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
        <div className={assignPropertyScreenClasses.column}>
          <AssignSummary
            isClientChosen={client.chosen !== null}
            client={client.record.data ?? null}
            property={property.record.data ?? null}
            draft={terms.values}
          />
          {client.record.data && property.record.data && (
            <ClientPurchaseEffect client={client.record.data} property={property.record.data} draft={terms.values} />
          )}
          {failure && (
            <p className={assignPropertyScreenClasses.failed} role="alert">
              {failure}
            </p>
          )}
          {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={assignment.cancel} />}
          <div className={assignPropertyScreenClasses.actions}>
            <Button type="submit" size="md" disabled={!isComplete || isRunning} aria-describedby="assign-hint">
              {isRunning ? 'Assigning Property' : 'Assign Property'}
            </Button>
            <Button component={Link} to={dashboard} size="md" variant="default">
              Cancel
            </Button>
          </div>
          <p id="assign-hint" className={screenClasses.quiet} role="status">
            {!isComplete && toasts.assignmentIncomplete.description}
          </p>
        </div>
      </form>
    </div>
  );
}
