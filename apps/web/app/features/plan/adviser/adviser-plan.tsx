import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorText } from '#app/lib/error-text.ts';
import { plansQuery } from '#app/lib/plans-query.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { AccountPlan, type OpenAccountPlan } from '../account/account-plan.tsx';
import { FirmNamed } from '../account/firm-named.tsx';
import { savedVersion } from '../account/keep-version.ts';
import { FixedPlan, type Look } from '../kept/fixed-plan.tsx';
import css from '../kept/kept-plan.module.css';
import { planStates } from '../kept/plan-state-words.ts';
import { ReportChoice } from '../kept/report-choice.tsx';
import { optionNames } from '../model/option-names.ts';
import { usePlanAddress } from '../model/plan-address.ts';
import { askFullScreen } from '../present/use-full-screen.ts';
import { LockPresented } from './lock-presented.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

// Lazy: most visits only work on the plan.
const Presentation = lazyPart(() => import('../present/present.tsx').then((module) => module.Presentation));
const PresenterNotes = lazyPart(() => import('../present/presenter-notes.tsx').then((module) => module.PresenterNotes));

/** A client’s plan in the workspace, with what an adviser does with it. */
export function AdviserPlan({ clientId, id }: { readonly clientId: string; readonly id: string }) {
  const [look, setLook] = useState<Look | null>(null);
  // Here, so that a look at what the client will see leaves both as they were.
  const [panel, setPanel] = useState<Panel>(null);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const { present } = usePlanAddress();
  const [query] = useSearchParams();
  const isNotes = query.has('notes');
  const wasPresented = useRef(false);
  const wasLookedAt = useRef(false);
  useEffect(() => {
    if (present !== null) wasPresented.current = true;
  }, [present]);
  const { data } = useQuery(plansQuery(clientId));
  const plan = data?.find((known) => known.id === id);
  const options = plan?.publication?.options ?? none;
  if (look !== null) {
    return (
      <FirmNamed plan={look.plan}>
        <FixedPlan
          {...look}
          to="the draft"
          onBack={() => {
            wasLookedAt.current = true;
            setLook(null);
          }}
        />
      </FirmNamed>
    );
  }
  return (
    <AccountPlan
      id={id}
      clientId={clientId}
      instead={(opened) => {
        // The whole plan would stand in the window of notes until the list of plans is there.
        if (isNotes && data === undefined) return <p role="status">Loading the notes</p>;
        if (plan?.kind !== 'adviser') return null;
        if (isNotes) return <PresenterNotes planId={id} plan={opened.store.read().history.plan} />;
        if (present === null) return null;
        return (
          <Presentation
            planId={id}
            store={opened.store}
            options={options}
            end={(isTrying) => <LockPresented {...{ clientId, id, opened, isTrying }} />}
          />
        );
      }}
      head={(opened) => (
        <Bar
          clientId={clientId}
          id={id}
          opened={opened}
          onLook={setLook}
          {...{ panel, setPanel, ticked, setTicked, wasPresented, wasLookedAt }}
        />
      )}
    />
  );
}

const none: readonly string[] = [];

type Panel = 'publish' | 'versions' | 'report' | 'suggestions' | null;

interface OfClient {
  readonly clientId: string;
  readonly id: string;
  readonly opened: OpenAccountPlan;
}

interface BarProps extends OfClient {
  /** Whether a presentation of it ended. */
  readonly wasPresented: { readonly current: boolean };
  /** Whether a look at what the client sees has just ended. */
  readonly wasLookedAt: { current: boolean };
  readonly panel: Panel;
  readonly setPanel: (panel: Panel) => void;
  readonly ticked: readonly string[] | null;
  readonly setTicked: (ticked: readonly string[]) => void;
  readonly onLook: (look: Look) => void;
}

