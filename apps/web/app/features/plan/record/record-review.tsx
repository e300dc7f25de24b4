import { type ClientDetails, routes } from '@freehold/contract';
import { isBlankRecord } from '@freehold/domain';
import {
  answeredPlan,
  type PlanFromRecord,
  planFromRecord,
  type RecordQuestion,
} from '@freehold/domain/plan-from-record';
import { withFirmDefaults } from '@freehold/plan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { localDay } from '#app/calculator/today.ts';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { HeldKey } from '#app/lib/idempotency-key.ts';
import { practiceQuery } from '#app/lib/practice-query.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { AmountField } from '#app/ui/fields/amount-field.tsx';
import { MoneyField } from '#app/ui/fields/money-field.tsx';
import { PercentField } from '#app/ui/fields/percent-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import touch from '../shared/touch.module.css';
import { answerError, answersOf, type QuestionTexts } from './question-answers.ts';
import { recordQuery } from './record-query.ts';
import css from './record-review.module.css';
import { CardsPart, FactsPart, SentencesPart } from './review-parts.tsx';

interface RecordReviewProps {
  readonly clientId: string;
  /** The client looks at their own record. */
  readonly isOwn: boolean;
  readonly onBack: () => void;
}

/** What a record would be in a plan, in three groups, with the questions that it leaves open; then the plan is made. */
export function RecordReview({ clientId, isOwn, onBack }: RecordReviewProps) {
  const { data, error, isFetching, refetch } = useQuery(recordQuery(clientId));
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={`${css.review} ${touch.touch}`} aria-labelledby={id} aria-busy={isFetching}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {isOwn ? 'A plan from your record' : 'A plan from the record'}
      </h2>
      {data === undefined && error === null && <p role="status">Reading the record</p>}
      {data === undefined && error !== null && !isFetching && (
        <div role="alert" className={css.group}>
          <p>{errorText(error, 'The record could not be read.')}</p>
          <ActionButton onClick={() => void refetch()}>Try again</ActionButton>
        </div>
      )}
      {data !== undefined && isBlankRecord(data) && <NothingYet clientId={clientId} isOwn={isOwn} />}
      {data !== undefined && !isBlankRecord(data) && <Review record={data} clientId={clientId} isOwn={isOwn} />}
      <ActionButton tone="quiet" onClick={onBack}>
        Back to the plans
      </ActionButton>
    </section>
  );
}

function NothingYet({ clientId, isOwn }: Omit<RecordReviewProps, 'onBack'>) {
  return (
    <>
      <p>Nothing is in the record yet: no income, no assets and no liabilities.</p>
      <ActionLink to={isOwn ? '/client-dashboard' : `/admin/client/${clientId}`}>
        {isOwn ? 'Fill in your details' : 'Open the record'}
      </ActionLink>
    </>
  );
}

interface ReviewProps extends Omit<RecordReviewProps, 'onBack'> {
  readonly record: ClientDetails;
}

function Review({ record, clientId, isOwn }: ReviewProps) {
  const made = useMemo(() => planFromRecord(record, localDay(new Date()), isOwn ? 'you' : 'report'), [record, isOwn]);
  const [texts, setTexts] = useState<QuestionTexts>({});
  const { make, failed, isRunning } = useMaking(clientId, isOwn);
  const { questions } = made;

  function submit() {
    const { wrong } = answersOf(questions, texts);
    // The field says what is wrong as the focus leaves it.
    if (wrong !== null) document.getElementById(questionFieldId(wrong))?.focus();
    else void make(made, texts);
  }

  return (
    <>
      <p>
        {isOwn ? 'Your record' : 'The record'} stays as it is: a plan never writes to it. Every figure can be changed in
        the plan.
      </p>
      {questions.length > 0 && (
        <div className={css.group}>
          <h3>Missing: {questions.length === 1 ? '1 question' : `${questions.length} questions`}</h3>
          <p>Leave out what you do not know: what then counts stands below, marked as typical where we fill it in.</p>
          <div className={css.fields}>
            {questions.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                text={texts[question.id]}
                onText={(text) => setTexts((before) => ({ ...before, [question.id]: text }))}
              />
            ))}
          </div>
        </div>
      )}
      <FactsPart title="Matched" facts={made.matched} />
      <SentencesPart sentences={made.workedOut} typical={made.typical} />
      <CardsPart cards={made.cards} />
      {failed !== null && <p role="alert">{failed}</p>}
      <ActionButton size="medium" onClick={submit}>
        {isRunning ? 'Making the plan' : 'Make the plan'}
      </ActionButton>
    </>
  );
}

/** Keeps the plan with its answers and opens it. */
function useMaking(clientId: string, isOwn: boolean) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => new HeldKey());
  const [failed, setFailed] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  async function make({ plan, questions }: PlanFromRecord, texts: QuestionTexts) {
    if (isRunning) return;
    setRunning(true);
    setFailed(null);
    try {
      const title = isOwn ? 'Plan from your record' : 'Plan from the record';
      const answered = answeredPlan(plan, questions, answersOf(questions, texts).answers);
      const defaults = isOwn ? {} : ((await cache.fetchQuery(practiceQuery)).practice?.planDefaults ?? {});
      const body = { plan: { ...withFirmDefaults(answered, defaults), title } };
      const query = isOwn ? {} : { userId: clientId };
      const { id } = await call(routes.plans.create, { query, body, key: key.keyFor(body) });
      await cache.invalidateQueries({ queryKey: isOwn ? ['plans'] : ['client-plans', clientId] });
      navigate(isOwn ? `/plans/${id}` : `/admin/client/${clientId}/plans/${id}`);
    } catch (error) {
      setFailed(errorText(error, 'The plan was not kept. Please try again.'));
      setRunning(false);
    }
  }
  return { make, failed, isRunning };
}

interface QuestionFieldProps {
  readonly question: RecordQuestion;
  /** As typed or chosen; undefined while nothing was. */
  readonly text: string | undefined;
  readonly onText: (text: string) => void;
}

/** Id of the field of a question, for a screen that leads to it. */
function questionFieldId({ id }: Pick<RecordQuestion, 'id'>): string {
  return `record-${id.replaceAll('/', '-')}`;
}

/** A question with its field: what counts until it is answered stands below. */
function QuestionField({ question, text, onText }: QuestionFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const value = text ?? '';
  const common = {
    id: questionFieldId(question),
    label: question.question,
    help: question.countedAs,
    error: isLeft ? (answerError(question, value) ?? undefined) : undefined,
  };
  const leave = () => setLeft(true);
  switch (question.kind) {
    case 'age':
      return (
        <AmountField {...common} unit="years" text={value} onType={(input) => onText(input.value)} onBlur={leave} />
      );
    case 'money':
      return <MoneyField {...common} value={value} onChange={onText} onBlur={leave} />;
    case 'percent':
      return <PercentField {...common} value={value} onChange={onText} onBlur={leave} />;
    case 'choice':
      return (
        <SelectField
          {...common}
          choices={question.choices ?? []}
          value={text ?? String(question.typical)}
          onChange={onText}
          onBlur={leave}
        />
      );
  }
}
