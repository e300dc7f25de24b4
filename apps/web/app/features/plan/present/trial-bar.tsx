import { useEffect, useId, useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { pathOfField } from '../editor/field-ops.ts';
import { valueAt } from '../editor/record-at.ts';
import { fieldId } from '../editor/record-field.tsx';
import { TypedField } from '../editor/typed-field.tsx';
import { usePlan } from '../model/plan-context.ts';
import { useAnnouncer } from '../shared/announcer.ts';
import { measureWords } from '../shared/measure-words.ts';
import css from './present.module.css';
import { type TrialField, trialFields } from './trial.ts';
import type { Trial } from './use-trial.ts';

/** Fields to try a change in, and what is to become of it. */
export function TrialBar({ trial }: { readonly trial: Trial }) {
  const current = usePlan((state) => state.current);
  const [isOpen, setOpen] = useState(false);
  // Where they were dropped, a field begins anew.
  const [round, setRound] = useState(0);
  const id = useId();
  const fields = trialFields(current);
  if (fields.length === 0) return null;
  return (
    <section
      className={`fh-no-print ${css.trial}`}
      aria-label="Try a change"
      data-is-trying={trial.isTrying || undefined}
    >
      <div className={css.trialHead}>
        <button
          type="button"
          className={css.quietButton}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Try a change
        </button>
        {trial.isTrying && (
          <>
            <p>
              <b>Not saved: trying out.</b> <Effect />
            </p>
            <ActionButton size="medium" onClick={trial.keep}>
              Keep
            </ActionButton>
            <ActionButton
              tone="quiet"
              size="medium"
              onClick={() => {
                trial.drop();
                setRound(round + 1);
              }}
            >
              Drop
            </ActionButton>
          </>
        )}
      </div>
      <div id={id} hidden={!isOpen} className={css.fields}>
        {isOpen &&
          fields.map((field) => (
            <Field key={`${round} ${pathOfField(field.record, field.spec)}`} {...{ field, trial }} />
          ))}
      </div>
    </section>
  );
}

function Field({ field, trial }: { readonly field: TrialField; readonly trial: Trial }) {
  const path = pathOfField(field.record, field.spec);
  const value = usePlan(({ current }) => valueAt(current, path));
  return <TypedField id={fieldId(path)} spec={field.spec} value={value} {...trial.fieldTo(field)} />;
}

/** What it does to the figure that the plan looks at first, said once it rests. */
function Effect() {
  const announcer = useAnnouncer();
  const plan = usePlan((state) => state.current);
  const lead = usePlan((state) => state.lead);
  const before = usePlan((state) => state.before);
  const text =
    lead?.status === 'run' && before?.status === 'run'
      ? `${measureWords({ plan, before: before.headlines, after: lead.headlines, dollars: 'today' })}.`
      : '';
  useEffect(() => announcer.soon(() => (text === '' ? '' : `Not saved: trying out. ${text}`)), [announcer, text]);
  return text;
}
