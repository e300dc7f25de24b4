import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import { useHasAdviser } from '../model/account-of.ts';
import { usePlanAddress } from '../model/plan-address.ts';
import { usePlan, usePlanStore } from '../model/plan-context.ts';
import { useSelection } from '../model/selection.ts';
import css from './command-menu.module.css';
import { type CommandAction, planCommands } from './plan-commands.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Finds anything of the plan, goes there, or adds to it: type, then Enter. */
export function CommandMenu({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      returnFocus
      title="Find or do"
      closeButtonProps={{ 'aria-label': 'Close' }}
      yOffset="8dvh"
      size="lg"
      transitionProps={{ duration: 0 }}
    >
      <CommandList onClose={onClose} />
    </Modal>
  );
}

function CommandList({ onClose }: { readonly onClose: () => void }) {
  const id = useId();
  const run = useAction();
  const plan = usePlan(({ shown }) => shown);
  const current = usePlan((state) => state.current);
  const view = usePlan(({ open }) => open);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const lines = planCommands({ plan, current, view, hasAdviser: useHasAdviser() }, typed);
  const at = Math.min(active, lines.length - 1);

  function follow(action: CommandAction) {
    onClose();
    run(action);
  }

  function onKeyDown(event: KeyboardEvent) {
    const line = lines[at];
    const step = steps[event.key];
    if (event.nativeEvent.isComposing || line === undefined) return;
    if (step !== undefined) setActive((at + step + lines.length) % lines.length);
    else if (event.key === 'Enter') follow(line.action);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <input
        className={css.field}
        data-autofocus
        role="combobox"
        aria-label="Find a view, a year, a record or a question"
        aria-expanded={lines.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={lines.length > 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        placeholder="add buy, go to 2034, plan b, explain tax 2030"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Matches" className={css.list}>
        {lines.map((line, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
          <div
            key={line.id}
            id={`${id}-${place}`}
            ref={(option) => void (place === at && option?.scrollIntoView({ block: 'nearest' }))}
            role="option"
            aria-selected={place === at}
            className={css.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(place)}
            onClick={() => follow(line.action)}
          >
            {line.label}
          </div>
        ))}
      </div>
      <p role="status" className={css.state}>
        {lines.length === 0 ? 'Nothing in the plan matches.' : ''}
      </p>
    </>
  );
}

function useAction() {
  const store = usePlanStore();
  const { go } = usePlanAddress();
  const { select } = useSelection();
  const does = { undo: store.undo, redo: store.redo, print: () => window.print() };
  return (action: CommandAction) => {
    if ('go' in action) go(action.go);
    else if ('select' in action) select(action.select);
    else does[action.step]();
  };
}
