import { changeWords, type PlanFigures } from '@freehold/domain';
import {
  type MissedChange,
  type OptionChange,
  type Plan,
  promoteChange,
  removeChange,
  resolve,
  switchChange,
} from '@freehold/plan';
import { ActionButton } from '#app/ui/action.tsx';
import { type OptionName, optionTitle } from '../../model/option-names.ts';
import { type Dollars, usePlanAddress } from '../../model/plan-address.ts';
import { usePlan, usePlanStore } from '../../model/plan-context.ts';
import { effectText, type MeasureId, measureLabel } from './difference-words.ts';
import { missedWords } from './missed-words.ts';
import css from './option-changes.module.css';

const titleId = 'option-changes';

/** Where the focus goes once the row that was pressed is gone. */
function focusTitle() {
  document.getElementById(titleId)?.focus();
}

interface OptionChangesProps {
  readonly plan: Plan;
  readonly option: OptionName;
  /** The plan, with the first change, with the first two and so on; null while they are worked out. */
  readonly steps: readonly PlanFigures[] | null;
  readonly measure: MeasureId;
  readonly dollars: Dollars;
}

/** The changes of an option in their order, each with what it does on top of those before, a switch and ways out. */
export function OptionChanges({ plan, option, steps, measure, dollars }: OptionChangesProps) {
  const changes = plan.options?.[option.id]?.changes ?? [];
  const { missed } = resolve(plan, option.id);
  const effectOf = (from: PlanFigures | undefined, to: PlanFigures | undefined) =>
    from === undefined || to === undefined ? '…' : effectText({ measure, from, to, dollars });
  const first = steps?.[0];
  const total = effectOf(first, steps?.at(-1));
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1} className={css.title}>
        Changes in {optionTitle(option)}
      </h2>
      {changes.length === 0 ? (
        <NoChanges option={option} />
      ) : (
        <>
          <p className={css.lead}>
            In this order, each on top of those before.{' '}
            {first !== undefined && (
              <>
                {measureLabel(measure, first)}, together: <b>{total}</b>
              </>
            )}
          </p>
          <ol className={css.changes} aria-busy={steps === null}>
            {changes.map((change, index) => (
              <ChangeRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a change has no other name than its place.
                key={index}
                row={{ plan, option, change, index, missed: missed.find((each) => each.change === index) }}
                effect={effectOf(steps?.[index], steps?.[index + 1])}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function NoChanges({ option }: { readonly option: OptionName }) {
  const { go } = usePlanAddress();
  return (
    <div className={css.none}>
      <p>Nothing is changed in {option.name} yet. Open it, and what you change goes into it alone.</p>
      <ActionButton size="medium" onClick={() => go({ option: option.id, view: 'plan' })}>
        Open {option.name}
      </ActionButton>
    </div>
  );
}

interface Row {
  readonly plan: Plan;
  readonly option: OptionName;
  readonly change: OptionChange;
  readonly index: number;
  readonly missed: MissedChange | undefined;
}

function ChangeRow({ row, effect }: { readonly row: Row; readonly effect: string }) {
  if (row.missed !== undefined) return <MissedRow {...row} missed={row.missed} />;
  return <AppliedRow row={row} effect={effect} />;
}

function AppliedRow({ row, effect }: { readonly row: Row; readonly effect: string }) {
  const store = usePlanStore();
  const { plan, option, change, index } = row;
  const words = wordsOf(row);
  const place = { optionId: option.id, index };
  const isOn = change.skip !== true;
  return (
    <li className={css.change} data-is-off={!isOn || undefined}>
      <label className={css.words}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={() =>
            store.changePlan({
              label: `Switch ${isOn ? 'off' : 'on'}: ${words}`,
              ops: switchChange(plan, { ...place, isOn: !isOn }),
            })
          }
        />
        <span>{words}</span>
      </label>
      <span className={css.effect}>{isOn ? effect : 'off'}</span>
      <span className={css.actions}>
        <RowButton
          label="Put into your plan"
          words={words}
          onPress={() => store.changePlan({ label: `Put into your plan: ${words}`, ops: promoteChange(plan, place) })}
        />
        <RowButton
          label="Undo"
          words={words}
          onPress={() =>
            store.changePlan({ label: `Undo in ${option.name}: ${words}`, ops: removeChange(plan, place) })
          }
        />
      </span>
    </li>
  );
}

function MissedRow({ plan, option, change, index, missed }: Row & { readonly missed: MissedChange }) {
  const store = usePlanStore();
  const steps = usePlan(({ history }) => history.steps);
  const { title, why } = missedWords(plan, { change, missed, steps });
  return (
    <li className={css.change} data-is-missed>
      <span>
        <span aria-hidden="true">⚠</span> “{title}” no longer applies. {why}
      </span>
      <span className={css.actions}>
        <RowButton
          label="Remove the change"
          words={title}
          onPress={() =>
            store.changePlan({
              label: `Remove from ${option.name}: ${title}`,
              ops: removeChange(plan, { optionId: option.id, index }),
            })
          }
        />
      </span>
    </li>
  );
}

interface RowButtonProps {
  readonly label: string;
  /** The change that it is for, which its name ends with. */
  readonly words: string;
  readonly onPress: () => void;
}

function RowButton({ label, words, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-label={`${label}: ${words}`}
      onClick={() => {
        onPress();
        focusTitle();
      }}
    >
      {label}
    </button>
  );
}

/** A change in words, beside the plan with the changes before it. */
function wordsOf({ plan, option, change, index }: Row): string {
  const before = plan.options?.[option.id]?.changes.slice(0, index) ?? [];
  return changeWords(resolve({ ...plan, options: { before: { changes: before } } }, 'before').plan, change);
}
