import type { Plan } from '@freehold/plan';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import css from './option-bar.module.css';
import { usePlanAddress } from './plan-address.ts';

const letters = 'BCDEFGH';
const ids = 'bcdefgh';

/** A plan's option as it is called on screen: its letter by its place, and its name. */
export interface OptionName {
  readonly id: string;
  readonly letter: string;
  readonly name: string;
}

/** The options of a plan with their letters: B, C and so on. */
export function optionNames({ options = {} }: Pick<Plan, 'options'>): readonly OptionName[] {
  return Object.entries(options).map(([id, { name }], place) => {
    const letter = letters[place] ?? '?';
    return { id, letter, name: name ?? `Plan ${letter}` };
  });
}

/** An option id that the plan does not have yet. */
export function freeOptionId({ options = {} }: Pick<Plan, 'options'>): string {
  return [...ids].find((id) => !Object.hasOwn(options, id)) ?? `o${Object.keys(options).length + 1}`;
}

/** Your plan and its options; what is open takes every change. */
export function OptionBar() {
  const store = usePlanStore();
  const { option, go } = usePlanAddress();
  const options = usePlan(({ shown }) => shown.options);
  const rows = [{ id: null, letter: 'A', name: 'Your plan' }, ...optionNames(options === undefined ? {} : { options })];

  function add() {
    const id = freeOptionId(store.read().shown);
    store.changePlan({ label: 'Add an option', ops: [{ put: `options/${id}`, to: { changes: [] } }] });
    go({ option: id });
  }

  return (
    <fieldset className={css.bar}>
      <legend className="fh-for-readers">What you are looking at and changing</legend>
      {rows.map(({ id, letter, name }) => (
        <button
          key={letter}
          type="button"
          className={css.option}
          data-letter={letter}
          aria-pressed={id === option}
          onClick={() => go({ option: id })}
        >
          <b>{letter}</b> {name}
        </button>
      ))}
      {rows.length < 7 && (
        <button type="button" className={css.add} onClick={add}>
          Try something
        </button>
      )}
    </fieldset>
  );
}
