import { type RulesChanged, routes } from '@freehold/contract';
import { readPlan } from '@freehold/plan';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { errorText } from '#app/lib/error-text.ts';
import { useLiveSession } from '#app/lib/session.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { useEndQuestion } from '#app/ui/leave/use-end-question.ts';
import { AccountKeeper, type AccountParts, type SavedPlan } from '../model/account-keeper.ts';
import { AccountOf } from '../model/account-of.ts';
import { accountSlot } from '../model/keep-in-account.ts';
import { forgetPlan, keepPlan, keptPlan } from '../model/kept-plan.ts';
import { PlanStore } from '../model/plan-store.ts';
import { unsavedIn } from '../model/unsaved.ts';
import css from '../open/opened-plan.module.css';
import { isBehind } from '../shared/is-behind.ts';
import touch from '../shared/touch.module.css';
import { Workspace } from '../shell/workspace.tsx';
import { AccountNotice } from './account-notice.tsx';
import { FirmNamed } from './firm-named.tsx';
import { keepVersion } from './keep-version.ts';
import { tellIfLeft, watchSignOut } from './left-plans.ts';
import { PublishedPlan } from './published-plan.tsx';
import type { Published } from './suggested-changes.ts';

const FactsUpdate = lazyPart(() => import('../record/facts-update.tsx').then((module) => module.FactsUpdate));
const RollForward = lazyPart(() => import('../record/roll-forward.tsx').then((module) => module.RollForward), {
  isSilent: true,
});
// Lazy: the law changes once or twice a year.
const RulesNotice = lazyPart(() => import('./rules-notice.tsx').then((module) => module.RulesNotice));

type State =
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly says: string }
  | { readonly status: 'published'; readonly published: Published }
  | { readonly status: 'open'; readonly opened: OpenAccountPlan };

interface AccountPlanProps {
  readonly id: string;
  /** The client whose it is, for an adviser; without it the signed-in client’s own. */
  readonly clientId?: string;
  /** What stands below the plan’s title. */
  readonly head?: (opened: OpenAccountPlan) => ReactNode;
  /** What stands in place of the workspace; null for the workspace. */
  readonly instead?: (opened: OpenAccountPlan) => ReactNode;
}

/** A plan in an account: the same workspace as any plan’s, kept on the server. */
export function AccountPlan({ id, clientId, head, instead }: AccountPlanProps) {
  const [state, setState] = useState<State>({ status: 'reading' });
  const [tries, setTries] = useState(0);
  useEffect(watchSignOut, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens the same plan.
  useEffect(() => {
    let opened: OpenAccountPlan | null = null;
    let isHere = true;
    setState({ status: 'reading' });
    openAccountPlan(id, clientId).then(
      (plan) => {
        if ('publication' in plan) {
          if (isHere) setState({ status: 'published', published: plan });
          return;
        }
        opened = plan;
        if (isHere) setState({ status: 'open', opened: plan });
        else plan.store.stop();
      },
      (error: unknown) => isHere && setState({ status: 'failed', says: failureText(error) }),
    );
    const flush = () => document.visibilityState === 'hidden' && opened?.store.flush();
    document.addEventListener('visibilitychange', flush);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', flush);
      opened?.store.stop();
      if (opened?.keeper.read().trouble === 'signed-out') tellIfLeft();
    };
  }, [id, clientId, tries]);

  if (state.status === 'reading') return <p className={`fh-width ${css.reading}`}>Opening your plan…</p>;
  if (state.status === 'failed') {
    return (
      <div className={`fh-width ${css.unreadable}`}>
        <h1>This plan could not be opened</h1>
        <p role="alert">{state.says}</p>
        <ActionButton size="medium" onClick={() => setTries(tries + 1)}>
          Try again
        </ActionButton>{' '}
        <ActionLink
          tone="quiet"
          size="medium"
          to={clientId === undefined ? '/plans' : `/admin/client/${clientId}?part=plans`}
        >
          {clientId === undefined ? 'Your plans' : 'Plans of this client'}
        </ActionLink>
      </div>
    );
  }
  if (state.status === 'published') {
    return (
      <FirmNamed plan={state.published.plan}>
        <PublishedPlan published={state.published} />
      </FirmNamed>
    );
  }
  return (
    <FirmNamed plan={state.opened.store.read().history.plan} isAdvisers={clientId !== undefined}>
      <Opened id={id} clientId={clientId} opened={state.opened} {...{ head, instead }} />
    </FirmNamed>
  );
}

interface OpenedProps {
  readonly id: string;
  readonly clientId: string | undefined;
  readonly head: AccountPlanProps['head'];
  readonly instead: AccountPlanProps['instead'];
  readonly opened: OpenAccountPlan;
}

