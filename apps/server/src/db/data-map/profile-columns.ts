import { entriesOf, fromEntries, profileFields, splitProfileAddress } from '@freehold/contract';
import type { ProfileColumns } from '../schema/clients.ts';
import { type ColumnFacts, contact } from './facts.ts';

type ProfileColumnFacts = { readonly [Column in keyof ProfileColumns]: ColumnFacts };

const addressParts = Object.keys(splitProfileAddress(''));

/** Class and purpose of each profile column a person fills in, from the contract's table of fields. */
export const profileColumnFacts = fromEntries<ProfileColumnFacts>([
  ...entriesOf(profileFields).flatMap(([, { kind, column, class: columnClass, purpose }]) => {
    const columns = kind === 'address' ? addressParts.map((part) => `${column}${part}`) : [column];
    return columns.map((name): [string, ColumnFacts] => [name, { class: columnClass, purpose }]);
  }),
  ['email_normalised', contact('The same for comparing')],
]);
