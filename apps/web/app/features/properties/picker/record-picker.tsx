import { CloseButton, Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import fields from '#app/ui/fields/fields.module.css';
import { mostOptions, type PickerOption, type PickerSource } from './picker-source.ts';
import css from './record-picker.module.css';

/** Search results of a source. */
function pickerQuery({ key, find }: PickerSource, text: string) {
  return queryOptions({
    queryKey: [...key, text],
    queryFn: ({ signal }) => find(text, signal),
    placeholderData: keepPreviousData,
  });
}

const typingPauseMs = 250;
const longestSearch = 200;

interface PickerSettings {
  readonly source: PickerSource;
  readonly chosen: PickerOption | null;
  readonly onChoose: (option: PickerOption | null) => void;
}

/** A field that searches while typing and picks one of the results. */
function usePicker({ source, chosen, onChoose }: PickerSettings) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState<string | null>(null);
  const search = chosen === null ? (typed ?? '').trim() : '';
  const [settled] = useDebouncedValue(search, typingPauseMs);
  const found = useQuery({ ...pickerQuery(source, settled), enabled: combobox.dropdownOpened });
  const options = found.data ?? [];

  return {
    combobox,
    options,
    /** Text of the field: what is being typed, else the name of the chosen record. */
    text: typed ?? chosen?.label ?? '',
    /** Text in place of options. */
    state: stateOf({
      isWaiting: found.isFetching || search !== settled,
      isFailed: found.isError,
      count: options.length,
    }),
    retry: () => void found.refetch(),
    type(text: string) {
      setTyped(text.slice(0, longestSearch));
      if (chosen !== null) onChoose(null);
      combobox.openDropdown();
      combobox.resetSelectedOption();
    },
    choose(id: string) {
      const option = options.find((known) => known.id === id);
      if (option === undefined) return;
      setTyped(null);
      onChoose(option);
      combobox.closeDropdown();
    },
    clear() {
      setTyped(null);
      onChoose(null);
    },
  };
}

type PickerState = 'ready' | 'searching' | 'failed' | 'none';

function stateOf(found: { isWaiting: boolean; isFailed: boolean; count: number }): PickerState {
  if (found.isWaiting) return 'searching';
  if (found.isFailed) return 'failed';
  return found.count === 0 ? 'none' : 'ready';
}

interface RecordPickerProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  /** What is searched, in the plural: `clients`. */
  readonly noun: string;
  readonly source: PickerSource;
  readonly chosen: PickerOption | null;
  readonly error?: string | undefined;
  readonly onChoose: (option: PickerOption | null) => void;
}

/** Picks one record: type, then choose with the pointer or the arrow keys and Enter. */
export function RecordPicker(props: RecordPickerProps) {
  const { id, label, help, noun, source, chosen, error, onChoose } = props;
  const { combobox, options, text, state, retry, type, choose, clear } = usePicker({ source, chosen, onChoose });

  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={choose} size="md">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          id={id}
          className={fields.field ?? ''}
          label={label}
          description={help}
          error={error}
          placeholder={`Search ${noun}`}
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => type(event.currentTarget.value)}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => combobox.closeDropdown()}
          rightSection={
            text !== '' && (
              <CloseButton
                aria-label={`Clear ${label}`}
                onMouseDown={(event) => event.preventDefault()}
                onClick={clear}
              />
            )
          }
          classNames={{ input: fields.input ?? '', error: fields.error ?? '' }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        {/* Rendered from the start: the field can refer to the list only once it exists. */}
        <Combobox.Options
          id={`${id}-options`}
          className={css.options ?? ''}
          hidden={options.length === 0 || state === 'failed'}
          aria-label={label}
          aria-busy={state === 'searching'}
        >
          {options.map((option) => (
            <Combobox.Option key={option.id} value={option.id} active={option.id === chosen?.id}>
              <span className={css.label}>{option.label}</span>
              <span className={css.detail}>{option.detail}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
        <div className={css.state} role="status">
          {state === 'searching' && <p>Searching</p>}
          {state === 'none' && <p>No {noun} match. Try another part of the name.</p>}
          {state === 'ready' && options.length === mostOptions && (
            <p>The first {mostOptions}. Type more to narrow it down.</p>
          )}
          {state === 'failed' && <p>The {noun} could not be searched.</p>}
        </div>
        {state === 'failed' && (
          <button type="button" className={css.retry} onMouseDown={(event) => event.preventDefault()} onClick={retry}>
            Retry
          </button>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
