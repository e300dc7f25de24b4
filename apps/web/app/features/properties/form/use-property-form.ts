import { useFields } from '#app/lib/use-fields.ts';
import type { PropertyErrors } from './property-check.ts';
import { fieldId, type PropertyDraft, type PropertyField, propertyFields } from './property-draft.ts';

/** The property form's values and the errors to show, by the rules of `check`. */
export function usePropertyForm(initial: PropertyDraft, check: (draft: PropertyDraft) => PropertyErrors) {
  return useFields<PropertyDraft, PropertyField>({ initial, check, order: propertyFields, idOf: fieldId });
}

export type PropertyForm = ReturnType<typeof usePropertyForm>;
