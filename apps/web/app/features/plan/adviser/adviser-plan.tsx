import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import { AccountPlan, type OpenAccountPlan } from '../account/account-plan.tsx';
import css from './adviser-plans.module.css';
import { clientPlansQuery } from './client-plans-query.ts';
import { FixedPlan, type Look } from './fixed-plan.tsx';
import { planStates } from './plan-state-words.ts';
import { PublishPanel } from './publish-panel.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

/** A client’s plan in the workspace, with what an adviser does with it. */
export function AdviserPlan({ clientId, id }: { readonly clientId: string; readonly id: string }) {
  const [look, setLook] = useState<Look | null>(null);
  const [opening, setOpening] = useState(0);
  // Here, so that a look at what the client will see leaves both as they were.
  const [panel, setPanel] = useState<Panel>(null);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  if (look !== null) return <FixedPlan plan={look.plan} says={look.says} onBack={() => setLook(null)} />;
  return (
    <AccountPlan
      key={opening}
      id={id}
      clientId={clientId}
      head={(opened) => (
        <Bar
          clientId={clientId}
          id={id}
          opened={opened}
          onLook={setLook}
          onTaken={() => setOpening(opening + 1)}
          {...{ panel, setPanel, ticked, setTicked }}
        />
      )}
    />
  );
}

type Panel = 'publish' | 'versions' | 'suggestions' | null;

interface BarProps {
  readonly panel: Panel;
  readonly setPanel: (panel: Panel) => void;
  readonly ticked: readonly string[] | null;
  readonly setTicked: (ticked: readonly string[]) => void;
  readonly clientId: string;
  readonly id: string;
  readonly opened: OpenAccountPlan;
  readonly onLook: (look: Look) => void;
  readonly onTaken: () => void;
}

function Bar({ clientId, id, opened, panel, setPanel, ticked, setTicked, onLook, onTaken }: BarProps) {
  const cache = useQueryClient();
  const { data, error } = useQuery(clientPlansQuery(clientId));
  const plan = data?.find((known) => known.id === id);
  const of = { clientId, id, opened };
  const again = () => void cache.invalidateQueries({ queryKey: clientPlansQuery(clientId).queryKey });
  const toggle = (next: Panel) => setPanel(next === panel ? null : next);
  return (
    <section className={`fh-no-print ${css.bar}`} aria-label="This client’s plan">
      <div className={css.barHead}>
        <p>
          {plan && <b>{sentence(planStates(plan, new Date()))}</b>}{' '}
          {plan?.kind === 'own' && 'They see each change at once.'}
          {plan?.kind === 'adviser' && plan.publication === null && 'The client does not see it.'}
          {error !== null && errorText(error, 'Where the plan stands could not be read.')}
        </p>
        {plan?.kind === 'adviser' && <ActionButton onClick={() => toggle('publish')}>Publish</ActionButton>}
        <ActionButton tone="quiet" onClick={() => toggle('versions')}>
          Versions
        </ActionButton>
        {plan?.kind === 'adviser' && (
          <ActionButton tone="quiet" onClick={() => toggle('suggestions')}>
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
      {panel === 'versions' && <VersionsPanel {...of} now={plan?.summary ?? null} onLook={onLook} onDone={again} />}
      {panel === 'suggestions' && (
        <SuggestionsPanel
          {...of}
          onTaken={() => {
            again();
            onTaken();
          }}
        />
      )}
    </section>
  );
}

function sentence(states: readonly string[]): string {
  const text = states.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
