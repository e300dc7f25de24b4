import { type ListedPlan, routes } from '@freehold/contract';
import { type Plan, withFirmDefaults } from '@freehold/plan';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call } from '#app/lib/api-client.ts';
import { errorText } from '#app/lib/error-text.ts';
import { dateTime } from '#app/lib/format.ts';
import { HeldKey } from '#app/lib/idempotency-key.ts';
import { plansQuery } from '#app/lib/plans-query.ts';
import { practiceQuery } from '#app/lib/practice-query.ts';
import { FocusKept } from '#app/ui/focus/focus-kept.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import css from '../kept/kept-plan.module.css';
import { headlineWords, lawWords, planStates } from '../kept/plan-state-words.ts';
import touch from '../shared/touch.module.css';

// Lazy: reading a record as a plan takes the engine, and most visits only open a plan.
const RecordReview = lazyPart(() => import('../record/record-review.tsx').then((module) => module.RecordReview));

// Lazy: the law changes once or twice a year.
const RulesNotice = lazyPart(() => import('../account/rules-notice.tsx').then((module) => module.RulesNotice));

/** The plans of a client: the adviser’s drafts, what was published and presented, and the client’s own. */
export function ClientPlans({ clientId }: { readonly clientId: string }) {
  const [address, setAddress] = useSearchParams();
  const review = (isOpen: boolean) => {
    setAddress((before) => {
      const after = new URLSearchParams(before);
      if (isOpen) after.set('from', 'record');
      else after.delete('from');
      return after;
    });
  };
  return (
    <FocusKept>
      {address.get('from') === 'record' ? (
        <RecordReview clientId={clientId} isOwn={false} onBack={() => review(false)} />
      ) : (
        <Plans clientId={clientId} onReview={() => review(true)} />
      )}
    </FocusKept>
  );
}

/** The list of them, and the ways to begin one. */
function Plans({ clientId, onReview }: { readonly clientId: string; readonly onReview: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(plansQuery(clientId));
  const changed = (data ?? []).flatMap(({ rulesChanged, ...plan }) =>
    rulesChanged ? [{ ...plan, rulesChanged }] : [],
  );
  return (
    <section className={touch.touch} aria-labelledby="client-plans" aria-busy={isFetching}>
      <header className={css.head}>
        <h2 id="client-plans">Plans</h2>
        <div className={css.actions}>
          <Button variant="default" onClick={onReview}>
            New from record
          </Button>
          <NewPlan clientId={clientId} />
        </div>
      </header>
      {data === undefined && error === null && <p role="status">Loading the plans</p>}
      {data === undefined && error !== null && !isFetching && (
        <div role="alert">
          <p>{errorText(error, 'The plans could not be loaded.')}</p>
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.length === 0 && (
        <p>No plans yet. A new one is a draft that the client does not see until you publish it.</p>
      )}
      {changed.length > 0 && <RulesNotice plans={changed} clientId={clientId} />}
      <ul className={css.rows}>
        {data?.map((plan) => (
          <PlanRow key={plan.id} clientId={clientId} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function PlanRow({ clientId, plan }: { readonly clientId: string; readonly plan: ListedPlan }) {
  const name = plan.title === '' ? 'Untitled plan' : plan.title;
  return (
    <li>
      <div>
        <Link className={css.title} to={`/admin/client/${clientId}/plans/${plan.id}`}>
          {name}
        </Link>
        <p className={css.quiet}>
          {headlineWords(plan.summary)} · changed {dateTime(new Date(plan.updatedAt))} · {lawWords(plan.lawRead)}
        </p>
      </div>
      <span className={css.states}>
        {planStates(plan, new Date()).map((state) => (
          <span key={state} className={css.pill}>
            {state}
          </span>
        ))}
      </span>
      <Copy clientId={clientId} id={plan.id} name={name} />
    </li>
  );
}

/** Begins a draft, and opens it. */
function NewPlan({ clientId }: { readonly clientId: string }) {
  const { make, failed } = useNewPlan(clientId);
  const cache = useQueryClient();
  const start = new Date().toISOString().slice(0, 7);
  // Whose age nobody gave is forty, as a typical figure.
  const born = `${Number(start.slice(0, 4)) - 40}-01`;
  async function fresh() {
    const { practice } = await cache.fetchQuery(practiceQuery);
    const origin = { 'people/a/born': 'typical' };
    const plan: Plan = { plan: 1, title: 'New plan', start, people: { a: { born } }, origin };
    return withFirmDefaults(plan, practice?.planDefaults ?? {});
  }
  return (
    <>
      <Button variant="default" onClick={() => void make(fresh)}>
        New draft
      </Button>
      {failed !== null && <p role="alert">{failed}</p>}
    </>
  );
}

function Copy({ clientId, id, name }: { readonly clientId: string; readonly id: string; readonly name: string }) {
  const { make, failed } = useNewPlan(clientId);
  const copied = async () => {
    const { document } = await call(routes.plans.read, { params: { id }, query: { userId: clientId } });
    return { ...document, title: `${name.slice(0, 90)}, copy` };
  };
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => void make(copied)}>
        Copy as draft<span className="fh-for-readers"> {name}</span>
      </Button>
      {failed !== null && <p role="alert">{failed}</p>}
    </>
  );
}

/** Keeps a plan as a draft for a client, and opens it. */
function useNewPlan(clientId: string) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => new HeldKey());
  const [failed, setFailed] = useState<string | null>(null);
  async function make(document: () => Promise<Record<string, unknown>>) {
    try {
      const body = { plan: await document() };
      const query = { userId: clientId };
      const { id } = await call(routes.plans.create, { query, body, key: key.keyFor(body) });
      await cache.invalidateQueries({ queryKey: plansQuery(clientId).queryKey });
      navigate(`/admin/client/${clientId}/plans/${id}`);
    } catch (error) {
      setFailed(errorText(error, 'The draft was not kept. Please try again.'));
    }
  }
  return { make, failed };
}
