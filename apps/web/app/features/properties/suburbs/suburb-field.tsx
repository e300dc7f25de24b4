import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import fieldsClasses from '#app/ui/fields/fields.module.css';
import css from './suburb-field.module.css';
import { postcodesOf, type Suburb, suburbsIn, suggestedSuburbs } from './suburb-search.ts';

/** Every suburb of Australia with its postcode: a chunk of its own, lazy-loaded by the first form that needs it. */
const suburbQuery = queryOptions({
  queryKey: ['suburbs'],
  queryFn: async () => suburbsIn((await import('./suburb-list.txt?raw')).default),
  staleTime: Number.POSITIVE_INFINITY,
  retry: 1,
});

interface SuburbFieldProps {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly inputMode: 'text' | 'numeric';
  readonly value: string;
  readonly state: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onBlur: () => void;
  readonly onChoose: (suburb: Suburb) => void;
}

/** Suggests places while a suburb or postcode is typed; any other text is accepted too. */
export function SuburbField(props: SuburbFieldProps) {
  const { id, label, help, inputMode, value, state, error, onType, onBlur, onChoose } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [wasEntered, setEntered] = useState(false);
  const { data = [] } = useQuery({ ...suburbQuery, enabled: wasEntered });
  const found = combobox.dropdownOpened ? suggestedSuburbs(data, value, state) : [];

  function type(text: string) {
    onType(text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  }

  function choose(place: string) {
    const suburb = found.find((known) => placeOf(known) === place);
    if (suburb) onChoose(suburb);
    combobox.closeDropdown();
  }

  function leave() {
    combobox.closeDropdown();
    onBlur();
  }

  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={choose} size="md">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          id={id}
          className={fieldsClasses.field ?? ''}
          label={label}
          description={help}
          error={error}
          value={value}
          inputMode={inputMode}
          autoComplete="off"
          onFocus={() => setEntered(true)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
          classNames={{ input: fieldsClasses.input ?? '', error: fieldsClasses.error ?? '' }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={found.length === 0}>
        <Combobox.Options id={`${id}-options`} aria-label="Suggestions">
          {found.map((suburb) => (
            <Combobox.Option key={placeOf(suburb)} value={placeOf(suburb)}>
              {suburb.name} <span className={css.place}>{`${suburb.state} ${suburb.postcode}`}</span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function placeOf({ name, state, postcode }: Suburb): string {
  return `${name} ${state} ${postcode}`;
}

/** Postcodes of a suburb, once a form has loaded the list; empty where it is not known. */
export function usePostcodes(suburb: string, state: string): string[] {
  const { data } = useQuery({ ...suburbQuery, enabled: false });
  return data ? postcodesOf(data, suburb, state) : [];
}
