import { useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PickerOption, PickerSource } from './picker-source.ts';

/** What a source offers for a text. */
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

/** A field that searches as a person types and takes one of the records found. */
export function usePicker({ source, chosen, onChoose }: PickerSettings) {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [typed, setTyped] = useState<string | null>(null);
  const search = chosen === null ? (typed ?? '').trim() : '';
  const [settled] = useDebouncedValue(search, typingPauseMs);
  const found = useQuery({ ...pickerQuery(source, settled), enabled: combobox.dropdownOpened });
  const options = found.data ?? [];

  return {
    combobox,
    options,
    /** What the field shows: what is being typed, else the name of what was chosen. */
    text: typed ?? chosen?.label ?? '',
    /** What stands in place of options. */
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
