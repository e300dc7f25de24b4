import type { PlanToRun } from '@freehold/domain';
import type { PlanAnswer, PlanAnswered, Proof, StripYear } from '@freehold/domain/plan-ask';
import { usualYears } from '@freehold/plan';
import { useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { StepperField } from '#app/ui/fields/stepper-field.tsx';
import { usePlan } from '../model/plan-context.ts';
import css from './ask.module.css';
import { AskFrame } from './ask-frame.tsx';
import { KeepOption } from './keep-option.tsx';
import { MonthChoice } from './month-choice.tsx';
import {
  purchasesOf,
  type QuestionDraft,
  questionChoices,
  readQuestion,
  startDraft,
  whoChoices,
} from './question-draft.ts';
import { useAsk } from './use-ask.ts';

const none = () => undefined;

/** Six questions to the plan, each with the fields it needs, and the answer. */
export function QuestionsPanel() {
  const plan = usePlan((state) => state.current);
  const view = usePlan((state) => state.open);
  const [draft, setDraft] = useState(() => startDraft(plan, view?.status === 'run' ? view.headlines : null));
  const [isChecked, setChecked] = useState(false);
  const asked = useAsk();
  const { question, wrong } = readQuestion(draft);
  const found = asked.answer?.ask === 'question' ? asked.answer.found : null;

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
          choices={questionChoices}
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
      <AskFrame asked={asked} says={found === null ? null : headlineOf(found)}>
        {found !== null && <Answered found={found} canKeep={!asked.isOld && asked.status === 'answered'} />}
      </AskFrame>
    </div>
  );
}

function headlineOf(found: PlanAnswered): string {
  return found.status === 'refused' ? found.says : found.headline;
}

interface QuestionFieldsProps {
  readonly plan: PlanToRun;
  readonly draft: QuestionDraft;
  readonly wrong: ReturnType<typeof readQuestion>['wrong'];
  readonly onDraft: (changes: Partial<QuestionDraft>) => void;
  readonly onLeave: () => void;
}

function QuestionFields(props: QuestionFieldsProps) {
  const { plan, draft, wrong, onDraft, onLeave } = props;
  switch (draft.ask) {
    case 'buyEarliest':
      return (
        <>
          <PurchaseFields {...props} />
          <MoneyField
            id="ask-price"
            label="Price"
            help="In today’s dollars."
            value={draft.price}
            error={wrong?.price}
            onChange={(price) => onDraft({ price })}
            onBlur={onLeave}
          />
        </>
      );
    case 'payMost':
      return (
        <>
          <PurchaseFields {...props} />
          <MonthChoice
            id="ask-month"
            label="Month"
            value={draft.month}
            from={plan.start}
            months={(plan.years ?? usualYears) * 12}
            onChange={(month) => onDraft({ month })}
          />
        </>
      );
    case 'stopWork':
      return (
        <>
          <WhoField {...props} />
          <MoneyField
            id="ask-spend"
            label="Then spending"
            help="In today’s dollars, for the whole household."
            unit="a year"
            value={draft.spend}
            error={wrong?.spend}
            onChange={(spend) => onDraft({ spend })}
            onBlur={onLeave}
          />
          <StepperField
            id="ask-age"
            label="Until age"
            help="Of the first person of the plan."
            noun="year"
            most={120}
            value={draft.untilAge}
            error={wrong?.untilAge}
            onChange={(untilAge) => onDraft({ untilAge })}
            onBlur={onLeave}
          />
        </>
      );
    case 'saveMonthly':
      return (
        <MoneyField
          id="ask-worth"
          label="For a net worth of"
          help="At the end of the plan, in today’s dollars."
          value={draft.netWorth}
          error={wrong?.netWorth}
          onChange={(netWorth) => onDraft({ netWorth })}
          onBlur={onLeave}
        />
      );
    case 'liveOn':
      return <WhoField {...props} />;
    case 'highestRate':
      return null;
  }
}

function PurchaseFields({ plan, draft, wrong, onDraft, onLeave }: QuestionFieldsProps) {
  const purchases = purchasesOf(plan);
  if (purchases.length > 0) {
    if (purchases.length === 1) return null;
    return (
      <SelectField
        id="ask-purchase"
        label="Which purchase"
        choices={purchases}
        value={draft.event}
        error={undefined}
        onChange={(event) => onDraft({ event })}
        onBlur={none}
      />
    );
  }
  return (
    <PercentField
      id="ask-deposit"
      label="Deposit"
      help="The part of the price that is not borrowed."
      unit="% of the price"
      value={draft.depositPct}
      error={wrong?.depositPct}
      onChange={(depositPct) => onDraft({ depositPct })}
      onBlur={onLeave}
    />
  );
}

function WhoField({ plan, draft, onDraft }: QuestionFieldsProps) {
  const choices = whoChoices(plan);
  if (choices.length < 2) return null;
  return (
    <SelectField
      id="ask-who"
      label="Who stops"
      choices={choices}
      value={draft.who}
      error={undefined}
      onChange={(who) => onDraft({ who })}
      onBlur={none}
    />
  );
}

function Answered({ found, canKeep }: { readonly found: PlanAnswered; readonly canKeep: boolean }) {
  if (found.status === 'refused') return <p className={css.headline}>{found.says}</p>;
  const [first] = found.option;
  return (
    <>
      <p className={css.headline}>{found.headline}</p>
      {found.enough !== null && <p>{found.enough.sentence}</p>}
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
      <ul className={css.strip}>
        {years.map(({ financialYear, holds, isTried, words }) => (
          <li key={financialYear} className={css.year} data-holds={holds || undefined}>
            <b>{financialYear}</b>
            <span aria-hidden="true">{holds ? '✓' : '✕'}</span> {holds ? 'yes' : words}
            {!isTried && <span className="fh-for-readers">, as the year before</span>}
          </li>
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