function Bar({ clientId, id, opened, panel, setPanel, ticked, setTicked, onLook, wasLookedAt, ...rest }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  // Back to the part that the look was opened from.
  useEffect(() => {
    if (wasLookedAt.current) bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    wasLookedAt.current = false;
  }, [wasLookedAt]);
  const cache = useQueryClient();
  const { data, error } = useQuery(plansQuery(clientId));
  const plan = data?.find((known) => known.id === id);
  const of = { clientId, id, opened };
  const shown = plan?.publication?.options ?? null;
  const again = () => cache.invalidateQueries({ queryKey: plansQuery(clientId).queryKey });
  const toggle = (next: Panel) => setPanel(next === panel ? null : next);
  return (
    <section ref={bar} className={`fh-no-print ${css.bar}`} aria-label="This client’s plan">
      <div className={css.barHead}>
        <p>
          {plan && <b>{sentence(planStates(plan, new Date()))}</b>}{' '}
          {plan?.kind === 'own' && 'They see each change at once.'}
          {plan?.kind === 'adviser' && plan.publication === null && 'The client does not see it.'}
          {error !== null && errorText(error, 'Where the plan stands could not be read.')}
        </p>
        {plan?.kind === 'adviser' && (
          <ActionButton aria-expanded={panel === 'publish'} onClick={() => toggle('publish')}>
            Publish
          </ActionButton>
        )}
        {plan?.kind === 'adviser' && <Present {...rest} />}
        <ActionButton tone="quiet" aria-expanded={panel === 'versions'} onClick={() => toggle('versions')}>
          Versions
        </ActionButton>
        <ActionButton tone="quiet" aria-expanded={panel === 'report'} onClick={() => toggle('report')}>
          Report
        </ActionButton>
        {plan?.kind === 'adviser' && (
          <ActionButton tone="quiet" aria-expanded={panel === 'suggestions'} onClick={() => toggle('suggestions')}>
            {plan.waiting === 0 ? 'Suggestions' : `Suggestions (${plan.waiting})`}
          </ActionButton>
        )}
        <ActionLink tone="quiet" to={`/admin/client/${clientId}?part=plans`}>
          Plans of this client
        </ActionLink>
      </div>
      {panel === 'publish' && plan && (
        <PublishPanel
          {...of}
          publication={plan.publication}
          ticked={ticked ?? plan.publication?.options ?? []}
          onTick={setTicked}
          onLook={onLook}
          onDone={again}
        />
      )}
      {panel === 'versions' && <VersionsPanel {...of} shown={shown} onLook={onLook} onDone={again} />}
      {panel === 'report' && plan && <DraftReport {...of} shown={shown} />}
      {panel === 'suggestions' && <SuggestionsPanel {...of} onAnswered={again} />}
    </section>
  );
}

/** What the report of the plan as it stands has; what is on screen is saved before it is made. */
function DraftReport({ shown, ...of }: OfClient & { readonly shown: readonly string[] | null }) {
  const title = useId();
  const options = optionNames(of.opened.store.read().history.plan);
  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title}>Report of the plan as it is now</h2>
      <ReportChoice {...of} version={() => savedVersion(of.opened).then(() => null)} options={options} shown={shown} />
    </section>
  );
}

/** Opens the plan for a meeting, and has the focus after it. */
function Present({ wasPresented }: Pick<BarProps, 'wasPresented'>) {
  const { go } = usePlanAddress();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (wasPresented.current) place.current?.querySelector('button')?.focus();
  }, [wasPresented]);
  function open() {
    askFullScreen();
    go({ present: 1, option: null, dollars: 'today' });
  }
  return (
    <>
      <span ref={place}>
        <ActionButton tone="quiet" onClick={open}>
          Present
        </ActionButton>
      </span>
      <ActionButton tone="quiet" onClick={openNotes}>
        Notes
      </ActionButton>
    </>
  );
}

/** Opens a window of notes that follows the presentation. From here, since a window that opens ends a full screen. */
function openNotes() {
  window.open(`${window.location.pathname}?notes=1`, 'freehold-notes', 'popup,width=560,height=800');
}

function sentence(states: readonly string[]): string {
  const text = states.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
