import { limits } from '@freehold/plan';
import { useEffect, useRef } from 'react';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import rowCss from '#app/ui/tabs/scrolling-row.module.css';
import { markEnds, showInRow } from '#app/ui/tabs/scrolling-row.ts';
import { freeOptionId, optionNames } from '../model/option-names.ts';
import { addOption } from '../model/option-steps.ts';
import { usePlanAddress } from '../model/plan-address.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import { markStyle } from '../shared/plan-mark.tsx';
import css from './option-bar.module.css';

const OptionBand = lazyPart(() => import('./option-band.tsx').then((module) => module.OptionBand));

/** Your plan and its options; what is open takes every change, and a band says which. */
export function OptionBar() {
  const store = usePlanStore();
  const { option, go } = usePlanAddress();
  const plan = usePlan(({ shown }) => shown);
  const options = optionNames(plan);
  const rows = [{ id: null, letter: 'A', name: 'Your plan' }, ...options];
  const open = options.find(({ id }) => id === option);

  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    showInRow(row.current, row.current?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? null);
  });

  function add() {
    const id = freeOptionId(store.read().shown);
    store.changePlan(addOption(id, { changes: [] }));
    go({ option: id });
  }

  return (
    <>
      <fieldset
        ref={row}
        className={`${rowCss.row} ${css.bar}`}
        onScroll={({ currentTarget }) => markEnds(currentTarget)}
      >
        <legend className="fh-for-readers">
          {store.fixed === null ? 'What you are looking at and changing' : 'What you are looking at'}
        </legend>
        {rows.map(({ id, letter, name }) => (
          <button
            key={letter}
            type="button"
            className={css.option}
            data-letter={letter}
            style={markStyle(letter)}
            aria-pressed={id === option}
            onClick={() => go({ option: id })}
          >
            <b>{letter}</b> {name}
          </button>
        ))}
        {store.fixed === null && options.length < limits.options && (
          <button type="button" className={css.add} onClick={add}>
            Try something
          </button>
        )}
        {store.fixed === null && options.length >= limits.options && (
          <span className={css.full}>
            {options.length} of {limits.options} options
          </span>
        )}
      </fieldset>
      {open !== undefined && store.fixed === null && <OptionBand key={open.id} option={open} />}
    </>
  );
}
