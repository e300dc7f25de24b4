import {
  assetFields,
  entriesOf,
  fromEntries,
  liabilityFields,
  profileFields,
  splitProfileAddress,
} from '@freehold/contract';
import type { AssetColumns, ClientTables, LiabilityColumns, ProfileColumns } from '../schema/clients.ts';
import {
  type ColumnFacts,
  contact,
  type FactsOf,
  financial,
  identity,
  rowTimes,
  technical,
  withThePerson,
} from './facts.ts';

type ProfileColumnFacts = { readonly [Column in keyof ProfileColumns]: ColumnFacts };

const addressParts = Object.keys(splitProfileAddress(''));

/** Class and purpose of each profile column a person fills in, from the contract's table of fields. */
const profileColumnFacts = fromEntries<ProfileColumnFacts>([
  ...entriesOf(profileFields).flatMap(([, { kind, column, class: columnClass, purpose }]) => {
    const columns = kind === 'address' ? addressParts.map((part) => `${column}${part}`) : [column];
    return columns.map((name): [string, ColumnFacts] => [name, { class: columnClass, purpose }]);
  }),
  ['email_normalised', contact('The same for comparing')],
]);

function factsOf(fields: Readonly<Record<string, ColumnFacts & { readonly column: string }>>): [string, ColumnFacts][] {
  return Object.values(fields).map(({ column, class: columnClass, purpose }) => [
    column,
    { class: columnClass, purpose },
  ]);
}

const owner = technical('Whose it is');
const place = technical('Place in the list');

/** Client records. */
export const clientFacts: FactsOf<keyof ClientTables> = {
  profiles: {
    purpose: 'What a client or their adviser entered about the client, their work, household and partner',
    retention: withThePerson,
    about: [{ column: 'id', holds: 'person-id' }],
    columns: {
      id: technical('Names the client; equal to the id of the account where there is one'),
      version: technical('Counts the changes, so that two editors notice each other'),
      ...rowTimes,
      portfolios: financial('Portfolios as the screens keep them'),
      search_text: contact('Name, address and phone number in lower case, with and without accents, for the search'),
      sort_name: identity('The name for sorting'),
      sort_email: contact('The email address for sorting'),
      ...profileColumnFacts,
    },
  },
  assets: {
    purpose: 'What a client owns',
    retention: withThePerson,
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the asset'),
      profile_id: owner,
      position: place,
      ...fromEntries<{ readonly [Column in keyof AssetColumns]: ColumnFacts }>(factsOf(assetFields)),
    },
  },
  liabilities: {
    purpose: 'What a client owes or pays regularly',
    retention: withThePerson,
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the liability'),
      profile_id: owner,
      position: place,
      ...fromEntries<{ readonly [Column in keyof LiabilityColumns]: ColumnFacts }>(factsOf(liabilityFields)),
    },
  },
  valuations: {
    purpose: 'What assets were worth when, for the history of a portfolio',
    retention: withThePerson,
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the valuation'),
      profile_id: owner,
      asset_id: technical('Of which asset'),
      asset_label: financial('How the asset was called'),
      value: financial('Dollars'),
      valued_at: financial('When it was worth that'),
    },
  },
  month_figures: {
    purpose: 'What a record came to at its last change in a month, to say how figures have changed since',
    retention: 'The last 24 months with a change, with the person',
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      profile_id: owner,
      month: financial('Of which month'),
      net_worth: financial('Owned less owed, dollars'),
      property_equity: financial('Property less its loans, dollars'),
      left_over_monthly: financial('Left over a month, dollars'),
    },
  },
  client_notes: {
    purpose: 'What advisers noted about a client; no screen of the client shows it, their export does',
    retention: 'While the client record exists; a removed one for 7 days. Removed by an erasure',
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the note'),
      profile_id: technical('About which client'),
      author_id: technical('Which adviser wrote it'),
      text: identity('The note'),
      created_at: technical('When it was written'),
      edited_at: technical('When its text last changed'),
      removed_at: technical('When it was taken away'),
    },
  },
  client_tasks: {
    purpose: 'What advisers are to do for a client; no screen of the client shows it, their export does',
    retention: 'While the client record exists; a removed one for 7 days. Removed by an erasure',
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the task'),
      profile_id: technical('For which client'),
      text: identity('The task'),
      due_on: technical('On which day it is due'),
      owner_id: technical('Which adviser’s it is'),
      created_at: technical('When it was added'),
      done_at: technical('When it was finished'),
      done_by: technical('Which adviser finished it'),
      removed_at: technical('When it was taken away'),
    },
  },
  client_advisers: {
    purpose: 'Which advisers see and change a client’s record, which the client can look up',
    retention: withThePerson,
    about: [{ column: 'client_id', holds: 'person-id' }],
    columns: {
      client_id: technical('Whose record'),
      adviser_id: technical('Which adviser'),
      since: technical('Since when'),
      given_by: technical('Who decided it'),
    },
  },
  idle_records: {
    purpose: 'Client records that nobody has used for a year: advisers are asked whether to keep or erase each',
    retention: 'Until the record is used again; removed by an erasure',
    about: [{ column: 'profile_id', holds: 'person-id' }],
    columns: {
      profile_id: technical('Which record'),
      last_used_at: technical('When it was last used'),
      kept_at: technical('When an adviser said to keep it for another year'),
    },
  },
};
