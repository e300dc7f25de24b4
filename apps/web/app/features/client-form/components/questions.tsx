import { Button } from '@mantine/core';
import { use, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AskedField } from '../asked-fields.ts';
import { FormSurroundContext, useClientFormContext } from '../form-context.ts';
import { Field } from './field.tsx';
import { Fold } from './fold.tsx';
import css from './questions.module.css';

interface QuestionsProps {
  readonly title: string;
  readonly asked: readonly AskedField[];
}

/** Optional questions, folded and one at a time; opens by itself on one that is asked for. */
export function Questions({ title, asked }: QuestionsProps) {
  const form = useClientFormContext();
  const { wanted } = use(FormSurroundContext);
  const id = useId();
  const [step, setStep] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [seen, setSeen] = useState<typeof wanted>(null);

  if (wanted !== seen) {
    const place = asked.findIndex(({ path }) => path === wanted?.path);
    setSeen(wanted);
    if (place >= 0) {
      setStep(place);
      setOpen(true);
    }
  }

  const current = Math.min(step, asked.length - 1);
  const question = asked[current];
  if (question === undefined) return null;
  const answered = asked.filter(({ path }) => isAnswered(form.getInputProps(path).defaultValue)).length;
  const isLast = current === asked.length - 1;
  const wrong = asked.filter(({ path }) => form.errors[path] !== undefined).length;

  function go(next: number): void {
    // Drawn at once: a focus that came a frame later would take a quick hand back from the button.
    flushSync(() => setStep(next));
    form.getInputNode(asked[next]?.path ?? '')?.focus();
  }

  return (
    <Fold
      id={id}
      title={title}
      note={wrong > 0 && !isOpen ? `${wrong} to correct` : `${answered} of ${asked.length} answered`}
      isWrong={wrong > 0 && !isOpen}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <p className={css.place}>
        Question {current + 1} of {asked.length}. Leave it empty if it is not known.
      </p>
      <Field key={question.path} path={question.path} facts={question.facts} />
      <div className={css.steps}>
        <Button variant="default" size="sm" disabled={current === 0} onClick={() => go(current - 1)}>
          Back
        </Button>
        {isLast ? (
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              setOpen(false);
              document.getElementById(id)?.focus();
            }}
          >
            Done
          </Button>
        ) : (
          <Button variant="default" size="sm" onClick={() => go(current + 1)}>
            Next
          </Button>
        )}
      </div>
    </Fold>
  );
}

function isAnswered(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
