import type { MaritalStatus } from '@freehold/finance';

/** Labels of the marital statuses. */
export const maritalStatusLabels: Readonly<Record<MaritalStatus, string>> = {
  single: 'Single',
  married: 'Married',
  'de-facto': 'De facto',
  divorced: 'Divorced',
  widowed: 'Widowed',
};
