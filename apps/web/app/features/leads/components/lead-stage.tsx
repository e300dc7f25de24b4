import type { LeadDetails, LeadMoved } from '@freehold/contract';
import { dayInSydney } from '@freehold/domain';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { dateTime, day, money } from '#app/lib/format.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { useUnsaved } from '#app/ui/leave/leave-guard.tsx';
import { stageChoices } from '../stage-form.ts';
import { stageId, useStageForm } from '../use-stage-form.ts';
import css from './lead-screen.module.css';
import { LostFields } from './lost-fields.tsx';

interface LeadStageProps {
  readonly lead: LeadDetails;
  readonly onMoved: (moved: LeadMoved) => void;
  readonly onReload: () => Promise<LeadDetails | undefined>;
}

/** How far the deal is, the form that moves it, and its moves. */
export function LeadStage(props: LeadStageProps) {
  const { lead } = props;
  const form = useStageForm(props);
  useUnsaved('deal', form.isChanged);
  const { values, errors, set } = form;
  const choices = stageChoices(lead);
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="lead-stage">
      <h2 id="lead-stage">Deal</h2>
      <form className={css.form} noValidate onSubmit={(event) => void form.save(event)}>
        <NativeSelect
          size="md"
          id={stageId('stage')}
          label="Stage"
          description={lead.status === 'Converted' ? undefined : 'Follows the status until the lead is converted.'}
          data={[...choices]}
          value={values.stage}
          error={errors.stage}
          onChange={({ currentTarget: { value } }) => {
            const stage = choices.find((choice) => choice === value);
            if (stage) set('stage', stage);
          }}
        />
        {values.stage === 'Lost' && <LostFields values={values} errors={errors} set={set} idOf={stageId} />}
        {values.stage === 'Settled' && <SettledFields form={form} />}
        {form.waiting && <WaitingNote attempt={form.waiting.attempt} of={form.waiting.of} onCancel={form.cancel} />}
        {form.failure && (
          <p className="fh-failure" role="alert">
            {form.failure}
          </p>
        )}
        <div className={css.actions}>
          <Button type="submit" disabled={form.isRunning || !form.isChanged}>
            {form.isRunning ? 'Saving' : 'Save Deal'}
          </Button>
        </div>
      </form>
      <Moves lead={lead} />
    </section>
  );
}

interface FieldsProps {
  readonly form: Pick<ReturnType<typeof useStageForm>, 'values' | 'errors' | 'set'>;
}

function SettledFields({ form: { values, errors, set } }: FieldsProps) {
  return (
    <>
      <TextInput
        id={stageId('settledOn')}
        type="date"
        label="Settled on (optional)"
        max={dayInSydney(new Date())}
        value={values.settledOn}
        error={errors.settledOn}
        onChange={(event) => set('settledOn', event.currentTarget.value)}
      />
      <TextInput
        id={stageId('settledAmount')}
        label="Loan amount (optional)"
        inputMode="decimal"
        leftSection="$"
        value={values.settledAmount}
        error={errors.settledAmount}
        onChange={(event) => set('settledAmount', event.currentTarget.value)}
      />
    </>
  );
}

function Moves({ lead: { stage, moves, settledOn, settledAmount, lostReason, lostNote } }: { lead: LeadDetails }) {
  const settled = [settledOn && day(settledOn), settledAmount !== null && money(settledAmount)].filter(Boolean);
  const lost = [lostReason ?? 'No reason recorded', lostNote].filter(Boolean);
  return (
    <>
      {stage === 'Settled' && settled.length > 0 && <p>Settled: {settled.join(', ')}</p>}
      {stage === 'Lost' && <p>Lost: {lost.join('. ')}</p>}
      {moves.length > 0 && (
        <details>
          <summary>Moves</summary>
          <ol className={css.list}>
            {moves.map(({ position, stage: to, lostReason: reason, by, at }) => (
              <li key={position}>
                {to}
                {reason && `: ${reason}`}
                <span className={css.quiet}>
                  {' '}
                  {by ?? 'A former adviser'}, {dateTime(new Date(at))}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
