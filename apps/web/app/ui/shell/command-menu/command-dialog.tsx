import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { Modal } from '@mantine/core';
import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router';
import { SignedInData } from '#app/lib/signed-in-data.tsx';
import css from './command-menu.module.css';
import { fewestTyped, type MenuLine, useCommandList } from './use-command-list.ts';

interface CommandDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called once it is off the screen. */
  readonly onClosed: () => void;
}

/** Finds a client, a lead or a property and goes to any screen of an adviser: type, then Enter. */
export function CommandDialog({ isOpen, onClose, onClosed }: CommandDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      title="Find or go to"
      closeButtonProps={{ 'aria-label': 'Close' }}
      yOffset="8dvh"
      size="lg"
    >
      <SignedInData>
        <CommandList onLeave={onClose} />
      </SignedInData>
    </Modal>
  );
}

function CommandList({ onLeave }: { onLeave: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const list = useCommandList((to) => {
    onLeave();
    navigate(to);
  });
  const { typed, groups, current } = list;
  return (
    <>
      <input
        className={css.field}
        data-autofocus
        role="combobox"
        aria-label="Find a client, a lead, a property or a screen"
        aria-expanded={groups.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current === null ? undefined : `${id}-${current.at}`}
        aria-autocomplete="list"
        placeholder="Client, lead, property or screen"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => list.type(event.currentTarget.value)}
        onKeyDown={list.onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Matches" aria-busy={list.isSearching} className={css.list}>
        {groups.map(({ name, lines }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, which a fieldset cannot be
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <p id={`${id}-${name}`} role="presentation" className={css.heading}>
              {name}
            </p>
            {lines.map((line) => (
              <Option key={line.to} id={`${id}-${line.at}`} line={line} isActive={line === current} list={list} />
            ))}
          </div>
        ))}
      </div>
      <State list={list} />
    </>
  );
}

type List = ReturnType<typeof useCommandList>;

function Option({ id, line, isActive, list }: { id: string; line: MenuLine; isActive: boolean; list: List }) {
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [isActive, id]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={css.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => list.point(line.at)}
      onClick={() => list.follow(line.to)}
    >
      <span className={css.label}>{line.label}</span>
      {line.detail !== null && <span className={css.detail}>{line.detail}</span>}
    </div>
  );
}

function State({ list }: { list: List }) {
  return (
    <div className={css.state}>
      <p role="status">{stateText(list)}</p>
      {list.isFailed && (
        <button type="button" className={css.retry} onClick={list.retry}>
          Retry
        </button>
      )}
    </div>
  );
}

function stateText({ typed, count, isSearching, isFailed }: List): string {
  if (typed.trim().length < fewestTyped)
    return 'Type two letters of a name or an address to find clients, leads and properties.';
  if (isSearching) return 'Searching clients, leads and properties';
  if (isFailed) return 'Clients, leads and properties could not be searched.';
  if (count === 0) return 'Nothing matches. Try another part of the name or the address.';
  return count === 1 ? '1 match' : `${count} matches`;
}
