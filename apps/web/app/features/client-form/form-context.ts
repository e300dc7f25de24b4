import { createFormContext } from '@mantine/form';
import type { ClientFormValues } from './client-form-values.ts';

/** The client form for the parts below it; its fields keep what is typed to themselves, so that a key renders none of them. */
export const [ClientFormProvider, useClientFormContext, useClientForm] = createFormContext<ClientFormValues>();

export type ClientFormState = ReturnType<typeof useClientFormContext>;
