import { limits } from '@freehold/plan';
import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { freeOptionId, type OptionName, optionTitle } from '../model/option-names.ts';
import { deleteOption, duplicateOption, noteOption, putAll, renameOption } from '../model/option-steps.ts';
import { usePlanAddress } from '../model/plan-address.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import { markStyle } from '../shared/plan-mark.tsx';
import css from './option-band.module.css';

/** Which option takes every change, in its colour, with the way back and what can be done with it. */
export function OptionBand({ option }: { readonly option: OptionName }) {
  const toPlan = useWayBack();
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      className={`fh-no-print ${css.band}`}
      style={markStyle(option.letter)}
      aria-label="The option that is open"
    >
      <p className={css.says}>
        <b>Changing {optionTitle(option)}.</b> Your plan stays as it is.
      </p>
      <span className={css.actions}>
        <ActionButton tone="quiet" className={css.tall} onClick={toPlan}>
          Back to your plan
        </ActionButton>
        <button type="button" className={css.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Name, note, copy, delete
        </button>
      </span>
      {isOpen && <OptionDetails option={option} />}
    </section>
  );
}

function OptionDetails({ option: { id, letter, name } }: { readonly option: OptionName }) {
  const store = usePlanStore();
  const plan = usePlan(({ shown }) => shown);
  const { go } = usePlanAddress();
  const toPlan = useWayBack();
  const kept = plan.options?.[id];
  const isFull = Object.keys(plan.options ?? {}).length >= limits.options;

  function copy() {
    const copyId = freeOptionId(store.read().shown);
    store.changePlan(duplicateOption(plan, id, { id: copyId, name: `${name.slice(0, 50)}, copy` }));
    go({ option: copyId });
  }

  function remove() {
    store.changePlan(deleteOption(id, name));
    const deletion = store.read().history.steps.at(-1);
    toPlan();
    showToast({
      title: `${name} is deleted`,
      tone: 'neutral',
      topic: `plan-option-${id}`,
      action: {
        label: `Undo: delete ${name}`,
        run: () => store.read().history.steps.at(-1) === deletion && store.undo(),
      },
    });
  }

  function moveAll() {
    store.changePlan(putAll(plan, id, name));
    toPlan();
  }

  return (
    <div className={css.details}>
      <TextInput
        key={kept?.name}
        label="Name"
        size="md"
        maxLength={60}
        defaultValue={kept?.name ?? ''}
        placeholder={`Plan ${letter}`}
        onBlur={({ currentTarget }) => store.changePlan(renameOption(id, currentTarget.value))}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <Textarea
        key={`note ${kept?.note}`}
        label="Note"
        size="md"
        maxLength={limits.noteCharacters}
        rows={2}
        defaultValue={kept?.note ?? ''}
        onBlur={({ currentTarget }) => store.changePlan(noteOption(id, currentTarget.value))}
      />
      <div className={css.actions}>
        <ActionButton tone="quiet" className={css.tall} onClick={moveAll}>
          Put all in your plan
        </ActionButton>
        {!isFull && (
          <ActionButton tone="quiet" className={css.tall} onClick={copy}>
            Copy
          </ActionButton>
        )}
        <ActionButton tone="quiet" className={css.tall} onClick={remove}>
          Delete
        </ActionButton>
      </div>
    </div>
  );
}

/** Opens the plan itself; the focus goes to its button, since the band goes. */
function useWayBack(): () => void {
  const { go } = usePlanAddress();
  return () => {
    go({ option: null });
    document.querySelector<HTMLElement>('[data-letter="A"]')?.focus();
  };
}
