import { limits } from '@freehold/plan';
import { ActionButton } from '#app/ui/action.tsx';
import { freeOptionId } from '../../model/option-names.ts';
import { addOption } from '../../model/option-steps.ts';
import { usePlanAddress } from '../../model/plan-address.ts';
import { usePlan, usePlanStore } from '../../model/plan-context.ts';
import css from './compare-view.module.css';
import { type Idea, optionIdeas } from './option-ideas.ts';

/** The comparison as a whole. */
export const compareId = 'compare-view';

/** The focus to the comparison once the button that was pressed is gone. */
export function focusCompare() {
  requestAnimationFrame(() => document.getElementById(compareId)?.focus());
}

/** Options to add: an empty one that opens, and some that are ready, each with one press. */
export function TryIdeas({ onAdded }: { readonly onAdded: (id: string) => void }) {
  const store = usePlanStore();
  const plan = usePlan(({ shown }) => shown);
  const { go } = usePlanAddress();
  const options = Object.values(plan.options ?? {});
  const ideas = optionIdeas(plan).filter(({ name }) => options.every((option) => option.name !== name));
  if (options.length >= limits.options) {
    return (
      <p className={css.waiting}>
        {options.length} of {limits.options} options. Delete one to try something else.
      </p>
    );
  }

  function add(idea: Idea) {
    const id = freeOptionId(store.read().shown);
    store.changePlan(addOption(id, idea));
    onAdded(id);
    focusCompare();
  }

  function addEmpty() {
    const id = freeOptionId(store.read().shown);
    store.changePlan(addOption(id, { changes: [] }));
    onAdded(id);
    go({ option: id });
  }

  return (
    <section className={`fh-no-print ${css.try}`} aria-label="Add an option">
      <ActionButton size="medium" tone={options.length === 0 ? 'filled' : 'quiet'} onClick={addEmpty}>
        Add an option
      </ActionButton>
      {ideas.length > 0 && (
        <>
          <p>or one that is ready:</p>
          <ul>
            {ideas.map((idea) => (
              <li key={idea.name}>
                <ActionButton tone="quiet" className={css.tall} onClick={() => add(idea)}>
                  {idea.name}
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
