import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PickerSource } from './picker-source.ts';

/** What a source offers for a text. */
export function pickerQuery({ key, find }: PickerSource, text: string) {
  return queryOptions({
    queryKey: [...key, text],
    queryFn: ({ signal }) => find(text, signal),
    placeholderData: keepPreviousData,
  });
}
