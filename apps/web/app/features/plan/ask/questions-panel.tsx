import type { PlanAnswer, PlanAnswered, PlanQuestion, Proof, StripYear } from '@freehold/domain/plan-ask';
import { useMemo, useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { usePlan } from '../model/plan-context.ts';
import { answerDifference } from './answer-difference.ts';
import css from './ask.module.css';
import { AskFrame } from './ask-frame.tsx';
import { KeepOption } from './keep-option.tsx';
import { questionChoices, readQuestion, startDraft } from './question-draft.ts';
import { QuestionFields } from './question-fields.tsx';
import { SpendLess } from './spend-less.tsx';
import { stripSpans } from './strip-spans.ts';
import { type Ask, useAsk } from './use-ask.ts';

const none = () => undefined;

/** Six questions to the plan, each with the fields it needs, and the answer. */
export function QuestionsPanel() {
  const plan = usePlan((state) => state.current);
  const view = usePlan((state) => state.open);
  const [draft, setDraft] = useState(() => startDraft(plan, view?.status === 'run' ? view.headlines : null));
  const [isChecked, setChecked] = useState(false);
  const asked = useAsk();
  const { question, wrong } = readQuestion(draft);
  const answered = useAnswered(asked);

  function ask() {
    setChecked(true);
    if (question !== null) asked.ask({ ask: 'question', question });
  }

  return (
    <div className={css.panel}>
      <div className={css.fields}>
        <SelectField
          id="ask-question"
          label="Question"
          choices={questionChoices(plan)}
          value={draft.ask}
          error={undefined}
          onChange={(next) => setDraft({ ...draft, ask: next })}
          onBlur={none}
        />
        <QuestionFields
          plan={plan}
          draft={draft}
          wrong={isChecked ? wrong : null}
          onDraft={(next) => setDraft({ ...draft, ...next })}
          onLeave={() => setChecked(true)}
        />
        <div className={css.actions}>
          <ActionButton size="medium" onClick={ask}>
            Ask
          </ActionButton>
        </div>
      </div>
      <AskFrame asked={asked} says={answered === null ? null : saysOf(answered)}>
        {isOfBefore(asked, question) && <p>The question changed since. This is the answer to the one before.</p>}
        {answered !== null && <Answered {...answered} canKeep={!asked.isOld && asked.status === 'answered'} />}
      </AskFrame>
    </div>
  );
}

/** Whether what is typed, or cannot be asked, is another question than the one answered. */
function isOfBefore({ answer, status }: Ask, question: PlanQuestion | null): boolean {
  if (answer?.ask !== 'question' || status !== 'answered') return false;
  return JSON.stringify(answer.question) !== JSON.stringify(question);
}

interface Found {
  readonly found: PlanAnswered;
  /** How far it is from what the plan itself has; '' where there is nothing to compare with. */
  readonly apart: string;
}

/** The answer, beside the plan that it was asked of; null before the first. */
function useAnswered({ answer, of }: Ask): Found | null {
  const view = usePlan((state) => state.open);
  const months = view?.status === 'run' ? view.months : null;
  // Of the plan as it was when the answer came: what changes since is no part of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    if (answer?.ask !== 'question' || of === null) return null;
    const { question, found } = answer;
    return { found, apart: answerDifference({ plan: of, months: months ?? {}, question }, found) };
  }, [answer, of]);
}

function saysOf({ found, apart }: Found): string {
  if (found.status === 'refused') return found.says;
  return [found.headline, apart].filter(Boolean).join(' ');
}

function Answered({ found, apart, canKeep }: Found & { readonly canKeep: boolean }) {
  if (found.status === 'refused') return <p className={css.headline}>{found.says}</p>;
  const [first] = found.option;
  return (
    <>
      <p className={css.headline}>{found.headline}</p>
      {apart !== '' && <p>{apart}</p>}
      {found.enough !== null && <p>{found.enough.sentence}</p>}
      {found.spendLess !== null && <SpendLess {...found.spendLess} canKeep={canKeep} />}
      {found.works.length > 0 && (
        <p>
          {found.unit === 'month' ? 'It holds in these months:' : 'It holds at:'} {found.works.join('; ')}.
        </p>
      )}
      <Strip years={found.strip} />
      {canKeep && first !== undefined && (
        <div className={css.actions}>
          <KeepOption name={first.label ?? found.headline} changes={found.option} />
        </div>
      )}
      <Proved {...found} />
      <p className={css.quiet}>{found.heldStill}</p>
    </>
  );
}

/** Years of the plan in which it holds, and what stops it in the others. */
function Strip({ years }: { readonly years: readonly StripYear[] }) {
  if (years.length === 0) return null;
  return (
    <section>
      <h3>By year</h3>
      <div className={css.strip} aria-hidden="true">
        {years.map(({ financialYear, holds }) => (
          <div key={financialYear} className={css.year} data-holds={holds || undefined}>
            {financialYear.slice(2)}
            <span>{holds ? '✓' : '✕'}</span>
          </div>
        ))}
      </div>
      <ul className={css.list}>
        {stripSpans(years).map(({ words }) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

/** The two runs that prove the answer. */
function Proved({ proof }: Pick<PlanAnswer, 'proof'>) {
  const rows: readonly (readonly [string, Proof])[] = [
    ...(proof.at === null ? [] : [['Run at the answer', proof.at] as const]),
    ...(proof.beyond === null ? [] : [['Run one step beyond', proof.beyond] as const]),
  ];
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>Proved by two runs of your plan</h3>
      <ul className={css.list}>
        {rows.map(([label, { text, sentence }]) => (
          <li key={label}>
            {label}, {text}: {sentence}
          </li>
        ))}
      </ul>
    </section>
  );
}
