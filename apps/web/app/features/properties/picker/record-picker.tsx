import { CloseButton, Combobox, TextInput } from '@mantine/core';
import fields from '#app/ui/fields/fields.module.css';
import { mostOptions, type PickerOption, type PickerSource } from './picker-source.ts';
import css from './record-picker.module.css';
import { usePicker } from './use-picker.ts';

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

/** Takes one record out of any number: type, then choose with the pointer or the arrow keys and Enter. */
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
        {/* There from the start: the field names it as its list only once it has been there. */}
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
