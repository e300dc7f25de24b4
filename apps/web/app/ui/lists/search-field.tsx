import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { longestSearch } from './list-address.ts';
import css from './search-field.module.css';
import { followed, searchTextOf } from './search-text.ts';

const typingMs = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly description: string;
  /** The search in the URL. */
  readonly value: string;
  readonly onSearch: (q: string) => void;
  /** Called on arrow down, which moves into the rows. */
  readonly onDown: () => void;
  readonly hasShortcut: boolean;
}

/** A search that runs when typing pauses; Enter runs it at once. */
export function SearchField({ label, description, value, onSearch, onDown, hasShortcut }: SearchFieldProps) {
  const [stored, setField] = useState(() => searchTextOf(value));
  const field = followed(stored, value);
  if (field !== stored) setField(field);
  const wanted = field.text.trim();

  function ask() {
    if (wanted === value) return;
    setField((now) => ({ ...now, asked: wanted }));
    onSearch(wanted);
  }

  const askSoon = useDebouncedCallback(ask, typingMs);

  function submit(event: FormEvent) {
    event.preventDefault();
    ask();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onDown();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that submits, which the search element is not
    <form role="search" aria-label={label} onSubmit={submit}>
      <TextInput
        className={css.field ?? ''}
        type="search"
        label={label}
        description={description}
        maxLength={longestSearch}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts={hasShortcut ? '/' : undefined}
        value={field.text}
        onChange={({ currentTarget: { value: text } }) => {
          setField((now) => ({ ...now, text }));
          askSoon();
        }}
        onKeyDown={onKeyDown}
      />
    </form>
  );
}
