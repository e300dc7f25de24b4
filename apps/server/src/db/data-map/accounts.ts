import type { AccountTables } from '../schema/accounts.ts';
import { contact, type FactsOf, identity, rowTimes, secret, technical, withThePerson } from './facts.ts';

const owner = technical('Whose it is');

/** Accounts, and how their owners prove who they are. */
export const accountFacts: FactsOf<keyof AccountTables> = {
  users: {
    purpose: 'Accounts people sign in with',
    retention: withThePerson,
    about: [{ column: 'id', holds: 'person-id' }],
    columns: {
      id: technical('Names the account; the client record of the person has the same id'),
      email: contact('Sign-in name, and where account mails go'),
      email_normalised: contact('The same for comparing'),
      password_hash: secret('Checks the password (argon2id)'),
      password_version: technical('Counts the passwords, so that links for an earlier one end'),
      role: technical('ADMIN or CLIENT'),
      first_name: identity('How the person is addressed'),
      last_name: identity('How the person is addressed'),
      is_disabled: technical('Whether signing in is refused'),
      is_diagnostic: technical('Marks the administrator that the development aids made'),
      is_demo: technical('Marks an account that a demonstration was filled with'),
      email_verified_at: technical('When the person proved that the address is theirs'),
      confirm_by: technical('When a sign-up ends whose address nobody proved'),
      sign_up_origin: identity(
        'Browser and first half of the network address of a sign-up, told to the address until it is proven',
      ),
      ...rowTimes,
    },
  },
  sessions: {
    purpose: 'Sign-ins that are open or ended lately',
    retention: '30 days after it ended or ran out; removed by an erasure',
    about: [{ column: 'user_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the session in its access token'),
      user_id: owner,
      created_at: technical('When the person signed in'),
      expires_at: technical('When it ends at the latest'),
      last_used_at: technical('When it was last signed in to or renewed'),
      ended_at: technical('When it was ended'),
      user_agent: technical('Lets the person tell their devices apart'),
      refresh_salt: secret('What the codes of its refresh tokens are made with'),
      refresh_generation: technical('Which refresh token is the active one'),
      proven_at: technical('When password or code were last given, which sensitive acts ask for'),
    },
  },
  known_devices: {
    purpose: 'Devices an account was signed in to from, so that what strangers do elsewhere locks nobody out',
    retention:
      '90 days after the last sign-in from it, the ten newest of an account; removed by a new password and by an erasure',
    about: [{ column: 'user_id', holds: 'person-id' }],
    columns: {
      user_id: owner,
      device_mac: secret('A hash of the random token that the device keeps'),
      last_used_at: technical('When it was last signed in from'),
    },
  },
  account_links: {
    purpose: 'Single-use links to set a password or to prove an address',
    retention: 'Until it was used or has expired; removed by an erasure',
    about: [{ column: 'user_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the link; its secret part is worked out, not stored'),
      user_id: owner,
      purpose: technical('What the link is for'),
      created_at: technical('When it was made'),
      expires_at: technical('Until when it works'),
      used_at: technical('When it was used'),
      change_id: technical('Which waiting change it stops or proves'),
      asked_from: secret('Which known device asked for it'),
    },
  },
  account_changes: {
    purpose: 'Changes to an account that an adviser asked for, with the time its owner has to stop them',
    retention: '90 days after it took effect or was stopped; removed by an erasure',
    about: [{ column: 'user_id', holds: 'person-id' }],
    columns: {
      id: technical('Names the change'),
      user_id: owner,
      kind: technical('A new e-mail address, or signing in without the lost authenticator app'),
      new_email: contact('The address that is to be the new one'),
      asked_by: technical('The adviser who asked for it'),
      asked_at: technical('When it was asked for'),
      due_at: technical('When it takes effect at the earliest'),
      proven_at: technical('When the owner proved that the new address is theirs'),
      ended_at: technical('When it took effect, was stopped or lapsed'),
      outcome: technical('Which of these it was'),
    },
  },
  join_refusals: {
    purpose: 'Records that an adviser said are not those of an account with the same address',
    retention: 'While both the account and the record exist; removed by an erasure of either',
    about: [
      { column: 'account_id', holds: 'person-id' },
      { column: 'record_id', holds: 'person-id' },
    ],
    columns: {
      account_id: technical('The account'),
      record_id: technical('The record that is not its own'),
      refused_by: technical('The adviser who said so'),
      refused_at: technical('When it was said'),
    },
  },
  second_factors: {
    purpose: 'Authenticator apps',
    retention: 'Until the person turns it off; removed by an erasure',
    about: [{ column: 'user_id', holds: 'person-id' }],
    columns: {
      user_id: owner,
      secret: secret('Checks the codes of the app; encrypted'),
      created_at: technical('When setting it up began'),
      confirmed_at: technical('When the first code was right'),
      last_step: technical('Which code was used last, since each works once'),
      wrong_codes: technical('How many wrong codes were tried, so that guessing ends'),
      warned_at: technical('When the owner was last told of a wrong code'),
    },
  },
  recovery_codes: {
    purpose: 'Codes for somebody who lost the authenticator app',
    retention: 'Until the second factor is turned off; removed by an erasure',
    about: [{ column: 'user_id', holds: 'person-id' }],
    columns: {
      user_id: owner,
      code_mac: secret('A code of the code'),
      used_at: technical('When it was used'),
    },
  },
};
