import { changeWords, type PlanFigures } from '@freehold/domain';
import { type Plan, resolve } from '@freehold/plan';
import { ActionButton } from '#app/ui/action.tsx';
import { putAll } from '../../model/option-steps.ts';
import { usePlanAddress } from '../../model/plan-address.ts';
import { usePlan, usePlanStore } from '../../model/plan-context.ts';
import { PlanMark } from '../../shared/plan-mark.tsx';
import css from './compare-view.module.css';
import { type MeasureId, measureLabel, spokenDifference } from './difference-words.ts';
import type { ComparedOption } from './measure-table.tsx';
import { focusCompare } from './try-ideas.tsx';

interface OptionSentencesProps {
  /** The plan that the figures are of: its changes stand beside them, also while those of a newer one are worked out. */
  readonly of: Plan;
  readonly base: PlanFigures;
  readonly options: readonly ComparedOption[];
  readonly measure: MeasureId;
}

/** Each option as a sentence: its name, what it changes, and what that does to the figure that is compared. */
export function OptionSentences({ of, base, options, measure }: OptionSentencesProps) {
  const plan = usePlan(({ shown }) => shown);
  const { dollars, go } = usePlanAddress();
  const store = usePlanStore();
  return (
    <ul className={css.sentences}>
      {options.map(({ id, letter, name, outcome }) => {
        const changes = changesText(of, id);
        return (
          <li key={id} className={css.sentence}>
            <p>
              <PlanMark letter={letter} /> <b>{name}</b>
              {changes !== '' && changes !== name && `: ${changes}`} →{' '}
              {outcome.status === 'refused' ? (
                outcome.says
              ) : (
                <span className={css.effect}>
                  {measureLabel(measure, base)}:{' '}
                  {spokenDifference({ measure, from: base, to: outcome.figures, dollars })}
                </span>
              )}
            </p>
            <span className={`fh-no-print ${css.actions}`}>
              <ActionButton tone="quiet" className={css.tall} onClick={() => go({ option: id })}>
                Open <span className="fh-for-readers">{name}</span>
              </ActionButton>
              {changes !== '' && (
                <ActionButton
                  tone="quiet"
                  className={css.tall}
                  onClick={() => {
                    store.changePlan(putAll(plan, id, name));
                    go({ option: null });
                    focusCompare();
                  }}
                >
                  Put all in your plan<span className="fh-for-readers">: {name}</span>
                </ActionButton>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** What an option changes, each beside the plan with the changes before it; '' where nothing applies. */
export function changesText(plan: Plan, id: string): string {
  const all = plan.options?.[id]?.changes ?? [];
  const missed = new Set(resolve(plan, id).missed.map(({ change }) => change));
  const words = all.flatMap((change, index) => {
    if (change.skip || missed.has(index)) return [];
    const before = { changes: all.slice(0, index) };
    return [changeWords(resolve({ ...plan, options: { before } }, 'before').plan, change)];
  });
  return words.join('; ');
}
