import type { PlanShock, WhatIf } from '@freehold/domain/plan-ask';
import { useEffect, useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { usePlan } from '../model/plan-context.ts';
import css from './ask.module.css';
import { AskFrame } from './ask-frame.tsx';
import { shocksOf, startShocks } from './shock-draft.ts';
import { ShockFields } from './shock-fields.tsx';
import { useAsk } from './use-ask.ts';
import { WhatIfAnswer } from './what-if-answer.tsx';

const kinds: readonly { readonly kind: PlanShock['kind']; readonly label: string }[] = [
  { kind: 'incomeLost', label: 'Pay is lost' },
  { kind: 'ratesUp', label: 'Rates rise' },
  { kind: 'vacancy', label: 'Weeks without a tenant' },
  { kind: 'valuesDown', label: 'Homes and shares fall' },
  { kind: 'repair', label: 'A big repair' },
  { kind: 'child', label: 'A child' },
];

interface WhatIfPanelProps {
  /** What is ticked from the start. */
  readonly ticked?: readonly PlanShock['kind'][];
  /** Follows each change of the plan and keeps nothing in it, as a presentation does. */
  readonly isLive?: boolean;
}

/** What goes wrong, all that is ticked at once, and what the plan comes to then. */
export function WhatIfPanel({ ticked = [], isLive = false }: WhatIfPanelProps) {
  const plan = usePlan((state) => state.current);
  const [draft, setDraft] = useState(() => ({ ...startShocks(plan), on: ticked }));
  const asked = useAsk();
  const shocks = shocksOf(draft);
  const key = JSON.stringify(shocks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is ticked is asked at once; a changed plan is not
  useEffect(() => {
    if (asked.status !== 'none' || shocks.length > 0) asked.ask({ ask: 'whatIf', shocks });
  }, [key]);
  useEffect(() => {
    if (isLive && asked.isOld && asked.status === 'answered') asked.again();
  });
  const canKeep = !isLive && !asked.isOld && (asked.status === 'answered' || asked.isPart);
  const found = asked.answer?.ask === 'whatIf' ? asked.answer.found : null;

  function toggle(kind: PlanShock['kind']) {
    const isOn = draft.on.includes(kind);
    setDraft({ ...draft, on: isOn ? draft.on.filter((one) => one !== kind) : [...draft.on, kind] });
  }

  return (
    <div className={css.panel}>
      <p className={css.quiet}>
        Tick what goes wrong, from next month on. It all happens at once; your plan stays as it is.
      </p>
      {kinds.map(({ kind, label }) => (
        <fieldset key={kind} className={css.shock} data-is-on={draft.on.includes(kind) || undefined}>
          <label className={css.toggle}>
            <input type="checkbox" checked={draft.on.includes(kind)} onChange={() => toggle(kind)} />
            {label}
          </label>
          {draft.on.includes(kind) && (
            <div className={css.fields}>
              <ShockFields kind={kind} plan={plan} draft={draft} onDraft={(next) => setDraft({ ...draft, ...next })} />
            </div>
          )}
        </fieldset>
      ))}
      {draft.on.length > 0 && (
        <div className={css.actions}>
          <ActionButton tone="quiet" size="medium" onClick={() => setDraft(startShocks(plan))}>
            Reset to the plan
          </ActionButton>
        </div>
      )}
      <AskFrame asked={asked} says={found === null ? null : saysOf(found)}>
        {found !== null && <WhatIfAnswer found={found} isPart={asked.isPart} canKeep={canKeep} />}
      </AskFrame>
    </div>
  );
}

function saysOf(found: WhatIf | { readonly status: 'refused'; readonly says: string }): string {
  return found.status === 'refused' ? found.says : found.headline;
}