function Opened({ id, clientId, opened, head, instead }: OpenedProps) {
  const { store, keeper, says } = opened;
  const [rulesChanged, setRulesChanged] = useState(opened.rulesChanged);
  const session = useLiveSession();
  const cache = useQueryClient();
  const whose = clientId ?? (session.status === 'signed-in' ? session.user.id : null);
  // Its code loads for a plan that was made from a record alone.
  const isFromRecord =
    store.fixed === null &&
    Object.values(store.read().history.plan.origin ?? {}).some((from) => from.startsWith('record:'));
  // A version that cannot be undone with the step stays beside what is taken into the plan.
  const keepBefore = async (name: string) => {
    await keepVersion({ clientId, id, opened }, { name });
    if (clientId !== undefined) await cache.invalidateQueries({ queryKey: ['client-plans', clientId] });
  };
  useSavingLater({ store, keeper });
  useEndQuestion(store.isUnkept);
  const other = instead?.(opened) ?? null;
  if (other !== null) return <AccountOf value={keeper}>{other}</AccountOf>;
  return (
    <AccountOf value={keeper}>
      <div className={`${css.page} ${touch.touch}`}>
        <AccountNotice store={store} keeper={keeper} says={says} isOwn={clientId === undefined} />
        {rulesChanged !== null && (
          <RulesNotice
            isOnPlan
            plans={[{ id, title: '', rulesChanged }]}
            clientId={clientId}
            onSeen={() => setRulesChanged(null)}
          />
        )}
        {isFromRecord && whose !== null && (
          <FactsUpdate store={store} clientId={whose} isOwn={clientId === undefined} keepBefore={keepBefore} />
        )}
        {!isFromRecord && store.fixed === null && isBehind(store.read().history.plan) && (
          <RollForward store={store} keepBefore={keepBefore} />
        )}
        <Workspace store={store} onStartOver={() => undefined} below={head?.(opened)} />
      </div>
    </AccountOf>
  );
}

const tryAgainMs = 10_000;

/** Saves what could not be saved once the connection is back, or the person has signed in again. */
function useSavingLater({ store, keeper }: Pick<OpenAccountPlan, 'store' | 'keeper'>): void {
  const { status } = useLiveSession();
  useEffect(() => {
    if (status === 'signed-in' && keeper.read().trouble === 'signed-out') store.keepNow();
    const save = () => store.read().keeping.status === 'failed' && keeper.read().trouble === 'away' && store.keepNow();
    const timer = setInterval(save, tryAgainMs);
    addEventListener('online', save);
    return () => {
      clearInterval(timer);
      removeEventListener('online', save);
    };
  }, [store, keeper, status]);
}

function failureText(error: unknown): string {
  return error instanceof RangeError ? error.message : errorText(error, 'Something went wrong. Please try again.');
}

/** A plan of an account on screen. */
export interface OpenAccountPlan {
  readonly store: PlanStore;
  readonly keeper: AccountKeeper;
  /** What could not be read, or that changes were brought back. */
  readonly says: readonly string[];
  /** What newer law tables did to its figures; null once somebody has seen it. */
  readonly rulesChanged: RulesChanged | null;
}

/**
 * Opens a plan of the signed-in client, with what this browser still holds of it, or as an adviser published it; without an answer of the server that
 * alone. Throws CallError where there is neither, and RangeError in words for a document that cannot be read.
 */
async function openAccountPlan(id: string, clientId?: string): Promise<OpenAccountPlan | Published> {
  const slot = accountSlot(id);
  const kept = await keptPlan(slot);
  const held = unsavedIn(kept);
  // Of what this window holds: another tab's copy is not its to replace or to let go of.
  let mark = kept?.mark ?? 'none';
  const { saved, says, published, rulesChanged } = await readSaved(id, clientId).catch((error: unknown) => {
    if (held === null || !isAway(error)) throw error;
    return { saved: held.saved, says: [], published: null, rulesChanged: null };
  });
  if (published !== null && clientId === undefined) return { id, ...saved, ...published };
  const parts: AccountParts = {
    send: async ({ id: changeId, version, ops }) => {
      // The server puts in who made it and when.
      const label = store.read().history.steps.at(-1)?.label.slice(0, longestLabel) ?? 'Saved';
      const change = { id: changeId, label, by: 'client', at: new Date().toISOString(), ops };
      const reply = await call(routes.plans.change, {
        params: { id },
        query: queryOf(clientId),
        body: { version, changes: [{ ...change }] },
      });
      return reply.version;
    },
    read: async () => (await readSaved(id, clientId)).saved,
    hold: async (unsaved) => {
      if (unsaved !== null) mark = await keepPlan(slot, unsaved, mark);
      else if ((await keptPlan(slot))?.mark === mark) await forgetPlan(slot);
    },
    current: () => store.read().history.plan,
    take: (ops, label = 'Changes from another window') => store.changePlan({ label, ops }),
    now: () => new Date(),
  };
  const keeper = new AccountKeeper(held?.saved ?? saved, parts, held?.sent);
  const store: PlanStore = new PlanStore(held?.plan ?? saved.plan, keeper);
  if (held !== null) store.keepNow();
  return { store, keeper, says: held === null ? says : [broughtBack, ...says], rulesChanged };
}

const longestLabel = 120;

const broughtBack = 'Changes that were not saved yet are back from this browser.';

interface ReadSaved extends Pick<OpenAccountPlan, 'says' | 'rulesChanged'> {
  readonly saved: SavedPlan;
  readonly published: Pick<Published, 'publication' | 'kept'> | null;
}

async function readSaved(id: string, clientId: string | undefined): Promise<ReadSaved> {
  const { document, version, publication, rulesChanged, ...worked } = await call(routes.plans.read, {
    params: { id },
    query: queryOf(clientId),
  });
  const reading = readPlan(document);
  if (reading.plan === null) throw new RangeError(reading.says);
  return {
    saved: { plan: reading.plan, version },
    published: publication && { publication, kept: { ...worked, was: 'Published', at: publication.at } },
    rulesChanged,
    says: reading.lost.map(({ where, says }) => `${where}: ${says}`),
  };
}

function queryOf(clientId: string | undefined) {
  return clientId === undefined ? {} : { userId: clientId };
}

function isAway(error: unknown): boolean {
  return error instanceof CallError && (error.failure === 'no-answer' || error.status >= 500);
}
