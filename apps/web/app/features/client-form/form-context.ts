import { createFormContext } from '@mantine/form';
import { createContext } from 'react';
import type { ClientFormValues } from './client-form-values.ts';

/**
 * The client form for its child components; its fields are uncontrolled, so that a keystroke re-renders none of them.
 */
export const [ClientFormProvider, useClientFormContext, useClientForm] = createFormContext<ClientFormValues>();

/** What the questions of a row need of the form around it. */
export interface FormSurround {
  /** True if users enter their own details. */
  readonly isOwn: boolean;
  /** The field that was last asked for, to be shown if it is a folded one; a new object each time. */
  readonly wanted: { readonly path: string } | null;
  /** Shows a field by its path and focuses it. */
  readonly goTo: (path: string) => void;
}

export const FormSurroundContext = createContext<FormSurround>({ isOwn: false, wanted: null, goTo: () => undefined });

export type ClientFormState = ReturnType<typeof useClientFormContext>;
