import { type ListedPlan, routes } from '@freehold/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { dateTime, money } from '#app/lib/format.ts';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';
import { plansQuery } from '#app/lib/plans-query.ts';
import { useSession } from '#app/lib/session.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { LoadingScreen } from '#app/ui/screens/loading-screen.tsx';
import touch from '../shared/touch.module.css';
import css from './plan-list.module.css';

// Lazy: reading a record as a plan takes the engine, and most visits only open a plan.
const RecordReview = lazyPart(() => import('../record/record-review.tsx').then((module) => module.RecordReview));

/** Gives a plan another title, also where it was changed since it was listed. Throws CallError. */
async function renamePlan({ id, version }: ListedPlan, title: string): Promise<void> {
  const ops = [title === '' ? { set: 'title' } : { set: 'title', to: title }];
  const change = { id: newIdempotencyKey(), label: 'Title', by: 'client', at: new Date().toISOString(), ops };
  const rename = (at: number) =>
    call(routes.plans.change, { params: { id }, query: {}, body: { version: at, changes: [change] } });
  try {
    await rename(version);
  } catch (error) {
    if (!(error instanceof CallError) || error.meanwhile === undefined) throw error;
    await rename(error.meanwhile.version);
  }
}

/** Deletes a plan. Throws CallError. */
async function removePlan({ id }: ListedPlan): Promise<void> {
  await call(routes.plans.remove, { params: { id }, query: {} });
}

/** The signed-in client's plans: what each comes to, when it last changed, and what can be done with it. */
export function PlanList() {
  const [address, setAddress] = useSearchParams();
  const session = useSession();
  const { data, error, refetch } = useQuery(plansQuery());
  if (address.get('from') === 'record' && session.status === 'signed-in') {
    return (
      <div className={`fh-width ${css.page} ${touch.touch}`}>
        <h1>Your plans</h1>
        <RecordReview clientId={session.user.id} isOwn onBack={() => setAddress({})} />
      </div>
    );
  }
  if (data === undefined && error === null) return <LoadingScreen text="Loading your plans" />;
  return (
    <div className={`fh-width ${css.page} ${touch.touch}`}>
      <h1>Your plans</h1>
      {data === undefined ? (
        <>
          <p role="alert">{errorText(error, 'Your plans could not be loaded.')}</p>
          <ActionButton onClick={() => void refetch()}>Try again</ActionButton>
        </>
      ) : (
        <Plans plans={data} />
      )}
    </div>
  );
}

function Plans({ plans }: { readonly plans: readonly ListedPlan[] }) {
  if (plans.length === 0) {
    return (
      <>
        <p>No plan is kept in your account yet. Five questions and your plan is drawn; then keep it here.</p>
        <div className={css.actions}>
          <ActionLink size="medium" to="/plan">
            Start a plan
          </ActionLink>
          <FromRecord />
        </div>
      </>
    );
  }
  return (
    <>
      <p>Net worth is in today’s dollars, as it was worked out when the plan was last saved.</p>
      <ul className={css.list}>
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
      <div className={css.actions}>
        <ActionLink tone="quiet" to="/plan">
          Start another plan
        </ActionLink>
        <FromRecord />
      </div>
    </>
  );
}

function FromRecord() {
  return (
    <ActionLink tone="quiet" to="/plans?from=record">
      Start from my record
    </ActionLink>
  );
}

function PlanRow({ plan }: { readonly plan: ListedPlan }) {
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const name = plan.title === '' ? 'Your plan' : plan.title;
  const done = () => setDoing(null);
  return (
    <li className={css.row}>
      <div>
        <h2>{name}</h2>
        <p>
          {headline(plan)} · {stateWords(plan)}
        </p>
      </div>
      {doing === null && (
        <div className={css.actions}>
          <ActionLink to={`/plans/${plan.id}`}>
            Open<span className="fh-for-readers"> {name}</span>
          </ActionLink>
          {plan.kind === 'own' && (
            <>
              <ActionButton tone="quiet" onClick={() => setDoing('rename')}>
                Rename<span className="fh-for-readers"> {name}</span>
              </ActionButton>
              <ActionButton tone="quiet" onClick={() => setDoing('delete')}>
                Delete<span className="fh-for-readers"> {name}</span>
              </ActionButton>
            </>
          )}
        </div>
      )}
      {doing === 'rename' && <Rename plan={plan} onDone={done} />}
      {doing === 'delete' && <Delete plan={plan} name={name} onDone={done} />}
    </li>
  );
}

/** When a plan of one's own changed, or who published one. */
function stateWords({ publication, updatedAt, waiting }: ListedPlan): string {
  if (publication === null) return `changed ${dateTime(new Date(updatedAt))}`;
  const { presented } = publication;
  const locked = presented ? `, presented ${dateTime(new Date(presented.at))}` : '';
  const published = `published by ${publication.by ?? 'your adviser'} ${dateTime(new Date(publication.at))}${locked}`;
  return waiting > 0 ? `${published} · your suggestion waits` : published;
}

/** The figure that leads a plan, to the nearest $1,000. */
function headline({ summary }: ListedPlan): string {
  if (summary === null) return 'Open it for its figures';
  const { today, age } = summary.netWorth;
  return `Net worth at ${age}: ${money(Math.round(today / 1_000) * 1_000)}`;
}

interface DoingProps {
  readonly plan: ListedPlan;
  readonly onDone: () => void;
}

/** Runs what was asked, and reads the list again. */
function useDoing(work: () => Promise<void>, onDone: () => void) {
  const cache = useQueryClient();
  const [failed, setFailed] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);

  async function run() {
    if (isRunning) return;
    setRunning(true);
    setFailed(null);
    try {
      await work();
      await cache.invalidateQueries({ queryKey: plansQuery().queryKey });
      onDone();
    } catch (error) {
      setFailed(errorText(error, 'That was not saved. Please try again.'));
      setRunning(false);
    }
  }

  return { run, failed };
}

function Rename({ plan, onDone }: DoingProps) {
  const [title, setTitle] = useState(plan.title);
  const { run, failed } = useDoing(() => renamePlan(plan, title.trim()), onDone);

  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }

  return (
    <form className={css.doing} onSubmit={submit}>
      <label>
        Title
        <input
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed.
          autoFocus
          className={css.field}
          value={title}
          maxLength={100}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </label>
      <div className={css.actions}>
        <ActionButton onClick={() => void run()}>Save the title</ActionButton>
        <ActionButton tone="quiet" onClick={onDone}>
          Cancel
        </ActionButton>
      </div>
      {failed !== null && <p role="alert">{failed}</p>}
    </form>
  );
}

function Delete({ plan, name, onDone }: DoingProps & { readonly name: string }) {
  const { run, failed } = useDoing(() => removePlan(plan), onDone);
  return (
    <div role="alertdialog" aria-label={`Delete ${name}?`} className={css.doing}>
      <p>The plan goes for good, with its versions. Open it and save a file first if you want it back.</p>
      <div className={css.actions}>
        <ActionButton onClick={() => void run()}>Delete the plan</ActionButton>
        <ActionButton tone="quiet" onClick={onDone}>
          Leave it
        </ActionButton>
      </div>
      {failed !== null && <p role="alert">{failed}</p>}
    </div>
  );
}
