import { createFormContext } from '@mantine/form';
import type { ClientFormValues } from './client-form-values.ts';

/**
 * The client form for its child components; its fields are uncontrolled, so that a keystroke re-renders none of them.
 */
export const [ClientFormProvider, useClientFormContext, useClientForm] = createFormContext<ClientFormValues>();

export type ClientFormState = ReturnType<typeof useClientFormContext>;
