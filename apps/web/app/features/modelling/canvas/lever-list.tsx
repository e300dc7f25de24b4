import type { RunsOut } from '@freehold/domain';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { isSameDraft } from '#app/calculator/draft-storage.ts';
import { Deferred } from '#app/loading/deferred.tsx';
import { scenarioOf } from '../shared/checked-inputs.ts';
import { type ModellingDraft, toDraft } from '../shared/draft.ts';
import layout from '../shared/layout.module.css';
import type { ProjectionView } from '../shared/projection-view.ts';
import type { Modelling } from '../shared/use-modelling.ts';
import css from './canvas.module.css';
import { type Lever, leversOf, type Model } from './levers.ts';

interface LeverListProps {
  readonly modelling: Modelling;
  /** The model's figures; null while an input is invalid. */
  readonly view: ProjectionView | null;
  readonly runsOut: RunsOut | 'failed' | null;
}

type Moved = Pick<ModellingDraft, 'portfolio' | 'outlook' | 'probability'>;

interface Pulled {
  readonly lever: Lever;
  /** Share of futures in which money ran out before; null where it was not known. */
  readonly share: string | null;
  readonly before: Moved;
  readonly after: Moved;
}

/** One sentence each that changes the model, and what the last one did. */
export function LeverList({ modelling, view, runsOut }: LeverListProps) {
  const [pulled, setPulled] = useState<Pulled | null>(null);
  const { draft, checked, calculated } = modelling;
  const { inputs } = checked.probability;
  const shown = useMemo(
    () => view && calculated && inputs && { model: { ...calculated, probability: inputs }, view },
    [calculated, inputs, view],
  );
  const isShown = pulled !== null && isSameDraft(movedBy(draft), pulled.after);

  function move({ portfolio, outlook, probability }: Moved) {
    modelling.set('portfolio', portfolio);
    modelling.set('outlook', outlook);
    modelling.set('probability', probability);
  }

  function pull(lever: Lever) {
    const after = movedBy(toDraft({ ...scenarioOf(checked), ...lever.changed }));
    const share = runsOut === null || runsOut === 'failed' ? null : runsOut.share;
    setPulled({ lever, share, before: draft, after });
    move(after);
  }

  return (
    <section className={`fh-card ${layout.card} ${css.levers}`} aria-labelledby="canvas-levers">
      <h3 id="canvas-levers">What if</h3>
      {shown ? (
        <Deferred value={shown}>{(deferred) => <Levers of={deferred} onPull={pull} />}</Deferred>
      ) : (
        <p className={layout.quiet}>Correct the marked field to see what moves the figures.</p>
      )}
      <div role="status" className={css.pulled}>
        {isShown && (
          <>
            <p>{pulledText(pulled)}</p>
            <Button type="button" size="compact-sm" variant="default" onClick={() => move(pulled.before)}>
              Take it back
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

function movedBy({ portfolio, outlook, probability }: Moved): Moved {
  return { portfolio, outlook, probability };
}

function pulledText({ lever, share }: Pulled): string {
  const { sentence, effect } = lever;
  const figures = effect && `${effect.label}: ${effect.before} before, ${effect.after} now.`;
  const money = share && `Before, cash or equity ran out in ${share} of futures.`;
  return [`${sentence}.`, figures, money].filter(Boolean).join(' ');
}

interface LeversProps {
  readonly of: { readonly model: Model; readonly view: ProjectionView };
  readonly onPull: (lever: Lever) => void;
}

function Levers({ of, onPull }: LeversProps) {
  const levers = useMemo(() => leversOf(of.model, of.view), [of]);
  return (
    <ul className={layout.list}>
      {levers.map((lever) => (
        <li key={lever.id}>
          <button type="button" className={css.lever} onClick={() => onPull(lever)}>
            <strong>{lever.sentence}</strong>
            <span>
              {lever.effect ? (
                <>
                  {lever.effect.label}: <span className="fh-figures">{lever.effect.before}</span> to{' '}
                  <span className="fh-figures">{lever.effect.after}</span>
                </>
              ) : (
                'Changes how often the money runs out'
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
