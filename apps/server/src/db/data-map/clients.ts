import type { ClientTables } from '../schema/clients.ts';
import { contact, type FactsOf, financial, identity, rowTimes, technical, withThePerson } from './facts.ts';
import { profileColumnFacts } from './profile-columns.ts';

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
      search_text: contact('Name, address and phone number in lower case, for the search'),
      sort_name: identity('The name for sorting'),
      sort_email: contact('The e-mail address for sorting'),
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
      asset_type: financial('Kind'),
      current_value: financial('Dollars today'),
      original_price: financial('Dollars paid'),
      year_purchased: financial('Year bought'),
      ownership_percent: financial('Share owned'),
      income_amount: financial('Dollars each time'),
      income_frequency: financial('How often it pays'),
      description: financial('Own words'),
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
      liability_type: financial('Kind'),
      is_primary_residence: financial('Whether it is the loan of the home'),
      loan_balance: financial('Dollars owing'),
      limit_amount: financial('Dollars that may be drawn'),
      lender_type: financial('Who lends'),
      interest_rate_percent: financial('Percent a year'),
      term_type: financial('Fixed or variable'),
      repayment_amount: financial('Dollars each time'),
      repayment_frequency: financial('How often it is repaid'),
      loan_type: financial('Interest only, or with principal'),
      description: financial('Own words'),
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
